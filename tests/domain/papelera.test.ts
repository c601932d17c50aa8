import { expect, test } from 'vitest'
import { EN_PAPELERA, loQueTrae, nombrado } from '../../src/domain/papelera/papelera.ts'

test('lo que vuelve con algo se dice sin contarlo a él, y sin lo que nadie conoce', () => {
  expect(loQueTrae({ tareas_maestras: 1, tarea_asignaciones: 1, historial_de_notas: 9 })).toEqual([
    '1 tarea asignada',
  ])
  expect(loQueTrae({ catedras: 1, asistencias: 24_000, tareas_maestras: 30 })).toEqual([
    '24.000 marcas de asistencia',
    '30 tareas',
  ])
  expect(loQueTrae({ publicaciones: 3 })).toEqual(['2 publicaciones'])
  expect(loQueTrae({ dias_clase: 1 })).toEqual([])
})

test('cada cosa se nombra con su artículo', () => {
  expect(nombrado('TAREA', 'Polca')).toBe('la tarea «Polca»')
  expect(nombrado('ALUMNO', 'Ana Paz')).toBe('el alumno «Ana Paz»')
})

test('antes de eliminar se dice cuánto espera', () => {
  expect(EN_PAPELERA).toContain('60 días')
})
