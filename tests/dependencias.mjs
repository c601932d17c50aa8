import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

const GRAVES = ['high', 'critical']

/** Looks for known faults in what the program is made of: 'passed', 'failed', or 'skipped' where no registry tells. */
export function auditDependencies() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000']
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
  const { vulnerabilities, message } = parsed(stdout)
  if (!vulnerabilities) {
    console.log(`skipped: no registry with advisories (${message ?? 'no answer'})`)
    return 'skipped'
  }
  const graves = Object.values(vulnerabilities).filter(({ severity }) => GRAVES.includes(severity))
  for (const { name, severity, range, via } of graves) {
    const titles = via.map((one) => one.title ?? one).join('; ')
    console.log(`${severity}: ${name} ${range}: ${titles}`)
  }
  console.log(`${graves.length} high or critical, of ${Object.keys(vulnerabilities).length} advisories`)
  return graves.length === 0 ? 'passed' : 'failed'
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exit(auditDependencies() === 'failed' ? 1 : 0)
}
