import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { newFolder, type Program, runProgram, startProgram } from '../support/program'

const PROCESOS = 3

test.skip(process.platform !== 'linux', 'Solo Linux reparte las conexiones de un puerto.')

test('varios procesos atienden un puerto, y ninguno muestra lo viejo', async () => {
  const program = await startProgram({ seed: [['catalogo']], env: { WORKERS: String(PROCESOS) } })
  const api = `${program.url}/api/composers/comments/1`

  for (let i = 1; i <= 5; i++) {
    const text = `Comentario ${i}`
    const escrito = await sinGuardar(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', text }),
    })
    expect(escrito.status).toBe(201)
    for (let vez = 0; vez < 2 * PROCESOS; vez++) {
      expect(await (await sinGuardar(api)).text()).toContain(text)
    }
  }

  expect(await program.stop()).toBe(0)
})

test('un proceso que se corta vuelve, y con el principal terminan todos', async () => {
  const program = await startProgram({ env: { WORKERS: String(PROCESOS) } })
  const [primero = 0] = otros(program)

  process.kill(primero, 'SIGKILL')

  await expect.poll(() => otros(program).filter((pid) => pid !== primero)).toHaveLength(PROCESOS - 1)
  expect(program.output()).toContain('Un proceso de atención terminó (SIGKILL); se inicia otro.')
  const quedan = otros(program)
  program.process.kill('SIGKILL')
  await expect.poll(() => quedan.filter(vive)).toEqual([])
})

test('un proceso que se cuelga se nota y se reemplaza', async () => {
  const program = await startProgram({ env: { WORKERS: '2' } })
  const [colgado = 0] = otros(program)

  process.kill(colgado, 'SIGSTOP')

  await expect
    .poll(() => otros(program).filter((pid) => pid !== colgado), { timeout: 60_000 })
    .toHaveLength(1)
  expect(program.output()).toContain('Un proceso de atención dejó de responder.')
  expect(await program.stop()).toBe(0)
})

test('un puerto ocupado se dice también cuando se lo compartiría', async () => {
  const program = await startProgram({ env: { WORKERS: '2' } })

  const { status, stderr } = runProgram(
    ['serve', '--port', new URL(program.url).port, '--data-dir', newFolder()],
    { WORKERS: '2' },
  )

  expect(status).toBe(1)
  expect(stderr).toMatch(`El puerto ${new URL(program.url).port} ya está en uso`)
  await program.stop()
})

/** Over a connection of its own, which may be any process's. */
const sinGuardar = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...init.headers, connection: 'close' } })

function otros({ process: { pid } }: Program): number[] {
  const hijos = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return hijos.split(' ').filter(Boolean).map(Number)
}

function vive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
