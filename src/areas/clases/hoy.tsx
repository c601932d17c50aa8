import type { Horario } from '../../domain/horarios'
import { diaDeSemanaDe } from '../../domain/semana'
import { textoDeFalla } from '../../lib/api'
import { diaCorto } from '../../lib/formato'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'
import { hoy } from '../base/sitio'
import { useAccion } from '../base/use-accion'
import { Cuentas } from './cuentas'
import { guardarDia } from './queries'
import type { DiaClase } from './tipos'

interface Props {
  catedraId: number
  dias: DiaClase[]
  horarios: readonly Horario[]
  inscritos: number
  alTomar: (diaId: number) => void
}

/** Where there is class today, its attendance is one tap away; also where nobody has created the day. */
export function Hoy({ catedraId, dias, horarios, inscritos, alTomar }: Props) {
  const fecha = hoy()
  const dia_semana = diaDeSemanaDe(fecha)
  const dia = dias.find((uno) => uno.fecha === fecha)
  const { enviar, enviando } = useAccion(guardarDia(catedraId))
  if (!dia && !horarios.some((uno) => uno.dia_semana === dia_semana)) return null

  const crear = () =>
    enviar(
      { fecha, dia_semana },
      {
        onSuccess: ({ id }) => alTomar(id),
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
        <Button variant="primary" onClick={() => alTomar(dia.id)}>
          Tomar asistencia de hoy
        </Button>
      ) : (
        <Button variant="primary" onClick={crear} saving={enviando} savingLabel="Creando...">
          Crear la clase de hoy
        </Button>
      )}
    </div>
  )
}
