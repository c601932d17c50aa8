import sanitize from 'sanitize-html'

const IMAGEN_DENTRO = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i
const SUBIDA = /^\/uploads\/[\w-]+\/[\w.-]+$/
/** With neither a text nor an image inside; of what has been sanitised. */
const ENLACE_VACIO = /<a\b[^>]*>((?:\s|<(?!\/?a\b|img\b)[^>]*>)*)<\/a>/g

const BOLD = /^(?:b|strong)$/
const SLANTED = /^(?:i|em)$/

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'reversed'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    colgroup: ['span'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  // What these hold is no text for readers.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  transformTags: {
    ...Object.fromEntries(['b', 'strong', 'i', 'em', 'span'].map((tag) => [tag, asSeen])),
    a: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...only(attribs, 'href', isAbsolute),
        ...(attribs.target && { target: '_blank' }),
        rel: 'noopener noreferrer',
      },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...only(attribs, 'src', isImage), alt: attribs.alt ?? '' },
    }),
  },
}

/** What may be shown of HTML that somebody wrote: text, links, images; nothing that runs. */
export function sanitizeRichText(html: string): string {
  return sanitize(html, options).replace(ENLACE_VACIO, '$1').trim()
}

/** Where a style undoes what an element says, or says it in its place, as in what Google Docs copies. */
function asSeen(tagName: string, { style = '' }: sanitize.Attributes): sanitize.Tag {
  const [, weight = ''] = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i.exec(style) ?? []
  const [, slant = ''] = /(?:^|;)\s*font-style\s*:\s*(\w+)/i.exec(style) ?? []
  const isBold = weight ? /^bold|^[6-9]00/i.test(weight) : BOLD.test(tagName)
  const isSlanted = slant ? /^(?:italic|oblique)/i.test(slant) : SLANTED.test(tagName)
  const seen = isBold ? 'strong' : isSlanted ? 'em' : 'span'
  return {
    tagName: isBold === BOLD.test(tagName) && isSlanted === SLANTED.test(tagName) ? tagName : seen,
    attribs: {},
  }
}

/** Without the address, where it is not of the right kind. */
function only(attribs: sanitize.Attributes, name: string, isFine: (address: string) => boolean) {
  return Object.fromEntries(Object.entries(attribs).filter(([key, value]) => key !== name || isFine(value)))
}

function isAbsolute(href: string): boolean {
  return SUBIDA.test(href) || /^[a-z]+:/i.test(href.trim())
}

function isImage(src: string): boolean {
  const address = src.trim()
  return SUBIDA.test(address) || IMAGEN_DENTRO.test(address) || /^https?:\/\//i.test(address)
}
