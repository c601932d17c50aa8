import { type MouseEvent, useState } from 'react'
import { Button } from '../../ui/button'
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
      <Sugerir composerId={composerId} />
    </div>
  )
}

/** The dialog and all that it needs come down with the first click. */
function Sugerir({ composerId }: Pick<PropsDeComunidad, 'composerId'>) {
  const [estado, setEstado] = useState<'listo' | 'abriendo' | 'fallo'>('listo')

  async function open({ currentTarget: boton }: MouseEvent<HTMLElement>) {
    setEstado('abriendo')
    try {
      const { openSugerencia } = await import('../sugerencia/montar')
      openSugerencia(composerId, boton)
      setEstado('listo')
    } catch {
      setEstado('fallo')
    }
  }

  return (
    <div className="comunidad-sugerir">
      <Button onClick={open} saving={estado === 'abriendo'} savingLabel="Abriendo...">
        Sugerir una mejora
      </Button>
      {estado === 'fallo' && <p role="alert">No se pudo abrir el formulario. Revisa tu conexión.</p>}
    </div>
  )
}
