import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { Rol } from './ingreso'

interface Lecturas {
  siempre: string[]
  tab: Record<string, string[]>
  abren: Record<string, string>
  inicial?: string
}

/** What the shell page says that its screen is going to read. */
async function lecturasDe(page: Page, direccion: string): Promise<string[]> {
  const html = await (await page.request.get(direccion)).text()
  const [, escrito = 'null'] = /data-adelantos="([^"]*)"/.exec(html) ?? []
  const { siempre, tab, abren, inicial } = JSON.parse(
    escrito.replaceAll('&quot;', '"').replaceAll('&#34;', '"'),
  ) as Lecturas
  const parametros = new URLSearchParams(direccion.split('?')[1])
  const [abierta] = Object.entries(abren).flatMap(([uno, suya]) => (parametros.has(uno) ? [suya] : []))
  const elegida = parametros.get('tab') ?? abierta ?? inicial
  return [...siempre, ...((elegida && tab[elegida]) || [])].map((una) => una.replace(/\?$/, ''))
}

const pantallas: Record<Rol, (id: number) => string[]> = {
  admin: (id) => [
    '/admin/dashboard',
    '/admin/dashboard?tab=tareas',
    '/admin/dashboard?tab=calificadas',
    `/admin/catedras/${id}`,
    ...['asistencia', 'clases', 'tablon'].map((tab) => `/admin/catedras/${id}?tab=${tab}`),
    `/admin/catedras/${id}?dia=5`,
    `/admin/catedras/${id}/pagos`,
    '/admin/alumnos',
    '/admin/aportes',
  ],
  docente: (id) => [
    '/docente/dashboard',
    '/docente/corregir',
    ...['resumen', 'tablon', 'planes', 'tareas', 'clases'].map((tab) => `/docente/catedra/${id}?tab=${tab}`),
    `/docente/catedra/${id}/tareas/create`,
    `/docente/catedra/${id}/calificaciones`,
  ],
  alumno: (id) => [
    '/alumnos/dashboard',
    `/alumno/catedra/${id}`,
    `/alumno/catedra/${id}?tab=evaluaciones`,
    '/alumno/tareas',
    '/my-evaluations',
  ],
}

for (const [rol, direcciones] of Object.entries(pantallas) as [Rol, (typeof pantallas)[Rol]][]) {
  // What is answered to nobody would be asked for once only; the screen that reads it asks again where it failed.
  test(`lo que se adelanta es lo que lee la pantalla, y lo que falla se vuelve a pedir (${rol})`, async ({
    page,
    signInAs,
  }) => {
    const { catedra } = await signInAs(rol)
    for (const direccion of direcciones(catedra.id)) {
      const lecturas = await lecturasDe(page, direccion)
      const pedidas = new Map<string, number>()
      await page.route('**/api/**', (route) => {
        const camino = route
          .request()
          .url()
          .replace(/^.*?\/api\//, '')
        const veces = (pedidas.get(camino) ?? 0) + 1
        pedidas.set(camino, veces)
        return lecturas.includes(camino) && veces === 1 ? route.abort() : route.continue()
      })

      await page.goto(direccion)
      await expect(page.locator('main h1')).toBeVisible()
      await expect
        .poll(() => lecturas.filter((una) => pedidas.get(una) !== 2), { message: direccion })
        .toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}
