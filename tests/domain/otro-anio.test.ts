import { expect, test } from 'vitest'
import { addDias, diaEn, fechaISO } from '../../src/domain/base/fechas.ts'
import { instanteDePlazo, plazoEscrito } from '../../src/domain/base/plazos.ts'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana.ts'
import {
  copiaAOtroAnio,
  diasEntreSemanas,
  hasPlazoEscrito,
  plazoCorrido,
} from '../../src/domain/catedras/otro-anio.ts'

test.each([
  ['la misma semana', '2026-03-04', '2026-03-08', 0],
  ['del domingo al lunes siguiente', '2026-03-08', '2026-03-09', 7],
  ['de un año a otro', '2026-03-04', '2027-03-01', 362 + 2],
  ['hacia atrás', '2026-03-02', '2026-02-22', -14],
])('%s, lo que hay entre dos semanas son semanas enteras', (_caso, una, otra, dias) => {
  expect(diasEntreSemanas(una, otra)).toBe(dias)
  expect(Math.abs(dias % 7)).toBe(0)
})

test('la primera clase queda en su día, en la semana que se dice', () => {
  for (const primera of Array.from({ length: 7 }, (_, i) => addDias('2026-03-02', i)))
    for (const desde of Array.from({ length: 7 }, (_, i) => addDias('2027-03-01', i))) {
      const corrida = addDias(primera, diasEntreSemanas(primera, desde))

      expect(diaDeSemanaDe(corrida)).toBe(diaDeSemanaDe(primera))
      expect([corrida >= '2027-03-01', corrida <= '2027-03-07']).toEqual([true, true])
    }
})

test.each([
  ['America/Asuncion', '2026-03-20T18:30', 364, '19/03/2027 18:30'],
  ['America/Santiago', '2026-03-20T18:30', 42, '01/05/2026 18:30'],
  ['America/Santiago', '2026-03-20', 42, '01/05/2026 23:59'],
  // That midnight its clocks go from 00:00 to 01:00.
  ['America/Santiago', '2026-08-29', 7, '05/09/2026 23:59'],
  ['Europe/Madrid', '2026-03-22', 7, '29/03/2026 23:59'],
])('en %s, %s vence a la misma hora %i días después', (zona, escrito, dias, esperado) => {
  const plazo = instanteDePlazo(escrito, zona)

  const corrido = plazoCorrido(plazo, dias, zona)

  expect(plazoEscrito(corrido, zona)).toBe(esperado)
  expect(corrido % 1000).toBe(plazo % 1000)
})

test('un plazo al final del día lo es también donde los relojes se atrasan esa noche', () => {
  const zona = 'America/Santiago'

  expect(plazoCorrido(instanteDePlazo('2026-03-28', zona), 7, zona)).toBe(instanteDePlazo('2026-04-04', zona))
})

test('un plazo que no se puede escribir se reconoce', () => {
  const zona = 'America/Asuncion'
  const ultimo = instanteDePlazo('9998-12-31', zona)

  expect(hasPlazoEscrito(ultimo, zona)).toBe(true)
  expect(hasPlazoEscrito(plazoCorrido(ultimo, 7, zona), zona)).toBe(false)
  expect(fechaISO(diaEn(zona, ultimo))).toBe('9998-12-31')
})

test.each([
  [
    { anio: '2027', desde: '2027-03-01' },
    { anio: 2027, nombre: '', desde: '2027-03-01' },
  ],
  [
    { anio: 2027, desde: '2027-03-01', nombre: ' Coro ', docenteId: null },
    { anio: 2027, nombre: 'Coro', docenteId: null, desde: '2027-03-01' },
  ],
])('%j se lee', (enviado, leido) => {
  expect(copiaAOtroAnio.parse(enviado)).toEqual(leido)
})

test.each([
  [{}, { anio: 'El año es obligatorio.', desde: 'La semana de la primera clase es obligatoria.' }],
  [
    { anio: 1, desde: '2027-02-30' },
    {
      anio: 'El año debe ser un número entero entre 1900 y 2100.',
      desde: 'La semana de la primera clase no es válida.',
    },
  ],
  [
    { anio: 2027, desde: '2027-03-01', nombre: 'x'.repeat(121), docenteId: -1 },
    {
      nombre: 'El nombre de la cátedra no puede pasar de 120 caracteres.',
      docenteId: 'El docente debe ser un número entero positivo.',
    },
  ],
])('%j no se acepta', (enviado, faltas) => {
  const { error } = copiaAOtroAnio.safeParse(enviado)

  expect(Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? [])).toEqual(
    faltas,
  )
})
