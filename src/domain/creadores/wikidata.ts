import { enUnDato, exceeds, LARGO } from '../base/campos.ts'
import { edtfDeFecha, isExacta, limitesDe, partesDe, writeEdtf } from './edtf.ts'
import type { ClaseDeNombre, OtroNombre } from './otros-nombres.ts'

/** As Wikibase writes its items, as far as they are read here. */
export interface Elemento {
  id: string
  labels?: Record<string, { value: string }>
  descriptions?: Record<string, { value: string }>
  aliases?: Record<string, { value: string }[]>
  claims?: Record<string, Declaracion[]>
}

interface Declaracion {
  rank?: 'preferred' | 'normal' | 'deprecated'
  mainsnak: Dicho
  qualifiers?: Record<string, Dicho[]>
}

interface Dicho {
  /** That there is one and nobody knows which, or that there is none. */
  snaktype: 'value' | 'somevalue' | 'novalue'
  datavalue?: { type: string; value: unknown }
}

interface Tiempo {
  time: string
  precision: number
}

const NACIMIENTO = 'P569'
const FALLECIMIENTO = 'P570'
const NACIO_EN = 'P19'
const MURIO_EN = 'P20'
const IMAGEN = 'P18'
const SONIDO = 'P51'
const SU_VOZ = 'P990'
const SEUDONIMO = 'P742'
const NOMBRE_DE_NACIMIENTO = 'P1477'
const ES_UN = 'P31'
const HUMANO = 'Q5'
const CIRCUNSTANCIA = 'P1480'
const HACIA = 'Q5727902'
const DESDE = 'P1319'
const HASTA = 'P1326'

/** How far a time is known. */
const SIGLO = 7
const DECADA = 8
const ANIO = 9
const MES = 10
const DIA = 11

const QID = /^Q[1-9]\d{0,14}$/

export const QID_INVALIDO = 'El identificador de Wikidata es una Q y un número, como Q1234.'

export const isQid = (texto: string) => QID.test(texto)

/** Those that are held to be true: the preferred ones, or the others where there are none. */
function declaracionesDe({ claims = {} }: Elemento, propiedad: string): Declaracion[] {
  const todas = Array.isArray(claims) ? [] : (claims[propiedad] ?? [])
  const preferidas = todas.filter(({ rank }) => rank === 'preferred')
  return preferidas.length > 0 ? preferidas : todas.filter(({ rank }) => rank !== 'deprecated')
}

const valoresDe = (elemento: Elemento, propiedad: string): unknown[] =>
  declaracionesDe(elemento, propiedad).flatMap(({ mainsnak }) =>
    mainsnak.snaktype === 'value' && mainsnak.datavalue ? [mainsnak.datavalue.value] : [],
  )

const textosDe = (elemento: Elemento, propiedad: string): string[] =>
  valoresDe(elemento, propiedad).filter((valor) => typeof valor === 'string')

const qidsDe = (elemento: Elemento, propiedad: string): string[] =>
  valoresDe(elemento, propiedad).flatMap((valor) => {
    const { id, 'numeric-id': numero } = (valor ?? {}) as { id?: string; 'numeric-id'?: number }
    return id ? [id] : numero ? [`Q${numero}`] : []
  })

export const isPersona = (elemento: Elemento) => qidsDe(elemento, ES_UN).includes(HUMANO)

/** '+1885-05-05T00:00:00Z' as EDTF writes it, as far as it is known; null of what it can't write. */
export function edtfDeTiempo({ time, precision }: Tiempo): string | null {
  const [, anio = '', mes = '', dia = ''] = /^\+0*(\d{1,4})-(\d\d)-(\d\d)T/.exec(time) ?? []
  const numero = Number(anio)
  if (numero === 0) return null
  const parte = (escrita: string, desde: number) => (precision >= desde && Number(escrita)) || null
  if (precision >= ANIO) return edtfDeFecha({ anio: numero, mes: parte(mes, MES), dia: parte(dia, DIA) })
  const sinMas = { hasta: null, mes: null, dia: null }
  if (precision === DECADA) return writeEdtf({ certeza: 'DECADA', anio: numero, ...sinMas })
  // The last year of a century ends with two noughts.
  if (precision === SIGLO) return writeEdtf({ certeza: 'SIGLO', anio: numero - 1, ...sinMas })
  return null
}

/** What a statement says of a date: also how unsure it is of it. */
function edtfDe({ mainsnak, qualifiers = {} }: Declaracion): string | null {
  if (mainsnak.snaktype === 'novalue') return null
  const dicho = edtfDeDicho(mainsnak)
  const isHacia = (qualifiers[CIRCUNSTANCIA] ?? []).some(
    ({ datavalue }) => (datavalue?.value as { id?: string } | undefined)?.id === HACIA,
  )
  const [desde, hasta] = [DESDE, HASTA].map((una) => limitesDe(edtfDeDicho(qualifiers[una]?.[0])))
  return entre(isHacia ? conHacia(dicho) : dicho, desde?.min, hasta?.max)
}

function edtfDeDicho(dicho: Dicho | undefined): string | null {
  const tiempo = dicho?.datavalue?.value as Tiempo | undefined
  return tiempo ? edtfDeTiempo(tiempo) : null
}

/** Of what is about a day, only the year is. */
function conHacia(edtf: string | null): string | null {
  return isExacta(edtf) ? writeEdtf({ certeza: 'HACIA', ...partesDe(edtf), hasta: null }) : edtf
}

/** A date, no earlier and no later than its statement has it; bounds that can't be are none. */
function entre(edtf: string | null, desde: number | undefined, hasta: number | undefined): string | null {
  if (desde === undefined && hasta === undefined) return edtf
  const suyos = limitesDe(edtf)
  const [anio, ultimo] = [desde ?? suyos?.min, hasta ?? suyos?.max]
  const sinMas = { hasta: null, mes: null, dia: null }
  if (anio === undefined) return writeEdtf({ certeza: 'ANTES', ...sinMas, anio: ultimo ?? null })
  if (ultimo === undefined) return writeEdtf({ certeza: 'DESPUES', ...sinMas, anio })
  if (anio > ultimo) return edtf
  if (anio < ultimo) return writeEdtf({ certeza: 'ENTRE', ...sinMas, anio, hasta: ultimo })
  return isExacta(edtf) && suyos?.min === anio ? edtf : writeEdtf({ certeza: 'EXACTO', ...sinMas, anio })
}

/** What it says of a date, the most exact first: sources may disagree. */
const fechasDe = (elemento: Elemento, propiedad: string): string[] =>
  [...new Set(declaracionesDe(elemento, propiedad).flatMap((una) => edtfDe(una) ?? []))].sort(
    (una, otra) => anchoDe(una) - anchoDe(otra) || otra.length - una.length,
  )

/** Of two of the same year, the longer one says the month as well, or the day. */
function anchoDe(edtf: string): number {
  const limites = limitesDe(edtf)
  return limites ? limites.max - limites.min : Number.POSITIVE_INFINITY
}

/** Whether what is known already says as much, or more. */
export function yaDice(actual: string | null, dicho: string): boolean {
  if (actual === null || actual === '') return false
  if (actual === dicho || actual.startsWith(`${dicho}-`)) return true
  const anio = /^\d{4}/.exec(actual)?.[0]
  return anio !== undefined && dicho.includes('X') && anio.startsWith(dicho.replaceAll('X', ''))
}

/** The name and the description in the languages that are read here. */
export const dichoDe = (textos: Elemento['labels'] = {}): string =>
  (textos.es ?? textos.en ?? textos.mul ?? Object.values(textos)[0])?.value ?? ''

export interface Datos {
  nacimiento: string[]
  fallecimiento: string[]
  nacioEn: string[]
  murioEn: string[]
  /** Names of files at Commons. */
  foto: string | null
  sonido: string | null
}

export const datosDe = (elemento: Elemento): Datos => ({
  nacimiento: fechasDe(elemento, NACIMIENTO),
  fallecimiento: fechasDe(elemento, FALLECIMIENTO),
  nacioEn: qidsDe(elemento, NACIO_EN),
  murioEn: qidsDe(elemento, MURIO_EN),
  foto: textosDe(elemento, IMAGEN)[0] ?? null,
  sonido: textosDe(elemento, SONIDO)[0] ?? textosDe(elemento, SU_VOZ)[0] ?? null,
})

/** What it calls somebody beside the label; of the aliases, those that Spanish readers have. */
export function otrosNombresDe(elemento: Elemento): OtroNombre[] {
  const { aliases = {} } = elemento
  const deNacimiento = valoresDe(elemento, NOMBRE_DE_NACIMIENTO).map(
    (valor) => (valor as { text?: unknown }).text,
  )
  const alias = [...(aliases.es ?? []), ...(aliases.mul ?? [])].map(({ value }) => value)
  const dichos: [ClaseDeNombre, readonly unknown[]][] = [
    ['SEUDONIMO', textosDe(elemento, SEUDONIMO)],
    ['DE_NACIMIENTO', deNacimiento],
    ['VARIANTE', alias],
  ]
  return dichos
    .flatMap(([clase, nombres]) =>
      nombres.map((nombre) => ({ nombre: enUnDato(String(nombre ?? '')), clase })),
    )
    .filter(({ nombre }) => nombre && !exceeds(nombre, LARGO.nombre))
}

/** Catalogues that know who somebody is, and where each shows it. */
const catalogos: [propiedad: string, nombre: string, direccion: (id: string) => string][] = [
  ['P214', 'VIAF', (id) => `https://viaf.org/viaf/${id}`],
  ['P213', 'ISNI', (id) => `https://isni.org/isni/${id.replaceAll(' ', '')}`],
  ['P244', 'Biblioteca del Congreso de EE. UU.', (id) => `https://id.loc.gov/authorities/${id}`],
  ['P950', 'Biblioteca Nacional de España', (id) => `https://datos.bne.es/resource/${id}`],
  ['P227', 'GND', (id) => `https://d-nb.info/gnd/${id}`],
  ['P268', 'Biblioteca Nacional de Francia', (id) => `https://catalogue.bnf.fr/ark:/12148/cb${id}`],
  ['P434', 'MusicBrainz', (id) => `https://musicbrainz.org/artist/${id}`],
  ['P839', 'IMSLP', (id) => `https://imslp.org/wiki/${encodeURI(id)}`],
  ['P245', 'ULAN', (id) => `https://www.getty.edu/vow/ULANFullDisplay?find=&role=&nation=&subjectid=${id}`],
  ['P345', 'IMDb', (id) => `https://www.imdb.com/name/${id}/`],
]

export const identificadoresDe = (elemento: Elemento) =>
  catalogos.flatMap(([propiedad, nombre, direccion]) =>
    textosDe(elemento, propiedad)
      .slice(0, 1)
      .map((id) => ({ texto: nombre, url: direccion(id) })),
  )
