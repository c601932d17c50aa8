import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Glob } from 'bun'

/**
 * `npm run build`: dist/site (Astro), then dist/guarania, the binary that holds program, pages and files, for the
 * platform that it is built on.
 */
const root = join(import.meta.dir, '..')
const dist = join(root, 'dist')

rmSync(dist, { recursive: true, force: true })
const astro = Bun.spawnSync([process.execPath, '--bun', 'run', 'astro', 'build', '--silent'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
})
if (!astro.success) process.exit(1)

const files = [...new Glob('**/*').scanSync(join(dist, 'site/client'))].sort()
writeFileSync(
  join(dist, 'main.ts'),
  `import { main } from '../api/main'
import { render } from './site/server/entry.mjs'
import precargas from './precargas.json'
${files.map((file, index) => `import file${index} from './site/client/${file}' with { type: 'file' }`).join('\n')}

const assets = { ${files.map((file, index) => `'/${file}': file${index}`).join(', ')} }
process.exit(await main(process.argv.slice(2), { render, assets, precargas }))
`,
)

const driver = createRequire(import.meta.url).resolve(`better-sqlite3/${process.platform}-${process.arch}`)
const build = await Bun.build({
  entrypoints: [join(dist, 'main.ts')],
  minify: true,
  compile: { outfile: join(dist, 'guarania') },
  plugins: [
    {
      name: 'sqlite-of-the-platform',
      setup: (builder) => void builder.onResolve({ filter: /^better-sqlite3$/ }, () => ({ path: driver })),
    },
  ],
})
if (!build.success) {
  console.error(build.logs.join('\n'))
  process.exit(1)
}
