import '../lib/sin-eval'
import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * How Astro has React draw an island: anew, as the server draws no more than its place. A browser's translator wraps each
 * text, and React goes on with the one that is no longer there: not in here.
 */
export default (isla: HTMLElement) => (Isla: ComponentType<object>, props: object) => {
  // Who wakes it twice has it once.
  if (!isla.hasAttribute('ssr')) return
  isla.setAttribute('translate', 'no')
  createRoot(isla, { onCaughtError: announceUnexpected }).render(createElement(Isla, props))
}

/** A refusal of the API has its place on the screen; anything else is a fault of ours. */
export function announceUnexpected(error: unknown) {
  if (!(error instanceof Error && error.name === 'ApiError')) console.error(error)
}
