import { startProgram } from '../support/program'
import { test as base, expect, expectFits, telefono } from './fixtures'
import type { Rol } from './ingreso'

/** A house whose name does not fit a telephone's header. */
const test = base.extend<object, { program: Awaited<ReturnType<typeof startProgram>> }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const program = await startProgram({
        seed: [['catalogo'], ['demo']],
        env: { SITE_NAME: 'Conservatorio Municipal de Encarnación' },
      })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})

const pantallas = {
  nadie: ['/', '/hoy', '/contribute', '/login', '/docente/login', '/admin/login'],
  alumno: ['/alumno/dashboard', '/alumno/catedra/:id', '/alumno/calendario'],
  docente: ['/docente/dashboard', '/docente/catedra/:id', '/docente/corregir'],
  admin: ['/admin/dashboard', '/admin/catedras/:id', '/admin/institucion', '/admin/alumnos'],
} as const

for (const [rol, direcciones] of Object.entries(pantallas)) {
  test(`el nombre es un renglón en cada pantalla de ${rol}, también con la letra grande`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(telefono)
    const id = rol === 'nadie' ? 0 : (await signInAs(rol as Rol)).catedra.id
    for (const direccion of direcciones) {
      await page.goto(direccion.replace(':id', String(id)))
      const nombre = page.locator('header .marca b').first()
      await expect(nombre).toBeVisible()
      for (const letra of ['100%', '130%']) {
        await page.evaluate((letra) => document.documentElement.style.setProperty('font-size', letra), letra)

        const [alto, renglon, cabe] = await nombre.evaluate((b) => {
          const header = b.closest('header') as HTMLElement
          return [
            b.getBoundingClientRect().height,
            Number.parseFloat(getComputedStyle(b).lineHeight),
            header.scrollHeight <= header.clientHeight,
          ] as const
        })

        expect([direccion, letra, Math.round(alto / renglon), cabe]).toEqual([direccion, letra, 1, true])
        await expectFits(page)
      }
    }
  })
}
