import { expect, test } from 'vitest'
import { picosEnBase64 } from '../../../src/domain/archivos/sonido.ts'
import { insertDocente } from '../../support/academia.ts'
import { formularioCon, muestras } from '../../support/archivos.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'
import { formularioDeSonido, wavDe } from '../../support/sonido.ts'
import { sonidos } from '../../support/sonidos.ts'

const picos = picosEnBase64(new Uint8Array(800).fill(7))

test('lo que dura y sus picos llegan con la entrega, y los sabe quien puede oírla', async () => {
  const { deliver, asAlumnos, asDocente, as, db, docente, aula } = await createMundoConAsignadas()

  const { data } = await deliver(0, formularioDeSonido({ picos, duracion_ms: 1000 }))

  const { path } = data.tareaAsignacion.archivo
  expect(data.tareaAsignacion.archivo).toMatchObject({ tipo: 'audio/wav', duracion_ms: 1000 })
  expect(data.tareaAsignacion.archivo).not.toHaveProperty('picos')
  const { entregas } = (await aula.tareas({ tareaId: 1 }).entregas.get()).data
  expect(entregas[0]?.archivo).toMatchObject({ duracion_ms: 1000 })
  const pregunta = `GET /archivos/sonido?path=${path}`
  const sabido = { nombre: 'guitarra.wav', tipo: 'audio/wav', duracion_ms: 1000, picos }
  expect((await asAlumnos[0](pregunta)).data).toMatchObject(sabido)
  expect((await asDocente.archivos.sonido.get({ query: { path: `/${path}` } })).data).toMatchObject(sabido)
  expect((await asAlumnos[1](pregunta)).status).toBe(404)
  expect((await as('docente', insertDocente(db))(pregunta)).status).toBe(404)
  expect((await as('docente', docente)('GET /archivos/sonido')).status).toBe(400)
})

test('lo que no tiene sentido es como si no se hubiera enviado, y la entrega llega igual', async () => {
  const { deliver, asAlumnos } = await createMundoConAsignadas()

  const { status, data } = await deliver(0, formularioDeSonido({ picos: 'AAAA', duracion_ms: 86_400_001 }))

  expect(status).toBe(201)
  const { path } = data.tareaAsignacion.archivo
  expect((await asAlumnos[0](`GET /archivos/sonido?path=${path}`)).data).toMatchObject({
    duracion_ms: 1000,
    picos: null,
  })
})

test.each([
  ['a.wav', wavDe(61), 61_000],
  ['a.mp3', sonidos('minuto.mp3'), 61_000],
  ['a.ogg', sonidos('minuto.ogg'), 61_000],
  ['a.m4a', sonidos('minuto.m4a'), 61_000],
  ['a.aiff', sonidos('corto.aiff'), 1000],
  ['a.3gp', sonidos('viejo.3gp'), 1000],
  ['a.mov', sonidos('nota-qt.mov'), 1000],
])('de %s se lee cuánto dura donde no se dice', async (nombre, bytes, dura) => {
  const { deliver } = await createMundoConAsignadas({}, { maxBytes: 2_000_000 })

  const { data } = await deliver(0, formularioDeSonido({ nombre, bytes }))

  const { duracion_ms } = data.tareaAsignacion.archivo
  expect(Math.abs(duracion_ms - dura)).toBeLessThan(300)
})

test('de un archivo que no termina de decirlo no se sabe, y se entrega igual', async () => {
  const { deliver } = await createMundoConAsignadas({}, { maxBytes: 2_000_000 })
  const sinFin = Buffer.alloc(1_500_000)
  sinFin.write('RIFF')
  sinFin.writeUInt32LE(0x7fffffff, 4)
  sinFin.write('WAVE', 8)

  const { status, data } = await deliver(0, formularioDeSonido({ bytes: sinFin }))

  expect(status).toBe(201)
  expect(data.tareaAsignacion.archivo).toMatchObject({ tipo: 'audio/wav', duracion_ms: null })
})

test('también con un recurso, esté donde esté el archivo en el formulario', async () => {
  const { call, sesion, docente, asDocente, aula } = await createMundoConAsignadas()
  const body = new FormData()
  body.append('duracion_ms', '2500')
  body.append('file', new File([wavDe(1) as BlobPart], 'base.wav'))
  const headers = await sesion('docente', docente)

  const subido = await (await call('/docente/upload/multimedia', { method: 'POST', body, headers })).json()
  const { data } = await asDocente('PUT /docente/catedra/1/tareas/1', { recursos: [subido.filePath] })

  expect(subido).toMatchObject({ tipo: 'audio/wav', duracion_ms: 2500 })
  expect(data.tareaMaestra.archivos).toMatchObject([{ nombre: 'base.wav', duracion_ms: 2500 }])
  expect((await aula.tareas({ tareaId: 1 }).get()).data.archivos).toMatchObject([{ duracion_ms: 2500 }])
})

test('un reproductor recibe el archivo de a partes; quien lo descarga, lo que pidió', async () => {
  const { deliver, readArchivo, sesion, alumnos } = await createMundoConAsignadas({}, { maxBytes: 1_000_000 })
  const bytes = wavDe(30)
  const { data } = await deliver(0, formularioDeSonido({ bytes }))
  const headers = await sesion('alumno', alumnos[0])
  const parte = async (range: string, destino: string) => {
    const init = { headers: { ...headers, range, 'sec-fetch-dest': destino } }
    const respuesta = await readArchivo(`/${data.tareaAsignacion.archivo.path}`, init)
    const leido = Buffer.from(await respuesta.arrayBuffer())
    return { status: respuesta.status, rango: respuesta.headers.get('content-range'), leidos: leido.length }
  }
  const [pieza, total] = [48 * 1024, bytes.length]

  expect(await parte('bytes=0-', 'audio')).toEqual({
    status: 206,
    rango: `bytes 0-${pieza - 1}/${total}`,
    leidos: pieza,
  })
  expect(await parte(`bytes=${total - 10}-`, 'video')).toMatchObject({ leidos: 10 })
  expect(await parte('bytes=0-299999', 'audio')).toMatchObject({ leidos: 300_000 })
  expect(await parte(`bytes=10-${total - 1}`, 'audio')).toMatchObject({ leidos: pieza })
  expect(await parte('bytes=1-', 'empty')).toMatchObject({ leidos: total - 1 })
})

test('lo que no suena no dura', async () => {
  const { deliver } = await createMundoConAsignadas()
  const formulario = formularioCon('Tarea.pdf', muestras.pdf)
  formulario.append('duracion_ms', '5')

  expect((await deliver(0, formulario)).data.tareaAsignacion.archivo).toMatchObject({ duracion_ms: null })
})
