import { lazy, useEffect, useRef } from 'react'
import { diaCorto } from '../../../../lib/formato'
import { Dialog } from '../../../../ui/dialog'
import { toast } from '../../../../ui/toast'
import type { DiaClase } from '../../../shared/clases/tipos'
import { queryClient } from '../../../shared/consultas'
import { Lectura } from '../../../shared/lectura'
import type { useDialogo } from '../../../shared/use-dialogo'
import { releerDias } from '../clases/queries'
import { BannerDeEnvio } from './banner-de-envio'
import { asentar, porEnviar } from './cola'
import { asistenciaQuery } from './queries'
import { useAsentadas, usePorEnviar } from './use-marcas'

const Planilla = lazy(() => import('./planilla-del-dia'))

interface Props {
  catedraId: number
  dias: DiaClase[]
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
        onClose={dialogo.cerrar}
        title="Asistencia"
        description={dia && `${dia.dia_semana} ${diaCorto(dia.fecha)}`}
      >
        {dia && (
          <Lectura falla="Error al cargar la asistencia.">
            <Planilla key={dia.id} lugar={{ catedraId, diaId: dia.id }} alTerminar={dialogo.cerrar} />
          </Lectura>
        )}
      </Dialog>
    </>
  )
}

/** Apart, so that a mark on its way does not draw the sheet again. */
function Vigia({ catedraId, abierto }: { catedraId: number; abierto: boolean }) {
  useCuentasAlDia(catedraId, abierto)
  useAvisoDeGuardado(abierto)
  return null
}

/** The list of days counts again when nobody is marking any more, not at each mark. */
function useCuentasAlDia(catedraId: number, abierto: boolean) {
  const faltan = usePorEnviar(!abierto)
  const cambio = useRef(false)
  useEffect(() => {
    if (abierto || faltan > 0) cambio.current = true
    if (abierto || faltan > 0 || !cambio.current) return
    cambio.current = false
    releerDias(catedraId)
    void queryClient.invalidateQueries({ queryKey: asistenciaQuery(catedraId, 0).queryKey.slice(0, 3) })
  }, [abierto, faltan, catedraId])
}

/** Said once nobody has been marked for a moment, not at each mark; at once where whoever marks is done. */
function useAvisoDeGuardado(abierto: boolean) {
  const faltan = usePorEnviar(!abierto)
  const asentadas = useAsentadas()
  const dichas = useRef(asentadas)
  useEffect(() => {
    if (!abierto && faltan === 0) void asentar()
  }, [abierto, faltan])
  useEffect(() => {
    if (asentadas === dichas.current || porEnviar() > 0) return
    dichas.current = asentadas
    toast.success('Asistencia registrada exitosamente')
  }, [asentadas])
}
