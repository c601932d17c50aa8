import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

/** The pictures of all screens, for people to look at: `npm run fotos`. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'fotos.ts',
  globalSetup: '../e2e/semillas.ts',
  outputDir: '../../test-results/fotos',
  retries: 0,
  timeout: 15 * 60_000,
})
