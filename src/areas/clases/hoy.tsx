import type { Horario } from '../../domain/horarios'
import { diaDeSemanaDe } from '../../domain/semana'
import { textoDeFalla } from '../../lib/api'
import { diaCorto } from '../../lib/formato'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'
import { hoy } from '../base/sitio'
import { useAccion } from '../base/use-accion'
import { useGestion } from '../catedras/gestion'
import { Cuentas } from './cuentas'
import { clases } from './gestion'
import type { DiaClase } from './tipos'

interface Props {
  catedraId: number
  dias: DiaClase[]
  horarios: readonly Horario[]
  inscritos: number
  onTake: (diaId: number) => void
}

/** Where there is class today, its attendance is one tap away; also where nobody has created the day. */
export function Hoy({ catedraId, dias, horarios, inscritos, onTake }: Props) {
  const fecha = hoy()
  const dia_semana = diaDeSemanaDe(fecha)
  const dia = dias.find((uno) => uno.fecha === fecha)
  const { saveDia } = useGestion(clases)
  const { send, enviando } = useAccion(saveDia(catedraId))
  if (!dia && !horarios.some((uno) => uno.dia_semana === dia_semana)) return null

  const create = () =>
    send(
      { fecha, dia_semana },
      {
        onSuccess: ({ id }) => onTake(id),
        onError: (error) => void toast.error(textoDeFalla('Error al guardar el día de clase.', error)),
      },
    )
  return (
    <div className="panel clase-de-hoy">
      <div>
        <h3>Hoy, {dia_semana.toLowerCase()}</h3>
        <p className="apagado">{diaCorto(fecha)}</p>
      </div>
      {dia && <Cuentas dia={dia} inscritos={inscritos} />}
      {dia ? (
        <Button variant="primary" onClick={() => onTake(dia.id)}>
          Tomar asistencia de hoy
        </Button>
      ) : (
        <Button variant="primary" onClick={create} saving={enviando} savingLabel="Creando...">
          Crear la clase de hoy
        </Button>
      )}
    </div>
  )
}
