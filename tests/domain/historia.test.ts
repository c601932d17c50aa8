import { expect, test } from 'vitest'
import { type Cambio, datosEn, giveAway, pasosDe, takeBack } from '../../src/domain/creadores/historia.ts'

const cambio = (id: number, antes: object, vale = true): Cambio => ({ id, antes: { ...antes }, vale })

/** X, then Y with the first change and Z with the second. */
const dos = [cambio(1, { bio: 'X' }), cambio(2, { bio: 'Y' })]

test('sin el último cambio, el dato dice lo del anterior; sin ninguno, lo del principio', () => {
  expect(takeBack({ bio: 'Z' }, dos, new Set([2]))).toEqual({ valores: { bio: 'Y' }, quedaron: [] })
  expect(takeBack({ bio: 'Z' }, dos, new Set([1, 2]))).toEqual({ valores: { bio: 'X' }, quedaron: [] })
})

test('lo que cambió después queda, y se dice', () => {
  expect(takeBack({ bio: 'Z' }, dos, new Set([1]))).toEqual({ valores: { bio: 'Z' }, quedaron: ['bio'] })
})

test('quitados uno y luego el otro, en cualquier orden, queda lo del principio', () => {
  const sinElPrimero = [cambio(1, { bio: 'X' }, false), cambio(2, { bio: 'Y' })]
  expect(takeBack({ bio: 'Z' }, sinElPrimero, new Set([2])).valores).toEqual({ bio: 'X' })

  const sinElSegundo = [
    cambio(1, { bio: 'X' }),
    cambio(2, { bio: 'Y' }, false),
    cambio(3, { bio: 'Z' }, false),
  ]
  expect(takeBack({ bio: 'Y' }, sinElSegundo, new Set([1])).valores).toEqual({ bio: 'X' })
})

test('una fecha vuelve entera, aunque se haya guardado solo la parte que era otra', () => {
  const antes = { birth_year: 1885, birth_month: 5, birth_day: 5, birth_edtf: '1885-05-05' }
  const ahora = { birth_year: 1890, birth_month: 7, birth_day: 6, birth_edtf: '1890-07-06', bio: 'X' }
  const historia = [cambio(1, { birth_day: 5 }), cambio(2, { birth_year: 1885, birth_month: 5 })]

  expect(takeBack(ahora, historia, new Set([1, 2])).valores).toEqual(antes)
  expect(takeBack(ahora, historia, new Set([1])).quedaron).toEqual(['birth_edtf'])
  expect(pasosDe(ahora, historia).get('birth_edtf')?.[0]?.despues).toEqual({
    ...antes,
    birth_day: 6,
    birth_edtf: '1885-05-06',
  })
})

test('la fecha, la foto con su autor y el sonido son un dato cada uno', () => {
  const valores = { death_unknown: 0, death_year: 0, photo_credit: 0, audio_url: 0, bio: 0, first_name: 0 }
  expect(datosEn(valores)).toEqual(['death_edtf', 'photo_url', 'audio_url', 'bio', 'first_name'])
})

test('un cambio que pasa a otra ficha no deja rastro: el siguiente reemplaza lo que él había reemplazado', () => {
  const historia = [...dos, cambio(3, { first_name: 'Luz' })]
  const { dichos, reemplazan, queda } = giveAway({ bio: 'Z', first_name: 'Ana' }, historia, new Set([1, 3]))

  expect([...reemplazan]).toEqual([[2, { bio: 'X' }]])
  expect(queda).toEqual({ bio: 'Z', first_name: 'Luz' })
  expect([...dichos].toSorted(([una], [otra]) => una - otra)).toEqual([
    [1, { antes: { bio: 'X' }, despues: { bio: 'Y' } }],
    [3, { antes: { first_name: 'Luz' }, despues: { first_name: 'Ana' } }],
  ])
})
