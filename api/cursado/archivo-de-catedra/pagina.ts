import { enCrudo, type Html, html } from '../../../src/domain/base/plantilla-html.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { rutaDeSubida } from '../../../src/domain/planes/rutas-de-recursos.ts'
import { estilos } from './estilos.ts'
import type { Todo } from './lectura.ts'
import type { Lugares } from './lugares.ts'

/** What the pages are made of. */
export interface Contexto {
  todo: Todo
  lugares: Lugares
  /** Where the files would stand that are not on the disk. */
  faltan: ReadonlySet<string>
}

export interface Pagina {
  ruta: string
  titulo: string
  write: (enlaces: Enlaces) => Html
}

export type Enlaces = ReturnType<typeof enlacesDesde>

/** How a page links others and files: from where it stands, so that the folder may lie anywhere. */
export function enlacesDesde(ruta: string, { lugares, faltan, todo }: Contexto) {
  const raiz = '../'.repeat(ruta.split('/').length - 1)
  const hacia = (otra: string) => raiz + otra.split('/').map(encodeURIComponent).join('/')
  const a = (otra: string, texto: string): Html =>
    faltan.has(otra)
      ? html`${texto} <em>(el archivo no está)</em>`
      : html`<a href="${hacia(otra)}">${texto}</a>`
  const recurso = (escrita: string, nombre?: string): Html | null => {
    const lugar = lugares.recursos.get(rutaDeSubida(escrita))
    return lugar === undefined ? null : a(lugar, nombre ?? (lugar.split('/').at(-1) as string))
  }
  return {
    hacia,
    a,
    recurso,
    /** HTML that somebody wrote, sanitised when it was stored; its uploads are those of the folder. */
    rico: (escrito: string): Html =>
      html`<div class="rico">${enCrudo(
        escrito.replace(SUBIDA, (_, path: string) => {
          const lugar = lugares.recursos.get(path)
          return lugar === undefined ? '""' : `"${hacia(lugar)}"`
        }),
      )}</div>`,
    cuando: (instante: string | number | null, enSuLugar = '—') =>
      instante === null
        ? enSuLugar
        : plazoEscrito(typeof instante === 'number' ? instante : Date.parse(instante), todo.zona),
  }
}

const SUBIDA = /"\/(uploads\/[\w-]+\/[\w.-]+)"/g

/** Nothing runs in it, and nothing is fetched from elsewhere: an image that was linked might tell who reads. */
const POLITICA =
  "default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

export function writePagina({ ruta, titulo, write }: Pagina, contexto: Contexto): string {
  const enlaces = enlacesDesde(ruta, contexto)
  const { nombre, anio } = contexto.todo.catedra
  const isIndice = ruta === INDICE
  const pagina = html`
    <html lang="es">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <meta http-equiv="Content-Security-Policy" content="${POLITICA}">
        <title>${isIndice ? titulo : `${titulo} · ${nombre} (${anio})`}</title>
        <style>${enCrudo(estilos)}</style>
      </head>
      <body>
        ${!isIndice && html`<nav aria-label="Cátedra">${enlaces.a(INDICE, `${nombre} (${anio})`)}</nav>`}
        <main>
          <h1>${titulo}</h1>
          ${write(enlaces)}
        </main>
      </body>
    </html>`
  return `<!doctype html>${pagina.html}\n`
}

export const INDICE = 'index.html'

type Celda = string | number | Html | null | undefined

/** A table that a narrow screen moves sideways; the first cell of a row names it. */
export function tabla(titulo: string, cabecera: readonly string[], filas: readonly Celda[][]): Html {
  if (filas.length === 0) return html`<p class="nada">Nada todavía.</p>`
  return html`
    <div class="tabla" role="region" aria-label="${titulo}" tabindex="0">
      <table>
        <thead>
          <tr>${cabecera.map((una) => html`<th scope="col">${una}</th>`)}</tr>
        </thead>
        <tbody>
          ${filas.map(
            ([primera, ...otras]) =>
              html`<tr><th scope="row">${primera ?? '—'}</th>${otras.map((una) => html`<td>${una ?? '—'}</td>`)}</tr>`,
          )}
        </tbody>
      </table>
    </div>`
}

/** Of each thing, what is said of it; what says nothing is left out. */
export function datos(pares: readonly (readonly [nombre: string, valor: Celda])[]): Html {
  const dichos = pares.filter(([, valor]) => valor !== null && valor !== undefined && valor !== '')
  return html`<dl>${dichos.map(([nombre, valor]) => html`<div><dt>${nombre}</dt><dd>${valor}</dd></div>`)}</dl>`
}

export const lista = (items: readonly Html[]): Html | null =>
  items.length === 0 ? null : html`<ul>${items.map((uno) => html`<li>${uno}</li>`)}</ul>`

/** Beside what counts by what made up for it. */
export const recupero = ({ recuperado_por }: { recuperado_por: number | null }) =>
  recuperado_por === null ? '' : ' (recuperó)'

/** Plain text keeps its lines. */
export const texto = (escrito: string): Html => html`<p class="texto">${escrito}</p>`
