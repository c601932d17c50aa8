import type { ReactNode } from 'react'
import { Parrafo, Texto } from './campos'
import { FilasDeEnlaces } from './filas-de-enlaces'
import { FilasDeFuentes } from './filas-de-fuentes'

/** `foto`: in place of its address; `conFuente`: there has to be a source. */
export function Multimedia({
  foto = <DireccionDeFoto />,
  conFuente = false,
}: {
  foto?: ReactNode
  conFuente?: boolean
}) {
  return (
    <div className="ui-formulario">
      {foto}
      <Texto name="youtube_link" type="url" label="Enlace de YouTube" />
      <FilasDeEnlaces />
      <FilasDeFuentes obligatoria={conFuente} />
      <Parrafo
        name="references"
        label="Otras fuentes"
        rows={3}
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
