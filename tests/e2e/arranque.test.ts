import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { adminPassword, newFolder } from '../support/program'

const binary = join(import.meta.dirname, '../../dist/guarania')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

test('quien llega mientras empieza no recibe un no a la contraseña que vale', async () => {
  const dataDir = newFolder()
  const port = await freePort()
  const child = spawn(binary, ['serve', '--port', String(port), '--data-dir', dataDir], {
    stdio: 'ignore',
    env: { ...process.env, ADMIN_PASSWORD: `${adminPassword}\r` },
  })

  const estados: number[] = []
  const body = JSON.stringify({ password: adminPassword })
  const headers = { 'content-type': 'application/json' }
  for (const hasta = Date.now() + 30_000; estados.length < 3 && Date.now() < hasta; await sleep(2)) {
    const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: 'POST',
      headers,
      body,
    }).catch(() => undefined)
    if (response) estados.push(response.status)
  }
  child.kill('SIGTERM')
  await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })

  expect(estados).toEqual([200, 200, 200])
})
