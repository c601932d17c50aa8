/** How somebody is found in texts, and what stands there from then on. */
export interface Tachada {
  /** In full, as 'Ana Paz' and 'Paz, Ana'. */
  nombres: readonly string[]
  /** The parts of it, which are told from other words only in what that person wrote. */
  partes: readonly string[]
  emails: readonly string[]
  /** What others are called, who may be called the same and more. */
  ajenos: readonly string[]
  nadie: { nombre: string; email: string }
}

/**
 * Whose text it is: of somebody else, where a name may be that of another person who has it too; about this one; or
 * written by this one, where a part of the name is enough.
 */
export type ModoDeTachar = 'AJENO' | 'PROPIO' | 'ESCRITO'

/** Takes a name and addresses out of a text, however they are accented; as it was where they are not in it. */
export type Tachar = (texto: string, modo?: ModoDeTachar) => string

export function createTachado({ nombres, partes, emails, ajenos, nadie }: Tachada): Tachar {
  // One word alone may be anything.
  const enteros = nombres.filter((nombre) => /\S\s+\S/.test(nombre))
  const suyos = palabras(enteros)
  const alike = ajenos.filter((ajeno) => sinMarcas(ajeno).search(suyos) >= 0)
  const deOtros = palabras(alike)
  const juntos = palabras([...alike, ...enteros])
  const conPartes = palabras([...enteros, ...partes])
  const direcciones = direccionesDe(emails)

  const withoutNombre = (texto: string, modo: ModoDeTachar) => {
    if (modo === 'PROPIO') return texto.replace(suyos, nadie.nombre)
    if (modo === 'ESCRITO') return texto.replace(conPartes, nadie.nombre)
    return texto.replace(juntos, (dicho) => (isWhole(deOtros, dicho) ? dicho : nadie.nombre))
  }
  return (texto, modo = 'AJENO') => {
    const suelto = texto.normalize('NFD')
    const tachado = withoutNombre(suelto.replace(direcciones, nadie.email), modo)
    return tachado === suelto ? texto : tachado.normalize('NFC')
  }
}

const sinMarcas = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '')

const isWhole = (expresion: RegExp, dicho: string) => dicho.replace(expresion, '') === ''

const NUNCA = '(?!)'

/** The longest first; none within another word. */
function palabras(dichos: readonly string[]): RegExp {
  const sueltas = dichos.toSorted((a, b) => b.length - a.length).map(suelta)
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${sueltas.join('|') || NUNCA})(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  )
}

/** With any accents or none, any spaces, and as HTML writes it. */
const suelta = (dicho: string) =>
  sinMarcas(dicho)
    .trim()
    .split(/\s+/)
    .map((palabra) => [...palabra].map((letra) => `${letraSuelta(letra)}\\p{M}*`).join(''))
    .join('\\s+')

const EN_HTML: Record<string, string> = { '&': '&amp;', "'": '&#39;', '"': '&quot;' }

const letraSuelta = (letra: string) => (EN_HTML[letra] ? `(?:${EN_HTML[letra]}|${letra})` : sinSentido(letra))

const sinSentido = (texto: string) => texto.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** None that is a part of a longer one. */
function direccionesDe(emails: readonly string[]): RegExp {
  const sueltas = emails.map((email) => sinSentido(email.normalize('NFD')))
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}._%+-])(?:${sueltas.join('|') || NUNCA})(?![\\p{L}\\p{M}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
    'giu',
  )
}
