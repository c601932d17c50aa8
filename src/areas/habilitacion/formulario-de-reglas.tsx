import {
  DIAS_PARA_JUSTIFICAR_MAXIMO,
  FALTAS_PERDONADAS_MAXIMO,
  reglasEscritas,
} from '../../domain/habilitacion/reglas-de-catedra'
import { Checkbox } from '../../ui/checkbox'
import { Select } from '../../ui/select'
import { NumberField } from '../../ui/text-field'
import { useGestion } from '../base/curso/gestion'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { Ensayo } from './ensayo'
import { habilitacion, type Reglas } from './gestion'

interface Props {
  catedraId: number
  reglas: Reglas
  onClose: () => void
}

const escrito = (valor: number | null) => (valor === null ? '' : String(valor))

/** All are saved at once, those too that have no field here. */
const valoresDe = (reglas: Reglas) => ({
  ...reglas,
  asistencia_minima: escrito(reglas.asistencia_minima),
  tarde_vale: escrito(reglas.tarde_vale),
  faltas_perdonadas: escrito(reglas.faltas_perdonadas),
  proceso_minimo: escrito(reglas.proceso_minimo),
  dias_para_justificar: escrito(reglas.dias_para_justificar),
})

export type ValoresDeReglas = ReturnType<typeof valoresDe>

export default function FormularioDeReglas({ catedraId, reglas, onClose }: Props) {
  const { saveReglas } = useGestion(habilitacion)
  return (
    <FormularioQueGuarda
      borrador={`reglas-${catedraId}`}
      iniciales={valoresDe(reglas)}
      esquema={reglasEscritas}
      accion={saveReglas(catedraId)}
      falla="No se pudieron guardar las reglas de la cátedra."
      send="Guardar las reglas"
      onClose={onClose}
    >
      <CamposDeAsistencia />
      <CamposDeProceso />
      <Ensayo catedraId={catedraId} />
    </FormularioQueGuarda>
  )
}

function CamposDeAsistencia() {
  const campo = useCampo<ValoresDeReglas>()
  return (
    <>
      <NumberField
        label="Asistencia mínima (%)"
        hint="De 1 a 100. Si la dejas vacía, no se exige."
        {...campo('asistencia_minima')}
      />
      <div className="ui-fila">
        <Select
          label="Una llegada tarde vale"
          options={[
            { value: '1', label: 'Una clase' },
            { value: '0.5', label: 'Media clase' },
          ]}
          {...campo('tarde_vale')}
        />
        <Select
          label="Una falta justificada"
          options={[
            { value: 'NO_CUENTA', label: 'No cuenta' },
            { value: 'PRESENTE', label: 'Vale como presente' },
            { value: 'AUSENTE', label: 'Vale como ausente' },
          ]}
          {...campo('justificada')}
        />
      </div>
      <div className="ui-fila">
        <NumberField
          label="Faltas que se perdonan"
          hint={`De 0 a ${FALTAS_PERDONADAS_MAXIMO}.`}
          {...campo('faltas_perdonadas')}
        />
        <NumberField
          label="Días para justificar"
          hint={`De 0 a ${DIAS_PARA_JUSTIFICAR_MAXIMO}, después de la falta.`}
          {...campo('dias_para_justificar')}
        />
      </div>
      <Select
        label="La asistencia se cuenta"
        options={[
          { value: 'INSCRIPCION', label: 'Desde la inscripción de cada alumno' },
          { value: 'INICIO', label: 'Desde la primera clase' },
        ]}
        {...campo('cuenta_desde')}
      />
    </>
  )
}

function CamposDeProceso() {
  const campo = useCampo<ValoresDeReglas>()
  return (
    <>
      <NumberField
        label="Proceso mínimo (%)"
        hint="De los puntos de tareas y evaluaciones. Si lo dejas vacío, no se exige."
        {...campo('proceso_minimo')}
      />
      <Checkbox label="Para rendir hay que estar al día con los pagos" {...campo('exige_pagos')} />
    </>
  )
}
