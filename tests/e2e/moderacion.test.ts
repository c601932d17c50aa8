import { expect } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'
import { sendAporte, test } from './moderacion'
import { goToTheEnd } from './recorrido'

test('quien acaba de buscar y busca otra vez ve a quien se publicó entre tanto', async ({ page }) => {
  const nombre = await sendAporte(page, 'Reciente')
  const buscador = page.getByLabel('Buscar por nombre, biografía u obra')
  const cuenta = page.locator('#cuenta')
  await page.goto('/')
  await buscador.fill(nombre)
  await expect(cuenta).toContainText('0 creadores')
  await buscador.fill('')
  await expect(cuenta).not.toContainText('totales')
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const aportes: { id: number; last_name: string }[] = await call('GET /composers/pending')
  const suyo = aportes.find(({ last_name }) => nombre.endsWith(last_name))
  await call(`PUT /composers/${suyo?.id}/status`, { status: 'PUBLISHED' })

  await buscador.fill(nombre)

  await expect(cuenta).toContainText('1 creador de')
})

test('quien lee mientras se quita a otros de la lista no se saltea a nadie', async ({ page }) => {
  const headers = { authorization: `Bearer ${await tokenDeAdmin(page.request)}` }
  await page.goto('/')
  const { data } = await (await page.request.get('/api/composers?group=period&limit=100')).json()
  for (const { id } of data.slice(20, 23)) await page.request.delete(`/api/composers/${id}`, { headers })

  await goToTheEnd(page)

  const quedan = []
  for (let pagina = 1, paginas = 1; pagina <= paginas; pagina++) {
    const lista = await (await page.request.get(`/api/composers?limit=100&page=${pagina}`)).json()
    paginas = lista.totalPages
    quedan.push(...lista.data.map(({ id }: { id: number }) => `c${id}`))
  }
  const ids = await page.locator('.periodo .tarjeta').evaluateAll((todas) => todas.map(({ id }) => id))
  expect(quedan.filter((id) => !ids.includes(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  await expect(page.locator('#cuenta')).toContainText(`${quedan.length} creadores`)
})
