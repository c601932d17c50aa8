import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { insertCreador } from '../support/creadores.ts'
import { assignEvaluacion, insertEvaluacion } from '../support/evaluaciones.ts'
import { createMundo } from '../support/mundo.ts'
import { enter, seFue, titulo } from '../support/pantallas.tsx'

// Nobody foresaw these answers: they are told on the console.
afterEach(() => void vi.mocked(console.error).mockClear())

/** Whoever looks at an address of which one call answers `{}`. */
async function conRespuestaRara(rol: 'admin' | 'docente' | 'alumno', direccion: string, llamada: string) {
  const mundo = createMundo({ alumnos: 1 })
  const evaluacion = insertEvaluacion(mundo.db, { catedraId: mundo.catedra.id })
  assignEvaluacion(mundo.db, evaluacion, mundo.alumnos[0].id, { bien: 1 })
  insertCreador(mundo.db, { status: 'PENDING_REVIEW' })
  const persona = { admin: undefined, docente: mundo.docente, alumno: mundo.alumnos[0] }[rol]
  return enter(mundo, direccion, rol, persona, (red) => red.answer(`GET ${llamada}`, {}))
}

/** Whose screen it is, its address, the call that answers `{}`, and what is said there. */
test.each([
  ['admin', '/admin/dashboard', '/admin/panel', 'No se pudo cargar lo de hoy.'],
  ['admin', '/admin/creadores/1', '/composers/1', 'No se pudo cargar la ficha.'],
  ['admin', '/admin/aportes/1', '/admin/composers/1', 'No se pudo cargar el aporte.'],
  ['admin', '/admin/catedras', '/admin/catedras', 'No se pudieron cargar las cátedras.'],
  ['admin', '/admin/alumnos', '/admin/alumnos', 'No se pudieron cargar los alumnos.'],
  ['admin', '/admin/docentes', '/admin/docentes', 'No se pudieron cargar los docentes.'],
  ['admin', '/admin/auditoria', '/admin/docentes', 'No se pudieron cargar los filtros.'],
  ['admin', '/admin/catedras/1', '/admin/catedras/1', 'No se pudo cargar la cátedra.'],
  ['admin', '/admin/catedras/1/pagos', '/admin/catedras/1/pagos', 'No se pudieron cargar los pagos.'],
  ['docente', '/docente/dashboard', '/docente/me/catedras', 'Error al cargar las cátedras asignadas.'],
  ['docente', '/docente/catedra/1', '/docente/me/catedra/1', 'Error al cargar los detalles de la cátedra.'],
  [
    'docente',
    '/docente/catedra/1?tab=tareas',
    '/docente/catedra/1/tareas',
    'No se pudieron cargar las tareas.',
  ],
  [
    'docente',
    '/docente/catedra/1?tab=tablon',
    '/publicaciones/catedra/1',
    'No se pudieron cargar las publicaciones del tablón.',
  ],
  ['alumno', '/alumnos/dashboard', '/alumnos/me', 'No se encontraron datos de usuario'],
  ['alumno', '/alumno/tareas', '/alumnos/me/tareas', 'No se pudieron cargar las tareas.'],
  [
    'alumno',
    '/alumno/catedra/1/evaluaciones/1/results',
    '/alumnos/me/evaluaciones/1/results',
    'Error al cargar los resultados.',
  ],
  ['alumno', '/my-evaluations', '/alumnos/me/evaluaciones', 'No se pudieron cargar tus evaluaciones.'],
] as const)(
  'de %s, %s: lo que responde otra cosa que lo esperado no se lleva la pantalla',
  async (rol, direccion, llamada, falla) => {
    const { red, user } = await conRespuestaRara(rol, direccion, llamada)
    const parte = (await screen.findByText(falla, { exact: false })).closest<HTMLElement>('[role=alert]')
    expect(screen.queryByText('Algo salió mal')).not.toBeInTheDocument()
    if (!parte) throw new Error('No se dice en un aviso')
    red.restore()

    await user.click(within(parte).getByRole('button', { name: 'Reintentar' }))

    await seFue(parte)
    await waitFor(() => expect(document.querySelector('.ui-esqueleto')).not.toBeInTheDocument())
    await titulo(/./)
    expect(screen.queryByText('Algo salió mal')).not.toBeInTheDocument()
  },
)

test('en el menú, lo que responde otra cosa que los primeros pasos no se lleva la pantalla', async () => {
  const { red } = await conRespuestaRara('admin', '/admin/dashboard', '/admin/primeros-pasos')

  await titulo('Panel de revisión')
  await waitFor(() => expect(red.pedidos).toContain('GET /admin/primeros-pasos'))
  expect(await screen.findByRole('tab', { name: /Aportes Pendientes/ })).toBeVisible()
  expect(screen.queryByText('Algo salió mal')).not.toBeInTheDocument()
})
