import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertAlumno } from '../support/academia.ts'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { aviso, direccion, enter, titulo } from '../support/pantallas.tsx'

async function comoAlumna(lugar: string, tarea = {}) {
  const mundo = await createMundoConAsignadas(tarea)
  return { ...mundo, ...(await enter(mundo, lugar, 'alumno', mundo.alumnos[0])) }
}

test('sin archivo, uno vacío, uno de otro tipo y uno enorme se rechazan antes de enviar', async () => {
  const { press, user, red } = await comoAlumna('/alumno/tareas')
  await press('Subir Entrega de Armonizar un bajo')
  const dialogo = within(await screen.findByRole('dialog', { name: 'Subir Entrega' }))
  const campo = () => document.querySelector('[role=dialog] input[type=file]') as HTMLInputElement
  const send = () => user.click(dialogo.getByRole('button', { name: 'Subir Entrega' }))
  const expectRechazo = async (nombre: string, contenido: Uint8Array, texto: string) => {
    await user.upload(campo(), new File([contenido as BlobPart], nombre, { type: 'image/png' }))
    await send()
    expect(await dialogo.findByText(texto)).toBeVisible()
  }

  const elegir = campo()
  await send()
  expect(await aviso('Por favor selecciona un archivo')).toBeVisible()
  expect(dialogo.getByText('Por favor selecciona un archivo')).toBeVisible()
  await waitFor(() => expect(elegir).toHaveFocus())
  await expectRechazo('vacio.png', new Uint8Array(), 'El archivo está vacío.')
  await expectRechazo('programa.exe', Buffer.from('MZ'), 'No se admiten archivos de ese tipo.')
  await expectRechazo('enorme.png', Buffer.alloc(26 * 1024 * 1024), 'El archivo no puede pasar de 25 MB.')

  expect(red.pedidos.filter((pedido) => pedido.includes('submit'))).toEqual([])
})

test('la pestaña de la cátedra agrupa por lo que falta, y dice qué venció', async () => {
  await comoAlumna('/alumno/catedra/1?tab=tareas', { fecha_entrega: '2026-01-10' })

  const grupo = await screen.findByRole('region', { name: 'Pendientes de Entrega' })
  expect(within(grupo).getByRole('listitem')).toHaveTextContent(/10\/01\/2026 23:59.*Vencida/)
  expect(screen.getByRole('heading', { name: 'Entregadas (Pendiente de Corrección)' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Calificadas' })).toBeVisible()
})

test('la pestaña de la cátedra destaca y abre la tarea de la que se viene', async () => {
  const { go, user } = await comoAlumna('/alumnos/dashboard')
  await screen.findByRole('link', { name: 'Armonía' })

  await go('/alumno/catedra/1', { activeTab: 'tareas', highlightId: 1 })

  const dialogo = await screen.findByRole('dialog', { name: 'Subir Entrega' })
  await user.click(within(dialogo).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(dialogo).not.toBeInTheDocument())
  expect(document.querySelector('.destacada')).toHaveTextContent('Armonizar un bajo')
  expect(screen.getByRole('tab', { name: 'Tareas' })).toHaveAttribute('aria-selected', 'true')
})

test('una tarea ajena no se encuentra; sin tareas se dice qué hacer', async () => {
  const mundo = await createMundoConAsignadas()
  const { press } = await enter(mundo, '/alumno/tarea/1', 'alumno', insertAlumno(mundo.db))
  await titulo('Tarea no encontrada')
  expect(screen.getByText('La tarea solicitada no existe o no tienes permiso para verla.')).toBeVisible()

  await press('Volver a Mis Tareas', 'link')

  expect(await screen.findByText('Todavía no tienes tareas asignadas')).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('link', { name: 'Volver a Mi Dashboard' }).at(-1)).toHaveAttribute(
    'href',
    '/alumno/dashboard',
  )
})

test('las tareas que no cargan se dicen a la letra, y se puede reintentar', async () => {
  const { red, press, go } = await comoAlumna('/alumno/calendario')
  red.refuse('GET /alumnos/me/tareas', 500)
  red.refuse('GET /tareas/1', 500)
  await go('/alumno/tareas')
  expect(
    await screen.findByText('No se pudieron cargar las tareas. Intenta de nuevo más tarde.'),
  ).toBeVisible()
  await go('/alumno/tarea/1')
  const falla = 'No se pudo cargar los detalles de la tarea. Intenta de nuevo más tarde.'
  expect(await screen.findByText(falla)).toBeVisible()
  red.restore()

  await press('Reintentar')

  await titulo('Armonizar un bajo')
  expect(direccion()).toBe('/alumno/tarea/1')
})
