import { screen, waitFor, within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import { testApi } from '../support/api.ts'
import { muestras, removeDataDir } from '../support/archivos.ts'
import { insertCreador } from '../support/creadores.ts'
import { aporteDePrueba } from '../support/formularios.ts'
import { uploadFoto } from '../support/fotos.ts'
import { aviso, direccion, enter, item, seFue } from '../support/pantallas.tsx'

/** Agustín Barrios is published; somebody contributes him again, with a photo. */
async function conParecido() {
  const api = testApi()
  onTestFinished(() => removeDataDir(api))
  insertCreador(api.db, {
    first_name: 'Agustín Pío',
    last_name: 'Barrios',
    birth_year: 1885,
    bio: 'Guitarrista.',
  })
  const { photo_url } = (await uploadFoto(api, muestras.png, 'foto.png')).data
  const aporte = {
    first_name: 'Agustin',
    last_name: 'Barrios',
    birth_year: 1885,
    bio: 'Tocó en Berlín.',
    photo_url,
  }
  await api.api.composers.post(aporteDePrueba(aporte))
  return { ...api, ...(await enter(api, '/admin/dashboard?tab=aportes')) }
}

const suAporte = () => item('Tocó en Berlín.')
const botonDe = (parte: HTMLElement, nombre: RegExp) => within(parte).getByRole('button', { name: nombre })
const foto = 'La foto que llegó con el aporte'

test('antes de aprobar se ve a quién se parece, y con un toque pasa a sugerencia', async () => {
  const { user, press, go, outbox, sent } = await conParecido()
  const aporte = await suAporte()
  expect(aporte).toHaveTextContent('Se parece a Agustín Pío Barrios')
  const fila = await within(aporte).findByRole('row', { name: /^Biografía/ })
  const celdas = within(fila).getAllByRole('cell')
  expect(celdas).toHaveLength(2)
  expect(celdas[1]).toHaveTextContent('Tocó en Berlín.')

  expect(botonDe(aporte, /^Aprobar/)).not.toHaveClass('principal')
  expect(botonDe(aporte, /^Pasar a sugerencia/)).toHaveClass('principal')
  await user.dblClick(botonDe(aporte, /^Pasar a sugerencia/))

  expect(await aviso('El aporte pasó a Sugerencias de Edición.')).toBeVisible()
  await seFue(aporte)
  await press(/^Sugerencias de Edición/, 'tab')
  const sugerencia = await suAporte()
  expect(await within(sugerencia).findByRole('img', { name: foto })).toBeVisible()
  await outbox.sendDue()
  expect(sent.at(-1)?.text).toMatch(/^¡Gracias por tu sugerencia!/)
  await go('/admin/aportes')
  expect(await screen.findByText(/Pasó a ser una sugerencia para Agustín Pío Barrios/)).toBeVisible()
})

test('en la revisión las dos fichas están lado a lado con la foto, y se vuelve a los que faltan', async () => {
  const { user, press } = await conParecido()
  await press('Agustin Barrios', 'link')
  expect(await screen.findByRole('img', { name: 'Retrato de Agustin Barrios' })).toBeVisible()
  const [primera] = await screen.findAllByRole('img', { name: foto })
  expect(primera).toBeVisible()

  await user.click(botonDe(document.body, /^Pasar a sugerencia/))

  await waitFor(() => expect(direccion()).toMatch(/tab=aportes/))
  expect(await aviso('El aporte pasó a Sugerencias de Edición.')).toBeVisible()
})

test('rechazar dice que la foto se elimina; aprobar, que quedarían dos fichas', async () => {
  const { user, api } = await conParecido()
  const aporte = await suAporte()
  await user.click(botonDe(aporte, /^Rechazar/))
  const pregunta = await screen.findByRole('dialog')
  expect(pregunta).toHaveTextContent('y su foto se elimina')
  await user.click(botonDe(pregunta, /^Cancelar/))
  await seFue(pregunta)

  await user.click(botonDe(aporte, /^Aprobar/))
  const otra = await screen.findByRole('dialog')
  expect(otra).toHaveTextContent('quedarían dos fichas de la misma persona')
  await user.click(botonDe(otra, /^Aprobar igual/))

  expect(await aviso('Aporte aprobado exitosamente!')).toBeVisible()
  expect((await api.composers({ id: 2 }).get()).status).toBe(200)
})
