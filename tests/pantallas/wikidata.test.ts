import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { takeStep } from '../../api/publico/wikidata/recorrido.ts'
import { testApi } from '../support/api.ts'
import { removeDataDir } from '../support/archivos.ts'
import { insertCreador } from '../support/creadores.ts'
import { enter, item, seFue } from '../support/pantallas.tsx'
import { startWikidata } from '../support/wikidata.ts'

/** Barrios, the first creator, Zipoli, and a Wikidata that knows the former. */
async function conWikidata(lugar: string) {
  const wikidata = await startWikidata()
  const api = testApi({ wikidata: wikidata.baseUrl })
  onTestFinished(() => {
    wikidata.stop()
    removeDataDir(api)
  })
  insertCreador(api.db, { first_name: 'Agustín', last_name: 'Barrios', birth_year: 1885 })
  insertCreador(api.db, { first_name: 'Domenico', last_name: 'Zipoli' })
  return { ...api, wikidata, ...(await enter(api, lugar)) }
}

test('se busca a un creador en Wikidata, se lo enlaza, y lo que propone se revisa como toda sugerencia', async () => {
  const { user, press, api } = await conWikidata('/admin/creadores/1?tab=wikidata')
  await press('Buscar en Wikidata')
  expect(await screen.findByText(/músico paraguayo/)).toBeVisible()

  await press(/^Es este/)
  await press('Proponer datos')
  await press('Revisar las sugerencias', 'link')
  const foto = await item('Está en Wikimedia Commons: Barrios 1910.png')
  expect(await within(foto).findByRole('img')).toBeVisible()
  expect(foto).toHaveTextContent('Luz & Paz, CC BY-SA 4.0')
  await user.click(within(foto).getByRole('button', { name: /^Aprobar/ }))
  await seFue(foto)

  await waitFor(async () =>
    expect((await api.composers({ id: 1 }).get()).data).toMatchObject({
      photo_url: expect.stringMatching(/^\/retratos\//),
    }),
  )
})

test('un identificador errado lo dice bajo el campo, y un elemento que no hay también', async () => {
  const { press, write } = await conWikidata('/admin/creadores/2?tab=wikidata')
  const campo = await screen.findByLabelText('O escribe su identificador')
  await write(campo, 'Zipoli')
  await press('Enlazar')
  await waitFor(() =>
    expect(campo).toHaveAccessibleDescription(
      /El identificador de Wikidata es una Q y un número, como Q1234\./,
    ),
  )
  await write(campo, 'Q404')
  await press('Enlazar')
  await waitFor(() => expect(document.body).toHaveTextContent(/En Wikidata no hay ningún elemento Q404/))
})

test('a todos, uno tras otro: se ve por dónde va, se detiene y sigue', async () => {
  const { press, deps } = await conWikidata('/admin/creadores/wikidata')
  await press('Comenzar')
  await screen.findByRole('button', { name: 'Detener' })
  await takeStep(deps)
  expect(await screen.findByText(/^1 de 2 creadores/)).toBeVisible()
  await press('Detener')
  expect(await screen.findByText(/Está detenida\./)).toBeVisible()
  await press('Seguir')
  expect(await screen.findByRole('button', { name: 'Detener' })).toBeVisible()
})
