import { Parrafo, Texto } from './campos'

export function Multimedia() {
  return (
    <div className="ui-formulario">
      <Texto
        name="photo_url"
        type="url"
        label="Dirección de una foto"
        hint="Por ejemplo, de Wikimedia Commons."
      />
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
