import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newFolder, type Program, runProgram, startProgram } from '../support/program'
import { sesionEn } from '../support/sesiones'
import { expect, expectFits, telefono, test } from './fixtures'

const BUENA = 'guarania-2026-03-02T06-04-00.tar'
const CORTADA = 'guarania-2026-03-03T06-04-00.tar'
const METRICS_TOKEN = 'clave-de-las-metricas-0123'
const DIA_MS = 24 * 3_600_000

interface Instalada {
  raiz: string
  dataDir: string
  copias: string
  env: Record<string, string>
}

/** An installation with the demonstration's uploads that has been served. */
async function install(): Promise<Instalada> {
  const raiz = newFolder()
  const copias = join(raiz, 'copias')
  mkdirSync(copias)
  const dataDir = join(raiz, 'datos')
  await (await startProgram({ seed: [['catalogo'], ['demo']], dataDir })).stop()
  const env = { BACKUP_DIR: copias, METRICS_TOKEN, ADMIN_EMAIL: 'yo@prueba.example' }
  return { raiz, copias, dataDir, env }
}

function copy({ copias, dataDir }: Instalada, nombre: string, hace: number) {
  const file = join(copias, nombre)
  expect(runProgram(['backup', file, '--data-dir', dataDir]).stderr).toBe('')
  const cuando = (Date.now() - hace) / 1000
  utimesSync(file, cuando, cuando)
  return file
}

const probar = (file: string, { dataDir }: Instalada) => runProgram(['probar', file, '--data-dir', dataDir])

async function readMetrica({ url }: Program, nombre: string) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const texto = await (await fetch(`${url}/api/metrics`, { headers })).text()
  return Number(
    texto
      .split('\n')
      .find((linea) => linea.startsWith(`${nombre} `))
      ?.split(' ')[1],
  )
}

/** The browser of a program of its own. */
async function enterAsAdmin(page: Page, { url }: Program, authorization: string) {
  await page.goto(`${url}/about`)
  await page.evaluate(
    (token) => {
      localStorage.setItem('adminToken', token)
      localStorage.setItem('role', 'admin')
    },
    authorization.replace('Bearer ', ''),
  )
}

const correosEn = ({ dataDir }: Instalada) => {
  const carpeta = join(dataDir, 'correos')
  if (!existsSync(carpeta)) return []
  return readdirSync(carpeta).map((nombre) => readFileSync(join(carpeta, nombre), 'utf8'))
}

test('una copia entera se comprueba con el programa en marcha; una cortada, no', async () => {
  const instalada = await install()
  const file = copy(instalada, BUENA, 0)

  const entera = probar(file, instalada)
  truncateSync(file, 200_000)
  const cortada = probar(file, instalada)
  const quedan = readdirSync(instalada.copias)
  rmSync(instalada.raiz, { recursive: true })

  expect(entera.stderr).toBe('')
  expect(JSON.parse(entera.stdout)).toEqual({ segundos: expect.any(Number), archivos: expect.any(Number) })
  expect(JSON.parse(entera.stdout).archivos).toBeGreaterThan(2)
  expect([cortada.status, cortada.stdout]).toEqual([1, ''])
  expect(cortada.stderr).toMatch(/^La copia \S+ no sirve: .*cortada.*\n$/)
  expect(quedan).toEqual([BUENA])
})

test('el programa prueba sus copias por sí mismo, y grita cuando una no sirve', async ({ page }) => {
  const instalada = await install()
  const { raiz, dataDir, copias, env } = instalada
  copy(instalada, BUENA, 3_600_000)
  const primera = await startProgram({ dataDir, env })
  const { authorization } = await sesionEn(primera, 'admin')
  const read = async (path: string) =>
    (await fetch(`${primera.url}/api${path}`, { headers: { authorization } })).json()
  await expect
    .poll(async () => (await read('/admin/copias'))[0].probada)
    .toMatchObject({ archivos: expect.any(Number) })
  const sinFallas = await read('/admin/alarmas')
  const cuandoSana = await readMetrica(primera, 'guarania_backup_proven_time_seconds')
  await enterAsAdmin(page, primera, authorization)
  await page.goto(`${primera.url}/admin/dashboard`)
  await expect(
    page.getByText(/Última restauración comprobada: (hoy|anoche) \d\d:\d\d \(\d+ s, \d+ archivos\)/),
  ).toBeVisible()
  await primera.stop()
  const sano = runProgram(['doctor', '--data-dir', dataDir], env).stdout

  truncateSync(copy(instalada, CORTADA, 0), 200_000)
  const segunda = await startProgram({ dataDir, env })
  await expect.poll(() => readMetrica(segunda, 'guarania_backup_unproven')).toBe(1)
  const deLaCopia = () => correosEn(instalada).filter((correo) => correo.includes('copia_no_est'))
  await expect.poll(deLaCopia).toEqual([expect.stringContaining('To: yo@prueba.example')])
  await segunda.stop()
  const enfermo = runProgram(['doctor', '--data-dir', dataDir], env)
  const quedan = readdirSync(copias)
  const enviados = deLaCopia()
  rmSync(raiz, { recursive: true })

  expect(sinFallas).toEqual([])
  expect(cuandoSana * 1000).toBeGreaterThan(Date.now() - DIA_MS)
  expect(sano).toContain(`✔ Restauración: ${BUENA} se comprobó (`)
  expect(enfermo.status).toBe(1)
  expect(enfermo.stdout).toMatch(/✘ Restauración: La copia \S+ no sirve: /)
  expect(quedan.sort()).toEqual([BUENA, CORTADA])
  expect(enviados).toHaveLength(1)
})

test('las copias y si sirven se ven en su pantalla', async ({ page, signInAs }) => {
  await signInAs('admin')
  const cuando = '2026-03-02T06:04:00.000Z'
  const copia = { nombre: BUENA, bytes: 2_500_000, cuando, estado: 'LISTA', motivo: null }
  await page.route('**/api/admin/copias', (route) =>
    route.fulfill({
      json: [
        { ...copia, nombre: CORTADA, probada: { cuando, error: 'La copia no sirve: le falta guarania.db.' } },
        { ...copia, probada: { cuando, segundos: 12, archivos: 1832 } },
        { ...copia, nombre: 'guarania-2026-03-01T06-04-00.tar', probada: null },
      ],
    }),
  )
  await page.setViewportSize(telefono)
  await page.goto('/admin/dashboard')
  await page.getByRole('button', { name: /abrir el menú/ }).click()
  await page.getByRole('navigation', { name: 'Tu sesión' }).getByRole('link', { name: 'Copias' }).click()

  const filas = page.getByRole('row')
  await expect(filas.filter({ hasText: BUENA })).toContainText('Comprobada')
  await expect(filas.filter({ hasText: BUENA })).toContainText('(12 s, 1.832 archivos)')
  await expect(filas.filter({ hasText: CORTADA })).toContainText('le falta guarania.db')
  await expect(filas.filter({ hasText: 'guarania-2026-03-01' })).toContainText('Sin comprobar')
  await expectFits(page)
})

test('lo que falla se dice en el panel, con dónde escribir a quién avisar', async ({ page, signInAs }) => {
  await signInAs('admin')
  const cuando = '2026-03-02T06:04:00.000Z'
  await page.route('**/api/admin/alarmas', (route) =>
    route.fulfill({
      json: [
        { causa: 'DISCO', motivo: 'En el disco de los datos quedan 2 MB libres.', desde: cuando, cuando },
        { causa: 'TAREA', motivo: '«resumen del día»: no hay base', desde: cuando, cuando },
      ],
    }),
  )
  await page.setViewportSize(telefono)
  await page.goto('/admin/dashboard')

  const falla = page.getByRole('region', { name: 'Qué está fallando' })
  await expect(falla.getByRole('alert')).toHaveText([
    /Queda poco lugar en el disco .*2 MB/,
    /«resumen del día»/,
  ])
  await expectFits(page)
  await falla.getByRole('link', { name: 'Institución' }).click()
  await expect(page.getByLabel('Correo del administrador')).toBeVisible()
  await expectFits(page)
})
