import { expect, test } from 'vitest'
import {
  aceptacion,
  diasDichos,
  faltasDeJustificativo,
  rechazoDeJustificativo,
} from '../../src/domain/justificativos/justificativos.ts'

const bien = { desde: '2026-03-02', hasta: '2026-03-04', motivo: 'Gripe.' }
const HOY = { hoy: '2026-03-09', dias: 7 }

test.each([
  ['sin fecha desde', { desde: '' }, 'desde', 'Falta la fecha desde la que se justifica.'],
  ['con una que no existe', { hasta: '2026-02-30' }, 'hasta', 'Falta la fecha hasta la que se justifica.'],
  [
    'al revés',
    { desde: '2026-03-05', hasta: '2026-03-04' },
    'hasta',
    'La fecha «hasta» no puede ser anterior a «desde».',
  ],
  [
    'de 61 días',
    { desde: '2026-03-02', hasta: '2026-05-01' },
    'hasta',
    'Un justificativo es de 60 días como mucho.',
  ],
  ['sin motivo', { motivo: '' }, 'motivo', 'Falta el motivo.'],
  [
    'con un motivo de 1.001',
    { motivo: 'x'.repeat(1001) },
    'motivo',
    'El motivo no puede pasar de 1.000 caracteres.',
  ],
  [
    'de hace ocho días',
    { desde: '2026-03-01', hasta: '2026-03-01' },
    'hasta',
    'Una falta se puede justificar hasta 7 días después.',
  ],
] as const)('un justificativo %s no vale', (_caso, cambio, campo, mensaje) => {
  expect([...faltasDeJustificativo({ ...bien, ...cambio }, HOY)]).toEqual([[campo, mensaje]])
})

test.each([
  ['de un día', { hasta: '2026-03-02' }],
  ['que terminó hace justo siete', {}],
  ['de 60 días, y por venir', { hasta: '2026-04-30' }],
  ['con un motivo de 1.000', { motivo: 'ñ'.repeat(1000) }],
])('uno %s vale', (_caso, cambio) => {
  expect(faltasDeJustificativo({ ...bien, hasta: '2026-03-04', ...cambio }, HOY).size).toBe(0)
})

test('sin días para justificar, se justifica a más tardar el mismo día', () => {
  const deHoy = { ...bien, desde: HOY.hoy, hasta: HOY.hoy }
  expect(faltasDeJustificativo(deHoy, { ...HOY, dias: 0 }).size).toBe(0)
  expect(faltasDeJustificativo({ ...bien, hasta: '2026-03-08' }, { ...HOY, dias: 0 }).get('hasta')).toBe(
    'Una falta se justifica a más tardar el mismo día.',
  )
})

test('rechazar pide una respuesta; aceptar, no', () => {
  expect(rechazoDeJustificativo.safeParse({ respuesta: ' ' }).error?.issues[0]?.message).toBe(
    'Escribe por qué se rechaza.',
  )
  expect(aceptacion.parse({})).toEqual({ respuesta: '' })
  expect(aceptacion.safeParse({ respuesta: 'x'.repeat(1001) }).success).toBe(false)
})

test('sus días se dicen como uno o como varios', () => {
  const igual = (fecha: string) => fecha
  expect(diasDichos({ desde: 'a', hasta: 'a' }, igual)).toBe('el a')
  expect(diasDichos({ desde: 'a', hasta: 'b' }, igual)).toBe('del a al b')
})
