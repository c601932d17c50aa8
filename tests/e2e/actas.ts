import type { Page } from '@playwright/test'
import { nuevaCatedra } from './cursado'
import { pedidosDe, tokenDeAdmin } from './ingreso'

/** A course that asks for 60 per cent: Sosa has 19 of 20, Vera nothing. */
export async function conNotas(page: Page) {
  const catedra = await nuevaCatedra(page, { alumnos: ['Sosa', 'Vera'] })
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const en = `/admin/catedras/${catedra.id}`
  const reglas = await call(`GET ${en}/reglas`)
  await call(`PUT ${en}/reglas`, { ...reglas, escala: { cortes: [60, 70, 80, 90] } })
  const [{ id: rubroId }] = await call(`PUT ${en}/rubros`, { rubros: [{ nombre: 'Oral', peso: 100 }] })
  const notas = [{ alumnoId: catedra.alumnoIds[0], puntos_obtenidos: 19 }]
  await call(`PUT ${en}/notas-manuales`, { rubroId, nombre: 'Oral', puntos_posibles: 20, notas })
  return { ...catedra, call, en }
}

type ConNotas = Awaited<ReturnType<typeof conNotas>>

/** Its acta. */
export const closeCatedraDe = ({ call, en }: Pick<ConNotas, 'call' | 'en'>) => call(`POST ${en}/cerrar`, {})
