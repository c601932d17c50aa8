import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures'

/** These answers are told on the console: nobody foresaw them. */
const test = base.extend({ page: ({ context }, use) => context.newPage().then(use) })

const conRespuestaRara = (page: Page, llamada: string) =>
  page.route(llamada, (route) => route.fulfill({ status: 200, json: {} }))

/** Whose screen it is, its address, the call that answers `{}`, and what is said there. */
const casos = [
  ['admin', '/admin/dashboard', '**/api/admin/panel', 'No se pudo cargar lo de hoy.'],
  ['admin', '/admin/creadores/1', '**/api/composers/1', 'No se pudo cargar la ficha.'],
  ['admin', '/admin/aportes/1', '**/api/composers/pending', 'No se pudo cargar el aporte.'],
  ['admin', '/admin/catedras', '**/api/admin/catedras', 'No se pudieron cargar las cátedras.'],
  ['admin', '/admin/alumnos', '**/api/admin/alumnos', 'No se pudieron cargar los alumnos.'],
  ['admin', '/admin/docentes', '**/api/admin/docentes', 'No se pudieron cargar los docentes.'],
  ['admin', '/admin/auditoria', '**/api/admin/docentes', 'No se pudieron cargar los filtros.'],
  ['admin', '/admin/catedras/:id', '**/api/admin/catedras/:id', 'No se pudo cargar la cátedra.'],
  ['admin', '/admin/catedras/:id/pagos', '**/api/admin/catedras/*/pagos', 'No se pudieron cargar los pagos.'],
  ['docente', '/docente/dashboard', '**/api/docente/me/catedras', 'Error al cargar las cátedras asignadas.'],
  [
    'docente',
    '/docente/catedra/:id',
    '**/api/docente/me/catedra/:id',
    'Error al cargar los detalles de la cátedra.',
  ],
  [
    'docente',
    '/docente/catedra/:id?tab=tareas',
    '**/api/docente/catedra/*/tareas',
    'No se pudieron cargar las tareas.',
  ],
  [
    'docente',
    '/docente/catedra/:id?tab=tablon',
    '**/api/publicaciones/catedra/**',
    'No se pudieron cargar las publicaciones del tablón.',
  ],
  ['alumno', '/alumnos/dashboard', '**/api/alumnos/me', 'No se encontraron datos de usuario'],
  ['alumno', '/alumno/tareas', '**/api/alumnos/me/tareas', 'No se pudieron cargar las tareas.'],
  [
    'alumno',
    // One that everybody has in the demonstration has been submitted.
    '/alumno/catedra/:id/evaluaciones/2/results',
    '**/api/alumnos/me/evaluaciones/2/results',
    'Error al cargar los resultados.',
  ],
  ['alumno', '/my-evaluations', '**/api/alumnos/me/evaluaciones', 'No se pudieron cargar tus evaluaciones.'],
] as const

for (const [rol, direccion, llamada, falla] of casos) {
  test(`${direccion}: lo que responde otra cosa que lo esperado no se lleva la pantalla`, async ({
    page,
    signInAs,
  }) => {
    const { catedra } = await signInAs(rol)
    const concreta = (patron: string) => patron.replace(':id', String(catedra.id))
    await conRespuestaRara(page, concreta(llamada))

    await page.goto(concreta(direccion))

    const parte = page.getByRole('alert').filter({ hasText: falla })
    await expect(parte).toBeVisible()
    await expect(page.getByText('Algo salió mal')).toHaveCount(0)
    await page.unroute(concreta(llamada))
    await parte.getByRole('button', { name: 'Reintentar' }).click()
    await expect(parte).toHaveCount(0)
    await expect(page.locator('.ui-esqueleto')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Algo salió mal')).toHaveCount(0)
  })
}

test('en el menú, lo que responde otra cosa que los primeros pasos no se lleva la pantalla', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await conRespuestaRara(page, '**/api/admin/primeros-pasos')
  const respuesta = page.waitForResponse('**/api/admin/primeros-pasos')

  await page.goto('/admin/dashboard')
  await respuesta

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panel de revisión')
  await expect(page.getByRole('tab', { name: /Aportes Pendientes/ })).toBeVisible()
  await expect(page.getByText('Algo salió mal')).toHaveCount(0)
})
