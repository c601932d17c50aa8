import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { comentarios } from '../../db/schema/comunidad.ts'
import { testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'
import { aviso, enter } from '../support/pantallas.tsx'

test('lo reportado espera a quien administra, que lo oculta o lo deja', async () => {
  const mundo = testApi()
  const creadorId = insertCreador(mundo.db, { first_name: 'Agustín', last_name: 'Barrios' }).id
  mundo.db
    .insert(comentarios)
    .values(['Ana', 'Eva'].map((name) => ({ creadorId, name, text: 'Texto', created_at: 0 })))
    .run()
  for (const id of [1, 2]) {
    await mundo.send(`POST /composers/comments/${creadorId}/${id}/reporte`, { motivo: 'INSULTO' })
  }
  const { press, user } = await enter(mundo, '/admin/creadores/comentarios')

  expect(await screen.findAllByText('Reportado: Insulta o amenaza (1)')).toHaveLength(2)
  await press('Ocultar el comentario de Eva')
  await aviso('El comentario ya no se ve.')
  await press('Sin problema el comentario de Ana')
  await aviso('El comentario queda como está, y no se vuelve a reportar.')

  expect(await screen.findByText('No hay comentarios reportados')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Todos' }))
  await press('Mostrar el comentario de Eva')
  await aviso('El comentario se ve otra vez.')
})
