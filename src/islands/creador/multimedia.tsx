import type { ReactNode } from 'react'
import { Parrafo, Texto } from './campos'

/** `foto`: in place of its address. */
export function Multimedia({ foto = <DireccionDeFoto /> }: { foto?: ReactNode }) {
  return (
    <div className="ui-formulario">
      {foto}
      <Texto name="youtube_link" type="url" label="Enlace de YouTube" />
      <Parrafo
        name="references"
        label="Fuentes"
        rows={5}
        hint="Una por línea. «Título — https://dirección» se muestra como enlace."
      />
    </div>
  )
}

const DireccionDeFoto = () => (
  <Texto
    name="photo_url"
    type="url"
    label="Dirección de una foto"
    hint="Por ejemplo, de Wikimedia Commons."
  />
)
