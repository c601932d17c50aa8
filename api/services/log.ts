import { format } from 'node:util'

/** From now on each message is a line of JSON, as programs that gather logs like to read them. */
export function logAsJson(): void {
  console.log = (...parts: unknown[]) => write('info', { mensaje: format(...parts) })
  console.error = (...parts: unknown[]) => write('error', { mensaje: format(...parts) })
}

/** Without the query, which may hold a signed link's token, and without the visitor's address. */
export function logCall({ method, url }: Request, status: number, ms: number): void {
  write('info', { metodo: method, ruta: new URL(url).pathname, estado: status, ms: Math.round(ms * 10) / 10 })
}

function write(nivel: 'info' | 'error', fields: Record<string, unknown>) {
  const line = JSON.stringify({ fecha: new Date().toISOString(), nivel, ...fields })
  process[nivel === 'error' ? 'stderr' : 'stdout'].write(`${line}\n`)
}
