import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { useOpen } from '../con-dialogos'
import { Comentarios } from './comentarios'
import { Valoracion } from './valoracion'

export interface PropsDeComunidad {
  composerId: number
  /** The heading that fits where the block stands. */
  titulo: 'h2' | 'h4'
}

export function Comunidad({ composerId, titulo }: PropsDeComunidad) {
  return (
    <div className="comunidad">
      <Valoracion composerId={composerId} titulo={titulo} />
      <Comentarios composerId={composerId} titulo={titulo} />
      <Sugerir composerId={composerId} pedida={titulo === 'h2' && location.hash === '#sugerir'} />
    </div>
  )
}

/** The dialog and all that it needs come down with the first click. */
function Sugerir({ composerId, pedida }: { composerId: number; pedida: boolean }) {
  const boton = useRef<HTMLButtonElement>(null)
  const openSobreLaPagina = useOpen()
  const [estado, setEstado] = useState<'listo' | 'abriendo' | 'fallo'>('listo')

  async function open() {
    if (!boton.current) return
    setEstado('abriendo')
    try {
      await openSobreLaPagina({ composerId, boton: boton.current })
      setEstado('listo')
    } catch {
      setEstado('fallo')
    }
  }

  const openPedida = useEffectEvent(() => void (pedida && open()))
  useEffect(() => openPedida(), [])

  return (
    <div className="comunidad-sugerir">
      <Button ref={boton} onClick={open} saving={estado === 'abriendo'} savingLabel="Abriendo...">
        Sugerir una mejora
      </Button>
      {estado === 'fallo' && <p role="alert">No se pudo abrir el formulario. Revisa tu conexión.</p>}
    </div>
  )
}
