import { lazy, useEffect, useRef } from 'react'
import { noHuboClase } from '../../domain/clases/suspension'
import { diaCorto } from '../../lib/formato'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { toast } from '../../ui/toast'
import { SiAbierta } from '../base/curso/abierta'
import type { DiaClase } from '../base/curso/dias'
import { useGestion } from '../base/curso/gestion'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import { BannerDeEnvio } from './banner-de-envio'
import { asiento, cola } from './cola-de-marcas'
import { asistencia } from './gestion'
import { porEnviar, useAsentadas, usePorEnviar } from './use-marcas'

const Planilla = lazy(() => import('./planilla-del-dia'))

interface Props {
  catedraId: number
  dias: DiaClase[]
  /** About the class day with that id. */
  dialogo: ReturnType<typeof useDialogo>
}

/** Who is there on one class day. */
export function DialogoDeAsistencia({ catedraId, dias, dialogo }: Props) {
  const dia = dias.find(({ id }) => String(id) === dialogo.sobre)
  const abierto = dialogo.abierto && dia !== undefined
  return (
    <>
      <Vigia catedraId={catedraId} abierto={abierto} />
      {!abierto && <BannerDeEnvio />}
      <Dialog
        open={abierto}
        onClose={dialogo.close}
        title="Asistencia"
        description={dia && `${dia.dia_semana} ${diaCorto(dia.fecha)}`}
      >
        {dia?.suspendida && <SinClase motivo={dia.suspendida} />}
        {dia?.suspendida === null && (
          <Lectura falla="Error al cargar la asistencia.">
            <Planilla key={dia.id} lugar={{ catedraId, diaId: dia.id }} onFinish={dialogo.close} />
          </Lectura>
        )}
      </Dialog>
    </>
  )
}

/** Nobody was there, or not: what was marked comes back with the class. */
const SinClase = ({ motivo }: { motivo: string }) => (
  <EmptyState title={noHuboClase(motivo)}>
    <SiAbierta>Si la repones, vuelven sus marcas y se puede pasar lista.</SiAbierta>
  </EmptyState>
)

/** Apart, so that a mark on its way does not draw the sheet again. */
function Vigia({ catedraId, abierto }: Pick<Props, 'catedraId'> & { abierto: boolean }) {
  const { refetch, textos } = useGestion(asistencia)
  useCuentasAlDia(catedraId, abierto, refetch)
  useAvisoDeGuardado(abierto, textos.exito)
  return null
}

/** The list of days counts again when nobody is marking any more, not at each mark. */
function useCuentasAlDia(catedraId: number, abierto: boolean, refetch: (catedraId: number) => void) {
  const faltan = usePorEnviar(!abierto)
  const cambio = useRef(false)
  useEffect(() => {
    if (abierto || faltan > 0) cambio.current = true
    if (abierto || faltan > 0 || !cambio.current) return
    cambio.current = false
    refetch(catedraId)
  }, [abierto, faltan, catedraId, refetch])
}

/** Said once nobody has been marked for a moment, not at each mark; at once where whoever marks is done. */
function useAvisoDeGuardado(abierto: boolean, exito: string) {
  const faltan = usePorEnviar(!abierto)
  const asentadas = useAsentadas()
  const dichas = useRef(asentadas)
  useEffect(() => {
    if (!abierto) cola.sendNow()
  }, [abierto])
  useEffect(() => {
    if (!abierto && faltan === 0) void asiento.settle()
  }, [abierto, faltan])
  useEffect(() => {
    if (asentadas === dichas.current || porEnviar() > 0) return
    dichas.current = asentadas
    toast.success(exito)
  }, [asentadas, exito])
}
