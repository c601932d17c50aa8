import { expect, test } from '@playwright/test'
import { forgetPeak, peakMemory } from '../bench/support/memory'
import { DE_FORMULARIO, MB, sendCuerpo } from '../support/cuerpos'
import { type Program, startProgram } from '../support/program'
import { sesionEn } from '../support/sesiones'

let program: Program
let authorization: string

test.beforeAll(async () => {
  program = await startProgram({ seed: [['demo']] })
  ;({ authorization } = await sesionEn(program, 'docente'))
})

test.afterAll(() => program.stop())

const JSON_ES = 'application/json'
const TUS = 'application/offset+octet-stream'

/** Method and address, the type of what is sent, and what is said. */
const casos = [
  ['POST /api/composers/photo', DE_FORMULARIO, 'La foto no puede pasar de 5 MB.'],
  ['POST /api/docente/upload/multimedia', DE_FORMULARIO, 'El archivo no puede pasar de 100 MB.'],
  ['PATCH /api/subidas/una', TUS, 'El archivo no puede pasar de 100 MB.'],
  ['POST /api/admin/alumnos/importar', DE_FORMULARIO, 'El archivo no puede pasar de 5 MB.'],
  ['POST /api/login', JSON_ES, 'El pedido es demasiado grande.'],
  ['POST /api/login', DE_FORMULARIO, 'El pedido es demasiado grande.'],
  ['POST /api/logout', 'text/plain', 'El pedido es demasiado grande.'],
  ['GET /api/health', JSON_ES, 'El pedido es demasiado grande.'],
  ['POST /api/no-hay', DE_FORMULARIO, 'El pedido es demasiado grande.'],
  ['POST /', DE_FORMULARIO, 'El pedido es demasiado grande.'],
] as const

for (const [llamada, tipo, dicho] of casos) {
  test(`${llamada} no lee lo que pasa de su máximo (${tipo.split(';')[0]})`, async () => {
    const [method = '', path = ''] = llamada.split(' ')

    const respuesta = await sendCuerpo(`${program.url}${path}`, {
      method,
      bytes: 300 * MB,
      headers: { 'content-type': tipo },
    })

    expect(respuesta).toMatchObject({
      status: 413,
      connection: 'close',
      texto: expect.stringContaining(dicho),
    })
    expect(respuesta.enviados).toBeLessThan(50 * MB)
  })
}

for (const [path, tipo] of [
  ['/api/composers/photo', DE_FORMULARIO],
  ['/api/login', JSON_ES],
  ['/api/logout', 'text/plain'],
] as const) {
  test(`${path}: sin que se diga cuánto es, se corta al pasar del máximo`, async () => {
    const respuesta = await sendCuerpo(`${program.url}${path}`, {
      bytes: 300 * MB,
      sinLargo: true,
      headers: { 'content-type': tipo },
    })

    expect(respuesta).toMatchObject({ status: 413, connection: 'close' })
    expect(respuesta.enviados).toBeLessThan(100 * MB)
  })
}

test('muchos archivos enormes a la vez no ocupan memoria, ni dos que caben', async () => {
  test.skip(process.platform !== 'linux', '/proc')
  const { pid = 0 } = program.process
  const upload = (bytes: number) =>
    sendCuerpo(`${program.url}/api/docente/upload/multimedia`, { bytes, headers: { authorization } })
  const photo = () => sendCuerpo(`${program.url}/api/composers/photo`, { bytes: 300 * MB, sinLargo: true })
  await upload(MB)

  const antes = forgetPeak(pid)
  await Promise.all(Array.from({ length: 8 }, photo))
  expect(peakMemory(pid) - antes).toBeLessThan(60)

  const despues = forgetPeak(pid)
  const enviados = await Promise.all([upload(95 * MB), upload(95 * MB)])
  expect(enviados.map(({ status }) => status)).toEqual([201, 201])
  expect(peakMemory(pid) - despues).toBeLessThan(120)
})
