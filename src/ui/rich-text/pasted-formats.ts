interface Formats {
  strong: boolean
  em: boolean
  u: boolean
  s: boolean
}

type Format = keyof Formats

const BY_TAG: Record<string, Partial<Formats>> = {
  ...Object.fromEntries(['B', 'STRONG', 'TH'].map((tag) => [tag, { strong: true }])),
  ...Object.fromEntries(['I', 'EM', 'CITE'].map((tag) => [tag, { em: true }])),
  ...Object.fromEntries(['U', 'INS'].map((tag) => [tag, { u: true }])),
  ...Object.fromEntries(['S', 'DEL', 'STRIKE'].map((tag) => [tag, { s: true }])),
}
const WITHOUT_MEANING = new Set([...Object.keys(BY_TAG).filter((tag) => tag !== 'TH'), 'SPAN', 'FONT'])
const NONE: Formats = { strong: false, em: false, u: false, s: false }
const BOLD_FROM = 600

/** Says with elements what others say with styles, also where these undo an element, and only that. */
export function applyFormats(element: Element, formats = NONE) {
  for (const child of [...element.childNodes]) {
    if (child instanceof Text) wrap(child, formats)
    if (!(child instanceof Element) || child.matches('pre, code')) continue
    applyFormats(child, {
      ...formats,
      ...BY_TAG[child.tagName],
      ...byStyle(child.getAttribute('data-style')),
      // A link is seen as one without it.
      ...(child.closest('a') && { u: false }),
    })
    if (WITHOUT_MEANING.has(child.tagName)) child.replaceWith(...child.childNodes)
  }
}

function wrap(text: Text, formats: Formats) {
  if (text.data.trim() === '') return
  for (const format of Object.keys(formats) as Format[]) {
    if (!formats[format]) continue
    const element = text.ownerDocument.createElement(format)
    text.replaceWith(element)
    element.append(text)
  }
}

function byStyle(style: string | null): Partial<Formats> {
  const rules = rulesOf(style ?? '')
  const weight = rules.get('font-weight')
  const slant = rules.get('font-style')
  const line = rules.get('text-decoration-line') ?? rules.get('text-decoration')
  return {
    ...(weight && { strong: /^bold/.test(weight) || Number(weight) >= BOLD_FROM }),
    ...(slant && { em: /^(?:italic|oblique)/.test(slant) }),
    ...(line && { u: line.includes('underline'), s: line.includes('line-through') }),
  }
}

export function rulesOf(style: string): Map<string, string> {
  return new Map(
    style.split(';').map((rule) => {
      const [name = '', ...value] = rule.split(':')
      return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]
    }),
  )
}
