import { applyFormats } from './pasted-formats'
import { listsOfWord } from './pasted-lists'
import { linesOfTables } from './pasted-tables'

/** The page's policy hides from any parser what stands in `style`: it is read under another name. */
const STYLE = /(<[a-z][^<>]*?\s)style(?=\s*=)/gi
const STYLE_SHEET = /<style\b[\s\S]*?(?:<\/style>|$)/gi
const OWN = /\sdata-pm-slice=/
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, hr, table'
/** A picture that only the sender's machine has can't be shown. */
const SHOWN = /^(?:https?:|\/|data:image\/)/i

/** What comes from Word, Google Docs or a spreadsheet, as this editor writes it. */
export function readPasted(html: string): string {
  if (OWN.test(html)) return withOurHeadings(html)
  const { body } = new DOMParser().parseFromString(
    html.replace(STYLE_SHEET, '').replace(STYLE, '$1data-style'),
    'text/html',
  )
  for (const image of body.querySelectorAll('img'))
    if (!SHOWN.test(image.getAttribute('src') ?? '')) image.remove()
  listsOfWord(body)
  linesOfTables(body)
  applyFormats(body)
  // Google Docs puts one between two paragraphs that are apart already.
  for (const br of body.querySelectorAll('br'))
    if (br.nextElementSibling?.matches(BLOCKS) || br.previousElementSibling?.matches(BLOCKS)) br.remove()
  for (const styled of body.querySelectorAll('[data-style]')) styled.removeAttribute('data-style')
  return withOurHeadings(body.innerHTML)
}

/** A spreadsheet that says only a text. */
export const readPastedText = (text: string) => text.replace(/(?<=\S)\t+(?=\S)/g, ' · ')

/** What was stored: the editor has no tables, which others than it may have sent. */
export function readStored(html: string): string {
  if (!/<table\b/i.test(html)) return withOurHeadings(html)
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  linesOfTables(body)
  return withOurHeadings(body.innerHTML)
}

/** Headings of other levels are kept as the nearest of ours. */
const withOurHeadings = (html: string) =>
  html.replace(/<(\/?)h([1256])\b/gi, (_, slash: string, level: string) =>
    level < '3' ? `<${slash}h3` : `<${slash}h4`,
  )
