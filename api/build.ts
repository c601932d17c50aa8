import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { Glob } from 'bun'
import { build } from 'vite'
import { loNuevoDe } from './lo-nuevo'
import { destino } from './navegadores.mjs'
import { binarioDe, plataformas } from './plataformas'

/**
 * `npm run build`: dist/site (Astro), then dist/guarania, the binary that holds program, pages and files, for the
 * platform that it is built on. With `--all`, one for each platform, and their sums.
 */
const root = join(import.meta.dir, '..')
const dist = join(root, 'dist')
const require = createRequire(import.meta.url)
const driverOfThisMachine = `better-sqlite3/${process.platform}-${process.arch}`

rmSync(dist, { recursive: true, force: true })
buildSite()
await buildWorker()
checkNavegadores()
writeVerovio()
writeMain()
if (process.argv.includes('--all')) await buildAll()
else await compile('guarania', driverOfThisMachine)

function buildSite() {
  const astro = Bun.spawnSync([process.execPath, '--bun', 'run', 'astro', 'build', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (!astro.success) process.exit(1)
}

/** It knows all the files that each area may ask for, and so comes after them. */
async function buildWorker() {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { ARCHIVOS_DE_AREAS: readFileSync(join(dist, 'areas.json'), 'utf8') },
    build: {
      target: destino,
      outDir: join(dist, 'site/client'),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'src/sw/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** Nothing goes to a browser that the oldest of ours cannot run: one such word stops a whole file. */
function checkNavegadores() {
  const client = join(dist, 'site/client')
  const faltas = [...new Glob('**/*.js').scanSync(client)].flatMap((file) =>
    loNuevoDe(readFileSync(join(client, file), 'utf8')).map((falta) => `${file}: ${falta}`),
  )
  if (faltas.length === 0) return
  console.error(`Navegadores que el programa admite no tienen:\n${faltas.join('\n')}`)
  process.exit(1)
}

/** Verovio has its 7 MB of program within a text, which would weigh twice: here they are a file that it unpacks. */
function writeVerovio() {
  const verovio = readFileSync(require.resolve('verovio/wasm'), 'utf8')
  const [before, after] = ["function findWasmBinary(){return binaryDecode('", "')}function getBinarySync"]
  const [start, end] = [verovio.indexOf(before) + before.length, verovio.indexOf(after)]
  if (start < before.length || end < start) throw new Error('Verovio keeps its program otherwise than it did')
  const program = new Function(`return '${verovio.slice(start, end)}'`)()
  writeFileSync(join(dist, 'verovio.wasm.gz'), gzipSync(Buffer.from(program, 'latin1'), { level: 9 }))
  writeFileSync(
    join(dist, 'verovio.mjs'),
    `import { readFileSync as readVerovio } from 'node:fs'
import { gunzipSync as unpackVerovio } from 'node:zlib'
import verovioFile from './verovio.wasm.gz' with { type: 'file' }
${verovio.slice(0, start).replace(/binaryDecode\('$/, '')}unpackVerovio(readVerovio(verovioFile)${verovio.slice(end + 1)}`,
  )
}

function writeMain() {
  const files = [...new Glob('**/*').scanSync(join(dist, 'site/client'))].sort()
  writeFileSync(
    join(dist, 'main.ts'),
    `import { main } from '../api/main'
import precargas from './precargas.json'
${files.map((file, index) => `import file${index} from './site/client/${file}' with { type: 'file' }`).join('\n')}

const render = async (...asked) => (await import('./site/server/entry.mjs')).render(...asked)
const assets = { ${files.map((file, index) => `'/${file}': file${index}`).join(', ')} }
process.exit(await main(process.argv.slice(2), { render, assets, precargas }))
`,
  )
}

/** One after the other: each takes as much memory as the whole program. */
async function buildAll() {
  const sums: string[] = []
  for (const plataforma of plataformas) {
    const name = binarioDe(plataforma)
    await compile(name, plataforma.driver, plataforma.target)
    sums.push(`${await sumOf(join(dist, name))}  ${name}`)
    console.log(sums.at(-1))
  }
  writeFileSync(join(dist, 'SHA256SUMS'), `${sums.join('\n')}\n`)
}

/** Bun brings the runtime of another platform from the package registry, once. */
async function compile(name: string, driver: string, target?: Bun.Build.CompileTarget) {
  await bundle(`dist/${name}`, {
    entrypoints: [join(dist, 'main.ts')],
    // Elysia reads in a handler's own text what it has to give it: shorter names say something else.
    minify: { whitespace: true, syntax: true, identifiers: false },
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Compiled beforehand it starts a quarter sooner; for another platform nobody here could try it.
    bytecode: driver === driverOfThisMachine,
    compile: { outfile: join(dist, name), ...(target && { target }) },
    plugins: [
      {
        name: 'sqlite-of-the-platform',
        setup: (builder) =>
          void builder.onResolve({ filter: /^better-sqlite3$/ }, () => ({ path: require.resolve(driver) })),
      },
      {
        name: 'verovio-in-a-file',
        setup: (builder) =>
          void builder.onResolve({ filter: /^verovio\/wasm$/ }, () => ({ path: join(dist, 'verovio.mjs') })),
      },
    ],
  })
}

async function bundle(what: string, options: Bun.BuildConfig) {
  try {
    await Bun.build(options)
  } catch (error) {
    const { errors = [error] } = error as { errors?: unknown[] }
    const reasons = errors.map((one) => (one instanceof Error ? one.message : String(one)))
    console.error(`No se pudo armar ${what}: ${reasons.join('\n')}`)
    process.exit(1)
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
