import { format } from 'node:util'

/** From now on each message is a line of JSON, as programs that gather logs like to read them. */
export function logAsJson(): void {
  console.log = (...parts: unknown[]) => write('info', { mensaje: format(...parts) })
  console.error = (...parts: unknown[]) => write('error', { mensaje: format(...parts) })
}

/** Without the visitor's address. */
export function logCall(request: Request, status: number, ms: number): void {
  const { method } = request
  write('info', { metodo: method, ruta: pathForLog(request), estado: status, ms: Math.round(ms * 10) / 10 })
}

/** Without what opens something: a signed link's token, which stands in the query, and a calendar's secret address. */
export function pathForLog({ url }: Request): string {
  // A host that is none makes a URL that can't be read.
  const [path = ''] = url.slice(url.indexOf('/', 'https://'.length)).split('?', 1)
  return path.replace(/^(\/api\/calendario\/).+/, '$1…')
}

function write(nivel: 'info' | 'error', fields: Record<string, unknown>) {
  const line = JSON.stringify({ fecha: new Date().toISOString(), nivel, ...fields })
  process[nivel === 'error' ? 'stderr' : 'stdout'].write(`${line}\n`)
}
