import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { noteCopia } from '../../../api/casa/copias/fallida.ts'
import { diagnose } from '../../../api/casa/diagnostico/diagnostico.ts'
import { lineOf } from '../../../api/casa/diagnostico/hallazgo.ts'
import { openData } from '../../../api/commands/command.ts'
import { readSettings } from '../../../api/suelo/services/settings.ts'
import { correos } from '../../../db/schema/correos.ts'
import { newCarpeta } from '../../support/carpetas.ts'
import { insertArchivo } from '../../support/cursado.ts'
import { baseConMigraciones } from '../../support/esquemas-anteriores.ts'
import { soloLectura } from '../../support/poco-lugar.ts'

function conDatos() {
  const dataDir = newCarpeta()
  const { db, sqlite } = openData(dataDir)
  onTestFinished(() => void sqlite.close())
  writeFileSync(join(dataDir, 'secret'), 'secreto'.repeat(5), { mode: 0o600 })
  return { dataDir, db, sqlite }
}

const check = async (dataDir: string, env: Record<string, string> = {}, now = Date.now) =>
  (await diagnose(readSettings({ DATA_DIR: dataDir, ...env }), now)).map(lineOf)
const malas = (lineas: string[]) => lineas.filter((linea) => !linea.startsWith('✔'))

test('de una instalación sana, cada línea es ✔', async () => {
  const { dataDir, db } = conDatos()
  mkdirSync(join(dataDir, 'uploads/tareas'), { recursive: true })
  writeFileSync(join(dataDir, 'uploads/tareas/a.pdf'), '0123456789')
  insertArchivo(db, { path: 'uploads/tareas/a.pdf', bytes: 10 })

  const lineas = await check(dataDir)

  expect(malas(lineas)).toEqual([])
  expect(lineas.map((linea) => linea.split(':')[0])).toEqual([
    '✔ Ajustes',
    '✔ Carpeta',
    '✔ Base de datos',
    '✔ Referencias',
    '✔ Versión',
    '✔ Archivos',
    '✔ Deudas',
    '✔ Bandeja',
    '✔ Restauración',
    '✔ Disco',
    '✔ Copias',
    '✔ Correo',
    '✔ IA',
  ])
})

test('una ADMIN_PASSWORD corta vale, y se dice', async () => {
  const { dataDir } = conDatos()
  const deClave = async (ADMIN_PASSWORD: string) =>
    (await check(dataDir, { ADMIN_PASSWORD })).filter((linea) => linea.includes('ADMIN_PASSWORD'))

  expect(await deClave('nueve.abc')).toEqual([
    '✔ Contraseña: ADMIN_PASSWORD tiene menos de 10 caracteres: conviene una más larga',
  ])
  expect(await deClave('diez.abcde')).toEqual([])
})

test('lo que está mal se dice, con qué hacer', async () => {
  const { dataDir, db, sqlite } = conDatos()
  chmodSync(join(dataDir, 'secret'), 0o644)
  insertArchivo(db, { path: 'uploads/tareas/perdido.pdf' })
  sqlite.pragma('foreign_keys = OFF')
  sqlite.exec(`INSERT INTO valoraciones VALUES (77, 'x', 5, 0)`)
  db.insert(correos)
    .values({
      para: 'x',
      asunto: 'x',
      texto: '',
      html: '',
      estado: 'fallido',
      proximoIntento: 0,
      created_at: Date.now(),
    })
    .run()
  const enUnaSemana = () => Date.now() + 7 * 24 * 3_600_000 - 1000

  const lineas = malas(await check(dataDir, { RATE_LIMIT: 'off' }, enUnaSemana))

  for (const esperada of [
    /^✘ Ajustes: RATE_LIMIT=off .*\. Quítalo$/,
    /^✘ Carpeta: otros usuarios .*chmod 600/,
    /^✘ Referencias: .* en valoraciones\. /,
    /^✘ Archivos: 1 de 1 falta o está cortado \(uploads\/tareas\/perdido\.pdf\)/,
    /^✘ Bandeja: 1 correo falló en/,
    /^✘ Copias: todavía no hay ninguna, y debería haber una cada 24 h/,
    /^✘ Restauración: Hace más de 48 horas que no se comprueba ninguna copia de seguridad\. Mira/,
  ]) {
    expect(lineas).toContainEqual(expect.stringMatching(esperada))
  }
  expect(lineas).toHaveLength(7)
})

test('una carpeta abierta a todos se dice; cerrada, lo que hay en ella da igual', async () => {
  const { dataDir } = conDatos()
  chmodSync(join(dataDir, 'guarania.db'), 0o644)

  const cerrada = malas(await check(dataDir))
  chmodSync(dataDir, 0o755)
  const abierta = malas(await check(dataDir))

  expect(cerrada).toEqual([])
  expect(abierta).toEqual([
    expect.stringMatching(/^✘ Carpeta: otros usuarios .* los datos\. chmod -R go-rwx /),
  ])
})

test('una base dañada, una sin migrar y una carpeta vacía se dicen', async () => {
  const danada = newCarpeta()
  writeFileSync(join(danada, 'guarania.db'), 'no soy una base'.repeat(500))
  const vieja = newCarpeta()
  baseConMigraciones(join(vieja, 'guarania.db'), 1).close()

  expect(malas(await check(danada))[0]).toMatch(/^✘ Base de datos: .*dañada\. Repón la última copia/)
  expect(malas(await check(vieja))[0]).toMatch(/^✘ Versión: faltan? \d+ migraci.*guarania migrate$/)
  expect(malas(await check(newCarpeta()))[0]).toMatch(/^✘ Carpeta: no hay datos en/)
})

test('una copia que falló se dice hasta que otra sale bien', async () => {
  const { dataDir, db } = conDatos()
  noteCopia(db, 'No queda espacio.', Date.parse('2026-03-02T12:00:00Z'))

  const fallida = malas(await check(dataDir))
  noteCopia(db, null, Date.now())

  expect(fallida).toEqual([
    '✘ Última copia: falló (2026-03-02T12:00:00.000Z): No queda espacio. Se intenta otra vez cada hora',
  ])
  expect(malas(await check(dataDir))).toEqual([])
})

test('los archivos que la base no conoce se dicen', async () => {
  const { dataDir, db } = conDatos()
  mkdirSync(join(dataDir, 'uploads/tareas'), { recursive: true })
  for (const nombre of ['a', 'b']) writeFileSync(join(dataDir, `uploads/tareas/${nombre}.pdf`), '0123456789')

  const ajenos = malas(await check(dataDir))
  insertArchivo(db, { path: 'uploads/tareas/a.pdf', bytes: 10 })
  const uno = (await check(dataDir)).find((linea) => linea.includes('Archivos'))

  expect(ajenos).toEqual([
    expect.stringMatching(/^✘ Archivos: Hay 2 archivos subidos .* de otra base de datos\./),
  ])
  expect(uno).toBe('✔ Archivos: están los 1; 1 que nadie conoce pasan a la cuarentena')
})

test('un archivo donde se espera una carpeta se dice', async () => {
  const { dataDir } = conDatos()
  const archivo = join(dataDir, 'archivo')
  writeFileSync(archivo, '')

  expect(malas(await check(archivo))).toEqual([expect.stringMatching(/^✘ Carpeta: no hay datos en/)])
  expect(malas(await check(dataDir, { BACKUP_DIR: archivo }))).toEqual([
    `✘ Copias: ${archivo} no es una carpeta. Revisa BACKUP_DIR`,
  ])
})

test('de lo que no se puede escribir se culpa al disco: no se pide reponer una copia', async ({
  skip,
  onTestFinished,
}) => {
  const soloSeLee = soloLectura((dataDir) => openData(dataDir).sqlite.close())
  if (!soloSeLee) return skip('root escribe en todas partes, y aquí no puede montar un disco')
  onTestFinished(soloSeLee.drop)
  const { dataDir } = conDatos()

  expect(malas(await check(soloSeLee.dataDir)).slice(0, 2)).toEqual([
    `✘ Carpeta: no se puede escribir en ${soloSeLee.dataDir}. Revisa el disco y de quién es la carpeta`,
    `✘ Base de datos: No se puede escribir en la carpeta ${soloSeLee.dataDir}. Revisa el disco y de quién es la carpeta`,
  ])
  expect(malas(await check(dataDir, { BACKUP_DIR: join(soloSeLee.dataDir, 'copias') }))).toEqual([
    `✘ Copias: no se puede escribir en ${soloSeLee.dataDir}/copias. Revisa BACKUP_DIR y de quién es la carpeta`,
  ])
})

test('se pregunta a la IA y al correo si dejan entrar, sin decir las claves', async () => {
  const { dataDir } = conDatos()
  const server: Server = createServer((request, response) => {
    response.writeHead(request.headers['x-goog-api-key'] === 'buena' ? 200 : 403).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const GEMINI_BASE_URL = `http://127.0.0.1:${port}`

  const buena = await check(dataDir, { GEMINI_BASE_URL, GEMINI_API_KEY: 'buena' })
  const mala = malas(
    await check(dataDir, {
      GEMINI_BASE_URL,
      GEMINI_API_KEY: 'clave-secreta',
      SMTP_URL: 'smtp://usuario:clave-secreta@127.0.0.1:1',
    }),
  )

  expect(malas(buena)).toEqual([])
  expect(mala).toEqual([
    expect.stringMatching(/^✘ Correo: 127\.0\.0\.1:1 no responde .*Revisa SMTP_URL$/),
    '✘ IA: Gemini, gemini-2.5-flash no responde como se espera: respondió 403. Revisa GEMINI_API_KEY y GEMINI_MODEL',
  ])
  expect(mala.join()).not.toContain('clave-secreta')
})
