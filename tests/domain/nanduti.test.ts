import { expect, test } from 'vitest'
import { dibujo, nanduti, partes } from '../../src/domain/creadores/nanduti'

const semillas = Array.from({ length: 500 }, (_, i) => `creador-${i}`)

test('la misma semilla teje siempre el mismo ñandutí', () => {
  expect(nanduti('jose-asuncion-flores')).toEqual(nanduti('jose-asuncion-flores'))
  expect(dibujo(nanduti('agustin-barrios'))).toBe(dibujo(nanduti('agustin-barrios')))
})

test('las semillas se reparten entre muchos tejidos distintos', () => {
  const tejidos = new Set(semillas.map((semilla) => dibujo(nanduti(semilla))))

  expect(tejidos.size).toBeGreaterThan(150)
})

test.each(semillas.slice(0, 50))('%s respeta las medidas de la identidad', (semilla) => {
  const lazo = nanduti(semilla)

  expect(lazo.radios).toBeGreaterThanOrEqual(16)
  expect(lazo.radios).toBeLessThanOrEqual(24)
  expect([3, 4]).toContain(lazo.aros)
  expect(lazo.petalos).toBeGreaterThanOrEqual(8)
  expect(lazo.petalos).toBeLessThanOrEqual(12)
  expect(dibujo(lazo).length).toBeLessThanOrEqual(1536)
})

test('las partes compartidas se dibujan una sola vez', () => {
  const lazo = nanduti('ñandutí')

  expect(partes([lazo, lazo])).toBe(partes([lazo]))
  expect(partes([])).toBe('')
})
