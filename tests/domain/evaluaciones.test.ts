import { expect, test } from 'vitest'
import {
  distribucionDe,
  type EstadoDeEvaluacion,
  estadoDeEvaluacion,
  isFueraDePlazo,
  isRealizada,
  porcentajeDe,
} from '../../src/domain/evaluaciones/evaluaciones.ts'
import { showsCorrectas } from '../../src/domain/evaluaciones/muestra-de-evaluacion.ts'

const VENCE = 1000

test.each<['PENDIENTE' | 'REALIZADA' | 'CALIFICADA', number | null, number, EstadoDeEvaluacion]>([
  ['PENDIENTE', VENCE, VENCE, 'PENDIENTE'],
  ['PENDIENTE', VENCE, VENCE + 1, 'VENCIDA'],
  ['PENDIENTE', null, 9999, 'PENDIENTE'],
  ['REALIZADA', VENCE, 9999, 'REALIZADA'],
  ['CALIFICADA', VENCE, 9999, 'CALIFICADA'],
])('%s con plazo %s, a los %s, se lee %s', (estado, plazo, ahora, leido) => {
  expect(estadoDeEvaluacion({ estado }, plazo, ahora)).toBe(leido)
  expect(isRealizada(leido)).toBe(leido === 'REALIZADA' || leido === 'CALIFICADA')
})

test.each([
  ['AL_ENVIAR', null, 0, true],
  ['AL_ENVIAR', VENCE, 0, true],
  ['CUANDO_VENCE', VENCE, VENCE, false],
  ['CUANDO_VENCE', VENCE, VENCE + 1, true],
  ['CUANDO_VENCE', null, 9999, false],
] as const)('lo correcto, %s con plazo %s, a los %s: %s', (muestra, fecha_entrega, ahora, seVe) => {
  expect(showsCorrectas({ muestra, fecha_entrega }, ahora)).toBe(seVe)
})

test('fuera de plazo es después del último instante', () => {
  expect([isFueraDePlazo(VENCE, VENCE), isFueraDePlazo(VENCE + 1, VENCE)]).toEqual([false, true])
  expect([isFueraDePlazo(null, VENCE), isFueraDePlazo(VENCE, null)]).toEqual([false, false])
})

test.each([
  [0, 0, 0],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [7, 7, 100],
])('%s de %s es el %s %%', (correctas, total, porcentaje) => {
  expect(porcentajeDe(correctas, total)).toBe(porcentaje)
})

test('la distribución cuenta por decenas, y el 100 es de la última', () => {
  const cuantos = distribucionDe([0, 9.99, 10, 66.67, 90, 100]).map((tramo) => tramo.cuantos)

  expect(cuantos).toEqual([2, 1, 0, 0, 0, 0, 1, 0, 0, 2])
})
