import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumArgs } from '../../support/chromium.mjs'
import { startChild, temporaryFolder } from './cleanup'

/** Fetched when it is asked for: no install is larger for it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
/** With the time to fetch it. */
const LIMIT_MS = 300_000
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's scores of a page on a phone, 0 to 100; what cost points is printed. */
export async function lighthouseScores(url: string, chromePath: string): Promise<Record<string, number>> {
  using folder = temporaryFolder()
  const file = join(folder.path, 'report.json')
  const chromeFlags = ['--headless=new', ...chromiumArgs].join(' ')
  await using child = startChild(
    [
      ...[
        process.execPath,
        'x',
        '--bun',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
      ],
      ...[`--only-categories=${categories.join(',')}`, `--chrome-flags=${chromeFlags}`],
    ],
    { CHROME_PATH: chromePath },
  )
  child.process.stdout?.resume()
  const [code] = await once(child.process, 'close', { signal: AbortSignal.timeout(LIMIT_MS) })
  if (code !== 0) throw new Error(`lighthouse ended with ${code}`)

  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  printLosses(report)
  return Object.fromEntries(
    categories.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)]),
  )
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}

function printLosses({ categories, audits }: Report) {
  for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
    const { title, score, displayValue = '' } = audits[id] ?? { title: id, score: null }
    if (weight > 0 && score !== null && score < 1)
      console.error(`     ${id}: ${title} ${displayValue} (${score})`)
  }
}
