import { dichoDe, type Elemento } from '../../../src/domain/creadores/wikidata.ts'
import { AUTOR_DESCONOCIDO, textoDeCredito } from './credito.ts'
import { sinElemento, wikidataConFalla } from './errors.ts'
import { type AjustesDePedido, createPedido } from './pedido.ts'

const WIKIDATA = 'https://www.wikidata.org'
const COMMONS = 'https://commons.wikimedia.org'
const A_LA_VISTA = '7'
/** Of a picture no more is kept than a screen shows. */
const ANCHO = '1280'

export interface Archivo {
  nombre: string
  url: string
  bytes: number
  tipo: string
  autor: string
  licencia: string
  /** Where Commons tells of it. */
  pagina: string
}

interface Ajustes extends Omit<AjustesDePedido, 'isAdmitida'> {
  /** Instead of Wikidata's own, and of Commons' too. */
  baseUrl?: string | undefined
}

type Entidades = Record<string, Elemento & { missing?: unknown }>

/** What Wikidata and Commons are asked; only ever for the administrator. */
export function createWikidata({ baseUrl, ...ajustes }: Ajustes) {
  const { ask, fetchFile } = createPedido({ ...ajustes, isAdmitida: (url) => isDeWikimedia(url, baseUrl) })
  const [wikidata, commons] = [baseUrl ?? WIKIDATA, baseUrl ?? COMMONS]

  return {
    ...enWikidata(ask, wikidata),
    ...enCommons(ask, commons),
    fetchFile: (url: string) => fetchFile(requireDireccion(url, baseUrl)),
  }
}

export type Wikidata = ReturnType<typeof createWikidata>

declare module '../../suelo/deps.ts' {
  interface Deps {
    /** Who asks Wikidata and Commons. */
    wikidata: Wikidata
  }
}

type Ask = ReturnType<typeof createPedido>['ask']

const enWikidata = (ask: Ask, wikidata: string) => ({
  /** The ids of those that are called so, the likeliest first. */
  async search(nombre: string): Promise<string[]> {
    const { search } = await ask(wikidata, {
      action: 'wbsearchentities',
      search: nombre,
      language: 'es',
      uselang: 'es',
      type: 'item',
      limit: A_LA_VISTA,
    })
    if (!Array.isArray(search)) throw wikidataConFalla()
    return search.flatMap(({ id }: { id?: string }) => id ?? [])
  },
  listElementos: (qids: readonly string[]) =>
    readElementos(ask, wikidata, qids, 'labels|descriptions|claims'),
  /** The one that an id leads to: it may have been joined with another, whose id it has then. */
  async requireElemento(qid: string): Promise<Elemento> {
    const [elemento] = await readElementos(ask, wikidata, [qid], 'labels|aliases|descriptions|claims')
    if (!elemento) throw sinElemento(qid)
    return elemento
  },
  async readNombres(qids: readonly string[]): Promise<string[]> {
    const elementos = await readElementos(ask, wikidata, qids, 'labels')
    return elementos.map(({ labels }) => dichoDe(labels)).filter(Boolean)
  },
  enWikidata: (qid: string) => `${WIKIDATA}/wiki/${qid}`,
})

async function readElementos(
  ask: Ask,
  wikidata: string,
  qids: readonly string[],
  props: string,
): Promise<Elemento[]> {
  if (qids.length === 0) return []
  const { entities, error } = await ask(wikidata, {
    action: 'wbgetentities',
    ids: qids.join('|'),
    props,
    languages: 'es|en|mul',
    redirects: 'yes',
  })
  if (error) return []
  if (typeof entities !== 'object' || entities === null) throw wikidataConFalla()
  return Object.values(entities as Entidades).filter((una) => una?.id && una.missing === undefined)
}

const enCommons = (ask: Ask, commons: string) => ({
  /** Nothing where Commons has no such file. */
  async findArchivo(nombre: string): Promise<Archivo | undefined> {
    const { query } = await ask(commons, {
      action: 'query',
      prop: 'imageinfo',
      iiprop: 'url|size|mime|extmetadata',
      iiurlwidth: ANCHO,
      titles: `File:${nombre}`,
    })
    const { pages } = (query ?? {}) as { pages?: Record<string, Pagina> | Pagina[] }
    const [pagina] = Object.values(pages ?? {})
    const info = pagina?.imageinfo?.[0]
    return info && toArchivo(nombre, info)
  },
  /** Small, to tell one from another. */
  fotoDe: (nombre: string) => `${commons}/wiki/Special:FilePath/${encodeURIComponent(nombre)}?width=240`,
})

interface Pagina {
  imageinfo?: Info[]
}

interface Info {
  url?: string
  thumburl?: string
  descriptionurl?: string
  size?: number
  mime?: string
  extmetadata?: Record<string, { value?: unknown }>
}

function toArchivo(nombre: string, info: Info): Archivo {
  const { url = '', thumburl, descriptionurl = '', size = 0, mime = '', extmetadata = {} } = info
  const dicho = (cual: string) => textoDeCredito(String(extmetadata[cual]?.value ?? ''))
  return {
    nombre,
    url: (mime.startsWith('image/') && thumburl) || url,
    bytes: size,
    tipo: mime,
    autor: dicho('Artist') || dicho('Credit') || AUTOR_DESCONOCIDO,
    licencia: dicho('LicenseShortName') || dicho('UsageTerms'),
    pagina: isEnlace(descriptionurl) ? descriptionurl : '',
  }
}

/** Nobody but Wikimedia is asked for what its answers name, or whom the settings name in its place. */
function isDeWikimedia({ protocol, hostname, origin }: URL, baseUrl: string | undefined): boolean {
  if (baseUrl !== undefined && origin === new URL(baseUrl).origin) return true
  return protocol === 'https:' && /(^|\.)(wikimedia|wikidata)\.org$/.test(hostname)
}

function requireDireccion(direccion: string, baseUrl: string | undefined): URL {
  const url = URL.parse(direccion, baseUrl ?? COMMONS)
  if (!url || !isDeWikimedia(url, baseUrl)) throw wikidataConFalla()
  return url
}

const isEnlace = (direccion: string) => URL.parse(direccion)?.protocol === 'https:'
