import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { binarioDe, plataformas } from '../../api/plataformas'

const require = createRequire(import.meta.url)

test('hay un binario para cada plataforma que se promete', () => {
  expect(plataformas.map(binarioDe)).toEqual([
    'guarania-linux-x64',
    'guarania-linux-arm64',
    'guarania-darwin-x64',
    'guarania-darwin-arm64',
    'guarania-windows-x64.exe',
  ])
})

test.each(plataformas)('$nombre tiene su controlador de SQLite', ({ driver }) => {
  const addon = require.resolve(driver).replace(/lib(.)([^/\\]+)\.js$/, 'prebuilds$1$2.node')

  expect(existsSync(addon), addon).toBe(true)
})

test('lo que una plataforma instala por su cuenta está en el archivo de versiones, también lo de las otras', () => {
  const { packages } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
  ) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>
  }
  const instalados = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
  const opcionales = Object.values(packages).flatMap((uno) => Object.keys(uno.optionalDependencies ?? {}))

  expect(opcionales.length).toBeGreaterThan(50)
  expect(opcionales.filter((uno) => !instalados.has(uno))).toEqual([])
})
