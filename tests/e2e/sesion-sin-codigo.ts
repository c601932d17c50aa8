import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { RolDeSesion } from '../../src/domain/sesiones/sesiones'

export interface PedidoDeSesion {
  /** Of the program that is running. */
  dataDir: string
  rol: RolDeSesion
  email: string
}

export interface SesionAbierta {
  token: string
  /** The cookie by which plain links to uploaded files work. */
  archivos: string
}

/**
 * Opens a session without a code by mail or a password: the program's own code writes its row and signs its token, in a
 * process beside the tests', whose Node has no SQLite.
 */
export async function openSesion(pedido: PedidoDeSesion): Promise<SesionAbierta> {
  proceso ??= startProceso()
  proceso.stdin.write(`${JSON.stringify(pedido)}\n`)
  const { value, done } = await proceso.lines.next()
  if (done) throw new Error('El proceso de las sesiones terminó.')
  return JSON.parse(value)
}

/** One for each worker of the tests; it ends with it. */
let proceso: ReturnType<typeof startProceso> | undefined

function startProceso() {
  const script = join(import.meta.dirname, 'sesion-sin-codigo-proceso.ts')
  const bun = join(import.meta.dirname, '../../node_modules/.bin/bun')
  const { stdin, stdout } = spawn(bun, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  return { stdin, lines: createInterface({ input: stdout })[Symbol.asyncIterator]() }
}
