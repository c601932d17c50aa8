import { palabrasDe } from './busqueda.ts'
import { isCasi, palabrasDeNombre } from './relevancia.ts'

interface Persona {
  first_name: string
  last_name: string
  birth_year: number | null
}

type Nombre = Pick<Persona, 'first_name' | 'last_name'>

/** Nobody is taken for somebody of another generation, however both are called. */
const ANIOS_DE_DUDA = 10
/** Of shorter ones, another letter makes another word. */
const LETRAS_PARA_ERRAR = 5

/** Whether each word that was typed begins one of a name's: 'j asun flo' is José Asunción Flores. */
export function seLlama(nombre: Nombre, escritas: readonly string[]): boolean {
  const suyas = palabrasDeNombre(`${nombre.first_name} ${nombre.last_name}`)
  return escritas.every((escrita) => suyas.some((suya) => suya.startsWith(escrita)))
}

/**
 * Whether two records may be of the same creator: all that the shorter name says, the longer one says too, with a wrong
 * letter in a word at most; and both are of one time, as far as it is known.
 */
export function seParecen(uno: Persona, otro: Persona): boolean {
  if (!sonDeUnTiempo(uno, otro)) return false
  const [corto = [], largo = []] = [uno, otro]
    .map((una) => palabrasDe(`${una.first_name} ${una.last_name}`))
    .sort((a, b) => a.length - b.length)
  const isBare = corto.length < 2 && largo.length > 1
  return corto.length > 0 && !isBare && corto.every((una) => largo.some((otra) => isLaMisma(una, otra)))
}

const sonDeUnTiempo = (uno: Persona, otro: Persona) =>
  uno.birth_year === null ||
  otro.birth_year === null ||
  Math.abs(uno.birth_year - otro.birth_year) <= ANIOS_DE_DUDA

/** 'a' may be short for Asunción. */
function isLaMisma(una: string, otra: string): boolean {
  if (una.length === 1 || otra.length === 1) return una[0] === otra[0]
  return una === otra || (Math.min(una.length, otra.length) >= LETRAS_PARA_ERRAR && isCasi(una, otra, false))
}
