import { expect, test } from 'vitest'
import { estadisticasDe, modoDe, porPlazo } from '../../src/domain/tablero.ts'

test('sin cátedras el tablero es de quien recién llega', () => {
  expect([0, 1, 3].map(modoDe)).toEqual(['new', 'student', 'student'])
})

test('las cifras cuentan cada tarea y cada evaluación donde corresponde', () => {
  const entrega = 'uploads/tareas/x.pdf'
  const tareas = [
    { estado: 'ASIGNADA', submission_path: null },
    { estado: 'PENDIENTE', submission_path: null },
    { estado: 'RECHAZADA', submission_path: entrega },
    { estado: 'VENCIDA', submission_path: null },
    { estado: 'VENCIDA', submission_path: entrega },
    { estado: 'ENTREGADA', submission_path: entrega },
    { estado: 'CALIFICADA', submission_path: entrega },
  ] as const
  const evaluaciones = (['PENDIENTE', 'VENCIDA', 'REALIZADA', 'CALIFICADA'] as const).map((estado) => ({
    estado,
  }))

  expect(estadisticasDe({ publicaciones: 4, tareas, evaluaciones })).toEqual({
    publicaciones: 4,
    tareas: 7,
    tareasPendientes: 2,
    tareasCompletadas: 3,
    evaluacionesPendientes: 2,
    evaluacionesRealizadas: 2,
  })
})

test('lo que vence antes va primero, y lo que no vence, al final', () => {
  const fechas = [null, '2026-05-01T12:00:00.000Z', '2026-04-01T12:00:00.000Z']

  expect(
    porPlazo(fechas.map((fecha_entrega) => ({ fecha_entrega }))).map((una) => una.fecha_entrega),
  ).toEqual([fechas[2], fechas[1], null])
})
