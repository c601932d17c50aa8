import type { Page } from '@playwright/test'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { nuevaCatedra } from './cursado'
import { hoy, telefono } from './fixtures'
import { type Ingreso, pedidosDe, tokenDeAdmin } from './ingreso'

export interface Leido {
  alumnos: { alumnoId: number; presente: boolean | null }[]
  unidades: { id: number; periodo: string }[]
  cierre: { por: string; para_la_proxima: string } | null
}

export const presentes = ({ alumnos }: Leido) => alumnos.map(({ presente }) => presente)

type SignInAs = (rol: 'docente', email: string) => Promise<Ingreso>

/** Today's class was over a minute after midnight. */
const TEMPRANO = { hora_inicio: '00:00', hora_fin: '00:01' }

/** A course with class today, five students and a plan of three units, and its teacher before the panel. */
export async function conClase(page: Page, signInAs: SignInAs, hora = TEMPRANO) {
  const catedra = await nuevaCatedra(page, { alumnos: ['Paz', 'Ríos', 'Sosa', 'Toñánez', 'Vera'] })
  const callAdmin = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const { id } = catedra
  await callAdmin(`PUT /admin/catedras/${id}`, {
    horariosPorDia: [{ dia_semana: diaDeSemanaDe(hoy()), ...hora }],
  })
  const { call, token } = await signInAs('docente', catedra.docente.email)
  const plan = await call(`POST /docente/catedra/${id}/planes`, {
    titulo: 'Plan anual',
    tipoOrganizacion: 'MES',
  })
  for (const periodo of ['Marzo', 'Abril', 'Mayo']) {
    await call(`POST /docente/me/planes/${plan.id}/unidades`, {
      periodo,
      contenido: '<p>La guarania</p>',
      capacidades: 'Escucha.',
      horasTeoricas: 1,
      horasPracticas: 1,
    })
  }
  await page.setViewportSize(telefono)
  return {
    ...catedra,
    call,
    token,
    callAdmin,
    createDia: (fecha: string): Promise<{ id: number }> =>
      call(`POST /docente/catedra/${id}/diasclase`, { fecha, dia_semana: diaDeSemanaDe(fecha) }),
    leido: (): Promise<Leido> => call(`GET /docente/catedra/${id}/diasclase/hoy/cierre`),
    tareas: async () =>
      (await call(`GET /docente/catedra/${id}/tareas`)).map(({ titulo }: { titulo: string }) => titulo),
  }
}

export const enPanel = (page: Page, nombre: string, boton: string) =>
  page.getByRole('listitem').filter({ hasText: nombre }).getByRole('link', { name: boton })
export const fila = (page: Page, apellido: string) =>
  page.getByRole('checkbox', { name: new RegExp(`Rosa ${apellido}`) })
export const frase = (page: Page) => page.getByLabel('Qué tienen que saber o traer')
export const titulo = (page: Page) => page.getByLabel('Título (si hay tarea)')
export const cierra = (page: Page) => page.getByRole('button', { name: 'Cerrar la clase' })
export const estado = (page: Page, texto: string) => page.getByRole('heading', { level: 2, name: texto })
