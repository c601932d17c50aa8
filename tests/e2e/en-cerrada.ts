import type { Page } from '@playwright/test'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { nuevaEvaluacion } from './evaluaciones'
import { expect, hoy } from './fixtures'
import type { Ingreso } from './ingreso'
import { conTarea, handIn } from './tareas'

type SignInAs = (rol: 'docente' | 'alumno' | 'admin', email?: string) => Promise<Ingreso>

/** A course with a bit of everything; of its three students one is graded, one waits for it, one has not delivered. */
export async function conDeTodo(page: Page, signInAs: SignInAs) {
  const titulo = `Armonizar ${crypto.randomUUID().slice(0, 8)}`
  const curso = await conTarea(page, { titulo }, { alumnos: 3 })
  const { catedraId: id, call, alumnos } = curso
  const entregas: number[] = []
  for (const { email } of alumnos.slice(0, 2))
    entregas.push(await handIn(page.request, await signInAs('alumno', email), curso))
  await call(`POST /admin/tareas/${entregas[0]}/calificar`, { puntos_obtenidos: 8 })
  await call(`POST /admin/tareasAsignaciones/${entregas[0]}/comentarios`, { texto: 'Bien el final.' })
  const { id: evaluacionId } = await nuevaEvaluacion({
    ...curso,
    id,
    nombre: '',
    alumnos: alumnos.map(conNombre),
  })
  await call(`POST /catedras/${id}/publicaciones`, { titulo: 'Hola', contenido: '<p>Nos vemos.</p>' })
  const { id: diaId } = await call(`POST /admin/catedras/${id}/diasclase`, {
    fecha: hoy(),
    dia_semana: diaDeSemanaDe(hoy()),
  })
  const docente = await signInAs('docente', curso.docente)
  const plan = await docente.call(`POST /docente/catedra/${id}/planes`, { titulo: 'Plan anual' })
  await docente.call(`POST /docente/me/planes/${plan.id}/unidades`, {
    periodo: 'Marzo',
    contenido: '<p>La guarania</p>',
    capacidades: 'Reconoce el compás.',
    horasTeoricas: 4,
    horasPracticas: 2,
  })
  const [{ id: rubroId }] = await call(`PUT /admin/catedras/${id}/rubros`, {
    rubros: [{ nombre: 'Oral', peso: 100 }],
  })
  const notas = [{ alumnoId: alumnos[0]?.id, puntos_obtenidos: 19 }]
  const oral = { rubroId, nombre: 'Oral de julio', puntos_posibles: 20, notas }
  await call(`PUT /admin/catedras/${id}/notas-manuales`, oral)
  const tercera = await signInAs('alumno', alumnos[2]?.email)
  const falta = { desde: hoy(), hasta: hoy(), motivo: 'Fiebre.' }
  await tercera.call(`POST /alumnos/me/catedras/${id}/justificativos`, falta)
  const [pendiente] = await tercera.call('GET /alumnos/me/tareas')
  return {
    ...curso,
    titulo,
    entregas,
    pendiente: pendiente.id as number,
    evaluacionId,
    diaId,
    planId: plan.id as number,
  }
}

const conNombre = (persona: { id: number; email: string }) => ({ ...persona, nombre: 'Rosa' })

/** One screen, or one tab or dialog of it. */
export interface Parada {
  en: string
  /** What only reads, or what is read: buttons, links and headings by how they begin. */
  lee: string[]
  /** What writes: buttons and links. */
  escribe: string[]
  /** It writes and nothing else. */
  soloEscribe?: true
}

const mando = (page: Page, nombre: string) => {
  const name = new RegExp(`^${nombre}`)
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
}
const leido = (page: Page, nombre: string) =>
  mando(page, nombre)
    .or(page.getByRole('heading', { name: nombre }))
    .first()

export async function expectSoloLeer(page: Page, paradas: readonly Parada[]) {
  for (const { en, lee, escribe, soloEscribe } of paradas) {
    await page.goto(en)
    for (const nombre of lee) await expect.soft(leido(page, nombre), `${en}: ${nombre}`).toBeVisible()
    if (soloEscribe) await expect.soft(page.getByText('La cátedra está cerrada.'), en).toBeVisible()
    for (const nombre of escribe) await expect.soft(mando(page, nombre), `${en}: ${nombre}`).toHaveCount(0)
  }
}

export async function expectEscribir(page: Page, paradas: readonly Parada[]) {
  for (const { en, escribe } of paradas) {
    await page.goto(en)
    for (const nombre of escribe) await expect.soft(mando(page, nombre), `${en}: ${nombre}`).toBeVisible()
    await expect.soft(page.getByText('La cátedra está cerrada.')).toHaveCount(0)
  }
}
