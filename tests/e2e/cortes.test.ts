import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { cut } from '../support/cortes'
import { cutPapelera } from '../support/cortes-de-papelera'
import { newFolder, runProgram, spawnProgram } from '../support/program'
import { VUELTAS } from '../support/vueltas'

const VECES = 10 * VUELTAS

test('nada de lo confirmado se pierde, se corte el programa cuando se corte', async () => {
  test.slow()
  const { dataDir, escritas, perdidas, diagnostico } = await cut(VECES)

  expect(perdidas).toEqual([])
  expect(escritas).toBeGreaterThan(VECES)
  expect(diagnostico).toMatch(/^✔ Base de datos: está sana/m)
  expect(diagnostico).toMatch(/^✔ Referencias: /m)
  // What was being written when it was cut off waits in quarantine.
  expect(diagnostico).toMatch(/^✔ Archivos: están los \d+(; \d+ en cuarentena, .+)?$/m)
  const enCamino = join(dataDir, 'uploads/tmp')
  expect(existsSync(enCamino) ? readdirSync(enCamino) : []).toEqual([])
  rmSync(dataDir, { recursive: true, force: true })
})

test('una cátedra va a la papelera o vuelve entera, se corte el programa cuando se corte', async () => {
  test.slow()
  const { dataDir, respondidas, faltas } = await cutPapelera(VECES)

  expect(faltas).toEqual([])
  expect(respondidas).toBeGreaterThan(0)
  rmSync(dataDir, { recursive: true, force: true })
})

test('una demostración que se corta mientras se carga no deja archivos que nadie conoce', async () => {
  const dataDir = newFolder()
  const tareas = join(dataDir, 'uploads/tareas')
  const carga = spawnProgram(['seed', 'demo', '--data-dir', dataDir])
  const termino = new Promise((resolve) => carga.once('exit', (_code, signal) => resolve(signal)))
  await expect
    .poll(() => existsSync(tareas) && readdirSync(tareas).length, { intervals: [5] })
    .toBeGreaterThan(0)
  carga.kill('SIGKILL')
  expect(await termino).toBe('SIGKILL')

  expect(runProgram(['seed', 'demo', '--data-dir', dataDir]).status).toBe(0)

  expect(runProgram(['doctor', '--data-dir', dataDir]).stdout).toMatch(/^✔ Archivos: están los \d+$/m)
  rmSync(dataDir, { recursive: true, force: true })
})

for (const kb of [0, 200, 500, 1000]) {
  test(`un catálogo que se corta cuando escribió ${kb} KB se carga entero la vez siguiente`, async () => {
    const dataDir = newFolder()
    const escritos = () => statSync(join(dataDir, 'guarania.db-wal'), { throwIfNoEntry: false })?.size ?? -1
    const carga = spawnProgram(['seed', 'catalogo', '--data-dir', dataDir])
    const termino = new Promise((resolve) => carga.once('exit', resolve))
    await expect.poll(escritos, { intervals: [1] }).toBeGreaterThanOrEqual(kb * 1024)
    carga.kill('SIGKILL')
    await termino

    const { status, stdout } = runProgram(['seed', 'catalogo', '--data-dir', dataDir])

    expect(status).toBe(0)
    const [nuevos = 0, habia = 0] = [...stdout.matchAll(/(\d+) (?:creadores nuevos|que ya)/g)].map(([, n]) =>
      Number(n),
    )
    expect(nuevos + habia).toBe(229)
    expect([0, 229]).toContain(nuevos)
    expect(runProgram(['doctor', '--data-dir', dataDir]).stdout).toMatch(/^✔ Base de datos: está sana/m)
    rmSync(dataDir, { recursive: true, force: true })
  })
}
