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

/** Islands and areas are mounted by our own scripts; in development React's refresh expects to be told before. */
const reactRefresh = {
  name: 'react-refresh',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command !== 'dev') return
      injectScript(
        'page',
        `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`,
      )
    },
  },
}

/** What every call of the API needs: apart, each of these would be a file of its own. */
const juntos = {
  name: 'api',
  test: /\/src\/lib\/(api|persona|sesion)\.ts|\/src\/domain\/(base\/json|personas\/nombres)\.ts|\/(nanostores|@elysiajs\/eden)\//,
}

export default defineConfig({
  output: 'server',
  outDir: './dist/site',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), reactRefresh],
  session: false,
  trailingSlash: 'ignore',
  server: { port: 3000 },
  devToolbar: { enabled: false },
  image: { service: passthroughImageService() },
  // Strict content security policy: nothing inline, neither styles nor small scripts.
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [bundleEverything, bunImports, precargas('dist/precargas.json', 'dist/areas.json')],
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
              codeSplitting: { groups: [juntos] },
            },
          },
        },
      },
    },
    ssr: { external: ['better-sqlite3'] },
  },
})
