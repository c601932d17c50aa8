import { nuevaCatedra } from './cursado'
import { expect, test } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

test('lo que publicó una docente que ya no está queda firmado, una vez', async ({ page, signInAs }) => {
  const { id, docente, alumnoIds } = await nuevaCatedra(page, { alumnos: ['Vera'] })
  const { call } = await signInAs('docente', docente.email)
  const anuncio = { titulo: 'Cambio de aula', contenido: '<p>Al aula 5.</p>', tipo: 'ANUNCIO' }
  await call(`POST /catedras/${id}/publicaciones`, anuncio)
  const comoAdmin = pedidosDe(page.request, await tokenDeAdmin(page.request))
  await comoAdmin(`DELETE /admin/docentes/${docente.id}`)
  const { email } = await comoAdmin(`GET /alumnos/${alumnoIds[0]}`)

  await signInAs('alumno', email)
  await page.goto(`/alumno/catedra/${id}`)

  await expect(page.locator('.autor p')).toHaveText(/^Docente\s*\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
})
