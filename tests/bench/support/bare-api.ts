import { Database, type Statement } from 'bun:sqlite'
import { compressed } from '../../../api/suelo/services/compression'
import type { Grabada } from './grabadas'

/** `bun bare-api.ts FILE DATABASE`: to each call it asks of SQLite what FILE says, and sends its answer; prints its port. */
const [file = '', base = ''] = process.argv.slice(2)
const sqlite = new Database(base)
const kept = new Map<string, Statement>()
const prepare = (texto: string) => kept.get(texto) ?? kept.set(texto, sqlite.prepare(texto)).get(texto)
const grabadas: Record<string, Grabada> = await Bun.file(file).json()

const { port } = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  development: false,
  fetch(request) {
    const grabada = grabadas[request.url.slice(request.url.indexOf('/api') + '/api'.length)]
    if (!grabada) return new Response(null, { status: 404 })
    for (const [texto, valores] of grabada.consultas) prepare(texto)?.values(...valores)
    return compressed(request, Response.json(grabada.respuesta))
  },
})
console.log(port)
