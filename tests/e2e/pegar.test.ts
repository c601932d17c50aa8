import type { Page } from '@playwright/test'
import { cursoNuevo } from './curso'
import { expect, test } from './fixtures'

const DOCS =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Texto común, </span><span style="font-weight:700">negrita</span><span style="font-weight:400;font-style:italic"> y cursiva</span></p><br><p><a href="https://x.py/a"><span style="text-decoration:underline">un enlace</span></a> <span style="font-weight:700;text-decoration:line-through">no</span></p></b>'
const PLANILLA =
  '<google-sheets-html-origin><style>td{border:1px}</style><table><colgroup><col></colgroup><tr><td style="font-weight:bold">Clase</td><td>Tema</td></tr><tr><td>1</td><td>Tríadas<br>y acordes</td></tr><tr><td></td><td>Arpa</td></tr></table>'
const parrafo = (estilo: string, signo: string, texto: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${estilo}'><![if !supportLists]><span style='mso-list:Ignore'>${signo}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=ES style='mso-bidi-font-weight:bold'>${texto}</span><o:p></o:p></p>`
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body><!--StartFragment--><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Traer</b>:<o:p></o:p></p>
${parrafo('l0 level1 lfo1', '1.', 'el cancionero')}
${parrafo('l0 level2 lfo1', 'o', 'con tapa')}
${parrafo('l0 level1 lfo1', '2.', 'un lápiz')}
${parrafo('l1 level1 lfo2', '·', 'y ganas')}
<p class=MsoNormal><img width=10 src="file:///C:/Users/ana/AppData/image001.png">Fin</p><!--EndFragment--></body></html>`

/** The editor of a new publication, empty, and what pastes into it. */
async function nuevaPublicacion(page: Page, catedraId: number) {
  await page.goto(`/docente/catedra/${catedraId}?tab=tablon`)
  await page.getByRole('button', { name: 'Crear Publicación' }).click()
  const texto = page.getByRole('textbox', { name: 'Contenido' })
  const paste = (tipo: string, contenido: string) =>
    texto.evaluate(
      (editor, [tipo, contenido]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(tipo, contenido)
        editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [tipo, contenido] as const,
    )
  return { texto, paste }
}

for (const [deDonde, tipo, copiado, queda] of [
  [
    'de Google Docs trae solo la negrita que tenía',
    'text/html',
    DOCS,
    '<p>Texto común, <strong>negrita</strong><em> y cursiva</em></p><p><a href="https://x.py/a">un enlace</a> <strong><s>no</s></strong></p>',
  ],
  [
    'de una planilla trae un renglón por fila, y las celdas separadas',
    'text/html',
    PLANILLA,
    '<p><strong>Clase</strong> · Tema</p><p>1 · Tríadas y acordes</p><p>— · Arpa</p>',
  ],
  [
    'de una planilla como texto, también',
    'text/plain',
    'Clase\tTema\n1\tTríadas',
    '<p>Clase · Tema</p><p>1 · Tríadas</p>',
  ],
  [
    'de Word trae sus listas, sin las imágenes de esa máquina',
    'text/html',
    WORD,
    '<p><strong>Traer</strong>:</p><ol><li><p>el cancionero</p><ul><li><p>con tapa</p></li></ul></li><li><p>un lápiz</p></li></ol><ul><li><p>y ganas</p></li></ul><p>Fin</p>',
  ],
] as const) {
  test(`lo que se pega ${deDonde}`, async ({ page, signInAs }) => {
    const curso = await cursoNuevo(page)
    const { call } = await signInAs('docente', curso.docente)
    const { texto, paste } = await nuevaPublicacion(page, curso.id)

    await paste(tipo, copiado)
    await page.getByLabel('Título').fill('Lo pegado')
    await page.getByRole('button', { name: 'Publicar', exact: true }).click()

    await expect(texto).toBeHidden()
    const publicaciones = await call(`GET /publicaciones/catedra/${curso.id}`)
    const guardado: string = publicaciones[0].contenido
    expect(guardado.replace(/ (?:target|rel)="[^"]*"/g, '')).toBe(queda)
  })
}
