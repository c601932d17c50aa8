import { palabrasDe } from './busqueda.ts'
import { nombresDe, type OtroNombre } from './otros-nombres.ts'
import { isCasi, palabrasDeNombre } from './relevancia.ts'

interface Persona {
  first_name: string
  last_name: string
  otros_nombres?: readonly OtroNombre[] | undefined
  birth_year: number | null
}

type Nombre = Omit<Persona, 'birth_year'>

/** Nobody is taken for somebody of another generation, however both are called. */
const ANIOS_DE_DUDA = 10
/** Of shorter ones, another letter makes another word. */
const LETRAS_PARA_ERRAR = 5

/** Whether each word that was typed begins one of a name's: 'j asun flo' is José Asunción Flores. */
export const seLlama = (persona: Nombre, escritas: readonly string[]): boolean =>
  nombresDe(persona).some((nombre) => {
    const suyas = palabrasDeNombre(nombre)
    return escritas.every((escrita) => suyas.some((suya) => suya.startsWith(escrita)))
  })

/**
 * Whether two records may be of the same creator: of a name of each, all that the shorter one says, the longer one says
 * too, with a wrong letter in a word at most; and both are of one time, as far as it is known.
 */
export function seParecen(uno: Persona, otro: Persona): boolean {
  const { read, seParecen } = createComparacion()
  return algunos(read(uno), read(otro), seParecen)
}

/** Whether one of some and one of others are so. */
export const algunos = <T>(unos: readonly T[], otros: readonly T[], isAsi: (uno: T, otro: T) => boolean) =>
  unos.some((uno) => otros.some((otro) => isAsi(uno, otro)))

/** One of the names of a record, with its words as numbers. */
interface Leida {
  birth_year: number | null
  palabras: number[]
}

/** More words than there are names, so that two of them make one number. */
const PALABRAS = 2 ** 26
/** Of so many pairs of words it is remembered whether they are one: of nearly all that come again. */
const PARES = 200_000

/** The same of many with many: each is read once, and of two words it is worked out once whether they are one. */
export function createComparacion() {
  const numeros = new Map<string, number>()
  const palabras: string[] = []
  const sabidos = new Map<number, boolean>()
  const numeroDe = (palabra: string) => {
    const numero = numeros.get(palabra) ?? palabras.push(palabra) - 1
    numeros.set(palabra, numero)
    return numero
  }
  const isLaMisma = (una: number, otra: number): boolean => {
    if (una === otra) return true
    const par = una * PALABRAS + otra
    const sabido = sabidos.get(par)
    if (sabido !== undefined) return sabido
    const es = isMismaPalabra(palabras[una] as string, palabras[otra] as string)
    if (sabidos.size === PARES) sabidos.clear()
    sabidos.set(par, es)
    return es
  }
  return {
    read: (persona: Persona): Leida[] =>
      nombresDe(persona).map((nombre) => ({
        birth_year: persona.birth_year,
        palabras: palabrasDe(nombre).map(numeroDe),
      })),
    seParecen: (una: Leida, otra: Leida): boolean =>
      sonDeUnTiempo(una, otra) && seLlamanParecido(una.palabras, otra.palabras, isLaMisma),
    /** Two names that are alike have two words that begin alike, or one where they have no more. */
    clavesDe: (una: Leida) => clavesDe(una.palabras.map((numero) => palabras[numero] as string)),
  }
}

/** Of two that are alike: there is hardly a doubt, since the year is the same, or the whole name where one year is not known. */
export function isElMismo(uno: Persona, otro: Persona): boolean {
  if (uno.birth_year !== null && otro.birth_year !== null) return uno.birth_year === otro.birth_year
  const enOrden = (quien: Nombre) => nombresDe(quien).map((nombre) => palabrasDe(nombre).toSorted().join(' '))
  return enOrden(uno).some((nombre) => enOrden(otro).includes(nombre))
}

function seLlamanParecido(
  unas: number[],
  otras: number[],
  isLaMisma: (una: number, otra: number) => boolean,
): boolean {
  const [corto, largo] = unas.length <= otras.length ? [unas, otras] : [otras, unas]
  const isBare = corto.length < 2 && largo.length > 1
  return corto.length > 0 && !isBare && corto.every((una) => largo.some((otra) => isLaMisma(una, otra)))
}

/** As many as somebody looks through. */
export const MAXIMO_DE_DUPLICADOS = 200

type ConId = Persona & { id: number }

/** The pairs, by their ids, that may be of one creator, at most as many as somebody looks through; a step for each person. */
export function* listDuplicados(personas: Iterable<ConId>): Generator<void, [number, number][]> {
  const { read, seParecen, clavesDe } = createComparacion()
  const pares = new Map<string, [number, number]>()
  const porClave = new Map<string, (Leida & { id: number })[]>()
  for (const persona of personas) {
    yield
    for (const leida of read(persona)) {
      const una = { ...leida, id: persona.id }
      for (const clave of clavesDe(una)) {
        const anteriores = porClave.get(clave) ?? []
        for (const otra of anteriores) {
          if (otra.id === una.id || !seParecen(una, otra)) continue
          pares.set(`${otra.id} ${una.id}`, [otra.id, una.id])
          if (pares.size === MAXIMO_DE_DUPLICADOS) return [...pares.values()]
        }
        anteriores.push(una)
        porClave.set(clave, anteriores)
      }
    }
  }
  return [...pares.values()]
}

function clavesDe(palabras: string[]): Set<string> {
  const comienzos = palabras.map((palabra) => palabra.slice(0, 2)).sort()
  if (comienzos.length < 2) return new Set(comienzos)
  return new Set(comienzos.flatMap((uno, i) => comienzos.slice(i + 1).map((otro) => `${uno} ${otro}`)))
}

const sonDeUnTiempo = (uno: Pick<Persona, 'birth_year'>, otro: Pick<Persona, 'birth_year'>) =>
  uno.birth_year === null ||
  otro.birth_year === null ||
  Math.abs(uno.birth_year - otro.birth_year) <= ANIOS_DE_DUDA

/** 'a' may be short for Asunción. */
function isMismaPalabra(una: string, otra: string): boolean {
  if (una.length === 1 || otra.length === 1) return una[0] === otra[0]
  return una === otra || (Math.min(una.length, otra.length) >= LETRAS_PARA_ERRAR && isCasi(una, otra, false))
}
