import { once } from 'node:events'
import { testApi } from './api.ts'

/** One of the processes of `sendALaVez`: says that it is ready, waits for the word, and prints what it was answered. */
const [base, lista = '[]', conLimites] = process.argv.slice(2)
const { send, sqlite } = testApi({ base, sinLimites: !conLimites })
slowDown()
process.stdout.write('\n')
await once(process.stdin, 'readable')
const respuestas = await Promise.all(
  JSON.parse(lista).map((envio: Parameters<typeof send>) => send(...envio)),
)
process.stdout.write(JSON.stringify(respuestas))
process.exit()

/** Waits a moment before each statement, so that what may come in between does. */
function slowDown() {
  const prepare = sqlite.prepare.bind(sqlite)
  const moment = new Int32Array(new SharedArrayBuffer(4))
  sqlite.prepare = ((source: string) => {
    Atomics.wait(moment, 0, 0, 1)
    return prepare(source)
  }) as typeof sqlite.prepare
}
