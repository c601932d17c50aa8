import { useSuspenseQuery } from '@tanstack/react-query'
import { modalidades, turnos } from '../../domain/catedras'
import { nombreDePersona } from '../../domain/nombres'
import { Select } from '../../ui/select'
import { NumberField, TextField } from '../../ui/text-field'
import { useCampo } from '../base/formulario/use-campo'
import { etiquetaDeModalidad } from '../pagos/modalidad-de-pago'
import { docentesQuery } from '../personas/queries-de-docentes'
import type { ValoresDeCatedra } from './valores'

const opcionesDeTurno = turnos.map((turno) => ({ value: turno, label: turno }))
const opcionesDeModalidad = modalidades.map((value) => ({ value, label: etiquetaDeModalidad[value] }))
const SIN_DOCENTE = { value: '', label: 'Todavía sin docente' }

export function CamposDeCatedra() {
  const { data: docentes } = useSuspenseQuery(docentesQuery)
  const campo = useCampo<ValoresDeCatedra>()
  const opcionesDeDocente = docentes.map((docente) => ({
    value: String(docente.id),
    label: nombreDePersona(docente),
  }))
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
        <Select label="Docente" options={[SIN_DOCENTE, ...opcionesDeDocente]} {...campo('docenteId')} />
      </div>
    </>
  )
}
