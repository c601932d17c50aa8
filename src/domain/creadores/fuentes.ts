import type { Creador } from './creadores.ts'
import { mayLive } from './vidas.ts'

/** What a source can speak of. */
export const datosConFuente = ['nacimiento', 'fallecimiento', 'nombre', 'periodo', 'obra'] as const
export type DatoConFuente = (typeof datosConFuente)[number]

export const etiquetaDeDato: Record<DatoConFuente, string> = {
  nacimiento: 'Nacimiento',
  fallecimiento: 'Fallecimiento',
  nombre: 'Nombre',
  periodo: 'Período',
  obra: 'Obra',
}

export interface Fuente {
  texto: string
  url?: string
  /** None: it speaks of the creator as a whole, as what `references` names. */
  datos: DatoConFuente[]
  /** What it says of one of them, where others say something else. */
  valor?: string
}

/** Whose a picture or a sound is. */
export interface Credito {
  autor: string
  licencia: string
  /** Where it comes from. */
  url?: string
}

type ConFuentes = Pick<Creador, 'fuentes' | 'references'>

const fuentesDe = (fuentes: readonly Fuente[], dato: DatoConFuente) =>
  fuentes.filter(({ datos }) => datos.includes(dato))

/** Each of the values that sources give of one datum, and who gives it; none where they agree. */
function disputaDe(fuentes: readonly Fuente[], dato: DatoConFuente): [valor: string, nombres: string[]][] {
  const valores = new Map<string, [valor: string, nombres: string[]]>()
  for (const { texto, valor } of fuentes.filter((una) => datoDelValor(una) === dato)) {
    if (!valor) continue
    const clave = valor.toLowerCase()
    const [, nombres] = valores.get(clave) ?? valores.set(clave, [valor, []]).get(clave) ?? [valor, []]
    nombres.push(nombreCorto(texto))
  }
  return valores.size > 1 ? [...valores.values()] : []
}

/**
 * The datum of which a source says its value: of several, the only date where it has a figure, and else the only one of
 * those that are words. Never a work: somebody has many.
 */
function datoDelValor({ datos, valor = '' }: Fuente): DatoConFuente | undefined {
  const suyos = /\d/.test(valor) ? deFecha : dePalabras
  const [dato, ...otros] = datos.length === 1 ? datos : datos.filter((uno) => suyos.includes(uno))
  return otros.length > 0 || dato === 'obra' ? undefined : dato
}

const deFecha: readonly DatoConFuente[] = ['nacimiento', 'fallecimiento']
const dePalabras: readonly DatoConFuente[] = ['nombre', 'periodo']

const LARGO_DE_NOMBRE = 30

/** 'Szarán' of 'Szarán, L.: Diccionario de la música en el Paraguay'. */
export function nombreCorto(texto: string): string {
  const nombre = texto.split(/[,;:([—–]/)[0]?.trim() || texto
  if (nombre.length <= LARGO_DE_NOMBRE) return nombre
  return `${nombre.slice(0, LARGO_DE_NOMBRE).replace(/\s+\S*$/, '')}…`
}

const isEnDisputa = (fuentes: readonly Fuente[], dato: DatoConFuente) => disputaDe(fuentes, dato).length > 0

/** Whether something says where all of it comes from, without saying what of it. */
const hasGenerales = ({ fuentes, references }: ConFuentes) =>
  Boolean(references?.trim()) || fuentes.some(({ datos }) => datos.length === 0)

const SIN_FUENTE = 'sin fuente'

/**
 * How sure a datum is: 'en disputa: 1885 (Szarán) / 1887 (acta)', '2 fuentes', 'sin fuente'; nothing where only what
 * speaks of the creator as a whole may speak of it.
 */
export function certezaDe(creador: ConFuentes, dato: DatoConFuente): string {
  const disputa = disputaDe(creador.fuentes, dato)
  if (disputa.length > 0) {
    return `en disputa: ${disputa.map(([valor, nombres]) => `${valor} (${nombres.join(', ')})`).join(' / ')}`
  }
  const cuantas = fuentesDe(creador.fuentes, dato).length
  if (cuantas > 0) return cuantas === 1 ? '1 fuente' : `${cuantas} fuentes`
  return hasGenerales(creador) ? '' : SIN_FUENTE
}

/** What is said of a datum where it stands: that it has no source, only of what is known. */
export function certezaALaVista(creador: CertezaDeFicha, dato: DatoConFuente): string {
  const certeza = certezaDe(creador, dato)
  return certeza === SIN_FUENTE && !isConocido(creador, dato) ? '' : certeza
}

function isConocido(creador: CertezaDeFicha, dato: DatoConFuente): boolean {
  if (deFecha.includes(dato)) return anioDe(creador, dato) !== null
  return dato !== 'obra' || Boolean(creador.notable_works?.trim())
}

/** 'Szarán, Diccionario (nacimiento, obra: 1885) — https://…', as people compare it. */
export function textoDeFuente({ texto, url, datos, valor }: Fuente): string {
  const deQue = [enLista(datos), valor].filter(Boolean).join(': ')
  return [`${texto}${deQue && ` (${deQue})`}`, url].filter(Boolean).join(' — ')
}

/** 'nacimiento, período' */
export const enLista = (datos: readonly DatoConFuente[]) =>
  datos.map((dato) => etiquetaDeDato[dato].toLowerCase()).join(', ')

/** What somebody who knows could help with. */
export const faltas = [
  'SIN_NACIMIENTO',
  'SIN_FALLECIMIENTO',
  'FECHA_INCIERTA',
  'SIN_FUENTE',
  'EN_DISPUTA',
] as const
export type Falta = (typeof faltas)[number]

export const etiquetaDeFalta: Record<Falta, string> = {
  SIN_NACIMIENTO: 'Sin año de nacimiento',
  SIN_FALLECIMIENTO: 'Sin año de fallecimiento',
  FECHA_INCIERTA: 'Fecha incierta',
  SIN_FUENTE: 'Sin fuente',
  EN_DISPUTA: 'En disputa',
}

/** The years between which something was, where they are known. */
interface Bordes {
  birth_min?: number | null | undefined
  birth_max?: number | null | undefined
  death_min?: number | null | undefined
  death_max?: number | null | undefined
}

type Certeza = ConFuentes & Pick<Creador, 'birth_year' | 'death_year' | 'death_unknown' | 'mainRole'> & Bordes

type CertezaDeFicha = Certeza & Pick<Creador, 'notable_works'>

/** The first that it may be; null where nothing is known. */
const anioDe = (creador: Certeza, dato: DatoConFuente) =>
  dato === 'nacimiento'
    ? (creador.birth_min ?? creador.birth_year)
    : (creador.death_min ?? creador.death_year)

/** What is missing of a creator; one whose death nobody speaks of may be alive, but not at any age. */
export function faltasDeCreador(creador: Certeza, hoy: number): Falta[] {
  const [nacimiento, fallecimiento] = [anioDe(creador, 'nacimiento'), anioDe(creador, 'fallecimiento')]
  const isIncierta =
    nacimiento !== (creador.birth_max ?? nacimiento) || fallecimiento !== (creador.death_max ?? fallecimiento)
  const presentes: Record<Falta, boolean> = {
    SIN_NACIMIENTO: nacimiento === null,
    SIN_FALLECIMIENTO: isSinFallecimiento(creador, hoy),
    FECHA_INCIERTA: isIncierta,
    SIN_FUENTE: isSinFuente(creador, nacimiento !== null, fallecimiento !== null),
    EN_DISPUTA: datosConFuente.some((dato) => isEnDisputa(creador.fuentes, dato)),
  }
  return faltas.filter((falta) => presentes[falta])
}

/** Who has died, of whom nobody says when. */
function isSinFallecimiento(creador: Certeza, hoy: number): boolean {
  const nacimiento = anioDe(creador, 'nacimiento')
  if (anioDe(creador, 'fallecimiento') !== null) return false
  if (nacimiento === null) return creador.death_unknown
  const isAgrupacion = creador.mainRole.includes('ENSEMBLE_ORCHESTRA')
  const limites = { min: nacimiento, max: creador.birth_max ?? nacimiento }
  return !mayLive(limites, { death_unknown: creador.death_unknown, isAgrupacion }, hoy)
}

/**
 * That nothing says where the creator's data come from, or where a date that is known does: what speaks of the whole
 * speaks of its dates.
 */
function isSinFuente(creador: ConFuentes, hasNacimiento: boolean, hasFallecimiento: boolean): boolean {
  if (hasGenerales(creador)) return false
  const sinSuya = (dato: DatoConFuente) => fuentesDe(creador.fuentes, dato).length === 0
  return (
    creador.fuentes.length === 0 ||
    (hasNacimiento && sinSuya('nacimiento')) ||
    (hasFallecimiento && sinSuya('fallecimiento'))
  )
}

/** In it anybody may live who is not known to have died. */
const EL_PRIMER_ANIO = 0

/**
 * Whether the dates of a creator want confirming, whichever year it is: one is unknown or uncertain, or has no source, or
 * sources disagree. Of a catalogue of before there were sources by datum it is what migration 0024 says: no year of birth, a
 * death of an unknown year, also of who is too old to live, or no references.
 */
export const isPorConfirmar = (creador: Certeza): boolean =>
  faltasDeCreador(creador, EL_PRIMER_ANIO).length > 0

/** The same in this year, in which somebody may be too old to live. */
export const isPorConfirmarEn = (hoy: number, creador: Certeza & Pick<Creador, 'por_confirmar'>): boolean =>
  creador.por_confirmar || isSinFallecimiento(creador, hoy)
