import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '../../api/iniciar.cjs')
const carpeta = mkdtempSync(join(tmpdir(), 'guarania-'))

function write(name: string, text: string): string {
  const path = join(carpeta, name)
  writeFileSync(path, text)
  return path
}

/** An npm that fails with these words. */
const npmQueDice = (texto: string) =>
  write('npm.cjs', `console.error(${JSON.stringify(texto)}); process.exit(1)`)

/** What `npm start` says and ends with. */
async function start(env: NodeJS.ProcessEnv, ...options: string[]) {
  const child = spawn('node', [...options, script], { env: { ...process.env, PORT: '0', ...env } })
  let dicho = ''
  child.stdout.on('data', (chunk) => (dicho += chunk))
  child.stderr.on('data', (chunk) => (dicho += chunk))
  const status = await new Promise((resolve) => child.on('close', resolve))
  return { dicho, status }
}

test('con un Node viejo se dice cuál hace falta', async () => {
  const viejo = write(
    'viejo.cjs',
    `Object.defineProperty(process, 'versions', { value: { node: '16.20.2' } })`,
  )

  expect(await start({}, '--require', viejo)).toEqual({
    status: 1,
    dicho:
      'Guarania necesita Node.js 20 o posterior, y este es el 16.20.2: instala uno nuevo de https://nodejs.org y repite «npm start».\n',
  })
})

test('con un disco casi lleno se dice antes de instalar nada', async () => {
  const lleno = write('lleno.cjs', `require('node:fs').statfsSync = () => ({ bavail: 100, bsize: 4096 })`)

  const hecho = await start({ npm_execpath: npmQueDice('No se llegó hasta aquí.') }, '--require', lleno)

  expect(hecho).toEqual({
    status: 1,
    dicho: 'No queda espacio en el disco: libera 2 GB y repite «npm start».\n',
  })
})

test('con el puerto ocupado, se dice antes de construir nada', async () => {
  const otro = createServer()
  await new Promise<void>((resolve) => otro.listen(0, '127.0.0.1', resolve))
  const { port } = otro.address() as AddressInfo

  const hecho = await start({ PORT: String(port), npm_execpath: npmQueDice('No se llegó hasta aquí.') })
  otro.close()

  expect(hecho).toEqual({
    status: 1,
    dicho: `El puerto ${port} ya está en uso: cierra lo que lo ocupa, o elige otro con «PORT=${port + 1} npm start».\n`,
  })
})

test.each([
  [
    'npm error code EAI_AGAIN',
    'No se llega al registro de npm: conéctate a internet y repite «npm start».\n',
  ],
  [
    'npm error connect ECONNREFUSED 127.0.0.1:9',
    'No se llega al registro de npm: conéctate a internet y repite «npm start».\n',
  ],
  ['npm error code ENOSPC', 'No queda espacio en el disco: libera 2 GB y repite «npm start».\n'],
  ['Otra cosa.', 'Otra cosa.\n'],
])('si npm dice «%s», se dice qué hacer', async (texto, dicho) => {
  expect(await start({ npm_execpath: npmQueDice(texto) })).toEqual({ status: 1, dicho })
})
