import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

const ARCHIVO = '/_astro/de-antes.js'

/** The program with what an earlier one had besides, until it is replaced: a file that its pages need. */
async function startAnterior(url: string) {
  let reemplazado = false
  const server = createServer(async (request, response) => {
    const { url: direccion = '/', method = 'GET' } = request
    if (direccion === ARCHIVO && !reemplazado) {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      return response.end('document.documentElement.dataset.version = "de antes"')
    }
    const body = await text(request)
    const headers = { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' }
    const suya = await fetch(url + direccion, { method, headers, ...(body && { body }) })
    const tipo = suya.headers.get('content-type') ?? ''
    response.writeHead(suya.status, { 'content-type': tipo })
    if (reemplazado) return response.end(Buffer.from(await suya.arrayBuffer()))
    if (direccion === '/sw.js') return response.end(`// De antes.\n${await suya.text()}`)
    if (!tipo.startsWith('text/html')) return response.end(Buffer.from(await suya.arrayBuffer()))
    return response.end((await suya.text()).replace('</head>', `<script src="${ARCHIVO}"></script></head>`))
  })
  await new Promise<void>((listo) => void server.listen(0, '127.0.0.1', listo))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    reemplazar: () => {
      reemplazado = true
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((listo) => server.close(listo))
    },
  }
}

test('un programa nuevo toma el lugar del anterior sin quitarle nada a lo que está abierto', async ({
  page,
  context,
  program,
}) => {
  await using anterior = await startAnterior(program.url)
  await page.goto(`${anterior.url}/`)
  await expect(page.locator('html')).toHaveAttribute('data-version', 'de antes')
  const isSaved = () =>
    page.evaluate(async (una) => Boolean(await (await caches.open('archivos')).match(una)), ARCHIVO)
  await expect.poll(isSaved, { timeout: 20_000 }).toBe(true)

  anterior.reemplazar()
  await page.evaluate(async () => {
    const registro = await navigator.serviceWorker.ready
    const cambio = new Promise((listo) =>
      navigator.serviceWorker.addEventListener('controllerchange', listo, { once: true }),
    )
    await registro.update()
    await cambio
  })
  // The server no longer has it; the page that was open may still ask for it.
  const estado = await page.evaluate(async (una) => (await fetch(una)).status, ARCHIVO)
  expect(estado).toBe(200)

  await page.goto(`${anterior.url}/`)
  await expect(page.locator('.tarjeta').first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-version')
  const loGuardado = () => page.evaluate(async () => (await caches.match('/'))?.text())
  await expect.poll(loGuardado, { timeout: 20_000 }).not.toContain(ARCHIVO)

  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('.tarjeta').first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-version')
})
