import { expect, test } from 'vitest'
import catalogo from '../../db/seed/creadores.json'
import { nombreCompleto } from '../../src/domain/creadores.ts'
import { claveDeOrden, fold, slugDe } from '../../src/domain/texto.ts'

test('plegar deja igual lo que se lee igual', () => {
  expect(fold('ASUNCIÓN')).toBe(fold('asuncion'))
  expect(fold('Asuncio\u0301n')).toBe('asuncion')
})

test.each([
  ['José Asunción Flores', 'jose-asuncion-flores'],
  ['Eloy Fariña Núñez', 'eloy-farina-nunez'],
  ["Juan E. O'Leary", 'juan-e-oleary'],
  ['Los 3 Sudamericanos', 'los-3-sudamericanos'],
  ['  Mbaʼe — G̃uarã  ', 'mbae-guara'],
  ['Łukasz Groß', 'lukasz-gross'],
  ['日本', 'creador'],
])('el slug de «%s» es %s', (nombre, slug) => {
  expect(slugDe(nombre)).toBe(slug)
})

test('los nombres del catálogo quedan en el orden alfabético español', () => {
  const nombres = catalogo.map(nombreCompleto)
  const alfabetico = new Intl.Collator('es').compare

  const porClave = nombres.toSorted((a, b) => (claveDeOrden(a) < claveDeOrden(b) ? -1 : 1))

  expect(porClave).toEqual(nombres.toSorted(alfabetico))
})

test('la ñ va después de la n y antes de la o', () => {
  const claves = ['Peo', 'Peña', 'Penz', 'PEÑÁ', 'pena'].map(claveDeOrden)

  expect(claves.toSorted()).toEqual(['pena', 'penz', 'pen~a', 'pen~a', 'peo'])
})
