import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { comentarios } from '../../db/schema/comunidad.ts'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { aviso, direccion, enter, item, titulo } from '../support/pantallas.tsx'

const sepp = {
  first_name: 'Antonio',
  last_name: 'Sepp',
  slug: 'antonio-sepp',
  birth_year: 1655,
  bio: 'Jesuita tirolés.',
  notable_works: 'Misas',
}

/** Antonio Sepp, the first creator, and the administrator somewhere. */
async function conSepp(lugar = '/admin/creadores/1') {
  const api = testApi()
  insertCreador(api.db, sepp)
  const insertComentarios = (cuantos: number) =>
    api.db
      .insert(comentarios)
      .values(
        Array.from({ length: cuantos }, (_, i) => ({
          creadorId: 1,
          name: 'Jorge',
          text: `Comentario ${i + 1}.`,
          created_at: i,
        })),
      )
      .run()
  const ficha = async () => (await api.asAdmin.composers({ id: 1 }).get()).data
  return { ...api, ficha, insertComentarios, ...(await enter(api, lugar)) }
}

test('un compositor agregado queda publicado, con su enlace', async () => {
  const { user, press, write } = await conSepp('/admin/dashboard?tab=anadir')
  await press('Agregar y publicar')
  expect(await aviso('Los nombres y apellidos del compositor son obligatorios.')).toBeVisible()

  await write(/^Nombres/, 'Remberto')
  await write(/^Apellidos/, 'Añadido')
  await write(screen.getAllByLabelText(/^Año/)[0] as HTMLElement, '1931')
  await user.click(screen.getByRole('checkbox', { name: 'Compositor' }))
  await write(/^Biografía/, 'Violinista de Caacupé.')
  await write(/^Obras notables/, 'Canción del arpa dormida')
  expect(screen.getByLabelText(/^Período/)).toHaveTextContent('Según el año: Dictadura')
  await press('Agregar y publicar')

  expect(await aviso('Compositor añadido y publicado exitosamente!')).toBeVisible()
  expect(await screen.findByRole('link', { name: /^Ver su página/ })).toHaveAttribute(
    'href',
    '/creador/remberto-anadido',
  )
})

test('una sesión que vence en medio de un formulario no pierde lo escrito', async () => {
  const { press, write, expire, signInAgain } = await conSepp()
  await write(/^Biografía/, 'Músico de las Misiones.')
  expire()

  await press('Guardar cambios')
  await signInAgain()

  expect(await screen.findByText('Recuperamos lo que estabas escribiendo.')).toBeVisible()
  expect(screen.getByLabelText(/^Biografía/)).toHaveValue('Músico de las Misiones.')
  await press('Guardar cambios')
  expect(await aviso('Cambios guardados.')).toBeVisible()
})

test('guardar un cambio no deshace lo que otra pantalla cambió mientras se lo escribía', async () => {
  const { press, write, asAdmin, ficha, red } = await conSepp()
  await write(/^Obras notables/, 'Misa de Yapeyú')
  expect((await asAdmin.composers({ id: 1 }).put({ bio: 'Organista.' })).status).toBe(200)
  // When the connection is back what is on screen is read again.
  const leida = () => red.pedidos.filter((uno) => uno === 'GET /composers/1').length
  const antes = leida()
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(leida()).toBeGreaterThan(antes))

  await press('Guardar cambios')

  expect(await aviso('Cambios guardados.')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^Biografía/)).toHaveValue('Organista.'))
  expect(await ficha()).toMatchObject({ bio: 'Organista.', notable_works: 'Misa de Yapeyú' })
})

test('se busca a un creador, se cambia su dirección y se deshace desde el historial', async () => {
  const { press, write, ficha } = await conSepp('/admin/creadores')
  await write('Buscar por nombre, biografía u obra', 'sepp')
  await press('Antonio Sepp', 'link')
  await write(/^Dirección de la ficha/, 'padre-sepp')
  await write(/^Obras notables/, 'Otra obra')
  await press('Guardar cambios')
  expect(await aviso('Cambios guardados.')).toBeVisible()
  expect(await ficha()).toMatchObject({ slug: 'padre-sepp', notable_works: 'Otra obra' })

  await press('Historial', 'tab')
  const [boton] = await screen.findAllByRole('button', { name: /^Restaurar lo de antes/ })
  boton?.click()
  await press('Restaurar')

  expect(await aviso('Versión restaurada.')).toBeVisible()
  const cambios = await screen.findByRole('list', { name: 'Cambios, del último al primero' })
  await waitFor(() => expect(cambios).toHaveTextContent('Restauración'))
  await press('Ficha', 'tab')
  expect(await screen.findByLabelText(/^Obras notables/)).toHaveValue('Misas')
})

test('se elimina un comentario, con confirmación', async () => {
  const { insertComentarios, press, go } = await conSepp('/admin/creadores')
  insertComentarios(1)
  await go('/admin/creadores/1?tab=comentarios')

  await press('Eliminar el comentario de Jorge')
  await press('Eliminar el comentario')

  expect(await aviso('Se eliminó el comentario.')).toBeVisible()
  expect(await screen.findByText('Nadie comentó todavía')).toBeVisible()
})

test('los comentarios se ven hasta el primero', async () => {
  const { insertComentarios, press, go } = await conSepp('/admin/creadores')
  insertComentarios(101)
  await go('/admin/creadores/1?tab=comentarios')
  expect(await screen.findByText('Comentario 101.')).toBeVisible()
  expect(screen.queryByText('Comentario 1.')).not.toBeInTheDocument()

  await press('Ver más')

  expect(await screen.findByText('Comentario 1.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument()
})

test('una ficha retirada vuelve a la línea con el período y la calidad que tenía', async () => {
  const { user, press, go, ficha } = await conSepp()
  await user.selectOptions(await screen.findByLabelText(/^Período/), 'INDETERMINADO')
  await user.selectOptions(screen.getByLabelText(/^Calidad/), 'A')
  await press('Guardar cambios')
  expect(await aviso('Cambios guardados.')).toBeVisible()
  await press('Retirar de la línea de tiempo')
  await press('Retirar')
  expect(await aviso('La ficha volvió a Aportes Pendientes.')).toBeVisible()

  await go('/admin/dashboard?tab=aportes')
  await user.click(within(await item('Antonio Sepp')).getByRole('button', { name: /^Aprobar/ }))

  expect(await aviso('Aporte aprobado exitosamente!')).toBeVisible()
  expect(await ficha()).toMatchObject({ status: 'PUBLISHED', period: 'INDETERMINADO', quality: 'A' })
})

test('eliminar una ficha nombra lo que se va con ella', async () => {
  const { insertComentarios, press, go, api } = await conSepp('/admin/creadores')
  insertComentarios(1)
  await go('/admin/creadores/1')

  await press('Eliminar la ficha')
  const pregunta = await screen.findByRole('dialog')
  await waitFor(() => expect(pregunta).toHaveTextContent('1 comentario'))
  await press('Eliminar al creador')

  await titulo('Creadores publicados')
  expect((await api.composers({ id: 1 }).get()).status).toBe(404)
})

/** Two published records of one composer, the first two creators. */
async function conDos(lugar = '/admin/creadores') {
  const api = testApi()
  const dePrueba = { birth_year: 1931, mainRole: ['COMPOSER' as const] }
  insertCreador(api.db, {
    ...dePrueba,
    first_name: 'Rosa',
    last_name: 'Sosa',
    slug: 'rosa-sosa',
    bio: 'Arpista de Luque.',
  })
  insertCreador(api.db, {
    ...dePrueba,
    first_name: 'Rosa Isabel',
    last_name: 'Sosa',
    slug: 'rosa-isabel-sosa',
    bio: 'Compositora y arpista.',
  })
  api.db.insert(comentarios).values({ creadorId: 2, name: 'Eva', text: 'La escuché.', created_at: 0 }).run()
  return { ...api, ...(await enter(api, lugar)) }
}

test('dos fichas de la misma persona se comparan, se fusionan y se deshacen con un toque', async () => {
  const { user, press, api } = await conDos()
  const COMPARAR = 'Comparar Rosa Sosa y Rosa Isabel Sosa'
  await press('Posibles duplicados', 'link')
  await press(COMPARAR, 'link')
  await press('Cambiar cuál queda', 'link')
  await titulo('Fusionar a Rosa Isabel Sosa')
  await press('Cambiar cuál queda', 'link')
  await titulo('Fusionar a Rosa Sosa')
  const bio = await screen.findByRole('group', { name: 'Biografía' })
  await user.click(within(bio).getByRole('radio', { name: /Compositora y arpista\./ }))
  expect(await screen.findByText(/Pasan a la ficha que queda: 1 comentario/)).toBeVisible()
  await press('Fusionar')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fusionar' }))

  expect(await screen.findByText('Rosa Isabel Sosa → Rosa Sosa')).toBeVisible()
  expect((await api.composers({ id: 1 }).get()).data).toMatchObject({ bio: 'Compositora y arpista.' })
  expect((await api.composers({ id: 2 }).get()).status).toBe(404)

  const avisos = screen.getByRole('region', { name: 'Avisos' })
  await user.click(await within(avisos).findByRole('button', { name: /^Deshacer/ }))
  expect(await aviso('Se deshizo la fusión: cada creador volvió a tener lo suyo.')).toBeVisible()
  expect(await screen.findByRole('link', { name: COMPARAR })).toBeVisible()
  expect((await api.composers({ id: 2 }).get()).data).toMatchObject({ slug: 'rosa-isabel-sosa' })
})

test('desde una ficha se busca la otra, y más tarde se deshace desde la lista', async () => {
  const { user, press, write, go, api } = await conDos('/admin/creadores/1')
  await press(/^Fusionar con/, 'link')
  await write('Buscar la otra ficha', 'isabel')
  await press('Fusionar con esta ficha, la de Rosa Isabel Sosa')
  await press('Fusionar')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fusionar' }))
  await titulo('Posibles duplicados')

  await go('/admin/creadores')
  await go('/admin/creadores/duplicados')
  await press('Deshacer la fusión Rosa Isabel Sosa → Rosa Sosa')

  expect(await aviso(/^Se deshizo la fusión/)).toBeVisible()
  const hecha = await item('Rosa Isabel Sosa → Rosa Sosa')
  expect(await within(hecha).findByText(/Se deshizo el/)).toBeVisible()
  expect((await api.composers({ id: 2 }).get()).data).toMatchObject({ slug: 'rosa-isabel-sosa' })
  expect(direccion()).toBe('/admin/creadores/duplicados')
})

test('al deshacer se dice lo que queda, y el que vuelve puede tener otra dirección', async () => {
  const { user, press, write, go, api, asAdmin } = await conDos('/admin/creadores/1')
  await asAdmin('POST /admin/composers/1/fusionar', { con: 2, campos: { bio: 'con' } })
  await asAdmin('PUT /composers/1', { bio: 'Corregida.', slug: 'rosa-isabel-sosa' })
  await go('/admin/creadores/duplicados')
  await press('Deshacer la fusión Rosa Isabel Sosa → Rosa Sosa')
  const dialogo = within(await screen.findByRole('dialog'))
  expect(await dialogo.findByText(/^Otro creador tiene o tuvo la dirección «rosa-isabel-sosa»/)).toBeVisible()
  await write(dialogo.getByLabelText(/^Dirección/), 'rosa-i-sosa')
  await user.click(dialogo.getByRole('button', { name: 'Restaurar' }))

  expect(await aviso(/lo suyo\. Queda como se cambió después: Biografía\.$/)).toBeVisible()
  expect((await api.composers({ id: 2 }).get()).data).toMatchObject({ slug: 'rosa-i-sosa' })
})

test('el historial dice qué vino de la otra ficha, con lo que esa decía', async () => {
  const { press, go, asAdmin } = await conDos('/admin/creadores')
  await asAdmin('PUT /composers/2', { bio: 'Arpista.' })
  await asAdmin('PUT /composers/1', { notable_works: 'Otra obra' })
  await asAdmin('POST /admin/composers/1/fusionar', { con: 2, campos: {} })
  await go('/admin/creadores/1')
  await press('Historial', 'tab')

  const [propia, ajena] = within(await screen.findByRole('list', { name: /^Cambios/ })).getAllByRole(
    'listitem',
  )
  expect(propia).not.toHaveTextContent('de «')
  expect(ajena).toHaveTextContent('de «Rosa Isabel Sosa»')
  expect(ajena).toHaveTextContent('Arpista.')
})
