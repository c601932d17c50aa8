import { corazon, dibujo, nanduti, VISTA } from '../../domain/creadores/nanduti'

interface Props {
  semilla: string
  /** Initials in the middle, in place of the flower. */
  letras?: string
}

export function Lazo({ semilla, letras }: Props) {
  const lazo = nanduti(semilla)
  const trazo = letras ? dibujo(lazo) : dibujo(lazo) + corazon(lazo)
  return (
    <svg className="lazo" viewBox={VISTA} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made from numbers alone */}
      <g dangerouslySetInnerHTML={{ __html: trazo }} />
      {letras && <text>{letras}</text>}
    </svg>
  )
}
