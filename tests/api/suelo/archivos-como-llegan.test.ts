import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { archivos } from '../../../db/schema/archivos.ts'
import { insertDocente } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { formularioCon, muestras, removeDataDir } from '../../support/archivos.ts'
import { sonidos } from '../../support/sonidos.ts'

async function conDocente() {
  const api = testApi()
  onTestFinished(() => removeDataDir(api))
  const { db, call, sesion, dataDir } = api
  const headers = await sesion('docente', insertDocente(db))
  const sube = async (nombre: string, contenido: Uint8Array | string) => {
    const body = formularioCon(nombre, contenido)
    const response = await call('/docente/upload/multimedia', { method: 'POST', body, headers })
    return { status: response.status, data: await response.json() }
  }
  const guardados = () => db.select().from(archivos).all()
  return { ...api, headers, sube, guardados, hayCarpeta: () => existsSync(join(dataDir, 'uploads/recursos')) }
}

test.each([
  ['voz-samsung-3gp4.m4a', 'audio/mp4', 'm4a'],
  ['voz.aac', 'audio/aac', 'aac'],
  ['voz.amr', 'audio/amr', 'amr'],
  ['corto.aiff', 'audio/aiff', 'aiff'],
  ['corto.caf', 'audio/x-caf', 'caf'],
  ['viejo.3gp', 'video/3gpp', '3gp'],
])('%s, como lo hace un teléfono, se admite como %s, y nada corre en él', async (nombre, tipo, extension) => {
  const { sube, readArchivo, headers } = await conDocente()

  const { status, data } = await sube(nombre, sonidos(nombre))

  expect({ status, data }).toMatchObject({ status: 201, data: { nombre, tipo } })
  expect(data.filePath).toMatch(new RegExp(`\\.${extension}$`))
  const servido = await readArchivo(`/${data.filePath}`, { headers })
  expect(Object.fromEntries(servido.headers)).toMatchObject({
    'content-type': tipo,
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment;/),
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test.each([
  ['voz.3gp', sonidos('voz-samsung-3gp4.m4a'), 'audio/mp4', 'voz.3gp'],
  ['voz', sonidos('voz-samsung-3gp4.m4a'), 'audio/mp4', 'voz.m4a'],
  ['voz.webm', sonidos('voz.webm'), 'audio/webm', 'voz.webm'],
  ['nota.mov', sonidos('nota-qt.mov'), 'audio/mp4', 'nota.m4a'],
  ['film.mp4', sonidos('viejo.3gp'), 'video/3gpp', 'film.3gp'],
  ['WhatsApp Audio.mpeg', sonidos('minuto.mp3'), 'audio/mpeg', 'WhatsApp Audio.mpeg'],
  ['retrato.jfif', muestras.jpg, 'image/jpeg', 'retrato.jfif'],
  ['retrato.png', muestras.jpg, 'image/jpeg', 'retrato.jpg'],
  ['IMG_20.HEIC', muestras.jpg, 'image/jpeg', 'IMG_20.jpg'],
])(
  '%s se guarda por lo que es, y su nombre no termina dos veces',
  async (nombre, contenido, tipo, guardado) => {
    const { sube } = await conDocente()

    expect((await sube(nombre, contenido)).data).toMatchObject({ tipo, nombre: guardado })
  },
)

test.each([
  ['foto.heic', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(600)]), /JPG/],
  ['foto.jpg', Buffer.concat([Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'), Buffer.alloc(600)]), /JPG/],
  ['carta.rtf', '{\\rtf1\\ansi Hola}', /PDF o DOCX/],
  ['carta.doc', '{\\rtf1\\ansi Hola}', /PDF o DOCX/],
])('de %s se dice cómo enviarlo', async (nombre, contenido, dicho) => {
  const { sube, guardados, hayCarpeta } = await conDocente()

  const { status, data } = await sube(nombre, contenido)

  expect({ status, data }).toMatchObject({
    status: 415,
    data: { code: 'tipo_no_admitido', error: expect.stringMatching(dicho) },
  })
  expect([guardados(), hayCarpeta()]).toEqual([[], false])
})

const pdfTras = (antes: string) => Buffer.concat([Buffer.from(antes, 'latin1'), muestras.pdf])

test.each([
  ['un salto', pdfTras('\n')],
  ['lo que se le dice a una impresora', pdfTras('\x1b%-12345X@PJL SET RESOLUTION=600\r\n')],
  [
    'lo que se le dice a un navegador',
    pdfTras('Server: Apache (Unix)\r\nContent-Type: application/pdf\r\n\r\n'),
  ],
  ['mil diecinueve bytes', pdfTras(' '.repeat(1019))],
])('un PDF puede comenzar tras %s', async (_, contenido) => {
  const { sube } = await conDocente()

  expect((await sube('guia.pdf', contenido)).data).toMatchObject({
    tipo: 'application/pdf',
    nombre: 'guia.pdf',
  })
})

test.each([
  ['una página', '<html><body onload=alert(1)>'],
  ['una página en UTF-16', Buffer.from('\ufeff<html><script>', 'utf16le').toString('latin1')],
  ['una página escondida', `${' '.repeat(500)}<svg onload=alert(1)>`],
  ['un guion', '#!/bin/sh\nrm -rf /\n'],
  ['un guion de página', 'x <?php system("ls"); ?>'],
  ['una llamada', 'alert(document.cookie)//'],
  ['un programa', `MZ${'\0'.repeat(200)}`],
  ['un programa de Linux', `\x7fELF${'\0'.repeat(200)}`],
  ['más de un kilobyte', ' '.repeat(1020)],
])('no es un PDF lo que comienza con %s', async (_, antes) => {
  const { sube } = await conDocente()

  expect((await sube('guia.pdf', pdfTras(antes))).status).toBe(415)
})

test('un texto que nombra un PDF, o comienza como un sonido, es un texto', async () => {
  const { sube } = await conDocente()

  expect((await sube('nota.txt', 'Todo PDF dice %PDF-1.4 al comienzo.')).data.tipo).toBe('text/plain')
  expect((await sube('nota.txt', 'FORMULARIO DE INSCRIPCIÓN')).data.tipo).toBe('text/plain')
})
