import { defineConfig, type Plugin } from 'vitest/config'
import { bunImports } from './api/bun-imports.mjs'

export default defineConfig({
  plugins: [bunImports as Plugin],
  test: {
    include: ['tests/{domain,api,site}/**/*.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
    // By default one core is left for who watches; and what a busy machine does slowly is no fault.
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
})
