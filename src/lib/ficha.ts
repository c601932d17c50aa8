import { isDireccionWeb } from '../domain/base/campos'
import { aniosDeVida, type Calidad, type Creador } from '../domain/creadores/creadores'
import { isExacta, textoDeEdtf } from '../domain/creadores/edtf'
import { type DatoConFuente, etiquetaDeDato } from '../domain/creadores/fuentes'
import { categoria } from '../domain/sesiones/roles'
import { fecha } from './formato'
import { medioDe, queSuena, videoDe } from './medios'

export interface Tramo {
  texto: string
  url?: string
}

export function obras(notableWorks: string): string[] {
  return notableWorks
    .split(/[;\n]/)
    .map((obra) => obra.trim())
    .filter(Boolean)
}

/** A line for each source; 'título — url' becomes the title as a link, any other address a link on its own. */
export function fuentes(references: string | null): Tramo[][] {
  const lineas = (references ?? '').split('\n').map((linea) => linea.trim())
  return lineas.filter(Boolean).map((linea) => {
    const titulada = linea.match(/^(.+?)\s+—\s+(https?:\/\/\S+)$/)
    if (titulada) return [{ texto: titulada[1] as string, url: titulada[2] as string }]
    return linea
      .split(/(https?:\/\/[^\s<>"]+)/)
      .filter(Boolean)
      .map((texto) => (/^https?:\/\//.test(texto) ? { texto, url: texto } : { texto }))
  })
}

/** Where a creator's video is seen; one without a v= parameter, only where it is. */
export function enlaceDeVideo(youtubeLink: string | null): string | null {
  const id = videoDe(youtubeLink)
  if (id) return `https://www.youtube.com/watch?v=${id}`
  return youtubeLink && isDireccionWeb(youtubeLink) ? youtubeLink : null
}

/** The star of the quality, on a square of 24. */
export const TRAZO_DE_ESTRELLA = 'm12 2.2 3 6.3 6.9.9-5 4.8 1.2 6.9-6.1-3.4-6.1 3.4 1.2-6.9-5-4.8 6.9-.9z'

export const textoDeCalidad = (calidad: Calidad | null) => (calidad ? `Calidad ${calidad}` : 'Sin calificar')

/** A photo can only come from the web, by the secure way, or from ourselves. */
export function fotoDe(photoUrl: string | null): string | null {
  const foto = photoUrl?.replace(/^https?:/i, 'https:')
  return foto && /^(https:\/\/|\/(?!\/))/.test(foto) ? foto : null
}

/** '28/08/1904', 'c. 1510', 'siglo XVII', or nothing. */
export function fechaDeVida(creador: Creador, de: 'birth' | 'death'): string | null {
  const edtf = creador[`${de}_edtf`]
  if (edtf && !isExacta(edtf)) return textoDeEdtf(edtf)
  return fecha(creador[`${de}_year`], creador[`${de}_month`], creador[`${de}_day`])
}

export function crop(texto: string, largo = 155): string {
  if (texto.length <= largo) return texto
  return `${texto.slice(0, largo).replace(/\s+\S*$/, '')}…`
}

/** '1904 – 1972 · Compositor', or the category alone. */
export const aniosYCategoria = (creador: Creador) =>
  [aniosDeVida(creador), categoria(creador.mainRole)].filter(Boolean).join(' · ')

const deAgrupacion: Partial<Record<DatoConFuente, string>> = {
  nacimiento: 'Fundación',
  fallecimiento: 'Disolución',
}

/** What a datum is called, of a group too. */
export const etiquetaDe = ({ mainRole }: Creador, dato: DatoConFuente) =>
  (mainRole[0] === 'ENSEMBLE_ORCHESTRA' && deAgrupacion[dato]) || etiquetaDeDato[dato]

/** Whether there is something of a creator to be heard, or seen, without leaving. */
export const seEscucha = ({ youtube_link, references, fuentes: conDatos, audio_url }: Creador): boolean =>
  audio_url !== null ||
  videoDe(youtube_link) !== null ||
  medioDe(youtube_link) !== null ||
  conDatos.some(({ url }) => url && queSuena(url)) ||
  fuentes(references).some((linea) => linea.some(({ url }) => url && queSuena(url)))
