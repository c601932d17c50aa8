import { isDireccionWeb } from '../domain/base/campos'
import { aniosDeVida, type Calidad, type Creador, nombreCompleto } from '../domain/creadores/creadores'
import { isExacta, textoDeEdtf } from '../domain/creadores/edtf'
import {
  type Credito,
  certezaALaVista,
  type DatoConFuente,
  datosConFuente,
  enLista,
  etiquetaDeDato,
} from '../domain/creadores/fuentes'
import type { Enlace } from '../domain/creadores/obras'
import { arteDe, categoria } from '../domain/sesiones/roles'
import { fecha } from './formato'
import { medioDe, queSuena, videoDe } from './medios'

export interface Tramo {
  texto: string
  url?: string
}

const YOUTUBE = 'https://www.youtube.com/results?search_query='
const BUSCADOR = 'https://duckduckgo.com/?q='

/** Where a work is looked for of which nobody has said where it is: what is heard, among what is heard. */
export function busquedaDe(creador: Creador, titulo: string): Required<Tramo> {
  const que = encodeURIComponent(`${titulo} ${nombreCompleto(creador)}`)
  const arte = arteDe(creador.mainRole)
  if (arte === 'MUSICA') return { texto: 'Buscar para escuchar', url: `${YOUTUBE}${que}` }
  return { texto: arte === 'LETRAS' ? 'Buscar para leer' : 'Buscar para ver', url: `${BUSCADOR}${que}` }
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

/** Those of a card: what says which datum it is of comes first. */
export const lineasDeFuentes = ({
  fuentes: conDatos,
  references,
}: Pick<Creador, 'fuentes' | 'references'>) => [
  ...conDatos.map(({ texto, url, datos, valor }) => ({
    tramos: [{ texto, ...(url && { url }) }],
    deQue: [enLista(datos), valor].filter(Boolean).join(': '),
  })),
  ...fuentes(references).map((tramos) => ({ tramos, deQue: '' })),
]

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
export const aniosYCategoria = (creador: Creador, hoy: number) =>
  [aniosDeVida(creador, hoy), categoria(creador.mainRole)].filter(Boolean).join(' · ')

const deAgrupacion: Partial<Record<DatoConFuente, string>> = {
  nacimiento: 'Fundación',
  fallecimiento: 'Disolución',
}

/** What a datum is called, of a group too. */
export const etiquetaDe = ({ mainRole }: Creador, dato: DatoConFuente) =>
  (mainRole[0] === 'ENSEMBLE_ORCHESTRA' && deAgrupacion[dato]) || etiquetaDeDato[dato]

/** Whose the photo is, where it has to be said. */
export function creditoDeFoto({ photo_url, photo_credit }: Creador): Tramo | null {
  return photo_credit && fotoDe(photo_url) !== null ? textoDeCredito('Foto', photo_credit) : null
}

/** After a link to a work: whose it is, and on what terms. */
export const deQuienEs = ({ credito, licencia }: Pick<Enlace, 'credito' | 'licencia'>): string =>
  credito || licencia ? ` (${[credito, licencia].filter(Boolean).join(', ')})` : ''

export const textoDeCredito = (que: string, { autor, licencia, url }: Credito): Tramo => ({
  texto: `${que}: ${autor}, ${licencia}`,
  ...(url && { url }),
})

/** How sure each datum is of which something is said. */
export const certezasDe = (creador: Creador) =>
  datosConFuente.flatMap((dato) => {
    const texto = certezaALaVista(creador, dato)
    return texto ? [{ etiqueta: etiquetaDe(creador, dato), texto }] : []
  })

/** 'Agrupación/Orquesta' does not fit a phone: a browser would break it inside a word. */
export const categoriaEnPartes = ({ mainRole }: Creador): string[] => categoria(mainRole).split('/')

/** Whether there is something of a creator to be heard, or seen, without leaving. */
export const seEscucha = ({
  youtube_link,
  references,
  fuentes: conDatos,
  obra_enlaces,
  audio_url,
}: Creador): boolean =>
  audio_url !== null ||
  videoDe(youtube_link) !== null ||
  medioDe(youtube_link) !== null ||
  [...conDatos, ...obra_enlaces].some(({ url }) => url && queSuena(url)) ||
  fuentes(references).some((linea) => linea.some(({ url }) => url && queSuena(url)))
