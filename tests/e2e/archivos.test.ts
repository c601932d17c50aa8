import { readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { formularioCon, muestras } from '../support/archivos'
import { type Program, startProgram } from '../support/program'
import { sesionEn } from '../support/sesiones'

/** Longer than a connection may say nothing. */
const SEGUNDOS = 36

const subidos = ({ dataDir }: Program, carpeta: string) => readdirSync(join(dataDir, 'uploads', carpeta))

test('el programa recibe archivos, los muestra con la cookie y no deja nada de los que se cortan', async () => {
  const program = await startProgram({ seed: [['demo']], env: { MAX_UPLOAD_MB: '1' } })
  const { authorization, cookie } = await sesionEn(program, 'docente')
  const sube = (nombre: string, contenido: Uint8Array) =>
    fetch(`${program.url}/api/docente/upload/multimedia`, {
      method: 'POST',
      body: formularioCon(nombre, contenido),
      headers: { authorization },
    })

  const subida = await sube('Guía.docx', muestras.docx)
  const grande = await sube('grande.txt', Buffer.alloc(2 * 1024 * 1024, 'a'))
  const enorme = await sube('enorme.txt', Buffer.alloc(60 * 1024 * 1024, 'a'))
  const falsa = await sube('foto.png', Buffer.from('<html>'))
  const { filePath } = await subida.json()
  const leido = await fetch(`${program.url}/${filePath}`, { headers: { cookie } })
  const ajeno = await fetch(`${program.url}/${filePath}`)
  await cortada(program, authorization)

  expect([subida.status, grande.status, falsa.status, ajeno.status]).toEqual([201, 413, 415, 401])
  expect(await enorme.json()).toMatchObject({ code: 'archivo_grande' })
  expect(Buffer.from(await leido.arrayBuffer()).equals(muestras.docx)).toBe(true)
  await expect.poll(() => subidos(program, 'tmp')).toEqual([])
  expect(subidos(program, 'recursos')).toHaveLength(1)
  expect(await program.stop()).toBe(0)
})

/** Sends half a file and hangs up. */
async function cortada(program: Program, authorization: string): Promise<void> {
  const request = httpRequest(`${program.url}/api/docente/upload/multimedia`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 500_000,
    },
  })
  request.on('error', () => undefined)
  request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
  request.write(Buffer.alloc(200_000, 'a'))
  await expect.poll(() => subidos(program, 'tmp')).toHaveLength(1)
  request.destroy()
}

test('una subida lenta llega mientras lleguen bytes', async () => {
  const program = await startProgram({ seed: [['demo']] })
  const { authorization } = await sesionEn(program, 'docente')
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'),
    Buffer.alloc(80_000, 'a'),
    Buffer.from('\r\n--x--\r\n'),
  ])
  const largo = Math.ceil(body.length / SEGUNDOS)
  const request = httpRequest(`${program.url}/api/docente/upload/multimedia`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
    },
  })
  const llegada = new Promise<number | undefined>((resolve) => {
    request.on('response', (response) => resolve(response.resume().statusCode))
    request.on('error', () => resolve(undefined))
  })
  for (let vez = 0; vez < SEGUNDOS; vez++) {
    request.write(body.subarray(vez * largo, (vez + 1) * largo))
    await sleep(1000)
  }
  request.end()

  expect(await llegada).toBe(201)
  await program.stop()
})
