import { expect, test, vi } from 'vitest'
import catalogo from '../../db/seed/creadores.json'
import { enUnaLinea, enVariasLineas } from '../../src/domain/base/campos.ts'
import { claveDeOrden, fold, normalizado, slugDe } from '../../src/domain/base/texto.ts'
import { nombreCompleto } from '../../src/domain/creadores/creadores.ts'

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
  ['Her\u00admosa\u200b Pa\ufeffz', 'hermosa-paz'],
])('el slug de «%s» es %s', (nombre, slug) => {
  expect(slugDe(nombre)).toBe(slug)
})

test('lo que no se ve no cambia lo que se busca', () => {
  expect(fold('\u202aAsun\u00adción\u202c')).toBe('asuncion')
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

const [ACENTO, DEBAJO] = ['\u0301', '\u0316']

test('de las marcas de una letra quedan treinta, más de las que tiene cualquier lengua', () => {
  const texto = `a${DEBAJO.repeat(50)}${'b'.repeat(300)}`

  expect(normalizado(texto)).toBe(`a${DEBAJO.repeat(30)}${'b'.repeat(300)}`)
  expect(normalizado(`a${ACENTO}${'b'.repeat(300)}`)).toBe(`á${'b'.repeat(300)}`)
  expect(normalizado(`a${DEBAJO.repeat(50)}`)).toBe(`a${DEBAJO.repeat(50)}`)
})

test.each([normalizado, fold, claveDeOrden, enUnaLinea, enVariasLineas])(
  'ordenar treinta mil marcas de una letra no ocupa a nadie (%o)',
  (ordenar) => {
    const normalize = vi.spyOn(String.prototype, 'normalize')

    ordenar(`a${`${ACENTO}${DEBAJO}`.repeat(15_000)}`)

    const largos = normalize.mock.contexts.map((texto) => String(texto).length)
    normalize.mockRestore()
    expect(Math.max(...largos)).toBeLessThan(40)
  },
)
