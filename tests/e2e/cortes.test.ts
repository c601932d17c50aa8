import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { cortar } from '../support/cortes'

const VECES = 25

test('nada de lo confirmado se pierde, se corte el programa cuando se corte', async () => {
  test.slow()
  const { dataDir, escritas, perdidas, diagnostico } = await cortar(VECES)

  expect(perdidas).toEqual([])
  expect(escritas).toBeGreaterThan(VECES)
  expect(diagnostico).toMatch(/^✔ Base de datos: está sana/m)
  expect(diagnostico).toMatch(/^✔ Referencias: /m)
  expect(diagnostico).toMatch(/^✔ Archivos: están los \d+$/m)
  expect(readdirSync(join(dataDir, 'uploads/tmp'))).toEqual([])
  rmSync(dataDir, { recursive: true, force: true })
})
