import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tests/support/chromium.mjs'

/** What starts, ends and cuts programs: it mostly waits, beside what a screen keeps busy. */
const deProcesos =
  /(apagado|archivos|arranque|carpeta-ajena|copia-remota|cortes|disco|mudanza|procesos|prueba-de-copias|subidas-por-partes)\.test\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  globalSetup: './tests/e2e/semillas.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 4,
  projects: [
    { name: 'pantallas', testIgnore: deProcesos, workers: 3 },
    { name: 'procesos', testMatch: deProcesos, workers: 1 },
  ],
  // What a busy machine does slowly is no fault; what hangs is noticed by the step.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 30_000,
    locale: 'es-PY',
    launchOptions: {
      executablePath: findChromium(),
      // A microphone that is nobody's, and hears a tone: one browser for the tests that record and for all others.
      args: [...chromiumArgs, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
    },
    // Pages and calls as the server gives them; what is kept has a test of its own.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
})
