import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { comentarios, reportes, sugerencias } from '../../db/schema/comunidad.ts'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { visitCreador } from '../support/islas.tsx'
import { aviso, seFue } from '../support/pantallas.tsx'

const mangore = {
  first_name: 'Agustín Pío',
  last_name: 'Barrios',
  birth_year: 1885,
  birth_month: 5,
  birth_day: 5,
  death_year: 1944,
  death_month: 8,
  death_day: 7,
  bio: 'Guitarrista.',
  notable_works: 'La catedral',
}

/** A visitor on the page of the first creator, of whom so many have commented. */
async function conMangore(cuantos = 0, stumble: Parameters<typeof visitCreador>[2] = () => {}) {
  const api = testApi()
  insertCreador(api.db, mangore)
  const dichos = Array.from({ length: cuantos }, (_, i) => {
    return { creadorId: 1, name: 'Ana', text: `Comentario ${i + 1}.`, created_at: i }
  })
  if (cuantos) api.db.insert(comentarios).values(dichos).run()
  const visita = visitCreador(api, 1, stumble)
  const press = async (nombre: string) =>
    visita.user.click(await screen.findByRole('button', { name: nombre }))
  const leidos = () =>
    [...document.querySelectorAll('.comentario-texto')].map(({ textContent }) => textContent)
  const votar = async (cuantas: string) =>
    visita.user.click(await screen.findByRole('radio', { name: cuantas }))
  return { ...api, ...visita, press, leidos, votar }
}

const sugerir = async (press: (nombre: string) => Promise<void>) => {
  await press('Sugerir una mejora')
  const dialogo = await screen.findByRole('dialog', { name: 'Sugerir Edición' })
  await within(dialogo).findByLabelText(/^Motivo( \*)?$/)
  return dialogo
}

test('un voto se cuenta y se agradece por un momento', async () => {
  const { votar } = await conMangore()
  await votar('4 estrellas')
  const GRACIAS = '¡Gracias por tu valoración!'
  expect(await screen.findByText(GRACIAS)).toBeVisible()
  expect(await screen.findByText('4,0 · 1 voto')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(GRACIAS)).not.toBeInTheDocument())
})

test('si no se puede votar, lo dice y vuelve al voto de antes', async () => {
  const { votar, red } = await conMangore()
  red.cut('POST /ratings/1')
  await votar('2 estrellas')

  expect(await screen.findByText('No se pudo enviar la valoración.')).toBeVisible()
  expect(screen.getByRole('radio', { name: '2 estrellas' })).not.toBeChecked()
})

test('si los comentarios no cargan, se puede reintentar', async () => {
  const { press, red, leidos } = await conMangore(1, (red) => red.cut('GET /composers/comments/1'))
  const falla = await screen.findByText('No se pudieron cargar los comentarios.')
  red.restore()

  await press('Reintentar')

  await seFue(falla)
  await waitFor(() => expect(leidos()).toEqual(['Comentario 1.']))
})

test('los comentarios se leen hasta el primero, también si una parte no llega', async () => {
  const { press, red, leidos } = await conMangore(120)
  const son = (cuantos: number) => waitFor(() => expect(leidos()).toHaveLength(cuantos))
  await son(50)
  red.refuse('GET /composers/comments/1', 503)
  await press('Ver comentarios anteriores')
  await waitFor(() => expect(red.fallidos).toHaveLength(1))
  red.restore()
  await press('Ver comentarios anteriores')
  await son(100)
  await press('Ver comentarios anteriores')

  await son(120)
  expect(leidos().at(-1)).toBe('Comentario 1.')
  expect(screen.queryByRole('button', { name: 'Ver comentarios anteriores' })).not.toBeInTheDocument()
})

test('una edición se sugiere con su motivo, mostrando antes y después, y solo viaja lo que cambia', async () => {
  const { user, write, press, db } = await conMangore()
  const dialogo = within(await sugerir(press))
  await press('Enviar Sugerencia')
  expect(await aviso('El motivo de la sugerencia es obligatorio.')).toBeVisible()
  await write(dialogo.getByLabelText(/^Motivo( \*)?$/), 'Lo dice su partida de nacimiento.')
  await write(dialogo.getByLabelText(/^Email de contacto/), 'rocio@')
  await press('Enviar Sugerencia')
  expect(await aviso('El email de contacto no es válido.')).toBeVisible()
  await write(dialogo.getByLabelText(/^Email de contacto/), 'rocio@example.org')
  await press('Enviar Sugerencia')
  expect(await aviso('Debes proponer al menos un cambio.')).toBeVisible()

  await user.click(dialogo.getByRole('tab', { name: /^Información Básica/ }))
  await write(within(dialogo.getByRole('group', { name: /^Nacimiento/ })).getByLabelText(/^Día/), '23')
  const cambios = dialogo.getByRole('region', { name: 'Lo que propones cambiar' })
  expect(cambios).toHaveTextContent('Día de nacimiento')
  expect(cambios.querySelector('del')).toHaveTextContent('5')
  expect(cambios.querySelector('ins')).toHaveTextContent('23')
  await press('Enviar Sugerencia')

  expect(await aviso(/^Sugerencia enviada con éxito/)).toBeVisible()
  expect(db.select({ cambios: sugerencias.cambios }).from(sugerencias).all()).toEqual([
    { cambios: { birth_year: 1885, birth_month: 5, birth_day: 23, birth_edtf: '1885-05-23' } },
  ])
})

test('al cancelar, la sugerencia vuelve a los datos del creador y a su primera pestaña', async () => {
  const { user, write, press } = await conMangore()
  const dialogo = await sugerir(press)
  await user.click(within(dialogo).getByRole('tab', { name: /^Información Básica/ }))
  await write(within(dialogo).getByLabelText(/^Nombres/), 'Otro')
  await press('Cancelar')
  await seFue(dialogo)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sugerir una mejora' })).toHaveFocus())

  const otra = within(await sugerir(press))
  expect(otra.getByRole('tab', { name: /^Motivo/ })).toHaveAttribute('aria-selected', 'true')
  await user.click(otra.getByRole('tab', { name: /^Información Básica/ }))
  expect(otra.getByLabelText(/^Nombres/)).toHaveValue('Agustín Pío')
})

test('sin servidor, la sugerencia lo dice y conserva lo escrito', async () => {
  const { user, write, press, red } = await conMangore()
  const dialogo = within(await sugerir(press))
  await write(dialogo.getByLabelText(/^Motivo( \*)?$/), 'Falta su segundo nombre.')
  await write(dialogo.getByLabelText(/^Email de contacto/), 'rocio@example.org')
  await user.click(dialogo.getByRole('tab', { name: /^Multimedia/ }))
  await write(dialogo.getByLabelText(/^Enlace de YouTube/), 'https://www.youtube.com/watch?v=abcdefghijk')
  red.cut('POST /composers/1/suggestions')
  await press('Enviar Sugerencia')

  expect(
    await aviso('Ocurrió un error al enviar la sugerencia. Revisa la consola para más detalles.'),
  ).toBeVisible()
  expect(dialogo.getByLabelText(/^Enlace de YouTube/)).toHaveValue(
    'https://www.youtube.com/watch?v=abcdefghijk',
  )
})

test('lo que se vacía se ve en la lista: una sugerencia no puede dejarlo vacío', async () => {
  const { user, write, press } = await conMangore()
  const dialogo = within(await sugerir(press))
  await user.click(dialogo.getByRole('tab', { name: /^Información Básica/ }))
  await write(dialogo.getByLabelText(/^Nombres/), 'Agustín')
  await write(dialogo.getByLabelText(/^Obras notables/), '')
  await write(within(dialogo.getByRole('group', { name: /^Fallecimiento/ })).getByLabelText(/^Mes/), '')

  const fila = (campo: string) =>
    [...document.querySelectorAll('dl > div')].find((una) => una.textContent?.includes(campo))
  for (const campo of ['Obras notables', 'Mes de fallecimiento'])
    await waitFor(() =>
      expect(fila(campo)).toHaveTextContent('Queda como está: una sugerencia no puede vaciar un campo.'),
    )
  expect(fila('Nombres')?.querySelector('ins')).toHaveTextContent('Agustín')
})

test('un comentario se reporta una vez, aunque se toque dos', async () => {
  const { db, user, red } = await conMangore(1)
  await user.click(await screen.findByText(/^Reportar/))
  const answer = red.hold('POST /composers/comments/1/1/reporte')

  await user.dblClick(screen.getByRole('button', { name: 'Insulta o amenaza' }))
  answer()

  expect(await screen.findByText(/^Gracias/)).toBeVisible()
  expect(red.pedidos.filter((uno) => uno.endsWith('/reporte'))).toHaveLength(1)
  expect(db.select().from(reportes).all()).toHaveLength(1)
})
