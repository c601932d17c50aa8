import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newFolder, type Program, startProgram } from '../support/program'
import { sesionEn } from '../support/sesiones'

const INICIO = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
const FIN = '\r\n--x--\r\n'

/** An upload that goes on as the test says. */
function upload({ url }: Program, authorization: string) {
  const request = httpRequest(`${url}/api/docente/upload/multimedia`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 100_000 },
  })
  const estado = new Promise<number | undefined>((resolve) => {
    request.on('response', (response) => resolve(response.resume().statusCode))
    request.on('error', () => resolve(undefined))
  })
  request.write(INICIO)
  request.write(Buffer.alloc(50_000, 'a'))
  return {
    estado,
    follow: () =>
      request.end(Buffer.concat([Buffer.alloc(50_000 - INICIO.length - FIN.length, 'b'), Buffer.from(FIN)])),
  }
}

/** Until so many uploads are under way. */
const expectEnCamino = ({ dataDir }: Program, cuantas: number) =>
  expect
    .poll(() => existsSync(join(dataDir, 'uploads/tmp')) && readdirSync(join(dataDir, 'uploads/tmp')))
    .toHaveLength(cuantas)

/** Until nobody else gets in. */
const expectCerrado = ({ url }: Program) =>
  expect.poll(() => fetch(url).catch(rechazada)).toBe('ECONNREFUSED')
const rechazada = (error: { cause?: { code?: string } }) => error.cause?.code

test('con SIGTERM se responde lo que está en camino, y nadie más entra', async () => {
  const program = await startProgram({ seed: [['demo']] })
  const { authorization } = await sesionEn(program, 'docente')
  const tablon = await fetch(`${program.url}/api/publicaciones/catedra/1/eventos`, {
    headers: { authorization },
  })
  const oido = tablon.text()
  const subida = upload(program, authorization)
  await expectEnCamino(program, 1)

  const empieza = performance.now()
  const fin = program.stop()
  await expectCerrado(program)
  subida.follow()

  expect(await subida.estado).toBe(201)
  expect(await oido).toContain('event: listo')
  expect(await fin).toBe(0)
  expect(performance.now() - empieza).toBeLessThan(3000)
})

test('una segunda señal no corta lo que la primera deja terminar, tampoco con varios procesos', async () => {
  test.skip(process.platform !== 'linux', 'Solo Linux reparte las conexiones de un puerto.')
  const program = await startProgram({ seed: [['demo']], env: { WORKERS: '3' } })
  const { authorization } = await sesionEn(program, 'docente')
  const subidas = Array.from({ length: 12 }, () => upload(program, authorization))
  await expectEnCamino(program, 12)
  // As systemd does by default: to every process, and who stops it may insist.
  const hijos = readFileSync(`/proc/${program.process.pid}/task/${program.process.pid}/children`, 'utf8')
  const todos = [program.process.pid ?? 0, ...hijos.split(' ').filter(Boolean).map(Number)]
  const announce = (signal: NodeJS.Signals) => {
    // One that had nothing under way may be gone by now.
    for (const pid of todos.filter((uno) => existsSync(`/proc/${uno}`))) process.kill(pid, signal)
  }

  const fin = new Promise((resolve) => program.process.once('exit', resolve))
  announce('SIGTERM')
  await expectCerrado(program)
  announce('SIGINT')
  announce('SIGTERM')
  await expect.poll(() => todos.filter(hasPendingSignal)).toEqual([])
  for (const { follow } of subidas) follow()

  expect(await Promise.all(subidas.map(({ estado }) => estado))).toEqual(Array(12).fill(201))
  expect(await fin).toBe(0)
  await program.stop()
})

test('con mucha gente a la vez, lo que se respondió antes de terminar está guardado', async () => {
  const program = await startProgram({ seed: [['catalogo']], dataDir: newFolder() })
  const guardados: string[] = []
  const estados = new Set<number>()
  const comment = async (text: string) => {
    const { status } = await fetch(`${program.url}/api/composers/comments/1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ name: 'Ana', text }),
    })
    estados.add(status)
    if (status === 201) guardados.push(text)
  }
  const insist = async (quien: number) => {
    for (let vez = 0; ; vez++) await comment(`${quien}-${vez}`)
  }

  const todos = Promise.allSettled(Array.from({ length: 100 }, (_, quien) => insist(quien)))
  await expect.poll(() => guardados.length).toBeGreaterThan(200)
  const empieza = performance.now()
  const codigo = await program.stop()
  const tardo = performance.now() - empieza
  await todos
  const despues = await startProgram({ dataDir: program.dataDir })
  const leidos = await readComentarios(despues)
  await despues.stop()

  expect(codigo).toBe(0)
  expect(tardo).toBeLessThan(8000)
  expect([...estados]).toEqual([201])
  expect(guardados.filter((text) => !leidos.has(text))).toEqual([])
  rmSync(program.dataDir, { recursive: true, force: true })
})

test('quien no termina nunca no detiene el apagado', async () => {
  const program = await startProgram({ seed: [['demo']] })
  const { authorization } = await sesionEn(program, 'docente')
  const subida = upload(program, authorization)
  await expectEnCamino(program, 1)

  const empieza = performance.now()
  const codigo = await program.stop()

  expect(codigo).toBe(0)
  expect(await subida.estado).toBeUndefined()
  expect(performance.now() - empieza).toBeLessThan(10_000)
})

async function readComentarios({ url }: Program): Promise<Set<string>> {
  const leidos = new Set<string>()
  for (let antes = ''; ; ) {
    const response = await fetch(`${url}/api/composers/comments/1?${antes}`)
    for (const { text } of await response.json()) leidos.add(text)
    const siguiente = response.headers.get('x-siguiente')
    if (siguiente === null) return leidos
    antes = `antes=${siguiente}`
  }
}

/** Whether a signal has not reached the process yet. */
function hasPendingSignal(pid: number): boolean {
  const file = `/proc/${pid}/status`
  const [, pending] = /ShdPnd:\s*(\w+)/.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? []
  return Number.parseInt(pending ?? '0', 16) !== 0
}
