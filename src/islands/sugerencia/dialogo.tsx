import { useCallback, useEffect, useState } from 'react'
import type { DatosDeSugerencia } from '../../domain/aportes/sugerencias'
import { type Creador, nombreCompleto } from '../../domain/creadores/creadores'
import { api, unwrap } from '../../lib/api'
import { prepare, takePrueba } from '../../lib/prueba-de-trabajo'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Skeleton } from '../../ui/skeleton'
import { announceRecibo } from '../aporte/anunciar-recibo'
import { useAtras } from '../use-atras'
import { FormularioDeSugerencia } from './formulario'

interface Props {
  composerId: number
  abierto: boolean
  onClose: () => void
  /** What opened it, which has the focus again afterwards. */
  boton: HTMLElement
}

/** 'Sugerir Edición' of a creator. */
export function DialogoDeSugerencia({ composerId, abierto, onClose, boton }: Props) {
  useAtras(abierto, onClose)
  return (
    <Dialog
      open={abierto}
      onClose={onClose}
      returnTo={boton}
      title="Sugerir Edición"
      description="Cambia solo lo que quieras mejorar. Lo que envíes se revisa antes de publicarse."
    >
      <Contenido composerId={composerId} onClose={onClose} />
    </Dialog>
  )
}

const textos = {
  send: 'Enviar Sugerencia',
  exito: 'Sugerencia enviada con éxito. Te avisaremos por correo.',
}

async function send(creador: Creador, sugerencia: DatosDeSugerencia, oculto: object) {
  const headers = await takePrueba()
  const enviada = { ...sugerencia, ...oculto }
  const { recibo } = await unwrap(api.composers({ id: creador.id }).suggestions.post(enviada, { headers }))
  announceRecibo({ recibo, nombre: nombreCompleto(creador) })
}

/** It is there while the dialog is open, so each opening starts from the creator as it is now. */
function Contenido({ composerId, onClose }: Pick<Props, 'composerId' | 'onClose'>) {
  const [creador, setCreador] = useState<Creador | 'cargando' | 'fallo'>('cargando')

  const load = useCallback(() => {
    setCreador('cargando')
    unwrap(api.composers({ id: composerId }).get()).then(setCreador, () => setCreador('fallo'))
  }, [composerId])

  useEffect(load, [load])
  useEffect(prepare, [])

  if (creador === 'cargando') {
    return (
      <div className="ui-dialogo-cuerpo">
        <Skeleton lines={6} label="Cargando la ficha..." />
      </div>
    )
  }
  if (creador === 'fallo') {
    return (
      <div className="ui-dialogo-cuerpo ui-vacio" role="alert">
        <p>No se pudo cargar la ficha. Revisa tu conexión.</p>
        <Button onClick={load}>Reintentar</Button>
      </div>
    )
  }
  return (
    <>
      <p className="ui-dialogo-cuerpo sobre-quien">
        Sobre <b>{nombreCompleto(creador)}</b>
      </p>
      <FormularioDeSugerencia
        creador={creador}
        send={(sugerencia, oculto) => send(creador, sugerencia, oculto)}
        textos={textos}
        onClose={onClose}
        onCancel={onClose}
      />
    </>
  )
}
