const BETWEEN_CELLS = ' · '
const NOTHING = '—'
const BLOCKS = 'p, div, li, h1, h2, h3, h4, h5, h6, br'

/** A row a line, with its cells apart; a table of one column only arranges what it holds. */
export function linesOfTables(body: Element) {
  // Of two that stand one in the other, the inner one first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows].map(({ cells }) => [...cells])
    const arranges = rows.every((cells) => cells.length < 2)
    const caption = table.caption ? [lineOf([table.caption])] : []
    table.replaceWith(
      ...caption,
      ...rows.flatMap((cells) =>
        arranges ? cells.flatMap(({ childNodes }) => blocksOf(childNodes)) : [lineOf(cells)],
      ),
    )
  }
}

function lineOf(cells: Element[]): Element {
  const line = document.createElement('p')
  const used = cells.findLastIndex((cell) => hasSomething(cell)) + 1
  for (const [place, cell] of cells.slice(0, used).entries()) {
    if (place > 0) line.append(BETWEEN_CELLS)
    if (hasSomething(cell)) line.append(...inOneLine(cell))
    else line.append(NOTHING)
  }
  return line
}

const hasSomething = (cell: Element) => cell.textContent?.trim() !== '' || cell.querySelector('img') !== null

/** With the format that the whole cell has. */
function inOneLine(cell: Element): Node[] {
  for (const block of cell.querySelectorAll(BLOCKS)) {
    const isFirst = !block.previousSibling && block.parentElement === cell
    block.replaceWith(...(isFirst ? [] : [' ']), ...block.childNodes)
  }
  for (const list of cell.querySelectorAll('ul, ol')) list.replaceWith(...list.childNodes)
  const style = cell.getAttribute('data-style')
  if (!style && cell.tagName !== 'TH') return [...cell.childNodes]
  const span = document.createElement(cell.tagName === 'TH' ? 'strong' : 'span')
  if (style) span.setAttribute('data-style', style)
  span.append(...cell.childNodes)
  return [span]
}

/** What stands alone in a cell is a paragraph. */
function blocksOf(nodes: Iterable<Node>): Node[] {
  const all = [...nodes]
  if (all.some((node) => node instanceof Element && node.matches('p, div, ul, ol, h1, h2, h3, h4, h5, h6')))
    return all
  const paragraph = document.createElement('p')
  paragraph.append(...all)
  return [paragraph]
}
