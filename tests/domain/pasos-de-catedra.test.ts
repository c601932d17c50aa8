import { expect, test } from 'vitest'
import { catedraPorEmpezar, hechosDe } from '../../src/domain/catedras/pasos-de-catedra.ts'

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

const nada = { clases: false, alumnos: false, lista: false, tarea: false }
const todo = { clases: true, alumnos: true, lista: true, tarea: true }
const abierta = { cerrada: false, hechos: nada }

test.each([
  ['sin cátedras', [], undefined],
  ['de la primera abierta', [{ cerrada: true, hechos: nada }, abierta], abierta],
  ['de quien ya lo hizo todo en una', [{ cerrada: true, hechos: todo }, abierta], undefined],
])('los pasos de un docente nuevo: %s', (_, suyas, una) => {
  expect(catedraPorEmpezar(suyas)).toBe(una)
})
