import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditDependencies } from './dependencias.mjs'
import { ensureChromium } from './support/chromium.mjs'

/** All that CI runs, in order of speed; the last line counts: 'N passed, N failed'. */
const bin = (name) => join('node_modules', '.bin', name)
const reports = mkdtempSync(join(tmpdir(), 'guarania-tests-'))
const total = { passed: 0, failed: 0 }

function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

/** A step that is one test itself. */
function step(title, command, ...args) {
  const ok = run(title, command, args)
  total[ok ? 'passed' : 'failed']++
  return ok
}

/** A test runner that writes a JSON report, whose counts `read` gives as [passed, failed]. */
function suite(title, command, args, { file, env, read }) {
  const ok = run(title, command, args, env)
  const [passed, failed] = countsOf(file, read)
  total.passed += passed
  total.failed += ok ? failed : Math.max(failed, 1)
}

function countsOf(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return [0, 1]
  }
}

step('Formato y estilo', bin('biome'), 'check', '.')
step('Tipos', bin('tsc'), '--noEmit')

console.log('\n── Dependencias')
const audited = auditDependencies()
if (audited !== 'skipped') total[audited]++

const vitest = join(reports, 'vitest.json')
suite(
  'Reglas, API y sitio',
  bin('bun'),
  ['--bun', bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`],
  { file: vitest, read: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests] },
)

if (step('Binario', bin('bun'), 'api/build.ts')) {
  ensureChromium()
  const playwright = join(reports, 'playwright.json')
  suite('De punta a punta', bin('playwright'), ['test', '--reporter=list,json'], {
    file: playwright,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwright },
    read: ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
  })
}

rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
