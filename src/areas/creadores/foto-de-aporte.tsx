import { isFotoSubida } from '../../domain/archivos/fotos'

/** A photo that came with a contribution, as large as it is. */
export function FotoDeAporte({ direccion }: { direccion: string | null }) {
  if (!isFotoSubida(direccion)) return null
  return (
    <a className="foto-de-aporte" href={direccion} target="_blank" rel="noopener">
      <img src={direccion} alt="La foto que llegó con el aporte" />
      <span className="oculto"> (se abre en otra pestaña)</span>
    </a>
  )
}
