import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { bunImports } from './api/bun-imports.mjs'
import { compilaEntera } from './api/compilacion.mjs'
import { destino } from './api/navegadores.mjs'
import { precargas } from './api/precargas.mjs'

/** The compiled binary has no node_modules beside it: a build takes everything in, the dev server does not. */
const bundleEverything = {
  name: 'bundle-everything',
  apply: 'build',
  config: () => ({ ssr: { noExternal: true } }),
}

/** React as Astro brings it, drawn into its islands by `src/islands/cliente.ts`; and a word of our own for when one wakes. */
const islas = {
  name: 'islas',
  hooks: {
    'astro:config:setup': ({ addRenderer, addClientDirective, ...rest }) => {
      addClientDirective({ name: 'abrir', entrypoint: './src/islands/abrir.ts' })
      const addNuestro = (renderer) =>
        addRenderer({ ...renderer, clientEntrypoint: '/src/islands/cliente.ts' })
      return react().hooks['astro:config:setup']({ ...rest, addClientDirective, addRenderer: addNuestro })
    },
  },
}

/** On the server an island is only its place: what it is made of asks for a browser as soon as it is loaded. */
const lugares = {
  name: 'lugares',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'client',
  load: {
    filter: { id: /\/src\/islands\/entradas\// },
    handler: () => `export { default } from '/src/islands/lugar.tsx'`,
  },
}

/**
 * What is needed together: apart, each of these would be a file of its own, and what a file takes to come weighs more than
 * itself. Each takes what its modules import too, but for what stands before it: what is also a page's that is no area
 * has to stand first, or that page would load an area's frame (docs/decisiones/archivos-de-las-areas.md).
 */
const juntos = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/lib\/sin-eval\.ts/,
  },
  {
    name: 'aparte',
    test: /vite\/preload-helper|\/createLucideIcon\.mjs|\/src\/(ui\/atajos|lib\/emergente|domain\/(base\/numeros|sesiones\/textos-de-sesion))\.ts/,
    entriesAware: true,
  },
  {
    name: 'api',
    test: /\/src\/(lib\/(api|persona|sesion)|areas\/base\/adelantar|domain\/(base\/json|personas\/nombres))\.ts|\/(nanostores|@elysiajs\/eden)\//,
  },
  { name: 'prueba', test: /\/src\/lib\/con-prueba-de-trabajo\.ts/ },
  { name: 'textos', test: /\/src\/(lib\/formato|domain\/base\/(desfases|fechas))\.ts/ },
  { name: 'piezas', test: /\/src\/ui\/(button|skeleton|text-field)\.tsx/ },
  {
    name: 'avisos',
    test: /\/src\/ui\/(empty-state|select|toast)\.tsx|\/@base-ui\/react\/internals\/(composite\/composite|useBaseUiId|useTransitionStatus)\.mjs/,
  },
  { name: 'dialogos', test: /\/src\/ui\/(confirm-)?dialog\.tsx/ },
  { name: 'marco', test: /\/node_modules\/(react-router|@tanstack)\// },
  {
    name: 'base',
    test: /\/src\/(areas\/(base\/(aplicacion|borrador|marco\/marco|nivel|paginas|use-(accion|dialogo|ultimo)|curso\/(abierta|dialogo-que-cambia|gestion))|papelera\/deshacer)|ui\/(badge|more-actions|show-more|tabla))\.tsx?/,
  },
  { name: (id) => /\/src\/areas\/(?:ingreso\/acceso-de-)?(admin|docente|alumno)\.tsx?$/.exec(id)?.[1] },
]

export default defineConfig({
  output: 'server',
  outDir: './dist/site',
  adapter: node({ mode: 'middleware' }),
  integrations: [islas],
  session: false,
  trailingSlash: 'ignore',
  server: { port: 3000 },
  devToolbar: { enabled: false },
  image: { service: passthroughImageService() },
  // Strict content security policy: nothing inline, neither styles nor small scripts.
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [bundleEverything, bunImports, lugares, precargas('dist/precargas.json', 'dist/areas.json')],
    build: {
      assetsInlineLimit: 0,
      cssTarget: destino,
      rolldownOptions: { input: { entry: 'src/entry.ts' } },
    },
    environments: {
      client: {
        build: {
          target: destino,
          rolldownOptions: {
            output: {
              // The timeline's script names every part that it may load later: a name says nothing to who downloads it.
              chunkFileNames: '_astro/[hash].js',
              postBanner: compilaEntera,
              codeSplitting: { groups: juntos },
            },
          },
        },
      },
    },
    ssr: { external: ['better-sqlite3'] },
  },
})
