import { type ReactNode, useState } from 'react'
import { nombreDeMes } from '../../domain/calendario/nombre-de-mes'
import { mesesDeCuota, ultimaCuotaDe, ultimasCuotas } from '../../domain/pagos/meses-de-cuota'
import { nombreDePersona } from '../../domain/personas/nombres'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useGestion } from '../base/curso/gestion'
import { type Catedra, type Inscrito, useCatedra } from '../base/curso/queries'
import { hoy } from '../base/sitio'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { inscripciones } from './gestion'

interface Props {
  /** Asks about this one; nothing where it is none. */
  inscrito: Inscrito | null
  onClose: () => void
  /** What leaving means, to whoever asks. */
  children: ReactNode
}

export function Desinscripcion({ inscrito, ...props }: Props) {
  const quien = useUltimo(inscrito)
  return quien && <Pregunta key={quien.id} quien={quien} open={inscrito !== null} {...props} />
}

interface PreguntaProps extends Omit<Props, 'inscrito'> {
  quien: Inscrito
  open: boolean
}

function Pregunta({ quien, open, onClose, children }: PreguntaProps) {
  const catedra = useCatedra(quien.catedraId)
  const { unenroll } = useGestion(inscripciones)
  const { send, enviando } = useAccion(unenroll(quien.catedraId))
  const [elegida, setElegida] = useState<string | null>(null)
  const ultima_cuota = paysThisMonth(catedra, quien) ? (elegida ?? ultimaCuotaSupuesta(quien)) : undefined
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => send({ alumnoId: quien.alumnoId, ultima_cuota }, hastaQueNoEste(onClose))}
      title={`¿Desinscribir a ${nombreDePersona(quien.Alumno)}?`}
      confirmLabel="Desinscribir"
      saving={enviando}
      savingLabel="Desinscribiendo..."
      danger
    >
      {children}
      {ultima_cuota && <CuotaDelMes ultima={ultima_cuota} onChoose={setElegida} />}
    </ConfirmDialog>
  )
}

/** Whether who leaves today may owe the month's fee. */
const paysThisMonth = ({ modalidad_pago, ...catedra }: Catedra, { cuota_monto }: Inscrito) =>
  modalidad_pago === 'PARTICULAR' &&
  cuota_monto > 0 &&
  mesesDeCuota({ ...catedra, estadias: [{ desde: hoy(), hasta: null, ultima_cuota: null }] }).includes(
    ultimasCuotas(hoy())[0],
  )

const ultimaCuotaSupuesta = ({ dia_cobro, estadias }: Inscrito) =>
  ultimaCuotaDe(dia_cobro, estadias.at(-1)?.desde ?? hoy(), hoy())

/** Whether the fee of the month of leaving is owed. */
function CuotaDelMes({ ultima, onChoose }: { ultima: string; onChoose: (mes: string) => void }) {
  const [mes, anterior] = ultimasCuotas(hoy())
  const opciones = [
    [mes, 'se debe'],
    [anterior, 'no se debe'],
  ] as const
  return (
    <fieldset className="se-debe hilera">
      <legend>La cuota de {nombreDeMes(Number(mes.slice(5)))}:</legend>
      {opciones.map(([una, texto]) => (
        <label key={una}>
          <input type="radio" name="ultima-cuota" checked={ultima === una} onChange={() => onChoose(una)} />
          <span>{texto}</span>
        </label>
      ))}
    </fieldset>
  )
}
