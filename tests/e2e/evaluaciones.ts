import type { Page } from '@playwright/test'
import { preguntasDePrueba } from '../support/evaluaciones'
import { expect } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

const unico = () => crypto.randomUUID().slice(0, 8)

export async function comoAdmin(page: Page) {
  return pedidosDe(page.request, await tokenDeAdmin(page.request))
}

/** A course of its own, with its teacher and its students: Rosa, Luis … */
export async function nuevoCurso(page: Page, nombres: string[] = ['Rosa']) {
  const call = await comoAdmin(page)
  const email = (quien: string) => `${quien.toLowerCase()}-${unico()}@prueba.example`
  const docente = await call('POST /admin/docentes', {
    nombre: 'Marta',
    apellido: 'Prueba',
    email: email('marta'),
  })
  const nombre = `Contrapunto ${unico()}`
  const catedra = await call('POST /admin/catedras', { nombre, anio: 2026, docenteId: docente.id })
  const alumnos: { id: number; nombre: string; email: string }[] = []
  for (const quien of nombres) {
    const alumno = await call('POST /alumnos', { nombre: quien, apellido: 'Prueba', email: email(quien) })
    await call(`POST /admin/catedras/${catedra.id}/inscribir`, { alumnoId: alumno.id })
    alumnos.push(alumno)
  }
  return { id: catedra.id as number, nombre, docente: docente.email as string, alumnos, call }
}

export type Curso = Awaited<ReturnType<typeof nuevoCurso>>

interface Datos {
  titulo?: string
  cuantas?: number
  fecha_entrega?: string
  /** To nobody, if false. */
  asignada?: boolean
}

/** An evaluation of that course, given to all of its students. */
export async function nuevaEvaluacion(
  { id, call, alumnos }: Curso,
  { titulo = 'Parcial', cuantas = 3, fecha_entrega = '2030-03-10T23:59', asignada = true }: Datos = {},
) {
  const preguntas = preguntasDePrueba(cuantas)
  const evaluacion = await call(`POST /admin/catedras/${id}/evaluaciones`, { titulo, preguntas })
  if (asignada) {
    const alumnoIds = alumnos.map((alumno) => alumno.id)
    await call(`POST /admin/evaluaciones/${evaluacion.id}/assign`, { alumnoIds, fecha_entrega })
  }
  return evaluacion as { id: number; titulo: string; Pregunta: { id: number }[] }
}

/** The options of question `numero`, as a student sees them. */
export const opcion = (page: Page, numero: number, nombre: string) =>
  page.getByRole('group', { name: `¿Pregunta ${numero}?` }).getByRole('radio', { name: nombre, exact: true })

/** Clicks, and waits until it shows: a choice is drawn from what is kept, an instant later. */
export async function choose(page: Page, numero: number, nombre: string) {
  await opcion(page, numero, nombre).click()
  await expect(opcion(page, numero, nombre)).toBeChecked()
}

/** Until the server has them all. */
export const expectGuardadas = (page: Page, cuantas: number, total: number) =>
  expect(page.locator('.avance')).toContainText(
    new RegExp(`^${cuantas} de ${total} respondidas\\s*Respuestas guardadas`),
  )
