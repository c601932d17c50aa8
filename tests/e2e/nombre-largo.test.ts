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
  for (const letra of ['100%', '130%']) {
    test(`con el texto al ${letra}, el nombre es un renglón en cada pantalla de ${rol}`, async ({
      page,
      signInAs,
    }) => {
      await page.setViewportSize(telefono)
      const id = rol === 'nadie' ? 0 : (await signInAs(rol as Rol)).catedra.id
      for (const direccion of direcciones) {
        await page.goto(direccion.replace(':id', String(id)))
        await page.evaluate((letra) => document.documentElement.style.setProperty('font-size', letra), letra)
        const nombre = page.locator('header .marca b').first()
        await expect(nombre).toBeVisible()

        const [alto, renglon, cabe] = await nombre.evaluate((b) => {
          const header = b.closest('header') as HTMLElement
          return [
            b.getBoundingClientRect().height,
            Number.parseFloat(getComputedStyle(b).lineHeight),
            header.scrollHeight <= header.clientHeight,
          ] as const
        })

        expect([direccion, Math.round(alto / renglon), cabe]).toEqual([direccion, 1, true])
        await expectFits(page)
      }
    })
  }
}
