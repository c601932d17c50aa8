import { expect, test } from 'vitest'
import {
  type AsignacionGuardada,
  canGrade,
  canHandIn,
  type EstadoDeTarea,
  estadoAlMoverPlazo,
  estadoDeTarea,
  etiquetaDeTarea,
  grupoDeTarea,
  plazoDeTarea,
} from '../../src/domain/tareas/tareas.ts'

const VENCE = 1000

const asignacion = (datos: Partial<AsignacionGuardada> = {}): AsignacionGuardada => ({
  estado: 'ASIGNADA',
  submission_date: null,
  reentregada: false,
  ...datos,
})

test.each<[string, Partial<AsignacionGuardada>, number | null, number, EstadoDeTarea]>([
  ['recién asignada', {}, VENCE, 0, 'ASIGNADA'],
  ['en el último instante', {}, VENCE, VENCE, 'ASIGNADA'],
  ['pasado el plazo', {}, VENCE, VENCE + 1, 'VENCIDA'],
  ['sin plazo', {}, null, VENCE + 1, 'ASIGNADA'],
  ['pendiente y pasado el plazo', { estado: 'PENDIENTE' }, VENCE, VENCE + 1, 'VENCIDA'],
  ['entregada a tiempo', { estado: 'ENTREGADA', submission_date: VENCE }, VENCE, 9999, 'ENTREGADA'],
  ['entregada tarde', { estado: 'ENTREGADA', submission_date: VENCE + 1 }, VENCE, 9999, 'VENCIDA'],
  ['entregada tarde y ya sin plazo', { estado: 'ENTREGADA', submission_date: 5000 }, null, 9999, 'ENTREGADA'],
  [
    'entregada otra vez tras la devolución',
    { estado: 'ENTREGADA', submission_date: 5000, reentregada: true },
    VENCE,
    9999,
    'ENTREGADA',
  ],
  ['devuelta, aunque haya pasado el plazo', { estado: 'RECHAZADA' }, VENCE, 9999, 'RECHAZADA'],
  ['calificada', { estado: 'CALIFICADA', submission_date: 5000 }, VENCE, 9999, 'CALIFICADA'],
])('%s, la tarea está %s', (_caso, datos, plazo, ahora, estado) => {
  expect(estadoDeTarea(asignacion(datos), plazo, ahora)).toBe(estado)
})

test.each<[string, Partial<AsignacionGuardada>, number | null, number | null, string]>([
  ['vencida y con plazo nuevo', {}, 1000, 3000, 'PENDIENTE'],
  ['vencida y ya sin plazo', {}, 1000, null, 'PENDIENTE'],
  ['vencida y sigue vencida', {}, 1000, 1500, 'ASIGNADA'],
  ['aún en plazo', {}, 2500, 3000, 'ASIGNADA'],
  ['entregada', { estado: 'ENTREGADA', submission_date: 1500 }, 1000, 3000, 'ENTREGADA'],
])('al mover el plazo de una %s', (_caso, datos, antes, despues, estado) => {
  expect(estadoAlMoverPlazo(asignacion(datos), { antes, despues }, 2000)).toBe(estado)
})

test.each<[EstadoDeTarea, boolean, { handIn: boolean; grade: boolean; grupo: string; dice: string }]>([
  ['ASIGNADA', false, { handIn: true, grade: false, grupo: 'pendientes', dice: 'Asignada' }],
  ['PENDIENTE', false, { handIn: true, grade: false, grupo: 'pendientes', dice: 'Pendiente' }],
  ['VENCIDA', false, { handIn: true, grade: false, grupo: 'pendientes', dice: 'Vencida' }],
  ['VENCIDA', true, { handIn: false, grade: true, grupo: 'entregadas', dice: 'Vencida (Entregada)' }],
  ['ENTREGADA', true, { handIn: false, grade: true, grupo: 'entregadas', dice: 'Entregada' }],
  ['RECHAZADA', true, { handIn: true, grade: false, grupo: 'pendientes', dice: 'Rechazada (devuelta)' }],
  ['CALIFICADA', true, { handIn: false, grade: false, grupo: 'calificadas', dice: 'Calificada' }],
])('lo que se puede con una %s (entregada: %s)', (estado, entregada, esperado) => {
  const tarea = { estado, submission_path: entregada ? 'uploads/tareas/a.pdf' : null }

  expect({
    handIn: canHandIn(tarea),
    grade: canGrade(tarea),
    grupo: grupoDeTarea(tarea),
    dice: etiquetaDeTarea(tarea),
  }).toEqual(esperado)
})

test('la tarea misma está vencida cuando su fecha quedó atrás', () => {
  expect([plazoDeTarea(VENCE, VENCE), plazoDeTarea(VENCE, VENCE + 1), plazoDeTarea(null, 9999)]).toEqual([
    'En Plazo',
    'Vencida',
    'En Plazo',
  ])
})
