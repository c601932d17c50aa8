import { cursoNuevo } from './curso'
import { expect, test } from './fixtures'

const parrafo = (estilo: string, signo: string, texto: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${estilo}'><![if !supportLists]><span style='mso-list:Ignore'>${signo}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=ES style='mso-bidi-font-weight:bold'>${texto}</span><o:p></o:p></p>`
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body><!--StartFragment--><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Traer</b>:<o:p></o:p></p>
${parrafo('l0 level1 lfo1', '1.', 'el cancionero')}
${parrafo('l0 level2 lfo1', 'o', 'con tapa')}
${parrafo('l0 level1 lfo1', '2.', 'un lápiz')}
${parrafo('l1 level1 lfo2', '·', 'y ganas')}
<p class=MsoNormal><img width=10 src="file:///C:/Users/ana/AppData/image001.png">Fin</p><!--EndFragment--></body></html>`

test('lo que se pega de Word trae sus listas, sin las imágenes de esa máquina', async ({
  page,
  signInAs,
}) => {
  const curso = await cursoNuevo(page)
  const { call } = await signInAs('docente', curso.docente)
  await page.goto(`/docente/catedra/${curso.id}?tab=tablon&publicar=nueva`)
  const texto = page.getByRole('textbox', { name: 'Contenido' })

  await texto.evaluate((editor, contenido) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', contenido)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, WORD)
  await page.getByLabel('Título').fill('Lo pegado')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()

  await expect(texto).toBeHidden()
  const publicaciones = await call(`GET /publicaciones/catedra/${curso.id}`)
  expect(publicaciones[0].contenido).toBe(
    '<p><strong>Traer</strong>:</p><ol><li><p>el cancionero</p><ul><li><p>con tapa</p></li></ul></li><li><p>un lápiz</p></li></ol><ul><li><p>y ganas</p></li></ul><p>Fin</p>',
  )
})
