import { expect, test } from 'vitest'
import { createTachado } from '../../src/domain/casa/tachado.ts'

const tachar = createTachado({
  nombres: ['Ana Paz', 'Paz, Ana'],
  partes: ['Ana', 'Paz'],
  emails: ['ana@paz.py'],
  ajenos: ['Ana Paz Benítez', 'María Ana Paz', 'José Asunción Flores'],
  nadie: { nombre: 'Persona borrada 1', email: 'alumno-1@borrado.invalid' },
})

test.each([
  ['Ana Paz entregó', 'Persona borrada 1 entregó'],
  ['Entregó ANA  PAZ.', 'Entregó Persona borrada 1.'],
  ['Entregó Áná Paz.', 'Entregó Persona borrada 1.'],
  ['Paz, Ana (2026)', 'Persona borrada 1 (2026)'],
  ['a ana@paz.py, y a ANA@PAZ.PY.', 'a alumno-1@borrado.invalid, y a alumno-1@borrado.invalid.'],
])('«%s» queda «%s»', (antes, despues) => {
  expect(tachar(antes)).toBe(despues)
})

test.each([
  'Ana Pazos entregó',
  'Juana Paz entregó',
  'Ana Paz Benítez entregó, y María Ana Paz también',
  'Ana y Paz',
  'a mariana@paz.py, ana@paz.py.org y juan.ana@paz.py',
  'Caf\u0065\u0301 sin ella',
])('«%s» queda como era', (texto) => {
  expect(tachar(texto)).toBe(texto)
})

test('en lo que escribió alcanza una parte de su nombre, y de lo suyo no se duda', () => {
  expect(tachar('Soy Ana, de Pazos.', 'ESCRITO')).toBe('Soy Persona borrada 1, de Pazos.')
  expect(tachar('Ana Paz Benítez', 'PROPIO')).toBe('Persona borrada 1 Benítez')
})

test('otra persona con el mismo nombre lo conserva, y un nombre de una palabra no se busca', () => {
  const quien = { nombres: ['Ana Paz'], partes: [], emails: [], nadie: { nombre: 'Nadie', email: '' } }
  const homonima = createTachado({ ...quien, ajenos: ['Ana Páz'] })
  expect(homonima('Ana Paz')).toBe('Ana Paz')
  expect(homonima('Ana Paz', 'PROPIO')).toBe('Nadie')
  expect(createTachado({ ...quien, nombres: ['Ana'], ajenos: [] })('Ana')).toBe('Ana')
})

test('un nombre con signos se encuentra también en una página', () => {
  const tachar = createTachado({
    nombres: ["Ana O'Leary (hija)"],
    partes: [],
    emails: [],
    ajenos: [],
    nadie: { nombre: 'Nadie', email: '' },
  })
  expect(tachar("<p>Ana O&#39;Leary (hija)</p> y Ana O'Leary (hija)")).toBe('<p>Nadie</p> y Nadie')
})
