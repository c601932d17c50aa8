import type { Page } from '@playwright/test'
import { escritorio, expect, expectFits, telefono, test } from './fixtures'
import { expectGuardada } from './guardado'
import { emails, type Rol, signIn, signInOnScreen, tokenDeAdmin } from './ingreso'

const areas = [
  { rol: 'docente', etiqueta: 'Docente', panel: '/docente/dashboard', perfil: /^\/docente\/profile\/\d+$/ },
  { rol: 'alumno', etiqueta: 'Alumno', panel: '/alumnos/dashboard', perfil: /^\/alumno\/profile\/\d+$/ },
  { rol: 'admin', etiqueta: 'Administrador', panel: '/admin/dashboard', perfil: null },
] as const

for (const { rol, etiqueta, panel, perfil } of areas) {
  test(`en las páginas públicas está el menú de quien entró: ${rol}`, async ({ page, signInAs }) => {
    await page.setViewportSize(rol === 'docente' ? telefono : escritorio)
    await signInAs(rol)

    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Ingresar' })).toHaveCount(0)
    await page.getByRole('banner').getByRole('button').click()

    const menu = page.getByRole('navigation', { name: 'Tu sesión' })
    await expect(menu.getByText(etiqueta, { exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Ir al panel' })).toHaveAttribute('href', panel)
    if (perfil)
      await expect(menu.getByRole('link', { name: 'Editar perfil' })).toHaveAttribute('href', perfil)
    else await expect(menu.getByRole('link', { name: 'Editar perfil' })).toHaveCount(0)
    await expectFits(page)

    await menu.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible()
    expect(await llaves(page)).toEqual([])
  })
}

test('con una sesión que ya venció, una página pública ofrece ingresar', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('userToken', `a.${btoa('{"role":"alumno","exp":1}')}.c`))

  await page.goto('/', { waitUntil: 'networkidle' })

  await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible()
})

for (const [rol, ajena, ingreso, propia, panel] of [
  ['docente', '/alumnos/dashboard', '/login', 'docenteToken', '/docente/dashboard'],
  ['admin', '/docente/dashboard', '/docente/login', 'adminToken', '/admin/dashboard'],
] as const satisfies [Rol, string, string, string, string][]) {
  test(`quien entró como ${rol} y abre ${ajena} no pierde su sesión`, async ({ page, signInAs }) => {
    await signInAs(rol)

    await page.goto(ajena, { waitUntil: 'networkidle' })

    await expect(page).toHaveURL(ingreso)
    await expect(page.getByText('Tu sesión ha expirado.').filter({ visible: true })).toHaveCount(0)
    expect(await llaves(page)).toEqual([propia])
    await page.goto(panel)
    await expect(page).toHaveURL(panel)
  })
}

test('si en otra pestaña entra otra persona, esta muestra lo suyo', async ({
  page,
  browser,
  context,
  program,
  signInAs,
}) => {
  const { catedra } = await signInAs('alumno')
  const headers = { authorization: `Bearer ${await tokenDeAdmin(page.request)}` }
  const alumnos = await (await page.request.get('/api/admin/alumnos', { headers })).json()
  const otro = alumnos.find(({ nombre }: { nombre: string }) => nombre !== 'Lourdes')
  await page.goto(`/alumno/catedra/${catedra.id}`)
  await expect(page.getByRole('banner')).toContainText('Lourdes')
  await expectGuardada(page, `"publicaciones","catedra","${catedra.id}"`)

  const aparte = await browser.newPage({ baseURL: program.url })
  const { token } = await signIn(aparte, program, 'alumno', otro.email)
  const pestana = await context.newPage()
  await pestana.goto('/about')
  await pestana.evaluate((suya) => localStorage.setItem('userToken', suya), token)

  await expect(page.getByRole('banner')).toContainText(otro.nombre)
})

test('lo que alguien dejó a medio escribir, y adónde iba, no es de quien entra después', async ({
  page,
  browser,
  program,
  signInAs,
}) => {
  const { catedra } = await signInAs('alumno')
  const headers = { authorization: `Bearer ${await tokenDeAdmin(page.request)}` }
  const inscritos = (await (await page.request.get(`/api/admin/catedras/${catedra.id}`, { headers })).json())
    .CatedraAlumno as { Alumno: { id: number; email: string } }[]
  const otro = inscritos.find(({ Alumno }) => Alumno.email !== emails.alumno)?.Alumno ?? { id: 0, email: '' }
  await page.goto(`/alumno/catedra/${catedra.id}?publicar=nueva`)
  const titulo = page.getByRole('dialog').getByLabel('Título')
  const vencer = async () => {
    await page.evaluate(() => localStorage.setItem('userToken', 'x.y.z'))
    await page.reload()
    await expect(page).toHaveURL('/')
    await page.goto('/alumno/login')
  }
  await titulo.fill('Lo mío')

  // Its session ends; whoever it was finds it again, somebody else does not.
  await vencer()
  await signInOnScreen(page, program, emails.alumno)
  await page.goto(`/alumno/catedra/${catedra.id}?publicar=nueva`)
  await expect(titulo).toHaveValue('Lo mío')

  await vencer()
  await signInOnScreen(page, program, otro.email)
  await expect(page).toHaveURL('/alumnos/dashboard')
  await page.goto(`/alumno/catedra/${catedra.id}?publicar=nueva`)
  await expect(titulo).toHaveValue('')

  // Nor where it was another tab that let in the next one.
  await titulo.fill('Lo suyo')
  await expectGuardada(page, `alumno:${otro.id}-["publicaciones","catedra","${catedra.id}"`)
  const aparte = await browser.newPage({ baseURL: program.url })
  const { token } = await signIn(aparte, program, 'alumno')
  const pestana = await page.context().newPage()
  await pestana.goto('/about')
  await pestana.evaluate((suya) => localStorage.setItem('userToken', suya), token)
  await expect(titulo).toHaveValue('')
})

const llaves = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((clave) => clave.endsWith('oken')))
