import sanitize from 'sanitize-html'
import { textoDeHtml } from '../../../src/domain/base/html.ts'

const LARGO = 200

export const AUTOR_DESCONOCIDO = 'Autor desconocido'

/** What Commons writes of itself, in English whoever asks. */
const EN_CASTELLANO: [RegExp, string][] = [
  [/\bunknown author\b/gi, AUTOR_DESCONOCIDO],
  [/\bown work\b/gi, 'Trabajo propio'],
]

/** Whose a picture or a sound is, as Commons says it: of its HTML, what a reader of its page sees. */
export function textoDeCredito(html: string): string {
  const texto = textoDeHtml(sanitize(html, loQueSeVe)).replaceAll('\n', ' ')
  return EN_CASTELLANO.reduce((dicho, [escrito, nuestro]) => dicho.replace(escrito, nuestro), texto).slice(
    0,
    LARGO,
  )
}

/** Entities are read as well, but for those of the signs that HTML is made of. */
const loQueSeVe: sanitize.IOptions = {
  allowedTags: false,
  allowedAttributes: {},
  allowVulnerableTags: true,
  exclusiveFilter: ({ tag, attribs }) =>
    /^(?:style|script|template)$/.test(tag) ||
    attribs.hidden !== undefined ||
    /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribs.style ?? ''),
}
