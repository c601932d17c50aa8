import type { APIRequestContext, Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { expect } from './fixtures'
import { type Ingreso, pedidosDe, tokenDeAdmin } from './ingreso'

interface Persona {
  id: number
  email: string
}

interface ConTarea {
  docente: string
  alumnos: Persona[]
  catedraId: number
  tareaId: number
  pedir: Ingreso['pedir']
}

const unica = () => crypto.randomUUID().slice(0, 8)

/** A course of its own with a task, assigned to its students. */
export async function conTarea(
  page: Page,
  datos: Record<string, unknown> = {},
  { alumnos: cuantos = 1, asignada = true } = {},
): Promise<ConTarea> {
  const pedir = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const persona = { nombre: 'Marta', apellido: 'Prueba' }
  const docente = await pedir('POST /admin/docentes', { ...persona, email: `doc-${unica()}@prueba.example` })
  const catedra = await pedir('POST /admin/catedras', {
    nombre: 'Contrapunto',
    anio: 2026,
    docenteId: docente.id,
  })
  const alumnos: Persona[] = []
  for (let i = 1; i <= cuantos; i++) {
    const email = `alu-${unica()}@prueba.example`
    const alumno = await pedir('POST /alumnos', { nombre: 'Rosa', apellido: `Prueba ${i}`, email })
    await pedir(`POST /admin/catedras/${catedra.id}/inscribir`, { alumnoId: alumno.id })
    alumnos.push({ id: alumno.id, email })
  }
  const { tareaMaestra } = await pedir(`POST /admin/catedras/${catedra.id}/tareas`, {
    titulo: 'Armonizar un bajo',
    descripcion: '<p>A <strong>cuatro voces</strong>.</p>',
    puntos_posibles: 10,
    ...datos,
  })
  const alumnoIds = alumnos.map(({ id }) => id)
  if (asignada) await pedir(`POST /admin/tareas/${tareaMaestra.id}/assign`, { alumnoIds })
  return { docente: docente.email, alumnos, catedraId: catedra.id, tareaId: tareaMaestra.id, pedir }
}

/** Delivers, as whoever signed in, without the screens. */
export async function entregar(
  request: APIRequestContext,
  { token, pedir }: Ingreso,
  { tareaId, archivo = 'hoja.png' }: { tareaId: number; archivo?: string },
): Promise<number> {
  const tareas: { id: number; tareaMaestraId: number }[] = await pedir('GET /alumnos/me/tareas')
  const id = tareas.find(({ tareaMaestraId }) => tareaMaestraId === tareaId)?.id ?? 0
  const extension = archivo.split('.').at(-1) as keyof typeof muestras
  const respuesta = await request.post(`/api/tareas/${id}/submit`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      file: { name: archivo, mimeType: 'application/octet-stream', buffer: muestras[extension] },
    },
  })
  expect(respuesta.status(), await respuesta.text()).toBe(201)
  return id
}
