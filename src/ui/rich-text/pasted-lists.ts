import { rulesOf } from './pasted-formats'

/** '1.', 'a)', 'iv.'; anything else is a bullet. */
const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i

interface Item {
  paragraph: Element
  /** Which of the document's lists it is of. */
  of: string
  level: number
  marker: string
}

interface Open {
  list: Element
  of: string
  level: number
}

/** Word writes a list as paragraphs, each with its sign or number as a text: they become one. */
export function listsOfWord(body: Element) {
  let open: Open[] = []
  let last: Element | null = null
  for (const item of itemsIn(body)) {
    if (item.paragraph.previousElementSibling !== last || last === null) open = []
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > item.level) open.pop()
    if (open.at(-1)?.level === item.level && open.at(-1)?.of !== item.of) open.pop()
    const around = open.at(-1)
    if (!around || around.level < item.level) open.push(nest(item, around?.list))
    const list = open.at(-1)?.list as Element
    const li = body.ownerDocument.createElement('li')
    list.append(li)
    item.paragraph.remove()
    const paragraph = body.ownerDocument.createElement('p')
    paragraph.append(...item.paragraph.childNodes)
    li.append(paragraph)
    last = open[0]?.list ?? null
  }
}

function itemsIn(body: Element): Item[] {
  return [...body.querySelectorAll('[data-style*="mso-list"]')].flatMap((paragraph) => {
    const said = rulesOf(paragraph.getAttribute('data-style') ?? '').get('mso-list') ?? ''
    const [, level] = /level(\d+)/.exec(said) ?? []
    if (!level) return []
    const sign = [...paragraph.querySelectorAll('[data-style*="mso-list"]')].find(
      ({ textContent }) => textContent,
    )
    const marker = (sign?.textContent ?? '').trim()
    sign?.remove()
    return [{ paragraph, of: said.split(' ')[0] ?? '', level: Number(level), marker }]
  })
}

/** A list of its own, where the first of its items stands: in the last one of the list around it, or in the text. */
function nest({ paragraph, of, level, marker }: Item, around: Element | undefined): Open {
  const [, number] = NUMBER.exec(marker) ?? []
  const list = paragraph.ownerDocument.createElement(number ? 'ol' : 'ul')
  if (Number(number) > 1) list.setAttribute('start', number as string)
  if (around?.lastElementChild) around.lastElementChild.append(list)
  else paragraph.before(list)
  return { list, of, level }
}
