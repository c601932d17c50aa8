import { availableParallelism } from 'node:os'
import { getViteConfig } from 'astro/config'
import { defineConfig, type Plugin } from 'vitest/config'
import { bunImports } from './api/bun-imports.mjs'

const setupFiles = ['tests/support/setup.ts']
// What a busy machine does slowly is no fault.
const testTimeout = 60_000
/** What draws Astro's components. */
const deComponentes = ['tests/site/tarjeta.test.ts']

/** What a page keeps to send later lives as long as the page does: each of these files has one of its own. */
const conCola = [
  'asistencia',
  'cierre',
  'cursado-de-administrador',
  'matices',
  'medios-de-evaluaciones',
  'resumen-de-catedra',
  'tipos-de-pregunta',
].map((uno) => `tests/pantallas/${uno}.test.ts`)

/** Screens over the API in process. An area is loaded once for all files that a worker tries: each leaves it as it was. */
const dePantallas = (name: string, test: { include?: string[]; exclude?: string[]; isolate?: boolean }) => ({
  plugins: [bunImports as Plugin],
  // React as people get it: half as slow, and with no word on what this browser does not know.
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  test: {
    name,
    env: { NODE_ENV: 'production' },
    // What was made of a file for the others is not what these need, and Vitest does not tell them apart.
    fsModuleCachePath: 'node_modules/.vitest-cache/pantallas',
    include: ['tests/pantallas/**/*.test.ts'],
    setupFiles: ['tests/support/navegador.ts', ...setupFiles],
    testTimeout,
    ...test,
  },
})

export default defineConfig({
  test: {
    // More than there are cores: a test of a screen often waits for what people are given to read.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Eden takes the browser that the tests of screens have for one that could read the server's code.
    onConsoleLog: (log) => !log.startsWith('Elysia instance server found'),
    projects: [
      {
        plugins: [bunImports as Plugin],
        test: {
          name: 'programa',
          include: ['tests/{domain,api,site}/**/*.test.ts'],
          exclude: deComponentes,
          setupFiles,
          testTimeout,
          expect: { poll: { timeout: 10_000 } },
          // The program is loaded once for all of them: each test makes its own world.
          isolate: false,
        },
      },
      dePantallas('pantallas', { exclude: conCola, isolate: false }),
      dePantallas('pantallas con cola', { include: conCola }),
      getViteConfig({ test: { name: 'componentes', include: deComponentes, setupFiles, testTimeout } }),
    ],
  },
})
