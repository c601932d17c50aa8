import { expect, telefono, test } from './fixtures'
import type { Rol } from './ingreso'

test('la cátedra del administrador está en pestañas, y cada una se lee al abrirla', async ({
  page,
  signInAs,
}) => {
  const { catedra } = await signInAs('admin')
  const leidas: string[] = []
  page.on('request', (pedido) => leidas.push(new URL(pedido.url()).pathname))
  await page.goto(`/admin/catedras/${catedra.id}`)
  await expect(page.getByRole('heading', { name: 'Alumnos Inscritos' })).toBeVisible()
  expect(leidas).not.toContain(`/api/admin/catedras/${catedra.id}/diasclase`)

  for (const [parte, titulo] of [
    ['Asistencia', 'Asistencia'],
    ['Clases', 'Días de clase'],
    ['Planes de clases', 'Planes de clases'],
    ['Tareas', 'Tareas del Curso'],
    ['Evaluaciones', 'Evaluaciones'],
    ['Tablón', 'Tablón de la Cátedra'],
  ] as const) {
    await page.getByRole('tab', { name: parte, exact: true }).click()
    await expect(page.getByRole('heading', { name: titulo, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Alumnos Inscritos' })).toHaveCount(0)
  }
  expect(leidas).toContain(`/api/admin/catedras/${catedra.id}/diasclase`)
})

for (const [direccion, parte] of [
  ['inscripcion=nueva', 'Alumnos'],
  ['detalle=1', 'Asistencia'],
  ['clase=nuevo', 'Clases'],
  ['dia=5', 'Clases'],
  ['unidad=3', 'Planes de clases'],
  ['tarea=nueva', 'Tareas'],
  ['detalles=4', 'Tareas'],
  ['evaluacion=1', 'Evaluaciones'],
] as const) {
  test(`un enlace a ?${direccion} abre su diálogo en «${parte}»`, async ({ page, signInAs }) => {
    const { catedra } = await signInAs('admin')

    await page.goto(`/admin/catedras/${catedra.id}?${direccion}`)

    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('tab', { name: parte, exact: true })).toHaveAttribute('aria-selected', 'true')
  })
}

const segundas: [Rol, string][] = [
  ['admin', '/admin/catedras/1?tab=tareas'],
  ['docente', '/docente/catedra/1?tab=evaluaciones'],
  ['alumno', '/alumno/catedra/1?tab=tareas'],
]

for (const [rol, direccion] of segundas) {
  test(`en un teléfono la cátedra se dice en un renglón, con todas sus partes a la vista (${rol})`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(telefono)
    await signInAs(rol)
    await page.goto(direccion)
    const titulo = page.getByRole('heading', { level: 1 })
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()

    const [volver, alto, pestanas, contenido] = await Promise.all([
      page.locator('.volver').boundingBox(),
      titulo.evaluate(
        (uno) => uno.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(uno).lineHeight),
      ),
      page.getByRole('tab').evaluateAll((todas) => todas.map((una) => una.getBoundingClientRect())),
      page.getByRole('tabpanel').evaluate((uno) => uno.getBoundingClientRect().top),
    ])

    expect(Math.round(alto)).toBe(1)
    expect(Math.min(volver?.width ?? 0, volver?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(new Set(pestanas.map(({ top }) => top)).size).toBeLessThanOrEqual(2)
    for (const { left, right, height } of pestanas) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(telefono.width)
      expect(height).toBeGreaterThanOrEqual(44)
    }
    expect(contenido).toBeLessThan(260)
  })
}
