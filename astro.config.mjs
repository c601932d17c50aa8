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
 * itself. React, with what is said before any form; what every call of the API needs, early ones too; an area's frame.
 */
const juntos = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/lib\/sin-eval\.ts/,
  },
  {
    name: 'api',
    test: /\/src\/(lib\/(api|persona|sesion)|areas\/base\/adelantar|domain\/(base\/json|personas\/nombres))\.ts|\/(nanostores|@elysiajs\/eden)\//,
  },
  { name: 'marco', test: /\/node_modules\/(react-router|@tanstack)\// },
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
