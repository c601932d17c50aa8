import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:abrir'?: true
  }
}

/** `client:abrir`: the island wakes when it is told to, as `src/scripts/abrir.ts` does at the first opening. */
const abrir: ClientDirective = (load, _, isla) => isla.addEventListener('abrir', async () => (await load())())

export default abrir
