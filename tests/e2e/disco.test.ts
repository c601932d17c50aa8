import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { formularioCon } from '../support/archivos'
import { pocoLugar, soloLectura } from '../support/poco-lugar'
import { type Program, runProgram, startProgram } from '../support/program'
import { sesionEn } from '../support/sesiones'

const MB = 1024 * 1024

const onFinish: (() => void)[] = []
test.afterEach(() => {
  for (const drop of onFinish.splice(0)) drop()
})

test('una carpeta de solo lectura detiene el arranque con una línea', () => {
  const carpeta = soloLectura()
  test.skip(!carpeta, 'root escribe en todas partes, y aquí no puede montar un disco')
  const { dataDir, drop } = carpeta as NonNullable<typeof carpeta>
  onFinish.push(drop)

  const { status, stderr } = runProgram(['serve', '--port', '0', '--data-dir', dataDir])

  expect(status).toBe(1)
  expect(stderr).toBe(`No se puede escribir en la carpeta ${dataDir}.\n`)
})

test('un disco lleno detiene el arranque con una línea', () => {
  const { dataDir, through, drop } = pocoLugar(300)
  onFinish.push(drop)

  const { status, stderr } = runProgram(['serve', '--port', '0', '--data-dir', dataDir], {}, through)

  expect(status).toBe(1)
  expect(stderr).toMatch(/^(No queda espacio en el disco|No se puede escribir) .*\n$/)
})

test('si el disco se llena mientras atiende lo dice, no guarda a medias, y con lugar sigue', async () => {
  const { dataDir, through, freeSpace, drop } = pocoLugar(3400)
  onFinish.push(drop)
  const program = await startProgram({ dataDir, through, seed: [['demo']] })
  const { authorization } = await sesionEn(program, 'docente')
  const upload = () => subeArchivo(program, authorization, 4 * MB)
  const publish = () => publica(program, authorization)
  const antes = (await readsTablon(program, authorization)).length

  const grande = await upload()
  let publicados = 0
  let ultimo = await publish()
  while (ultimo.status === 201) {
    publicados++
    ultimo = await publish()
  }
  const tablon = await readsTablon(program, authorization)
  const temporales = readdirSync(join(dataDir, 'uploads/tmp'))
  freeSpace(program.process.pid ?? 0)
  const despues = [(await upload()).status, (await publish()).status]
  const codigo = await program.stop()
  const { stdout } = runProgram(['doctor', '--data-dir', dataDir])

  expect(grande).toMatchObject({ status: 507, cuerpo: { code: 'sin_espacio' } })
  expect(grande.cuerpo.message).toBe(grande.cuerpo.error)
  expect([503, 507]).toContain(ultimo.status)
  expect(tablon).toHaveLength(antes + publicados)
  expect(temporales).toEqual([])
  expect(despues).toEqual([201, 201])
  expect(codigo).toBe(0)
  expect(program.output()).not.toMatch(/\n {4}at /)
  for (const linea of [/^✔ Base de datos/m, /^✔ Referencias/m, /^✔ Archivos: están los \d+$/m]) {
    expect(stdout).toMatch(linea)
  }
})

test('con el disco lleno nadie queda anotado sin estarlo, ni prueba contraseñas sin fin', async () => {
  const { dataDir, through, freeSpace, drop } = pocoLugar(3400)
  onFinish.push(drop)
  const program = await startProgram({ dataDir, through, seed: [['demo']], env: { RATE_LIMIT: 'on' } })
  const { authorization } = await sesionEn(program, 'docente')
  const admin = await sesionEn(program, 'admin')
  while ((await publica(program, authorization)).status === 201);

  const anotados: string[] = []
  let ultimo = 201
  for (let vez = 0; ultimo === 201 && vez < 500; vez++) {
    const email = `docente-${vez}@guarania.example`
    ultimo = (await anotaDocente(program, admin.authorization, email)).status
    if (ultimo === 201) anotados.push(email)
  }
  const intentos: number[] = []
  for (let vez = 0; vez < 30; vez++) intentos.push(await prueba(program, 'equivocada'))
  await program.kill()
  freeSpace(program.process.pid ?? 0)
  const despues = await startProgram({ dataDir })
  const docentes = await readsDocentes(despues, (await sesionEn(despues, 'admin')).authorization)
  await despues.stop()

  expect([503, 507]).toContain(ultimo)
  expect(docentes).toEqual(expect.arrayContaining(anotados))
  expect([429, 503, 507]).toContain(intentos.at(-1))
  expect(intentos.filter((estado) => estado === 401).length).toBeLessThanOrEqual(10)
})

async function anotaDocente({ url }: Program, authorization: string, email: string) {
  return fetch(`${url}/api/admin/docentes`, {
    method: 'POST',
    body: JSON.stringify({ nombre: 'Ana', apellido: 'Benítez', email }),
    headers: { authorization, 'content-type': 'application/json' },
  })
}

async function prueba({ url }: Program, password: string): Promise<number> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ password }),
    headers: { 'content-type': 'application/json' },
  })
  return response.status
}

async function readsDocentes({ url }: Program, authorization: string): Promise<string[]> {
  const response = await fetch(`${url}/api/admin/docentes`, { headers: { authorization } })
  return (await response.json()).map(({ email }: { email: string }) => email)
}

async function subeArchivo({ url }: Program, authorization: string, bytes: number) {
  const response = await fetch(`${url}/api/docente/upload/multimedia`, {
    method: 'POST',
    body: formularioCon('apuntes.txt', Buffer.alloc(bytes, 'a')),
    headers: { authorization },
  })
  return { status: response.status, cuerpo: await response.json() }
}

async function publica({ url }: Program, authorization: string) {
  const contenido = `<p>${'guarania '.repeat(10_000)}</p>`
  const response = await fetch(`${url}/api/catedras/1/publicaciones`, {
    method: 'POST',
    body: JSON.stringify({ titulo: 'Aviso', contenido, tipo: 'ANUNCIO' }),
    headers: { authorization, 'content-type': 'application/json' },
  })
  return { status: response.status, cuerpo: await response.json() }
}

async function readsTablon({ url }: Program, authorization: string): Promise<unknown[]> {
  const response = await fetch(`${url}/api/publicaciones/catedra/1?limit=100`, {
    headers: { authorization },
  })
  return response.json()
}
