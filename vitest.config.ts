import { defineConfig, type Plugin } from 'vitest/config'
import { bunImports } from './api/bun-imports.mjs'

export default defineConfig({
  plugins: [bunImports as Plugin],
  test: {
    include: ['tests/{domain,api,site}/**/*.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
  },
})
