import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** A call as `send` takes it. */
export type Envio = [call: string, cuerpo?: unknown, headers?: Record<string, string>]

interface Respuesta {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what a call answers is for the test to know
  data: any
}

/**
 * Sends each list from a process of its own, all over one database and none before all are ready: within one process
 * what is written waits for nobody, and no two calls can meet.
 */
export async function sendALaVez(
  base: string,
  listas: Envio[][],
  { conLimites = false } = {},
): Promise<Respuesta[]> {
  const procesos = listas.map((lista) => startProceso(base, lista, conLimites))
  await Promise.all(procesos.map(({ listo }) => listo))
  for (const { start } of procesos) start()
  return (await Promise.all(procesos.map(({ respuestas }) => respuestas))).flat()
}

function startProceso(base: string, lista: Envio[], conLimites: boolean) {
  const script = new URL('./a-la-vez-proceso.ts', import.meta.url).pathname
  const child = spawn(
    process.execPath,
    [script, base, JSON.stringify(lista), conLimites ? 'con límites' : ''],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const listo = once(child.stdout, 'readable')
  const read = async (): Promise<Respuesta[]> => JSON.parse(await text(child.stdout))
  return { listo, start: () => child.stdin.end('\n'), respuestas: listo.then(read) }
}
