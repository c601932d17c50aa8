import type { Browser, Page } from '@playwright/test'
import type { Program } from '../support/program'
import { type Ingreso, pedidosDe, type Rol, signIn, tokenDeAdmin } from './ingreso'

export interface Curso {
  id: number
  docente: string
  alumna: string
  alumno: string
}

/** A course that no other test changes, with its teacher and two students, by their e-mails. */
export async function cursoNuevo(page: Page, nombre = 'Contrapunto'): Promise<Curso> {
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const email = (quien: string) => `${quien}-${crypto.randomUUID().slice(0, 8)}@prueba.example`
  const docente = { nombre: 'Marta', apellido: 'Rolón', email: email('docente') }
  const { id: docenteId } = await call('POST /admin/docentes', docente)
  const { id } = await call('POST /admin/catedras', { nombre, anio: 2026, docenteId })
  const alumnos = []
  for (const nombre of ['Ana', 'Beto']) {
    const alumno = await call('POST /alumnos', { nombre, apellido: 'Ríos', email: email('alumno') })
    await call(`POST /admin/catedras/${id}/inscribir`, { alumnoId: alumno.id })
    alumnos.push(alumno.email)
  }
  return { id, docente: docente.email, alumna: alumnos[0], alumno: alumnos[1] }
}

/** Somebody else, in a browser of their own. */
export async function otroNavegador(
  browser: Browser,
  program: Program,
  rol: Rol,
  email?: string,
): Promise<Ingreso & { page: Page }> {
  const context = await browser.newContext({ baseURL: program.url, locale: 'es-PY' })
  const page = await context.newPage()
  return { page, ...(await signIn(page, program, rol, email)) }
}
