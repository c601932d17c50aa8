import { expect, test } from 'vitest'
import type { Contribuyente } from '../../src/domain/comunidad/modos-de-aparecer.ts'
import {
  type Contribucion,
  type Contribuyentes,
  maskEmail,
  nivelDe,
  puestosDe,
} from '../../src/domain/comunidad/ranking.ts'

test.each([
  ['maria@gmail.com', 'm***a@gmail.com'],
  ['ana@x.py', 'a*a@x.py'],
  ['ab@x.py', '**@x.py'],
  ['a@x.py', '*@x.py'],
])('%s se muestra como %s', (email, enmascarado) => {
  expect(maskEmail(email)).toBe(enmascarado)
})

test.each([
  [1, 'Colaborador Inicial'],
  [4, 'Colaborador Inicial'],
  [5, 'Colaborador Activo'],
  [10, 'Colaborador Avanzado'],
  [20, 'Investigador Musical'],
  [50, 'Curador de la Memoria Sonora'],
  [99, 'Curador de la Memoria Sonora'],
  [100, 'Guardián del Patrimonio'],
])('con %i aportes se es %s', (aportes, nivel) => {
  expect(nivelDe(aportes)).toBe(nivel)
})

const rankingDe = (contribuciones: Contribucion[], contribuyentes: Contribuyentes = new Map()) =>
  puestosDe(contribuciones, contribuyentes).map(({ fila }) => fila)

const de = (email: string, created_at: number, alumno?: string): Contribucion => ({
  email,
  created_at,
  is_student_contribution: alumno !== undefined,
  student_first_name: alumno ?? null,
  student_last_name: alumno ? 'Vera' : null,
})

test('primero quien más aportó; entre iguales, quien empezó antes', () => {
  const ranking = rankingDe([
    de('tarde@x.py', 3),
    de('antes@x.py', 2),
    de('mucho@x.py', 5),
    de('MUCHO@x.py', 9),
  ])

  expect(ranking.map(({ email, contributions }) => [email, contributions])).toEqual([
    ['m***o@x.py', 2],
    ['a***s@x.py', 1],
    ['t***e@x.py', 1],
  ])
})

test('quien alguna vez aportó como alumno lleva el último nombre que dio', () => {
  expect(rankingDe([de('a@x.py', 1, 'Luz'), de('a@x.py', 2, 'Lucía'), de('a@x.py', 3)])).toEqual([
    {
      email: '*@x.py',
      is_student_contribution: true,
      student_first_name: 'Lucía',
      student_last_name: 'Vera',
      contributions: 3,
      level: 'Colaborador Inicial',
    },
  ])
})

test('quien sumó sus direcciones es una fila, como eligió aparecer', () => {
  const contribuciones = [de('a@x.py', 1, 'Luz'), de('B@x.py', 2), de('otra@x.py', 3)]
  const con = (suyo: Omit<Contribuyente, 'id'>) =>
    rankingDe(contribuciones, new Map(['a@x.py', 'b@x.py'].map((email) => [email, { id: 1, ...suyo }])))[0]

  const sinNombre = { contributions: 2, student_first_name: null, student_last_name: null }
  expect(con({ como: 'NOMBRE', nombre: 'Luz Vera' })).toMatchObject({
    ...sinNombre,
    nombre: 'Luz Vera',
    email: '',
  })
  expect(con({ como: 'ANONIMO', nombre: 'Luz Vera' })).toMatchObject({
    ...sinNombre,
    nombre: 'Anónimo',
    email: '',
  })
  expect(con({ como: 'CORREO', nombre: 'Luz Vera' })).toMatchObject({ ...sinNombre, email: '*@x.py' })
})
