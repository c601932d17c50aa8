import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { archivos } from '../../../db/schema/archivos.ts'
import { subidas } from '../../../db/schema/subidas.ts'
import { cuotas } from '../../../src/domain/archivos/cuotas.ts'
import { SUBIDA_NO_ENCONTRADA, SUBIDA_SIN_TERMINAR } from '../../../src/domain/archivos/subidas.ts'
import { insertDocente } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { grabadas, muestras, removeDataDir } from '../../support/archivos.ts'
import { insertArchivo } from '../../support/cursado.ts'
import { jpegConLugar, LUGAR } from '../../support/fotos.ts'
import { createMundoConJustificativos, deAna } from '../../support/mundo-con-justificativos.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'
import { tus } from '../../support/tus.ts'

const JSON_ = { 'content-type': 'application/json' }
const picos = Buffer.alloc(800, 7).toString('base64')

async function conTarea(opciones: object = {}) {
  const mundo = await createMundoConAsignadas({}, opciones)
  const { call, sesion, alumnos, dataDir } = mundo
  const headers = await sesion('alumno', alumnos[0])
  const carpeta = join(dataDir, 'subidas')
  return {
    ...mundo,
    suyas: tus(mundo, headers),
    async submit(cuerpo: object, asignacionId = 1) {
      const init = { method: 'POST', headers: { ...headers, ...JSON_ }, body: JSON.stringify(cuerpo) }
      const response = await call(`/tareas/${asignacionId}/submit`, init)
      return { status: response.status, data: await response.json() }
    },
    aMedias: () => readdirSync(carpeta).filter((una) => !una.startsWith('turno')),
    filas: () => mundo.db.select().from(subidas).all(),
  }
}

test('lo que llegó por partes se entrega una sola vez, con lo que dura y su onda', async () => {
  const { suyas, submit, db, dataDir, enDisco, aMedias, filas, alumnos } = await conTarea()
  const subidaId = await suyas.upload(grabadas.webm(2), 'Grabación.webm')

  const { status, data } = await submit({ subidaId, picos, duracion_ms: 161_000 })

  expect(status).toBe(201)
  expect(data.recibo).toMatchObject({
    nombre: 'Grabación.webm',
    tipo: 'audio/webm',
    sha256: expect.any(String),
  })
  expect(data.tareaAsignacion.estado).toBe('ENTREGADA')
  const guardados = db.select().from(archivos).all()
  expect(guardados).toMatchObject([{ alumnoId: alumnos[0].id, picos, duracion_ms: 161_000 }])
  expect(readFileSync(join(dataDir, String(guardados[0]?.path))).equals(grabadas.webm(2))).toBe(true)
  expect([enDisco().length, aMedias(), filas()]).toEqual([1, [], []])
  expect(await submit({ subidaId })).toMatchObject({ status: 404, data: { error: SUBIDA_NO_ENCONTRADA } })
})

test('de dos entregas a la vez de lo mismo, una', async () => {
  const { suyas, submit, enDisco } = await conTarea()
  const subidaId = await suyas.upload(muestras.pdf, 'Tarea.pdf')

  const dos = await Promise.all([submit({ subidaId }), submit({ subidaId })])

  expect(dos.map(({ status }) => status).sort()).toEqual([201, expect.toBeOneOf([404, 409])])
  expect(enDisco()).toHaveLength(1)
})

test('sin subida, con una ajena o con una que no existe no se entrega', async () => {
  const { submit, db, sesion, alumnos, enDisco, ...mundo } = await conTarea()
  const ajenas = [
    tus(mundo, await sesion('alumno', alumnos[1])),
    tus(mundo, await sesion('docente', insertDocente(db))),
    tus(mundo, await sesion('admin')),
  ]

  for (const ajena of ajenas) {
    const subidaId = await ajena.upload(muestras.pdf, 'Tarea.pdf')
    expect(await submit({ subidaId })).toMatchObject({ status: 404, data: { code: 'subida_no_encontrada' } })
  }
  for (const subidaId of ['', 'x', '../uploads', 5, null, {}, []])
    expect((await submit({ subidaId })).status).toBe(404)
  expect((await submit({})).status).toBe(400)
  expect(enDisco()).toEqual([])
})

test('lo que no llegó entero todavía no se entrega, y después sí', async () => {
  const { suyas, submit } = await conTarea()
  const subidaId = await suyas.start(muestras.pdf.length, 'Tarea.pdf')
  await suyas.send(subidaId, 0, muestras.pdf.subarray(0, 20) as never)

  expect(await submit({ subidaId })).toMatchObject({
    status: 409,
    data: { code: 'subida_sin_terminar', error: SUBIDA_SIN_TERMINAR },
  })
  await suyas.send(subidaId, 20, muestras.pdf.subarray(20) as never)
  expect((await submit({ subidaId })).status).toBe(201)
})

test('lo rechazado sigue ahí para otra vez: la tarea de otro, una ya entregada', async () => {
  const { suyas, submit, aMedias, enDisco } = await conTarea()
  const primera = await suyas.upload(muestras.pdf, 'Tarea.pdf')
  const segunda = await suyas.upload(muestras.pdf, 'Tarea.pdf')

  expect((await submit({ subidaId: segunda }, 2)).status).toBe(404)
  expect((await submit({ subidaId: primera })).status).toBe(201)
  expect(await submit({ subidaId: segunda })).toMatchObject({ status: 409 })
  expect(aMedias()).toEqual([segunda])
  expect(enDisco()).toHaveLength(1)
})

test('el contenido dice qué es y cuánto puede medir, diga lo que diga su nombre', async () => {
  const MB = 1024 * 1024
  const { suyas, submit } = await conTarea({ maxBytes: MB, maxMedioBytes: 2 * MB })
  const conRelleno = (comienzo: Uint8Array) => Buffer.concat([comienzo, Buffer.alloc(MB)])

  const falsa = await suyas.upload(Buffer.from('<html><script>1</script>'), 'Guitarra.mp3')
  const texto = await suyas.upload(Buffer.alloc(MB + 1, 'a'), 'Guitarra.txt')
  const documento = await suyas.upload(conRelleno(muestras.pdf), 'Guitarra.mp3')
  const sonido = await suyas.upload(conRelleno(muestras.wav), 'Guitarra.pdf')

  expect(await submit({ subidaId: falsa })).toMatchObject({ status: 415, data: { code: 'tipo_no_admitido' } })
  for (const subidaId of [texto, documento])
    expect(await submit({ subidaId })).toMatchObject({
      status: 413,
      data: { error: 'El archivo no puede pasar de 1 MB.' },
    })
  expect(await submit({ subidaId: sonido })).toMatchObject({
    status: 201,
    data: { recibo: { tipo: 'audio/wav' } },
  })
})

test('quien se quedó sin lugar mientras subía no entrega', async () => {
  const { suyas, submit, db, deps, alumnos } = await conTarea()
  const subidaId = await suyas.upload(muestras.pdf, 'Tarea.pdf')
  insertArchivo(db, { alumnoId: alumnos[0].id, bytes: cuotas.archivosAlDia, created_at: deps.now() })

  expect(await submit({ subidaId })).toMatchObject({ status: 429, data: { code: 'cuota_diaria' } })
})

test('una fila que no se puede escribir deja la subida como estaba', async () => {
  const { suyas, submit, sqlite, aMedias, enDisco } = await conTarea()
  const subidaId = await suyas.upload(muestras.pdf, 'Tarea.pdf')
  sqlite.exec(`CREATE TRIGGER roto BEFORE INSERT ON archivos BEGIN SELECT raise(ABORT, 'roto'); END`)

  expect((await submit({ subidaId })).status).toBe(500)
  sqlite.exec('DROP TRIGGER roto')

  expect([aMedias(), enDisco()]).toEqual([[subidaId], []])
  expect((await submit({ subidaId })).status).toBe(201)
  vi.mocked(console.error).mockClear()
})

test.each(['docente', 'admin'] as const)('también un recurso de %s llega por partes', async (rol) => {
  const api = testApi()
  onTestFinished(() => removeDataDir(api))
  const docente = insertDocente(api.db)
  const headers = await api.sesion(rol, docente)
  const use = async (subidaId: string) => {
    const body = JSON.stringify({ subidaId, duracion_ms: 1000, picos })
    const init = { method: 'POST', headers: { ...headers, ...JSON_ }, body }
    return api.call(`/${rol}/upload/multimedia`, init)
  }
  const subidaId = await tus(api, headers).upload(muestras.mp3, 'Polca.mp3')

  const response = await use(subidaId)

  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({
    filePath: expect.stringMatching(/^uploads\/recursos\//),
    nombre: 'Polca.mp3',
    duracion_ms: 1000,
  })
  expect(api.db.select().from(archivos).all()).toMatchObject([
    { docenteId: rol === 'docente' ? docente.id : null, picos },
  ])
  expect((await use(subidaId)).status).toBe(404)
})

test('la foto de un justificativo no dice dónde se tomó, y lo que llegó por partes se va', async () => {
  const { send: _, sesion, ana, request, dataDir, enDisco, ...mundo } = createMundoConJustificativos()
  const suyas = tus(mundo, await sesion('alumno', ana))
  const subidaId = await suyas.upload(jpegConLugar, 'Receta.jpg')

  expect(await request({ ...deAna, subidaId, motivo: '' })).toMatchObject({ status: 400 })
  const { status } = await request({ ...deAna, subidaId })

  expect(status).toBe(201)
  const [guardada] = enDisco()
  const bytes = readFileSync(join(String(guardada?.parentPath), String(guardada?.name)), 'latin1')
  expect(bytes).not.toContain(LUGAR)
  expect(enDisco()).toHaveLength(1)
  expect(existsSync(join(dataDir, 'subidas', subidaId))).toBe(false)
})

test('un justificativo no acepta otra cosa que una imagen o un PDF, y la subida sigue', async () => {
  const { sesion, ana, request, enDisco, ...mundo } = createMundoConJustificativos()
  const suyas = tus(mundo, await sesion('alumno', ana))
  const subidaId = await suyas.upload(muestras.mp3, 'Polca.mp3')

  expect((await request({ ...deAna, subidaId })).status).toBe(415)
  expect(await suyas.offset(subidaId)).toBe(muestras.mp3.length)
  expect(enDisco()).toEqual([])
})

test('lo que está a medias también ocupa lugar, y lo que se entrega no se cuenta dos veces', async () => {
  const { suyas, submit, db, alumnos, deps } = await conTarea({ maxMedioBytes: cuotas.archivosAlDia })
  const subidaId = await suyas.upload(muestras.pdf, 'Tarea.pdf')
  const resto = cuotas.archivosAlDia - muestras.pdf.length

  const aMedias = await suyas.start(resto)
  const otra = await suyas.begin(1)

  expect([otra.status, await otra.json()]).toMatchObject([429, { code: 'cuota_diaria' }])
  insertArchivo(db, { alumnoId: alumnos[0].id, bytes: 1, created_at: deps.now() })
  expect(await submit({ subidaId })).toMatchObject({ status: 429, data: { code: 'cuota_diaria' } })
  db.transaction((tx) => tx.delete(archivos).run())
  expect((await submit({ subidaId })).status).toBe(201)
  await suyas.ask('DELETE', aMedias)
  expect((await suyas.begin(1)).status).toBe(201)
})
