import { astro, FetchState } from 'astro/fetch'

/**
 * The way of a request through `astro dev`: `/api` goes to Elysia, the rest to Astro. In the built program the
 * listener of `api/server.ts` has parted them already, and hands the locals over.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    const state = new FetchState(request)
    // A page is kept and compressed as a whole: nobody reads its pieces before.
    state.streaming = false
    if (import.meta.env.DEV) {
      const { app, locals } = await import('../api/dev')
      if (state.pathname.startsWith('/api/')) return app.handle(request)
      Object.assign(state.locals, locals)
    }
    return astro(state)
  },
}
