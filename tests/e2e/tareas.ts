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
  call: Ingreso['call']
}

const unica = () => crypto.randomUUID().slice(0, 8)

/** A course of its own with a task, assigned to its students. */
export async function conTarea(
  page: Page,
  datos: Record<string, unknown> = {},
  { alumnos: cuantos = 1, asignada = true } = {},
): Promise<ConTarea> {
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const persona = { nombre: 'Marta', apellido: 'Prueba' }
  const docente = await call('POST /admin/docentes', { ...persona, email: `doc-${unica()}@prueba.example` })
  const catedra = await call('POST /admin/catedras', {
    nombre: 'Contrapunto',
    anio: 2026,
    docenteId: docente.id,
  })
  const alumnos: Persona[] = []
  for (let i = 1; i <= cuantos; i++) {
    const email = `alu-${unica()}@prueba.example`
    const alumno = await call('POST /alumnos', { nombre: 'Rosa', apellido: `Prueba ${i}`, email })
    await call(`POST /admin/catedras/${catedra.id}/inscribir`, { alumnoId: alumno.id })
    alumnos.push({ id: alumno.id, email })
  }
  const { tareaMaestra } = await call(`POST /admin/catedras/${catedra.id}/tareas`, {
    titulo: 'Armonizar un bajo',
    descripcion: '<p>A <strong>cuatro voces</strong>.</p>',
    puntos_posibles: 10,
    ...datos,
  })
  const alumnoIds = alumnos.map(({ id }) => id)
  if (asignada) await call(`POST /admin/tareas/${tareaMaestra.id}/assign`, { alumnoIds })
  return { docente: docente.email, alumnos, catedraId: catedra.id, tareaId: tareaMaestra.id, call }
}

/** Delivers, as whoever signed in, without the screens. */
export async function handIn(
  request: APIRequestContext,
  { token, call }: Ingreso,
  { tareaId, archivo = 'hoja.png', buffer }: { tareaId: number; archivo?: string; buffer?: Buffer },
): Promise<number> {
  const tareas: { id: number; tareaMaestraId: number }[] = await call('GET /alumnos/me/tareas')
  const id = tareas.find(({ tareaMaestraId }) => tareaMaestraId === tareaId)?.id ?? 0
  const extension = archivo.split('.').at(-1) as keyof typeof muestras
  const respuesta = await request.post(`/api/tareas/${id}/submit`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      file: { name: archivo, mimeType: 'application/octet-stream', buffer: buffer ?? muestras[extension] },
    },
  })
  expect(respuesta.status(), await respuesta.text()).toBe(201)
  return id
}
