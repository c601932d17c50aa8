import { createRoot, type Root } from 'react-dom/client'

/** A browser's translator wraps each text, and React goes on with the one that is no longer there: not in here. */
export function createRaiz(hueco: Element): Root {
  hueco.setAttribute('translate', 'no')
  return createRoot(hueco)
}

/** Of what lies over the page. */
export const createRaizAparte = () => createRaiz(document.body.appendChild(document.createElement('div')))
