import { readFileSync } from 'node:fs'
import { unzipSync } from '../support/zip'
import { cursoNuevo } from './curso'
import { expect, test } from './fixtures'

test('una alumna se lleva sus datos', async ({ page, signInAs }) => {
  const { alumna } = await cursoNuevo(page)
  const { call } = await signInAs('alumno', alumna)
  const { id } = await call('GET /alumnos/me')
  await page.goto(`/alumno/profile/${id}`)
  const bajando = page.waitForEvent('download')

  await page.getByRole('button', { name: 'Descargar mis datos' }).click()

  const zip = unzipSync(readFileSync(await (await bajando).path()))
  expect(JSON.parse(String(zip.get('datos.json'))).alumnos).toMatchObject([{ email: alumna }])
})
