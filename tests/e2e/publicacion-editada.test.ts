import { cursoNuevo, otroNavegador } from './curso'
import { expect, test } from './fixtures'

test('la dirección para editar una publicación solo le sirve a quien la escribió', async ({
  page,
  browser,
  program,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  const docente = await otroNavegador(browser, program, 'docente', curso.docente)
  const { id } = await docente.call(`POST /catedras/${curso.id}/publicaciones`, {
    titulo: 'Cambio de aula',
    contenido: '<p>Aula 4.</p>',
  })
  await signInAs('alumno', curso.alumna)

  const leida = page.waitForResponse(`**/api/publicaciones/${id}`)
  await page.goto(`/alumno/catedra/${curso.id}?publicar=${id}`)
  await leida
  await expect(page.getByRole('heading', { name: 'Cambio de aula' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Crear Publicación' }).click()
  await expect(page.getByRole('dialog', { name: 'Nueva Publicación' })).toBeVisible()

  await docente.page.goto(`/docente/catedra/${curso.id}?tab=tablon&publicar=${id}`)
  const suyo = docente.page.getByRole('dialog', { name: 'Editar Publicación' })
  await expect(suyo.getByRole('textbox', { name: 'Título' })).toHaveValue('Cambio de aula')
  await docente.page.context().close()
})

test('la que no se pudo leer se vuelve a pedir en su diálogo', async ({ page, signInAs }) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const datos = { titulo: 'Cambio de aula', contenido: '<p>Aula 4.</p>' }
  const { id } = await call(`POST /catedras/${curso.id}/publicaciones`, datos)
  await page.route('**/api/publicaciones/catedra/*', (route) => route.fulfill({ json: [] }))
  await page.route(`**/api/publicaciones/${id}`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon&publicar=${id}`)
  const dialogo = page.getByRole('dialog', { name: 'Editar Publicación' })
  const retry = dialogo.getByRole('button', { name: 'Reintentar' })
  await expect(retry).toBeVisible()
  await page.unroute(`**/api/publicaciones/${id}`)

  await retry.click()

  await expect(dialogo.getByRole('textbox', { name: 'Título' })).toHaveValue('Cambio de aula')
})
