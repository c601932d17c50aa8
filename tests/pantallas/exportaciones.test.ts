import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { watchDescargas } from '../support/descargas.ts'
import { createMundo } from '../support/mundo.ts'
import { enter, openMore } from '../support/pantallas.tsx'

test.each([
  ['/admin/catedras', 'catedras'],
  ['/admin/catedras/1', 'inscripciones-armonia-2026'],
  ['/admin/catedras/1/pagos', 'pagos-armonia-2026'],
  ['/admin/alumnos', 'alumnos'],
  ['/admin/docentes', 'docentes'],
])('la lista de %s se exporta en %s', async (lugar, archivo) => {
  const nombres = watchDescargas()
  const { press } = await enter(createMundo({ alumnos: 1 }), lugar)

  await waitFor(() => {
    openMore()
    expect(screen.getByRole('button', { name: 'Exportar CSV' })).toBeVisible()
  })
  await press('Exportar CSV')
  openMore()
  await press('Exportar Excel (.xlsx)')

  await waitFor(() => expect(nombres).toEqual([`${archivo}.csv`, `${archivo}.xlsx`]))
})
