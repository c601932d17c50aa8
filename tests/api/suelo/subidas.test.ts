import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { archivos } from '../../../db/schema/archivos.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { insertDocente } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { formularioCon, grabadas, instalador, muestras, removeDataDir } from '../../support/archivos.ts'

async function conDocente(opciones: Parameters<typeof testApi>[0] = {}) {
  const api = testApi(opciones)
  onTestFinished(() => removeDataDir(api))
  const { db, call, sesion, dataDir } = api
  const docente = insertDocente(db)
  const headers = await sesion('docente', docente)
  const envia = (body: BodyInit | null, otros = {}) =>
    call('/docente/upload/multimedia', { method: 'POST', body, headers: { ...headers, ...otros } })
  const sube = async (nombre: string, contenido: Uint8Array | string) => {
    const response = await envia(formularioCon(nombre, contenido))
    return { status: response.status, data: await response.json() }
  }
  const uploads = join(dataDir, 'uploads')
  const enDisco = () =>
    existsSync(uploads)
      ? readdirSync(uploads, { recursive: true, withFileTypes: true }).filter((uno) => uno.isFile())
      : []
  return { ...api, docente, headers, envia, sube, enDisco }
}

test.each(Object.entries(muestras))('un archivo %s se guarda como llegó', async (extension, contenido) => {
  const { sube, dataDir, db, docente } = await conDocente()

  const { status, data } = await sube(`Canción.${extension}`, contenido)

  expect({ status, data }).toMatchObject({
    status: 201,
    data: { nombre: `Canción.${extension}`, bytes: contenido.length },
  })
  expect(data.filePath).toMatch(new RegExp(`^uploads/recursos/[\\w-]{24}\\.${extension}$`))
  expect(readFileSync(join(dataDir, data.filePath)).equals(contenido)).toBe(true)
  expect(db.select().from(archivos).all()).toMatchObject([
    { path: data.filePath, docenteId: docente.id, usado_en: null, sha256: expect.stringMatching(/^\w{64}$/) },
  ])
})

test.each([
  ['solo sonido', 'Grabación.webm', grabadas.webm(2), 'audio/webm', 'Grabación.webm'],
  ['solo sonido', 'Grabación.weba', grabadas.webm(2), 'audio/webm', 'Grabación.weba'],
  ['solo sonido', 'Grabación.m4a', grabadas.mp4('soun'), 'audio/mp4', 'Grabación.m4a'],
  ['solo sonido', 'Grabación.mp4', grabadas.mp4('soun'), 'audio/mp4', 'Grabación.mp4'],
  ['imagen y sonido', 'Ensayo.webm', grabadas.webm(1, 2), 'video/webm', 'Ensayo.webm'],
  ['imagen y sonido', 'Ensayo.weba', grabadas.webm(2, 1), 'video/webm', 'Ensayo.webm'],
  ['imagen y sonido', 'Ensayo.m4a', grabadas.mp4('vide', 'soun'), 'video/mp4', 'Ensayo.mp4'],
  ['no se sabe qué', 'Ensayo.mp4', grabadas.mp4(), 'video/mp4', 'Ensayo.mp4'],
  ['una parte', 'Ensayo.webm', grabadas.webm(2).subarray(0, 90), 'audio/webm', 'Ensayo.webm'],
])('lo grabado con %s en %s es lo que dicen sus bytes', async (_, nombre, contenido, tipo, guardado) => {
  const { sube, db } = await conDocente()

  expect((await sube(nombre, contenido)).data).toMatchObject({ nombre: guardado })
  expect(db.select().from(archivos).all()).toMatchObject([{ tipo, nombre: guardado }])
})

const jar = muestras.zip
test.each([
  ['pagina.html', '<!DOCTYPE html><p>x'],
  ['foto.png', '<html><script>alert(1)</script></html>'],
  ['nota.txt', '  <script>alert(1)</script>'],
  ['dibujo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['dibujo.xml', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['dibujo.png', '<?xml version="1.0"?><x:svg xmlns:x="http://www.w3.org/2000/svg"/>'],
  ['datos.xml', '<?xml version="1.0"?><datos/>'],
  [
    'obra.xml',
    '<?xml version="1.0"?><score-partwise><script xmlns="http://www.w3.org/1999/xhtml"/></score-partwise>',
  ],
  ['guion.txt', '#!/bin/sh\nrm -rf /'],
  ['guion.txt', '<?php echo 1;'],
  ['guion.js', 'alert(1)'],
  ['guion.py', 'print(1)'],
  ['lote.txt', '@echo off'],
  ['programa.exe', Buffer.from(`MZ${'\0'.repeat(200)}`)],
  ['programa.pdf', Buffer.from(`MZ${'\0'.repeat(200)}`)],
  ['programa.txt', Buffer.from(`\x7fELF${'\0'.repeat(200)}`)],
  ['datos.txt', Buffer.from([0x41, 0, 0x42])],
  ['instalador.msi', instalador],
  ['instalador.doc', instalador],
  ['contenedor.txt', muestras.doc.subarray(0, 600)],
  ['sin-tipo', Buffer.from([1, 2, 3])],
])('%s no se admite, diga lo que diga su nombre', async (nombre, contenido) => {
  const { sube, enDisco, db } = await conDocente()

  expect(await sube(nombre, contenido)).toMatchObject({ status: 415, data: { code: 'tipo_no_admitido' } })
  expect(enDisco()).toEqual([])
  expect(db.select().from(archivos).all()).toEqual([])
})

test('por muchos comentarios que haya antes, se mira una vez qué es', async () => {
  const { sube } = await conDocente()
  const conComentarios = (cuantos: number, raiz: string) =>
    Buffer.from(`<?xml version="1.0"?>${'<!-- a --> <!-- b -->\n'.repeat(cuantos)}${raiz}`)

  expect((await sube('obra.xml', conComentarios(1000, '<score-partwise/>'))).status).toBe(201)
  expect((await sube('obra.xml', conComentarios(1000, '<!-- sin cerrar'))).status).toBe(415)
  expect((await sube('obra.xml', conComentarios(1000, '<otra/>'))).status).toBe(415)
})

test('el contenido dice qué es, y el nombre se ajusta', async () => {
  const { sube } = await conDocente()

  expect((await sube('foto.html', muestras.png)).data).toMatchObject({
    nombre: 'foto.html.png',
    tipo: 'image/png',
    filePath: expect.stringMatching(/\.png$/),
  })
  expect((await sube('lista.csv', Buffer.from('\ufeffa\tb', 'utf16le'))).data.tipo).toBe('text/csv')
  expect((await sube('obra.zip', jar)).data.tipo).toBe('application/zip')
})

test.each([
  ['foto.png', 'image/png', muestras.png.subarray(0, 20)],
  ['polca.ogg', 'audio/ogg', muestras.ogg.subarray(0, 20)],
  ['clase.webm', 'video/webm', muestras.webm.subarray(0, 4)],
  ['acta.doc', 'application/msword', muestras.doc.subarray(0, 512)],
  ['notas.xls', 'application/vnd.ms-excel', muestras.doc.subarray(0, 512)],
])('%s se conoce por su comienzo, aunque le falte el resto', async (nombre, tipo, contenido) => {
  const { sube } = await conDocente()

  expect((await sube(nombre, contenido)).data.tipo).toBe(tipo)
})

test('un mp3 puede tener lugar libre entre su etiqueta y su sonido', async () => {
  const { sube } = await conDocente()
  const libre = Buffer.alloc(2000)
  libre.write('ID3\u0003')

  expect((await sube('polca.mp3', Buffer.concat([libre, muestras.mp3]))).data.tipo).toBe('audio/mpeg')
  expect((await sube('polca.exe', libre)).status).toBe(415)
})

test('lo que pasa del máximo no se guarda, y se dice cuánto puede tener', async () => {
  const { sube, enDisco } = await conDocente({ maxBytes: 1024 * 1024 })
  const texto = (bytes: number) => Buffer.alloc(bytes, 'a')

  expect((await sube('justo.txt', texto(1024 * 1024))).status).toBe(201)
  expect(await sube('grande.txt', texto(1024 * 1024 + 1))).toMatchObject({
    status: 413,
    data: { error: 'El archivo no puede pasar de 1 MB.', code: 'archivo_grande' },
  })
  expect(enDisco()).toHaveLength(1)
})

test('sin archivo, o vacío, dice qué falta', async () => {
  const { envia, sube, enDisco } = await conDocente()
  const error = async (response: Response) => ({ status: response.status, data: await response.json() })
  const falta = { status: 400, data: { error: 'Por favor, seleccione un archivo para subir.' } }
  const sinNombre = 'Content-Disposition: form-data; name="file"; filename=""\r\n\r\n'

  expect(await error(await envia(null))).toMatchObject(falta)
  expect(await error(await envia('{}', { 'content-type': 'application/json' }))).toMatchObject(falta)
  expect(await error(await envia(formularioCon('a.txt', 'a', 'archivo')))).toMatchObject(falta)
  expect(
    await error(
      await envia(`--x\r\n${sinNombre}\r\n--x--\r\n`, { 'content-type': 'multipart/form-data; boundary=x' }),
    ),
  ).toMatchObject(falta)
  expect(await sube('vacio.txt', '')).toMatchObject({
    status: 400,
    data: { error: 'El archivo está vacío.' },
  })
  expect(enDisco()).toEqual([])
})

test('una subida cortada no deja nada', async () => {
  const { envia, enDisco } = await conDocente()
  const entero =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhola\r\n--x--\r\n'
  const hasta = (fin: number) =>
    envia(entero.slice(0, fin), { 'content-type': 'multipart/form-data; boundary=x' })

  expect((await hasta(entero.length)).status).toBe(201)
  const [guardado] = enDisco()
  for (const fin of [entero.indexOf('hola') + 2, entero.indexOf('\r\n--x--'), entero.indexOf('--x--')]) {
    expect((await hasta(fin)).status).toBe(400)
  }
  expect(enDisco()).toEqual([guardado])
})

test.each([1, 2, 3, 5, 7, 40, 60])('llega igual en trozos de %d bytes', async (largo) => {
  const { envia, dataDir } = await conDocente()
  const contenido = 'uno\r\n--x no es el fin\r\n-\r\n--\r\n--'
  const cuerpo = Buffer.from(
    `preámbulo\r\n--xy\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--xy\r\nContent-Type: text/plain\r\ncontent-disposition: form-data; name="file"; filename="n%22a.txt"; filename*=UTF-8''%C3%B1.txt\r\n\r\n${contenido}\r\n--xy\r\nContent-Disposition: form-data; name="file"; filename="otro.txt"\r\n\r\n2\r\n--xy--\r\n`,
  )
  const body = new ReadableStream({
    start(controller) {
      for (let i = 0; i < cuerpo.length; i += largo)
        controller.enqueue(new Uint8Array(cuerpo.subarray(i, i + largo)))
      controller.close()
    },
  })

  const response = await envia(body, { 'content-type': 'multipart/form-data; boundary="xy"' })

  const { filePath, nombre } = await response.json()
  expect(nombre).toBe('ñ.txt')
  expect(readFileSync(join(dataDir, filePath), 'utf8')).toBe(contenido)
})

const parte = (disposicion: string, contenido: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposicion}\r\n\r\n${contenido}\r\n`
const DE_ARCHIVO = 'name="file"; filename="a.txt"'

test.each([
  ['UTF-8', 'name="file"; filename="Añoranza.txt"', 'Añoranza.txt'],
  ['otro juego de letras delante', `name="file"; filename*=UTF-8''%C3%B1.txt; filename="n.txt"`, 'ñ.txt'],
  ['comillas de navegador', 'name="file"; filename="%22a%22.txt"', '"a".txt'],
  ['comillas de otro programa', 'filename="\\"a\\".txt"; name="file"', '"a".txt'],
  ['punto y coma, y sin comillas', 'filename=a.txt; name=file', 'a.txt'],
])('el nombre de un archivo se lee: %s', async (_caso, disposicion, esperado) => {
  const { envia } = await conDocente()

  const response = await envia(`${parte(disposicion, 'hola')}--x--\r\n`, {
    'content-type': 'multipart/form-data; boundary=x',
  })

  expect((await response.json()).nombre).toBe(esperado)
})

test.each([
  ['encabezados que no terminan', `--x\r\nX: ${'a'.repeat(20_000)}`, 400],
  ['textos sin fin', Array.from({ length: 80 }, () => parte('name="a"', 'b'.repeat(1000))).join(''), 413],
  ['un encabezado a medias', `--x\r\nContent-Disposition: form-data; ${DE_ARCHIVO}\r\n`, 400],
  ['un borde en los encabezados', parte('name="a"\r\n--x', 'hola'), 400],
  ['solo lo de antes', 'preámbulo', 400],
  ['solo el final', '--x--\r\n', 400],
])('un formulario hostil no deja nada: %s', async (_caso, cuerpo, estado) => {
  const { envia, enDisco } = await conDocente()

  const response = await envia(cuerpo, { 'content-type': 'multipart/form-data; boundary=x' })

  expect(response.status).toBe(estado)
  expect(enDisco()).toEqual([])
})

test('de quien fue eliminado mientras subía no queda nada', async () => {
  const { envia, db, docente, enDisco } = await conDocente()
  const entero =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhola\r\n--x--\r\n'
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(entero.slice(0, 20))),
    pull(controller) {
      db.delete(docentes).where(eq(docentes.id, docente.id)).run()
      controller.enqueue(Buffer.from(entero.slice(20)))
      controller.close()
    },
  })

  const response = await envia(body, { 'content-type': 'multipart/form-data; boundary=x' })

  expect({ status: response.status, data: await response.json() }).toMatchObject({
    status: 401,
    data: { code: 'sin_sesion' },
  })
  expect(enDisco()).toEqual([])
})

test('solo un docente sube', async () => {
  const { call, sesion, enDisco } = await conDocente()
  const sube = async (headers: Record<string, string>) =>
    (
      await call('/docente/upload/multimedia', {
        method: 'POST',
        body: formularioCon('a.png', muestras.png),
        headers,
      })
    ).status

  expect(await sube({})).toBe(401)
  expect(await sube(await sesion('alumno'))).toBe(403)
  expect(await sube(await sesion('admin'))).toBe(403)
  expect(enDisco()).toEqual([])
})

test('la administración sube archivos que ningún docente ve, y un docente no entra por su puerta', async () => {
  const { db, call, sesion, headers: suya } = await conDocente()
  const sube = async (headers: Record<string, string>) => {
    const body = formularioCon('guía.pdf', muestras.pdf)
    const response = await call('/admin/upload/multimedia', { method: 'POST', body, headers })
    return { status: response.status, data: await response.json() }
  }

  const deAdmin = await sube(await sesion('admin'))
  const deDocente = await sube(suya)

  expect(deAdmin).toMatchObject({ status: 201, data: { nombre: 'guía.pdf' } })
  expect(deDocente.status).toBe(403)
  expect(db.select().from(archivos).all()).toMatchObject([{ docenteId: null, alumnoId: null }])
})
