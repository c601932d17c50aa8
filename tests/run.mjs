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
const failures = []

function run(title, command, args, env = {}) {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

/** A step that is one test itself. */
function step(title, command, ...args) {
  const ok = run(title, command, args)
  total[ok ? 'passed' : 'failed']++
  if (!ok) failures.push(title)
  return ok
}

/** A test runner that writes a JSON report, of which `read` gives how many passed and the names of what failed. */
function suite(title, command, args, { file, env, read }) {
  const ok = run(title, command, args, env)
  const { passed, failed } = resultsOf(file, read)
  total.passed += passed
  total.failed += ok ? failed.length : Math.max(failed.length, 1)
  failures.push(...(ok || failed.length > 0 ? failed : [title]))
}

function resultsOf(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: ['no report'] }
  }
}

const fromVitest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  ),
})

const fromPlaywright = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: suites
    .flatMap(specsOf)
    .flatMap(({ title, tests }) => tests.filter(({ status }) => status === 'unexpected').map(() => title)),
})

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

step('Formato y estilo', bin('biome'), 'check', '.')
step('Tipos', bin('tsc'), '--noEmit', '--singleThreaded')

console.log('\n── Dependencias')
const audited = auditDependencies()
if (audited !== 'skipped') total[audited]++
if (audited === 'failed') failures.push('Dependencias')

const vitest = join(reports, 'vitest.json')
suite(
  'Reglas, API y sitio',
  bin('bun'),
  ['--bun', bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`],
  { file: vitest, read: fromVitest },
)

if (step('Binario', bin('bun'), 'api/build.ts')) {
  ensureChromium()
  const playwright = join(reports, 'playwright.json')
  suite('De punta a punta', bin('playwright'), ['test', '--reporter=list,json'], {
    file: playwright,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwright },
    read: fromPlaywright,
  })
}

rmSync(reports, { recursive: true, force: true })
for (const name of failures) console.log(`✗ ${name}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
