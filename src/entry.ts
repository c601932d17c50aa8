import { createApp } from 'astro/app/entrypoint'

const app = createApp()

/** Renders one page on web `Request` and `Response`: the door through which the server reaches Astro. */
export function render(request: Request, locals: App.Locals): Promise<Response> {
  return app.render(request, { locals })
}
