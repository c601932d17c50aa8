import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Elemento } from '../../src/domain/creadores/wikidata.ts'
import { muestras } from './archivos.ts'

const ENTIDAD = 'http://www.wikidata.org/entity/'

type Snak = object

const valor = (type: string, value: unknown): Snak => ({ snaktype: 'value', datavalue: { type, value } })

/** As Wikibase writes them. */
export const snaks = {
  tiempo: (time: string, precision: number, calendario = 'Q1985727') =>
    valor('time', {
      time,
      timezone: 0,
      before: 0,
      after: 0,
      precision,
      calendarmodel: ENTIDAD + calendario,
    }),
  texto: (texto: string) => valor('string', texto),
  elemento: (id: string) =>
    valor('wikibase-entityid', { 'entity-type': 'item', 'numeric-id': Number(id.slice(1)), id }),
  alguno: { snaktype: 'somevalue' },
  ninguno: { snaktype: 'novalue' },
}

export const declaracion = (mainsnak: Snak, mas: object = {}): Declaracion => ({
  mainsnak: mainsnak as Declaracion['mainsnak'],
  rank: 'normal',
  ...mas,
})

type Declaracion = NonNullable<Elemento['claims']>[string][number]

const textos = (es: string) => ({ es: { language: 'es', value: es } })

export const elemento = (
  id: string,
  label: string,
  claims: Record<string, Declaracion[]> = {},
): Elemento & Required<Pick<Elemento, 'claims'>> => ({
  id,
  labels: textos(label),
  descriptions: textos('músico paraguayo'),
  claims: { P31: [declaracion(snaks.elemento('Q5'))], ...claims },
})

export const barrios = elemento('Q381180', 'Agustín Barrios', {
  P569: [declaracion(snaks.tiempo('+1885-05-05T00:00:00Z', 11))],
  P570: [declaracion(snaks.tiempo('+1944-08-07T00:00:00Z', 11))],
  P19: [declaracion(snaks.elemento('Q2'))],
  P18: [declaracion(snaks.texto('Barrios 1910.png'))],
  P51: [declaracion(snaks.texto('La catedral.ogg'))],
  P214: [declaracion(snaks.texto('4953834'))],
})

interface Archivo {
  mime: string
  contenido?: Buffer
  size?: number
  licencia?: string | null
  /** As Commons writes it, in HTML. */
  autor?: string
}

interface Papel {
  /** By the id that is asked for: of a redirection, the one it leads to. */
  elementos?: Record<string, ReturnType<typeof elemento> | 'eliminado'>
  archivos?: Record<string, Archivo>
  /** What is found, whoever is looked for. */
  hallados?: string[]
}

const papelSupuesto = (): Required<Papel> => ({
  elementos: { Q381180: barrios, Q2: elemento('Q2', 'San Juan Bautista') },
  hallados: ['Q381180'],
  archivos: {
    'Barrios 1910.png': { mime: 'image/png' },
    'La catedral.ogg': { mime: 'application/ogg', contenido: muestras.ogg },
  },
})

/** What a call is answered in place of what was asked for, once each. */
type Tropiezo =
  | 'maxlag'
  | { status: number; retryAfter?: string; location?: string; cuerpo?: string }
  | 'silencio'
  | 'corte'

/** A real server that plays Wikidata and Commons. */
export async function startWikidata(papel: Papel = {}) {
  const suyo = { ...papelSupuesto(), ...papel }
  const pedidos: { parametros: Record<string, string>; userAgent: string | undefined; ruta: string }[] = []
  const tropiezos: Tropiezo[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const parametros = Object.fromEntries(url.searchParams)
    pedidos.push({ parametros, userAgent: request.headers['user-agent'], ruta: url.pathname })
    const tropiezo = tropiezos.shift()
    if (tropiezo) stumble(request, response, tropiezo)
    else if (url.pathname === '/w/api.php') sendJson(response, answerTo(suyo, parametros, url.origin))
    else sendFile(response, suyo.archivos[decodeURIComponent(url.pathname.split('/').at(-1) ?? '')])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    papel: suyo,
    pedidos,
    /** From the next call on, one each. */
    stumble: (...nuevos: Tropiezo[]) => void tropiezos.push(...nuevos),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function stumble(request: IncomingMessage, response: ServerResponse, tropiezo: Tropiezo): void {
  if (tropiezo === 'silencio') return
  if (tropiezo === 'corte') {
    request.socket.destroy()
  } else if (tropiezo === 'maxlag') {
    const error = { code: 'maxlag', info: 'Waiting for db1: 7.2 seconds lagged.', host: 'db1', lag: 7.2 }
    sendJson(response, { error }, { 'retry-after': '5' })
  } else {
    const { status, retryAfter, location, cuerpo = '' } = tropiezo
    response.writeHead(status, {
      ...(retryAfter && { 'retry-after': retryAfter }),
      ...(location && { location }),
    })
    response.end(cuerpo)
  }
}

function sendJson(response: ServerResponse, cuerpo: object, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(cuerpo))
}

function sendFile(response: ServerResponse, archivo: Archivo | undefined): void {
  response.writeHead(archivo ? 200 : 404, { 'content-type': archivo?.mime ?? 'text/plain' })
  response.end(archivo ? (archivo.contenido ?? muestras.png) : '')
}

function answerTo(papel: Required<Papel>, parametros: Record<string, string>, origin: string): object {
  const { action, ids = '', search = '', titles = '' } = parametros
  if (action === 'wbsearchentities') {
    return { searchinfo: { search }, search: papel.hallados.map((id) => ({ id, title: id })), success: 1 }
  }
  if (action === 'wbgetentities') return readEntidades(papel, ids.split('|'))
  return readArchivo(papel, titles, origin)
}

function readEntidades({ elementos }: Required<Papel>, ids: string[]): object {
  const lejano = ids.find((id) => Number(id.slice(1)) > 1e12)
  if (lejano) return { error: { code: 'no-such-entity', info: 'Could not find an entity.', id: lejano } }
  const entities = ids.map((id) => {
    const uno = elementos[id]
    if (!uno || uno === 'eliminado') return [id, { id, missing: '' }]
    return [id, uno.id === id ? uno : { ...uno, redirects: { from: id, to: uno.id } }]
  })
  return { entities: Object.fromEntries(entities), success: 1 }
}

const LUZ = '<a href="//commons.wikimedia.org/wiki/User:Luz">Luz &amp; Paz</a>'

function readArchivo({ archivos }: Required<Papel>, title: string, origin: string): object {
  const nombre = title.replace(/^File:/, '')
  const archivo = archivos[nombre]
  if (!archivo) return { query: { pages: { '-1': { ns: 6, title, missing: '', imagerepository: '' } } } }
  const { mime, size = 1000, licencia = 'CC BY-SA 4.0', autor = LUZ } = archivo
  const enlace = encodeURIComponent(nombre)
  const info = {
    size,
    width: 800,
    height: 600,
    url: `${origin}/commons/${enlace}`,
    descriptionurl: `${origin}/wiki/File:${enlace}`,
    mime,
    extmetadata: {
      Artist: { value: autor, source: 'commons-desc-page' },
      ...(licencia && { LicenseShortName: { value: licencia, source: 'commons-desc-page' } }),
    },
  }
  return { batchcomplete: '', query: { pages: { '123': { pageid: 123, ns: 6, title, imageinfo: [info] } } } }
}
