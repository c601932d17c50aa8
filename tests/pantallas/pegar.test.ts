import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { createMundoConTablon } from '../support/mundo-con-tablon.ts'
import { enter } from '../support/pantallas.tsx'

const DOCS =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Texto común, </span><span style="font-weight:700">negrita</span><span style="font-weight:400;font-style:italic"> y cursiva</span></p><br><p><a href="https://x.py/a"><span style="text-decoration:underline">un enlace</span></a> <span style="font-weight:700;text-decoration:line-through">no</span></p></b>'
const PLANILLA =
  '<google-sheets-html-origin><style>td{border:1px}</style><table><colgroup><col></colgroup><tr><td style="font-weight:bold">Clase</td><td>Tema</td></tr><tr><td>1</td><td>Tríadas<br>y acordes</td></tr><tr><td></td><td>Arpa</td></tr></table>'

/** What the editor of a new publication has, as it is kept, after pasting this. */
async function paste(tipo: string, copiado: string) {
  const mundo = createMundoConTablon()
  const { catedra, docente, asDocente, readTablon } = mundo
  const lugar = `/docente/catedra/${catedra.id}?tab=tablon&publicar=nueva`
  const { press, write, user } = await enter(mundo, lugar, 'docente', docente)
  await user.click(await screen.findByRole('textbox', { name: 'Contenido' }))
  const portapapeles = new DataTransfer()
  portapapeles.setData(tipo, copiado)
  await user.paste(portapapeles)
  await write('Título', 'Lo pegado')
  await press('Publicar')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const [publicacion] = (await readTablon(asDocente)).data
  return publicacion?.contenido.replace(/ (?:target|rel)="[^"]*"/g, '')
}

test.each([
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
])('lo que se pega %s', async (_, tipo, copiado, queda) => {
  expect(await paste(tipo, copiado)).toBe(queda)
})

test('lo que se pega sin descripción tiene una vacía', async () => {
  expect(await paste('text/html', '<p>Arpa</p><img src="https://imagenes.example/arpa.png">')).toContain(
    'alt=""',
  )
})
