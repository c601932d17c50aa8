import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { notify } from '../../api/suelo/novedades/notify.ts'
import { transact } from '../../db/client.ts'
import { insertPublicacion } from '../support/cursado.ts'
import { createMundo } from '../support/mundo.ts'
import { enter } from '../support/pantallas.tsx'

test('la campana cuenta lo que no se leyó, y la bandeja lo abre, lo lee y sigue', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const { db, deps, catedra } = mundo
  const [ana] = mundo.alumnos
  for (let i = 1; i <= 31; i++) {
    const { id } = insertPublicacion(db, { catedraId: catedra.id, titulo: `Ensayo ${i}` })
    transact(db, (tx) =>
      notify(deps, tx, {
        aviso: 'PUBLICACION',
        a: { alumnos: [ana.id] },
        catedraId: catedra.id,
        sobre: { publicacionId: id },
        nombre: `Ensayo ${i}`,
        enlace: '/alumno/pagos',
      }),
    )
  }
  const { user, go } = await enter(mundo, '/alumnos/dashboard', 'alumno', ana)

  await user.click(await screen.findByRole('link', { name: 'Novedades, 31 sin leer' }))
  expect(screen.queryByText(/«Ensayo 1»/)).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Ver más' }))
  await user.click(await screen.findByRole('link', { name: /«Ensayo 1».*sin leer/ }))
  expect(await screen.findByRole('link', { name: 'Novedades, 30 sin leer' })).toBeVisible()

  await go('/alumno/novedades')
  await user.click(await screen.findByRole('button', { name: 'Marcar todo como leído' }))
  expect(await screen.findByRole('link', { name: 'Novedades' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Marcar todo como leído' })).toBeNull()
})
