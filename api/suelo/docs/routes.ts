import { Elysia } from 'elysia'
import { assets } from './assets.ts'

const PAGE = `<!DOCTYPE html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Guarania: la API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/init.js" defer></script>
  </body>
</html>
`

const INIT = `SwaggerUIBundle({ url: '/api/docs/json', dom_id: '#swagger-ui', deepLinking: true })\n`

/** The page that shows the API's description; all of it comes from here, and no script stands in the page. */
export const docsRoutes = new Elysia({ name: 'docs', detail: { hide: true } })
  .get('/docs', () => serve(PAGE, 'text/html; charset=utf-8'))
  .get('/docs/init.js', () => serve(INIT, 'text/javascript; charset=utf-8'))
  .get('/docs/swagger-ui.css', () => serveFile('swagger-ui.css'))
  .get('/docs/swagger-ui-bundle.js', () => serveFile('swagger-ui-bundle.js'))

function serveFile(name: keyof typeof assets) {
  const { path, type } = assets[name]
  return serve(Bun.file(path), type)
}

function serve(body: BodyInit, type: string) {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } })
}
