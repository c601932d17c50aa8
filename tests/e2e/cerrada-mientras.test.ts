import type { Page } from '@playwright/test'
import { nuevaCatedra } from './cursado'
import { choose, expectGuardadas, nuevaEvaluacion, nuevoCurso } from './evaluaciones'
import { aviso, expect, test } from './fixtures'
import { type Ingreso, pedidosDe, tokenDeAdmin } from './ingreso'

/** By the administrator, elsewhere. */
async function closeCatedra(page: Page, id: number, call?: Ingreso['call']) {
  const comoAdmin = call ?? pedidosDe(page.request, await tokenDeAdmin(page.request))
  const reglas = await comoAdmin(`GET /admin/catedras/${id}/reglas`)
  const escala = { cortes: [60, 70, 80, 90] }
  await comoAdmin(`PUT /admin/catedras/${id}/reglas`, { ...reglas, escala })
  await comoAdmin(`POST /admin/catedras/${id}/cerrar`, {})
}

const enEspera = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((clave) => /^(marcas|respuestas|envio):/.test(clave)))

test('las marcas que esperaban mientras se cerró la cátedra dicen por qué no fueron', async ({
  page,
  signInAs,
}) => {
  const { id, docente } = await nuevaCatedra(page, { alumnos: ['Paz', 'Ríos'] })
  const { call } = await signInAs('docente', docente.email)
  const nuevo = { fecha: '2026-07-06', dia_semana: 'Lunes' }
  const dia = await call(`POST /docente/catedra/${id}/diasclase`, nuevo)
  await page.goto(`/docente/catedra/${id}?tab=clases&dia=${dia.id}`)
  const deRios = page.getByRole('checkbox', { name: /Rosa Ríos/ })
  await expect(deRios).toHaveAccessibleName(/Sin Registro/)

  await page.context().setOffline(true)
  await page.getByRole('checkbox', { name: /Rosa Paz/ }).click()
  await deRios.click()
  await expect(page.getByText('Sin conexión: 2 marcas por enviar')).toBeVisible()
  await closeCatedra(page, id)
  await page.context().setOffline(false)

  await expect(
    aviso(page, 'La cátedra está cerrada. Las marcas que esperaban en este dispositivo no se guardaron.'),
  ).toBeVisible()
  await expect(page.getByText('por enviar')).toBeHidden()
  await expect(deRios).toHaveAccessibleName(/Sin Registro/)
  expect(await enEspera(page)).toEqual([])
})

test('una evaluación que esperaba también', async ({ page, signInAs }) => {
  const curso = await nuevoCurso(page)
  const { id } = await nuevaEvaluacion(curso)
  await signInAs('alumno', curso.alumnos[0]?.email)
  await page.goto(`/evaluacion/${id}`)
  for (const numero of [1, 2]) await choose(page, numero, `Bien ${numero}`)
  await expectGuardadas(page, 2, 3)

  await page.context().setOffline(true)
  await choose(page, 3, 'Bien 3')
  await expect(page.getByRole('alert')).toContainText('Una respuesta espera en este dispositivo')
  await closeCatedra(page, curso.id, curso.call)
  await page.context().setOffline(false)

  await expect(aviso(page, 'La cátedra está cerrada. Lo que respondiste después no se guardó.')).toBeVisible()
  await expect.poll(() => enEspera(page)).toEqual([])
})
