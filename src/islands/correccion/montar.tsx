import '../../lib/sin-eval'
import { createRoot } from 'react-dom/client'
import { asegurarAvisos } from '../avisos'
import { Correccion } from './correccion'

/** The form behind the link of the e-mail that sent a contribution back. */
export function montarCorreccion(hueco: Element, id: number, token: string) {
  asegurarAvisos()
  createRoot(hueco).render(<Correccion id={id} token={token} />)
}
