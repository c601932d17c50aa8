import { useIsFetching } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { unoDe } from '../../domain/base/campos'
import { type DiaDeSemana, diasDeSemana } from '../../domain/calendario/semana'
import {
  catedraNueva,
  type DestinoDeClases,
  destinosDeClases,
  modalidades,
  turnos,
} from '../../domain/catedras/catedras'
import { soloHorario } from '../../domain/catedras/horarios'
import { Button } from '../../ui/button'
import { Select } from '../../ui/select'
import { NumberField, TextField } from '../../ui/text-field'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { hoy } from '../base/sitio'
import { etiquetaDeModalidad } from '../pagos/modalidad-de-pago'
import { ClasesPorVenir } from './clases-por-venir'
import { useDocentesPorElegir } from './docentes-por-elegir'
import { type CatedraEditable, CLASES_POR_VENIR, saveCatedra } from './queries-de-catedras'

interface Props {
  /** Which one it edits; otherwise it is a new one. */
  catedra: CatedraEditable | undefined
  onClose: () => void
  /** Once there is a new one. */
  onCreate?: ((id: number) => void) | undefined
}

/** With what becomes of the classes to come, which only another schedule asks. */
const catedraEditada = catedraNueva.and(z.object({ clases_por_venir: unoDe(destinosDeClases) }))

export default function FormularioDeCatedra({ catedra, onClose, onCreate }: Props) {
  const averiguando = useIsFetching({ queryKey: [CLASES_POR_VENIR] }) > 0
  return (
    <FormularioQueGuarda
      borrador={`catedra-${catedra?.id ?? 'nueva'}`}
      iniciales={catedra ? valoresDeCatedra(catedra) : catedraVacia()}
      esquema={catedra ? catedraEditada : catedraNueva}
      accion={saveCatedra(catedra?.id)}
      isEdit={catedra !== undefined}
      falla="No se pudo guardar la cátedra."
      averiguando={averiguando}
      send={catedra ? 'Guardar cambios' : 'Crear cátedra'}
      onClose={onClose}
      onSave={catedra || !onCreate ? undefined : (creada) => 'id' in creada && onCreate(creada.id)}
    >
      <CamposDeCatedra />
      <Horarios />
      {catedra && <ClasesPorVenir catedra={catedra} />}
    </FormularioQueGuarda>
  )
}

const opcionesDeTurno = turnos.map((turno) => ({ value: turno, label: turno }))
const opcionesDeModalidad = modalidades.map((value) => ({ value, label: etiquetaDeModalidad[value] }))

function CamposDeCatedra() {
  const docentes = useDocentesPorElegir()
  const seCobra = useWatch<ValoresDeCatedra, 'modalidad_pago'>({ name: 'modalidad_pago' }) === 'PARTICULAR'
  const campo = useCampo<ValoresDeCatedra>()
  return (
    <>
      <div className="ui-fila nombre-y-anio">
        <TextField label="Nombre" autoComplete="off" required {...campo('nombre')} />
        <NumberField label="Año" required {...campo('anio')} />
      </div>
      <TextField label="Institución" autoComplete="off" {...campo('institucion')} />
      <div className="ui-fila">
        <Select label="Turno" options={opcionesDeTurno} {...campo('turno')} />
        <TextField label="Aula" autoComplete="off" {...campo('aula')} />
      </div>
      <div className="ui-fila">
        <Select
          label="Modalidad de pago"
          options={opcionesDeModalidad}
          hint="En una cátedra institucional no se cobra."
          {...campo('modalidad_pago')}
        />
        <Select label="Docente" options={docentes} {...campo('docenteId')} />
      </div>
      {seCobra && (
        <div className="ui-fila">
          <TextField
            label="Primer mes de cuotas"
            type="month"
            hint="Como 2026-03. Si lo dejas vacío, enero."
            {...campo('cuotas_desde')}
          />
          <TextField
            label="Último mes de cuotas"
            type="month"
            hint="Si lo dejas vacío, diciembre."
            {...campo('cuotas_hasta')}
          />
        </div>
      )}
    </>
  )
}

const opcionesDeDia = diasDeSemana.map((dia) => ({ value: dia, label: dia }))

/** The weekly slots; a new one is at the hour of the last, on the day after. */
function Horarios() {
  const { control, getValues, setFocus } = useFormContext<ValoresDeCatedra>()
  const { fields, append, remove } = useFieldArray({ control, name: 'horariosPorDia' })

  const appendNew = () => append(siguienteA(getValues('horariosPorDia').at(-1)))

  const drop = (posicion: number) => {
    remove(posicion)
    if (fields.length > 1) setFocus(`horariosPorDia.${Math.min(posicion, fields.length - 2)}.dia_semana`)
  }

  return (
    <fieldset className="horarios pila aire-3">
      <legend>Días y horarios</legend>
      {fields.length === 0 && <p className="ui-ayuda">Todavía sin horario.</p>}
      {fields.map((campo, posicion) => (
        <HorarioItem key={campo.id} posicion={posicion} onRemove={() => drop(posicion)} />
      ))}
      <div>
        <Button onClick={appendNew}>
          <Plus aria-hidden="true" /> Agregar horario
        </Button>
      </div>
    </fieldset>
  )
}

function HorarioItem({ posicion, onRemove }: { posicion: number; onRemove: () => void }) {
  const campo = useCampo<ValoresDeCatedra>()
  return (
    <div className="horario">
      <Select label="Día" options={opcionesDeDia} {...campo(`horariosPorDia.${posicion}.dia_semana`)} />
      <TextField label="Desde" type="time" {...campo(`horariosPorDia.${posicion}.hora_inicio`)} />
      <TextField label="Hasta" type="time" {...campo(`horariosPorDia.${posicion}.hora_fin`)} />
      <Button variant="quiet" className="quitar" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        <span className="oculto">Quitar el horario {posicion + 1}</span>
      </Button>
    </div>
  )
}

type Horario = ValoresDeCatedra['horariosPorDia'][number]

function siguienteA(ultimo: Horario | undefined): Horario {
  if (!ultimo) return { dia_semana: 'Lunes', hora_inicio: '', hora_fin: '' }
  const posicion = diasDeSemana.indexOf(ultimo.dia_semana as DiaDeSemana)
  return { ...ultimo, dia_semana: diasDeSemana[(posicion + 1) % diasDeSemana.length] ?? 'Lunes' }
}

/** The course's form as it is typed. */
interface ValoresDeCatedra {
  nombre: string
  anio: string
  institucion: string
  turno: string
  aula: string
  modalidad_pago: string
  cuotas_desde: string
  cuotas_hasta: string
  docenteId: string
  horariosPorDia: { dia_semana: string; hora_inicio: string; hora_fin: string }[]
  clases_por_venir?: DestinoDeClases
}

const catedraVacia = (): ValoresDeCatedra => ({
  nombre: '',
  anio: hoy().slice(0, 4),
  institucion: '',
  turno: 'Noche',
  aula: '',
  modalidad_pago: 'PARTICULAR',
  cuotas_desde: '',
  cuotas_hasta: '',
  docenteId: '',
  horariosPorDia: [],
})

const valoresDeCatedra = (una: CatedraEditable): ValoresDeCatedra => ({
  nombre: una.nombre,
  anio: String(una.anio),
  institucion: una.institucion ?? '',
  turno: una.turno,
  aula: una.aula ?? '',
  modalidad_pago: una.modalidad_pago,
  cuotas_desde: una.cuotas_desde ?? '',
  cuotas_hasta: una.cuotas_hasta ?? '',
  docenteId: String(una.docenteId ?? ''),
  horariosPorDia: una.CatedraDiaHorario.map(soloHorario),
  clases_por_venir: 'DEJAR',
})
