import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tests/support/chromium.mjs'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  use: {
    locale: 'es-PY',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    screenshot: 'only-on-failure',
  },
})
