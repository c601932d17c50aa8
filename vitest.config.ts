import { getViteConfig } from 'astro/config'
import { defineConfig, type Plugin } from 'vitest/config'
import { bunImports } from './api/bun-imports.mjs'

const setupFiles = ['tests/support/setup.ts']
// What a busy machine does slowly is no fault.
const testTimeout = 20_000
/** What draws Astro's components. */
const deComponentes = ['tests/site/tarjeta.test.ts']

export default defineConfig({
  test: {
    // By default one core is left for who watches.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [bunImports as Plugin],
        test: {
          name: 'programa',
          include: ['tests/{domain,api,site}/**/*.test.ts'],
          exclude: deComponentes,
          setupFiles,
          testTimeout,
        },
      },
      getViteConfig({ test: { name: 'componentes', include: deComponentes, setupFiles, testTimeout } }),
    ],
  },
})
