import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** All rows of all tables of a folder that nobody serves, as text; by Bun, since Playwright's Node has no driver. */
export function tablasEn(dataDir: string): Record<string, string[]> {
  const args = ['tests/support/filas.ts', join(dataDir, 'guarania.db')]
  const { stdout, stderr } = spawnSync('node_modules/.bin/bun', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}
