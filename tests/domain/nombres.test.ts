import { expect, test } from 'vitest'
import { inicialesDePersona, nombreDePersona } from '../../src/domain/personas/nombres.ts'
import { ordenDePersona } from '../../src/domain/personas/personas.ts'
import { duenoDe, personaDe } from '../../src/lib/persona.ts'

test.each([
  [{ nombre: 'Lourdes María', apellido: 'Giménez' }, 'LG'],
  [{ nombre: 'ñeca', apellido: 'álvarez' }, 'ÑÁ'],
  [{ nombre: 'Ana', apellido: '' }, 'A'],
])('las iniciales de %o son %s', (persona, iniciales) => {
  expect(inicialesDePersona(persona)).toBe(iniciales)
})

test('el nombre lleva el apellido detrás', () => {
  expect(nombreDePersona({ nombre: 'Lourdes', apellido: 'Giménez' })).toBe('Lourdes Giménez')
})

const token = (datos: unknown) => `x.${Buffer.from(JSON.stringify(datos)).toString('base64url')}.y`

test('un token dice quién es, con sus acentos', () => {
  const datos = { sub: '7', nombre: 'Ñeca', apellido: 'Álvarez 🎵', email: 'n@prueba.py' }

  expect(personaDe(token(datos))).toEqual({ ...datos, sub: undefined, id: 7 })
})

test.each(['', 'vencida', 'x.y.z', token({ sub: '7' }), token({ sub: 'admin', nombre: 'a' }), token(null)])(
  'de «%s» no se sabe quién es',
  (dudoso) => {
    expect(personaDe(dudoso)).toBeNull()
  },
)

test.each([
  [token({ role: 'alumno', sub: '7' }), 'alumno:7'],
  [token({ role: 'admin', sub: 'admin' }), 'admin:admin'],
  [token({ sub: '7' }), null],
  ['', null],
])('lo que se lee con «%s» es de %s', (cual, dueno) => {
  expect(duenoDe(cual)).toBe(dueno)
})

test('en una lista vale primero el apellido, después el nombre, sin mirar los acentos', () => {
  const enOrden = [
    ['Agüero', 'Ana'],
    ['Aguero', 'Ángela'],
    ['Agüero', 'Rosa'],
    ['Agüero Gómez', 'Ana'],
    ['Agüero-Gómez', 'Ana'],
    ['Agüeros', 'Ana'],
    ['Núñez', 'Ana'],
    ['Nuñez', 'Beto'],
    ['Ñamandú', 'Ana'],
    ['Oviedo', 'Ana'],
  ].map(([apellido = '', nombre = '']) => ({ apellido, nombre }))

  const ordenados = enOrden
    .toReversed()
    .toSorted((una, otra) => (ordenDePersona(una) < ordenDePersona(otra) ? -1 : 1))

  expect(ordenados).toEqual(enOrden)
})
