import { readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newFolder, runProgram, startProgram } from '../support/program'

const HORAS_MS = 2 * 3_600_000
const BASE = ['guarania.db', 'guarania.db-wal', 'guarania.db-shm']

test('sin su base de datos no se toca lo subido, se dice, y cuando vuelve sigue todo', async () => {
  const dataDir = newFolder()
  const subidos = () => readdirSync(join(dataDir, 'uploads/tareas'))
  const move = (de: string, a: string) => {
    for (const nombre of readdirSync(dataDir).filter((uno) => BASE.some((base) => uno === de + base)))
      renameSync(join(dataDir, nombre), join(dataDir, a + nombre.slice(de.length)))
  }
  await (await startProgram({ dataDir, seed: [['demo']] })).stop()
  const antes = new Date(Date.now() - HORAS_MS)
  for (const nombre of subidos()) utimesSync(join(dataDir, 'uploads/tareas', nombre), antes, antes)
  const cuantos = subidos().length

  move('', 'apartada-')
  const sinElla = await startProgram({ dataDir })
  const revisada = runProgram(['doctor', '--data-dir', dataDir])
  await sinElla.stop()
  const quedan = subidos().length
  for (const nombre of BASE) rmSync(join(dataDir, nombre), { force: true })
  move('apartada-', '')
  const conElla = await startProgram({ dataDir })
  await conElla.stop()

  const frase = `Hay ${cuantos} archivos subidos que la base de datos no conoce; no se toca ninguno: la carpeta es de otra base de datos`
  expect(cuantos).toBeGreaterThan(0)
  expect(sinElla.output()).toContain(`${frase}.\n`)
  expect(revisada.stdout).toContain(`✘ Archivos: ${frase}`)
  expect(revisada.status).toBe(1)
  expect([quedan, subidos().length]).toEqual([cuantos, cuantos])
  expect(runProgram(['doctor', '--data-dir', dataDir]).stdout).toMatch(/^✔ Archivos: están los \d+$/m)
  rmSync(dataDir, { recursive: true })
})
