import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { api } from './api'
import { avisos } from './avisos'
import { copias } from './copias'
import { memoria } from './memoria'
import { pagina } from './pagina'
import { pedidos } from './pedidos'
import type { Measure } from './support/measure'
import { asMarkdown, asText, line } from './support/table'
import { telefono } from './telefono'
import { universidad } from './universidad'

interface Bench {
  /** Minutes on two cores that do nothing else. */
  minutes: number
  claim: string
  run: () => AsyncGenerator<Measure>
}

const benches: Record<string, Bench> = {
  pagina: {
    minutes: 3,
    claim:
      'La línea de tiempo y sus filtros responden en milisegundos, y muestran enseguida lo que se publica.',
    run: pagina,
  },
  pedidos: {
    minutes: 1,
    claim: 'Lo que alumnos y docentes piden le toma al procesador poco más que sus consultas.',
    run: pedidos,
  },
  api: {
    minutes: 3,
    claim: 'Cada lectura de creadores tarda poco, y nadie espera donde hay 500 personas a la vez.',
    run: api,
  },
  memoria: {
    minutes: 2,
    claim: 'El programa cabe en una máquina chica, se le pida, se le mande o se baje lo que sea.',
    run: memoria,
  },
  telefono: {
    minutes: 8,
    claim: 'En un teléfono lento se ve cada página en medio segundo, y cada pantalla en uno.',
    run: telefono,
  },
  avisos: {
    minutes: 5,
    claim: 'Lo que se avisa a muchos no hace esperar a quien pidió un código para entrar.',
    run: avisos,
  },
  copias: {
    minutes: 6,
    claim: 'Siete copias diarias ocupan como una, nadie las nota y ninguna queda a medias.',
    run: copias,
  },
  universidad: {
    minutes: 30,
    claim: 'Diez años de una universidad caben en un archivo, y una cátedra no lo nota.',
    run: universidad,
  },
}

/** `npm run bench -- [--markdown] name …`; without a name it lists them. Exits with 1 where a target is missed. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { markdown: { type: 'boolean' } },
})
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
if (positionals.length === 0) {
  console.log('npm run bench -- nombre …\n')
  for (const [name, { minutes, claim }] of Object.entries(benches))
    console.log(`${name.padEnd(12)} ${`${minutes} min`.padStart(6)}  ${claim}`)
  process.exit(0)
}

// A signal would end the process without its `exit` handlers, and leave servers behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const measures: Measure[] = []
for (const name of positionals) {
  const load = loadavg()[0]?.toFixed(1)
  console.error(`\n── ${name} (load of the machine before it: ${load})`)
  try {
    for await (const measure of benches[name]?.run() ?? []) {
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
