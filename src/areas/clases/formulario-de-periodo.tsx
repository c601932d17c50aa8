import { z } from 'zod'
import type { Horario } from '../../domain/catedras/horarios'
import { periodoDeClases } from '../../domain/clases/dias-clase'
import { TextField } from '../../ui/text-field'
import type { DiaClase } from '../base/curso/dias'
import { useGestion } from '../base/curso/gestion'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { variosDias } from './gestion'
import { feriadosDe, type ValoresDePeriodo, VistaDelPeriodo } from './vista-del-periodo'

interface Props {
  catedraId: number
  dias: DiaClase[]
  horarios: readonly Horario[]
  onClose: () => void
}

const iniciales: ValoresDePeriodo = { desde: '', hasta: '', cambiados: [] }

/** The period's rules, with its holidays as they are sent. */
const conFeriados = (horarios: readonly Horario[]) =>
  z.preprocess((escrito: ValoresDePeriodo) => {
    const { desde, hasta } = escrito
    const hayPeriodo = periodoDeClases.safeParse({ desde, hasta, feriados: [] }).success
    return { desde, hasta, feriados: hayPeriodo ? feriadosDe(escrito, horarios) : [] }
  }, periodoDeClases)

export default function FormularioDePeriodo({ catedraId, dias, horarios, onClose }: Props) {
  const { generateDias } = useGestion(variosDias)
  return (
    <FormularioQueGuarda
      borrador={`periodo-${catedraId}`}
      iniciales={iniciales}
      esquema={conFeriados(horarios)}
      accion={generateDias(catedraId)}
      falla="Error al guardar el día de clase."
      send="Generar los días de clase"
      mientras="Generando..."
      onClose={onClose}
    >
      <Fechas />
      <VistaDelPeriodo dias={dias} horarios={horarios} />
    </FormularioQueGuarda>
  )
}

function Fechas() {
  const campo = useCampo<ValoresDePeriodo>()
  return (
    <div className="ui-fila">
      <TextField label="Desde" type="date" required {...campo('desde')} />
      <TextField label="Hasta" type="date" required {...campo('hasta')} />
    </div>
  )
}
