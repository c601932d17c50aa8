import type { Measure } from './measure'

const titles = ['measure', 'value', 'target', 'ok']

export function asText(measures: readonly Measure[]): string {
  const rows = [titles, ...measures.map(cells)]
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const pad = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return rows.map(pad).join('\n')
}

export function asMarkdown(measures: readonly Measure[]): string {
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [row(titles), '|---|--:|--:|:-:|', ...measures.map((measure) => row(cells(measure)))].join('\n')
}

/** One measure as it comes. */
export function line(measure: Measure): string {
  const [name, value, target, ok] = cells(measure)
  return `${ok}  ${name}: ${value}${target ? ` (${target})` : ''}`
}

function cells({ name, value, target, ok }: Measure): string[] {
  return [name, value, target || '–', ok === undefined ? '–' : ok ? '✓' : '✗']
}
