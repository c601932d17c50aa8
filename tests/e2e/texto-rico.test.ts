import { cursoNuevo } from './curso'
import { expect, expectFits, telefono, test } from './fixtures'

test('lo que se pega sin descripción y una línea muy larga se leen con cualquier ayuda', async ({
  page,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  const contenido = `<pre><code>${'a_b '.repeat(80)}${'x'.repeat(300)}</code></pre>`
  await call(`POST /catedras/${curso.id}/publicaciones`, { titulo: 'Código', contenido })
  await page.route('https://imagenes.example/*', (route) => route.fulfill({ body: '' }))
  await page.setViewportSize(telefono)
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon`)
  await expect(page.getByRole('heading', { name: 'Código', level: 3 })).toBeVisible()
  await expectFits(page)

  await page.getByRole('button', { name: 'Crear Publicación' }).click()
  const texto = page.getByRole('textbox', { name: 'Contenido' })
  await texto.evaluate((editor) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>Arpa</p><img src="https://imagenes.example/arpa.png">')
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })

  await expect(texto.locator('img[src]')).toHaveAttribute('alt', '')
})
