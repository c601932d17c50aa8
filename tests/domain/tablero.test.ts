import { expect, test } from 'vitest'
import { estadisticasDe, modoDe, porPlazo } from '../../src/domain/tableros/tablero.ts'

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
  // The end of 31/12/9999 in a zone behind UTC is written with six digits.
  const lejos = '+010000-01-01T02:59:59.999Z'
  const fechas = [null, lejos, '2026-05-01T12:00:00.000Z', '2026-04-01T12:00:00.000Z']

  expect(
    porPlazo(fechas.map((fecha_entrega) => ({ fecha_entrega }))).map((una) => una.fecha_entrega),
  ).toEqual([fechas[3], fechas[2], lejos, null])
})
