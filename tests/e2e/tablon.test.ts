import type { Page } from '@playwright/test'
import { cursoNuevo } from './curso'
import { expect, test } from './fixtures'

const publicacion = (page: Page, titulo: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: titulo, level: 3 }) })

test('lo que pasa en el tablón aparece solo, también tras un corte', async ({ page, context, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const create = (titulo: string) =>
    call(`POST /catedras/${curso.id}/publicaciones`, { titulo, contenido: '<p>Mañana.</p>' })
  await signInAs('alumno', curso.alumna)
  await page.goto(`/alumno/catedra/${curso.id}`)
  await expect(page.getByText('Todavía no hay publicaciones')).toBeVisible()
  const { id } = await create('Traigan el metrónomo')
  await expect(publicacion(page, 'Traigan el metrónomo')).toBeVisible()

  await context.setOffline(true)
  await call(`DELETE /catedras/${curso.id}/publicaciones/${id}`)
  await create('Después del corte')
  await context.setOffline(false)

  await expect(publicacion(page, 'Después del corte')).toBeVisible({ timeout: 15_000 })
  await expect(publicacion(page, 'Traigan el metrónomo')).toBeHidden()
})

test('a quien está leyendo más abajo no se le mueve: hay novedades', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const create = (titulo: string) =>
    call(`POST /catedras/${curso.id}/publicaciones`, { titulo, contenido: '<p>Texto.</p>', tipo: 'OTRO' })
  for (let i = 1; i <= 12; i++) await create(`Aviso ${i}.`)
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon`)
  await expect(publicacion(page, 'Aviso 12.')).toBeVisible()
  await publicacion(page, 'Aviso 4.').scrollIntoViewIfNeeded()

  await create('Último momento')
  await page.getByRole('button', { name: 'Hay novedades' }).click()
  await expect(publicacion(page, 'Último momento')).toBeInViewport()

  await expect(publicacion(page, 'Aviso 1.')).toBeHidden()
  await page.getByRole('button', { name: 'Mostrar más' }).click()
  await expect(publicacion(page, 'Aviso 1.')).toBeVisible()
})

test('la fecha de una publicación se toca con el pulgar', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const datos = { titulo: 'Aviso', contenido: '<p>Texto.</p>', tipo: 'OTRO' }
  await call(`POST /catedras/${curso.id}/publicaciones`, datos)
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon`)

  const fecha = publicacion(page, 'Aviso').getByRole('link', { name: /^\d\d\/\d\d\/\d{4}/ })
  await expect(fecha).toBeVisible()
  expect((await fecha.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
