import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pocoLugar } from '../support/poco-lugar'
import { newFolder, type Program, runProgram, startProgram } from '../support/program'
import { sesionEn } from '../support/sesiones'
import { tus } from '../support/tus'

const MB = 1024 * 1024
const sumaDe = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const enDisco = ({ dataDir }: Pick<Program, 'dataDir'>, id: string) =>
  readFileSync(join(dataDir, 'subidas', id))

/** Each over a connection of its own, which may be any process's. */
const suyasEn = ({ url }: Pick<Program, 'url'>, sesion: { authorization: string }) =>
  tus(
    { call: (path, init) => fetch(`${url}/api${path}`, init) },
    {
      authorization: sesion.authorization,
      connection: 'close',
    },
  )

test('con el servidor matado en el medio, sigue desde lo que está en el disco', async () => {
  const dataDir = newFolder()
  const contenido = randomBytes(3 * MB)
  const primero = await startProgram({ dataDir, seed: [['demo']] })
  const { authorization } = await sesionEn(primero, 'docente')
  const antes = suyasEn(primero, { authorization })
  const id = await antes.start(contenido.length, 'Guitarra.mp3')
  await antes.send(id, 0, new Uint8Array(contenido.subarray(0, MB)))
  const cortada = antes.send(id, MB, sinFin(contenido.subarray(MB, 2 * MB))).catch(() => undefined)
  await expect.poll(() => enDisco({ dataDir }, id).length).toBeGreaterThan(MB)

  await primero.kill()
  await cortada
  const quedaron = enDisco({ dataDir }, id).length
  const segundo = await startProgram({ dataDir })
  const despues = suyasEn(segundo, { authorization })
  const desde = await despues.offset(id)
  const seguida = await despues.send(id, desde, new Uint8Array(contenido.subarray(desde)))

  expect(desde).toBe(quedaron)
  expect(seguida.status).toBe(204)
  expect(sumaDe(enDisco({ dataDir }, id))).toBe(sumaDe(contenido))
  await segundo.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('lo que está a medias no va en las copias, y al diagnóstico no le falta ni le sobra', async () => {
  const dataDir = newFolder()
  const program = await startProgram({ dataDir, seed: [['demo']] })
  const suyas = suyasEn(program, await sesionEn(program, 'docente'))
  const id = await suyas.start(1000)
  await suyas.send(id, 0, 'x'.repeat(600))
  await program.stop()
  const copia = join(dataDir, 'copia.tar')

  const { status } = runProgram(['backup', copia, '--data-dir', dataDir])
  const { stdout } = runProgram(['doctor', '--data-dir', dataDir])

  expect(status).toBe(0)
  expect(readFileSync(copia, 'latin1')).not.toContain(`subidas/${id}`)
  expect(stdout).toMatch(/^✔ Carpeta/m)
  expect(stdout).toMatch(/^✔ Archivos/m)
  rmSync(dataDir, { recursive: true, force: true })
})

test('de dos partes a la vez, también en dos procesos, entra una sola', async () => {
  test.skip(process.platform !== 'linux', 'Solo Linux reparte las conexiones de un puerto.')
  const program = await startProgram({ seed: [['demo']], env: { WORKERS: '2' } })
  const suyas = suyasEn(program, await sesionEn(program, 'docente'))

  for (let vez = 0; vez < 10; vez++) {
    const id = await suyas.start(MB)
    const dos = await Promise.all(
      ['a', 'b'].map((letra) =>
        suyas.send(id, 0, letra.repeat(MB)).then(
          ({ status }) => status,
          () => 409,
        ),
      ),
    )
    expect(dos.sort()).toEqual([204, 409])
    expect(new Set(enDisco(program, id)).size).toBe(1)
    expect(await suyas.offset(id)).toBe(MB)
    expect((await suyas.ask('DELETE', id)).status).toBe(204)
  }
  await program.stop()
})

test('si el disco se llena se dice, lo que llegó queda, y con lugar sigue', async () => {
  const { dataDir, through, freeSpace, drop } = pocoLugar(4000)
  const program = await startProgram({ dataDir, through, seed: [['demo']] })
  const suyas = suyasEn(program, await sesionEn(program, 'docente'))
  const contenido = randomBytes(6 * MB)
  const id = await suyas.start(contenido.length, 'Guitarra.mp3')

  let lleno: Response | undefined
  for (let at = 0; !lleno && at < contenido.length; at = await suyas.offset(id)) {
    const response = await suyas.send(id, at, new Uint8Array(contenido.subarray(at, at + 64 * 1024)))
    if (!response.ok) lleno = response
  }
  const cuerpo = await lleno?.json()
  const hasta = await suyas.offset(id)
  freeSpace(program.process.pid ?? 0)
  const seguida = await suyas.send(id, hasta, new Uint8Array(contenido.subarray(hasta)))

  expect([lleno?.status, cuerpo.code]).toEqual([507, 'sin_espacio'])
  expect(hasta).toBeGreaterThan(0)
  expect(seguida.status).toBe(204)
  expect(sumaDe(enDisco({ dataDir }, id))).toBe(sumaDe(contenido))
  await program.stop()
  drop()
})

/** A body that says these bytes, and then nothing more. */
const sinFin = (bytes: Uint8Array) =>
  new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(bytes)) })
