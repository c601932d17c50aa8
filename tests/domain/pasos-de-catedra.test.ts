import { expect, test } from 'vitest'
import { hechosDe } from '../../src/domain/catedras/pasos-de-catedra.ts'

const nueva = {
  Docente: null,
  CatedraDiaHorario: [],
  CatedraAlumno: [],
  PlanDeClases: [],
  TareaMaestra: [],
  totalClases: 0,
}

test('a una cátedra nueva le falta todo', () => {
  expect(Object.values(hechosDe(nueva))).toEqual([false, false, false, false, false, false])
})

test.each([
  ['docente', { Docente: {} }],
  ['horario', { CatedraDiaHorario: [{}] }],
  ['alumnos', { CatedraAlumno: [{}] }],
  ['clases', { totalClases: 1 }],
  ['plan', { PlanDeClases: [{}] }],
  ['tarea', { TareaMaestra: [{}] }],
])('con %s, ese paso está hecho y ningún otro', (paso, datos) => {
  const hechos = Object.entries(hechosDe({ ...nueva, ...datos })).filter(([, hecho]) => hecho)

  expect(hechos).toEqual([[paso, true]])
})
