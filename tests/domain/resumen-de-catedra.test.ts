import { expect, test } from 'vitest'
import {
  clasesDadas,
  expiresSoon,
  extractoDe,
  motivosDe,
  textoDeClasesSinLista,
  textoDeEntregas,
  textoDeEspera,
  textoDeEvaluacion,
} from '../../src/domain/catedras/resumen-de-catedra.ts'

const ZONA = 'America/Asuncion'
/** 23:30 of the first of March where the institution is. */
const AHORA = Date.parse('2026-03-02T02:30:00Z')
const DIA = 86_400_000
const HORA = 3_600_000

test('las clases dadas son las del curso hasta hoy, con la de hoy, y las del año que viene también son suyas', () => {
  const fechas = ['2026-03-02', '2026-03-05', '2026-03-09', '2027-02-01']

  expect(clasesDadas(fechas, '2026-03-05')).toEqual({ dadas: 2, total: 4 })
  expect(clasesDadas([], '2026-03-05')).toEqual({ dadas: 0, total: 0 })
})

test.each([
  ['en este instante', 0, true],
  ['ya vencida', -1, false],
  ['al terminar el tercer día', 3 * DIA + HORA / 2 - 1, true],
  ['al empezar el cuarto día', 3 * DIA + HORA / 2, false],
])('una evaluación que vence %s', (_caso, desfase, esperado) => {
  expect(expiresSoon(ZONA, AHORA + desfase, AHORA)).toBe(esperado)
})

test.each([
  [1, 'entrega de «Coral»'],
  [12, 'entregas de «Coral»'],
])('%i por corregir', (cuantas, texto) => {
  expect(textoDeEntregas(cuantas, 'Coral')).toBe(texto)
})

test.each([
  [2, 0, 'la más antigua espera desde hoy'],
  [2, -1, 'la más antigua espera desde ayer'],
  [2, -3, 'la más antigua espera hace 3 días'],
  [1, -3, 'espera hace 3 días'],
])('%i entregas, la primera de hace %i días', (cuantas, dias, texto) => {
  expect(textoDeEspera(cuantas, ZONA, AHORA + dias * DIA, AHORA)).toBe(texto)
})

test.each([
  [1, ['2026-11-12'], 'clase sin lista: 12/11/2026'],
  [2, ['2026-11-12', '2026-11-16'], 'clases sin lista: 12/11/2026 y 16/11/2026'],
  [3, ['2026-11-09', '2026-11-12', '2026-11-16'], 'clases sin lista: 09/11/2026, 12/11/2026 y 16/11/2026'],
  [5, ['2026-11-12', '2026-11-16'], 'clases sin lista: las últimas, 12/11/2026 y 16/11/2026'],
])('%i sin lista', (cuantas, fechas, texto) => {
  expect(textoDeClasesSinLista(cuantas, fechas)).toBe(texto)
})

test.each([
  [HORA / 4, 1, 'evaluación «Parcial» vence hoy: falta 1 alumno'],
  [DIA, 9, 'evaluación «Parcial» vence mañana: faltan 9 alumnos'],
  [3 * DIA, 2, 'evaluación «Parcial» vence en 3 días: faltan 2 alumnos'],
])('lo que vence en %i ms y falta a %i', (desfase, faltan, texto) => {
  expect(textoDeEvaluacion({ titulo: 'Parcial', vence: AHORA + desfase, faltan }, ZONA, AHORA)).toBe(texto)
})

test('un extracto termina con una palabra', () => {
  expect(extractoDe('Nos vemos\nen el Aula 4.')).toBe('Nos vemos en el Aula 4.')
  const largo = extractoDe('guarania '.repeat(100))
  expect(largo).toMatch(/^(guarania )*guarania…$/)
  expect(largo.length).toBeLessThanOrEqual(281)
})

const bien = { peligro: null, marcas: [], entregadas: 0, vencidas: 0, enMora: false }

test.each([
  ['sin nada que decir', bien, []],
  ['con una falta suelta', { ...bien, marcas: [true, false, null] }, []],
  [
    'con las dos últimas faltas',
    { ...bien, marcas: [true, false, null, false] },
    ['faltó a las últimas 2 clases'],
  ],
  [
    'con más faltas que presentes',
    { ...bien, marcas: [false, false, true] },
    ['faltó a 2 de las últimas 3 clases'],
  ],
  ['con tantas faltas como presentes', { ...bien, marcas: [false, false, true, true] }, []],
  ['sin entregas y con vencidas', { ...bien, vencidas: 1 }, ['no entregó nada']],
  ['con una entrega y vencidas', { ...bien, entregadas: 1, vencidas: 3 }, []],
  ['en mora', { ...bien, enMora: true }, ['debe pagos']],
  [
    'sin llegar al mínimo, y en mora',
    {
      ...bien,
      peligro: { luz: 'NO_ALCANZA' as const, frase: 'Aunque venga a todas llega a 50 %.' },
      enMora: true,
    },
    ['No alcanza. Aunque venga a todas llega a 50 %.', 'debe pagos'],
  ],
])('%s, los motivos para atender a alguien son estos', (_caso, atencion, motivos) => {
  expect(motivosDe(atencion)).toEqual(motivos)
})
