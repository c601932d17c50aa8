import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { writeMidi } from 'midi-file'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawEntregadas } from '../../../api/cursado/partituras/entregadas.ts'
import { readDuracion } from '../../../api/suelo/archivos/duracion.ts'
import { partituras } from '../../../db/schema/partituras.ts'
import { formularioCon } from '../../support/archivos.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'
import { archivosDeMxl, enMusicXml, partiturasQueNo } from '../../support/partituras.ts'
import { zipSync } from '../../support/zip.ts'

/** A third and a fifth, half a second each, at the tempo that is meant where none is said. */
const midiDe = (deltaTime = 480) => {
  const nota = (noteNumber: number) => [
    { type: 'noteOn', channel: 0, noteNumber, velocity: 90, deltaTime: 0 },
    { type: 'noteOff', channel: 0, noteNumber, velocity: 0, deltaTime },
  ]
  const track = [...[60, 64, 67].flatMap(nota), { type: 'endOfTrack', meta: true, deltaTime: 0 }]
  const midi = { header: { format: 0, numTracks: 1, ticksPerBeat: 480 }, tracks: [track] }
  return Buffer.from(writeMidi(midi as Parameters<typeof writeMidi>[0]))
}

async function mundoConEntrega(nombre: string, contenido: string | Buffer) {
  const mundo = await createMundoConAsignadas({}, { maxBytes: 2 ** 20 })
  const { alumnos, readArchivo, sesion, deliver, db, deps, docente, asAlumnos } = mundo
  const bytes = Buffer.from(contenido as string)
  const { status, data } = await deliver(0, formularioCon(nombre, bytes))
  if (status !== 201) throw new Error(data.error)
  const isHecha = () => db.select().from(partituras).where(eq(partituras.con_sonido, true)).all().length > 0
  await expect.poll(isHecha).toBe(true)
  await drawEntregadas(deps)
  const read = async (path: string, quien: 'docente' | 'otro docente' | 0 | 1) => {
    const headers = await (typeof quien === 'number'
      ? sesion('alumno', alumnos[quien])
      : sesion('docente', quien === 'docente' ? docente : undefined))
    return readArchivo(path, { headers })
  }
  const [propia] = (await asAlumnos[0].alumnos.me.tareas.get()).data as { archivos: Archivo[] }[]
  return { ...mundo, archivo: propia?.archivos[0] as Archivo, read }
}

interface Archivo {
  path: string
  paginas?: string[]
  sonido?: string
  duracion_ms: number | null
}

test.each([
  ['canto.musicxml', enMusicXml()],
  ['canto.mxl', zipSync(archivosDeMxl)],
])(
  '%s se ve en páginas y se oye, para su docente y para quien lo entregó, y para nadie más',
  async (nombre, contenido) => {
    const { archivo, read, dataDir } = await mundoConEntrega(nombre, contenido)
    const [pagina = '', ...otras] = archivo.paginas ?? []
    const { sonido = '' } = archivo

    expect(otras).toEqual([])
    for (const quien of ['docente', 0] as const) {
      expect((await read(pagina, quien)).headers.get('content-type')).toBe('image/svg+xml')
      expect((await read(sonido, quien)).headers.get('content-type')).toBe('audio/mpeg')
    }
    for (const quien of ['otro docente', 1] as const) {
      expect((await read(pagina, quien)).status).toBe(404)
      expect((await read(sonido, quien)).status).toBe(404)
    }
    const dura = await readDuracion(join(dataDir, sonido), 'audio/mpeg')
    expect(Math.abs((dura ?? 0) - (archivo.duracion_ms ?? 0))).toBeLessThan(100)
  },
)

test('un MIDI se oye, sus picos se dibujan, y se comenta en un segundo que tenga', async () => {
  const { archivo, asDocente, asAlumnos } = await mundoConEntrega('acorde.mid', midiDe())
  const comentarios = asDocente.docente.tareasAsignaciones({ id: 1 }).comentarios

  const { data } = await asAlumnos[0].archivos.sonido.get({ query: { path: archivo.path } })
  const enSuSegundo = await comentarios.post({ texto: 'Esa quinta.', en_ms: 1200 })
  const despues = await comentarios.post({ texto: 'Nada.', en_ms: 60_000 })

  expect(archivo).toMatchObject({
    sonido: expect.stringMatching(/^\/partituras\/[0-9a-f]{64}\/sonido\.mp3$/),
  })
  expect(archivo).not.toHaveProperty('paginas')
  expect(archivo.duracion_ms).toBeGreaterThan(1500)
  expect(data).toMatchObject({ duracion_ms: archivo.duracion_ms, picos: expect.stringMatching(/^.{1068}$/) })
  expect([enSuSegundo.status, despues.status]).toEqual([201, 400])
})

test('lo que no se pudo leer mientras el programa cambiaba de versión se dibuja después', async () => {
  const { deliver, deps, dataDir, asAlumnos } = await createMundoConAsignadas({}, { maxBytes: 2 ** 20 })
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  process.execPath = join(dataDir, 'guarania')
  await deliver(0, formularioCon('canto.musicxml', Buffer.from(enMusicXml())))
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
  vi.mocked(console.error).mockClear()

  process.execPath = execPath
  await drawEntregadas(deps)

  const { data } = await asAlumnos[0].alumnos.me.tareas.get()
  expect(data[0]?.archivos[0]).toMatchObject({ paginas: [expect.any(String)], sonido: expect.any(String) })
})

test('el mismo archivo de otra persona ya está dibujado, y también se oye', async () => {
  const { deliver, asAlumnos, archivo, deps } = await mundoConEntrega('acorde.mid', midiDe())

  await deliver(1, formularioCon('otro.mid', midiDe()))
  await drawEntregadas(deps)

  const [suya] = (await asAlumnos[1].alumnos.me.tareas.get()).data as { archivos: Archivo[] }[]
  expect(suya?.archivos[0]).toMatchObject({ sonido: archivo.sonido, duracion_ms: archivo.duracion_ms })
})

test.each([
  ['un MIDI sin fin', 'sin-fin.mid', midiDe(0x0fffffff)],
  ['un MIDI sin notas', 'vacio.mid', midiDe().subarray(0, 22)],
  ['un MusicXML que no se puede leer', 'mal.musicxml', partiturasQueNo['la que se cortó por la mitad']],
])('%s se entrega, y se baja como siempre', async (_que, nombre, contenido) => {
  const { archivo, read } = await mundoConEntrega(nombre, contenido as string)

  expect(archivo).not.toHaveProperty('paginas')
  expect(archivo).not.toHaveProperty('sonido')
  expect((await read(`/${archivo.path}`, 'docente')).status).toBe(200)
})
