import { expect, test } from 'vitest'
import { followObras, obrasDe, renameObras, withSusObras } from '../../src/domain/creadores/obras.ts'

const de = (...obras: string[]) =>
  obras.map((obra) => ({ obra, tipo: 'ESCUCHAR' as const, url: `https://a.py/${obra}` }))
const obrasEn = (enlaces: { obra: string }[]) => enlaces.map(({ obra }) => obra)

test('cada obra dice sus enlaces, sin mirar tildes, mayúsculas ni espacios', () => {
  expect(
    obrasDe({ notable_works: 'La catedral; Ñemity\n India', obra_enlaces: de('la  CATEDRAL', 'Índia') }),
  ).toEqual([
    { titulo: 'La catedral', enlaces: [{ tipo: 'ESCUCHAR', url: 'https://a.py/la  CATEDRAL' }] },
    { titulo: 'Ñemity', enlaces: [] },
    { titulo: 'India', enlaces: [{ tipo: 'ESCUCHAR', url: 'https://a.py/Índia' }] },
  ])
})

test('de dos obras de un título, los enlaces son de la primera', () => {
  expect(obrasDe({ notable_works: 'India; india', obra_enlaces: de('india') })).toMatchObject([
    { titulo: 'India', enlaces: [{}] },
    { titulo: 'india', enlaces: [] },
  ])
})

test('un enlace se guarda con el título como está en la lista, entero', () => {
  expect(
    obrasEn(withSusObras({ notable_works: 'Índia; La catedral', obra_enlaces: de('india', 'catedral') })),
  ).toEqual(['Índia'])
})

test.each([
  ['otro en su lugar', 'A; B; C', 'A; B2; C', ['A', 'B2', 'C']],
  ['el primero', 'A; B', 'A2; B', ['A2', 'B']],
  ['el único', 'A', 'A2', ['A2']],
  ['dos seguidos', 'A; B; C', 'A; X; Y', ['A', 'X', 'Y']],
  ['uno, y otro nuevo antes', 'A; B', 'N; A; B2', ['A', 'B2']],
  ['uno, y otro nuevo después', 'A; B', 'A; B2; N', ['A', 'B2']],
  ['solo una tilde', 'A; Indía', 'A; India', ['A', 'India']],
  ['nada: se ordenan', 'A; B; C', 'C; A; B', ['A', 'B', 'C']],
  ['nada: falta uno', 'A; B; C', 'A; C', ['A', 'C']],
  ['nada: falta uno y hay otro en otra parte', 'A; B; C', 'A; C; D', ['A', 'C']],
])('cambia %s', (_, antes, despues, quedan) => {
  expect(obrasEn(followObras(antes, despues, de(...antes.split('; '))))).toEqual(quedan)
})

test('quien escribe ve todavía los de la obra que quitó', () => {
  expect(obrasEn(renameObras('A; B', 'A', de('A', 'B')))).toEqual(['A', 'B'])
})
