import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { api } from './api'
import { copias } from './copias'
import { memoria } from './memoria'
import { pagina } from './pagina'
import type { Measure } from './support/measure'
import { asMarkdown, asText, line } from './support/table'
import { telefono } from './telefono'
import { universidad } from './universidad'

/** `bun tests/bench/run.ts [--markdown] [section …]`; exits with 1 where a target is missed. */
const sections: Record<string, () => AsyncGenerator<Measure>> = {
  telefono,
  memoria,
  api,
  pagina,
  copias,
  universidad,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { markdown: { type: 'boolean' } },
})
const unknown = positionals.filter((name) => !sections[name])
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}; there are: ${Object.keys(sections).join(', ')}`)
  process.exit(2)
}
const wanted = Object.entries(sections).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)

// A signal would end the process without its `exit` handlers, and leave servers behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const measures: Measure[] = []
for (const [name, run] of wanted) {
  const load = loadavg()[0]?.toFixed(1)
  console.error(`\n── ${name} (load of the machine before it: ${load})`)
  try {
    for await (const measure of run()) {
      measures.push(measure)
      console.error(line(measure))
    }
  } catch (error) {
    console.error(error)
    measures.push({
      name: `${name}: stopped`,
      value: String((error as Error).message).split('\n')[0] ?? '',
      target: '',
      ok: false,
    })
  }
}

console.log(`\n${(values.markdown ? asMarkdown : asText)(measures)}`)
process.exit(measures.some(({ ok }) => ok === false) ? 1 : 0)
