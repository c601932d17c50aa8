import { isDireccionWeb } from '../../../src/domain/base/campos.ts'
import { type Html, html } from '../../../src/domain/base/plantilla-html.ts'
import type { Enlaces } from './pagina.ts'

/** An upload, or an address of elsewhere. */
export function recursoEscrito(valor: string, { recurso }: Enlaces, nombre?: string): Html {
  const enlazado = recurso(valor, nombre)
  if (enlazado) return enlazado
  return isDireccionWeb(valor)
    ? html`<a href="${valor}" rel="noopener noreferrer">${valor}</a>`
    : html`${valor}`
}
