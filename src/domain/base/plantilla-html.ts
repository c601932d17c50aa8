/** A piece of HTML: it goes into another as it is, and any other value as text. */
export interface Html {
  readonly html: string
}

/** HTML that has been made elsewhere. */
export const enCrudo = (texto: string): Html => ({ html: texto })

type Valor = string | number | Html | readonly Html[] | false | null | undefined

/**
 * Joins literal HTML with values, which can't be anything but text; what is false, null or undefined is left out. A
 * line break and the indentation behind it are not part of the HTML. A value is a whole attribute's, or none.
 */
export function html(literales: TemplateStringsArray, ...valores: Valor[]): Html {
  const { trozos, antesDeAtributo } = partesDe(literales)
  let texto = trozos[0] as string
  for (let i = 0; i < valores.length; i++) {
    texto += enHtml(valores[i], antesDeAtributo[i] as boolean) + (trozos[i + 1] as string)
  }
  return { html: texto }
}

interface Partes {
  trozos: string[]
  /** Whether the value behind a piece is an attribute's. */
  antesDeAtributo: boolean[]
}

/** Each template is read once. */
const leidas = new WeakMap<TemplateStringsArray, Partes>()

function partesDe(literales: TemplateStringsArray): Partes {
  const conocidas = leidas.get(literales)
  if (conocidas) return conocidas
  const partes = {
    trozos: literales.map((literal) => literal.replace(/\n\s*/g, '')),
    antesDeAtributo: literales.map((literal) => literal.endsWith('="')),
  }
  leidas.set(literales, partes)
  return partes
}

function enHtml(valor: Valor, enAtributo: boolean): string {
  if (typeof valor === 'number') return String(valor)
  if (typeof valor === 'string') return escapado(valor, enAtributo ? EN_ATRIBUTO : EN_TEXTO)
  if (!valor) return ''
  return 'html' in valor ? valor.html : valor.map((uno) => uno.html).join('')
}

const EN_TEXTO = /[&<>'"]/g
const EN_ATRIBUTO = /[&"<]/g
const ENTIDADES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
}

function escapado(texto: string, signos: RegExp): string {
  return texto.search(signos) < 0 ? texto : texto.replace(signos, (signo) => ENTIDADES[signo] as string)
}
