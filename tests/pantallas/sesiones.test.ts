import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundo } from '../support/mundo.ts'
import { aviso, direccion, enter } from '../support/pantallas.tsx'

test.each(['docente', 'alumno', 'admin'] as const)(
  'quien entró como %s ve dónde, y cierra las demás sesiones',
  async (rol) => {
    const mundo = createMundo({ alumnos: 1 })
    const persona = { docente: mundo.docente, alumno: mundo.alumnos[0], admin: undefined }[rol]
    const otras = [await mundo.sesion(rol, persona), await mundo.sesion(rol, persona)]
    const siguen = async () =>
      Promise.all(otras.map(async (headers) => (await mundo.call('/sesiones', { headers })).ok))
    mundo.advance(60_000)
    const lugar = persona ? `/${rol}/profile/${persona.id}` : '/admin/seguridad'
    const { press } = await enter(mundo, lugar, rol, persona)
    const lista = () =>
      within(screen.getByRole('region', { name: 'Sesiones abiertas' })).getAllByRole('listitem')
    await screen.findByRole('button', { name: 'Cerrar las demás' })
    expect(lista()).toHaveLength(3)
    expect(lista().filter((una) => una.textContent?.includes('Esta'))).toHaveLength(1)
    expect(lista()[0]).toHaveTextContent(/Desde el \d\d\/\d\d\/\d{4} \d\d:\d\d/)

    const [primera] = screen.getAllByRole('button', { name: /^Cerrar la sesión de/ })
    primera?.click()
    expect(await aviso('Sesión cerrada.')).toBeVisible()
    await waitFor(() => expect(lista()).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sesiones abiertas' })).toHaveFocus())
    expect((await siguen()).filter(Boolean)).toHaveLength(1)

    await press('Cerrar las demás')
    expect(await aviso('Se cerró 1 sesión.')).toBeVisible()
    await waitFor(() => expect(lista()).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).not.toBeInTheDocument()
    expect(await siguen()).toEqual([false, false])
  },
)

test('una sesión cerrada desde otro lado se nota en la página', async () => {
  const mundo = createMundo()
  const { go } = await enter(mundo, '/docente/calendario', 'docente', mundo.docente)
  await screen.findByRole('heading', { level: 1, name: 'Calendario' })
  const headers = await mundo.sesion('docente', mundo.docente)
  await mundo.call('/sesiones', { method: 'DELETE', headers })

  await go('/docente/dashboard')

  await waitFor(() => expect(direccion()).toBe('/docente/login'))
})
