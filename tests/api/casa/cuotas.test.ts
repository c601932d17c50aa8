import { expect, test } from 'vitest'
import { archivos } from '../../../db/schema/archivos.ts'
import { cuotas, MUCHO_SUBIDO_HOY, SIN_LUGAR } from '../../../src/domain/archivos/cuotas.ts'
import { cuotasDeTablon, MUCHO_HOY } from '../../../src/domain/tablon/publicaciones.ts'
import { formularioCon, muestras, removeDataDir } from '../../support/archivos.ts'
import { insertArchivo, insertAsignacion, insertTarea } from '../../support/cursado.ts'
import { createMundo } from '../../support/mundo.ts'

const DIA = 24 * 3_600_000

function conAlumno() {
  const mundo = createMundo({ alumnos: 1 })
  const { catedra, alumnos, asAlumnos } = mundo
  const [alumno] = alumnos
  const [asAlumno] = asAlumnos
  const publish = (contenido = '<p>Hola</p>') =>
    asAlumno.catedras({ id: catedra.id }).publicaciones.post({ titulo: 'Hola', contenido, tipo: 'ANUNCIO' })
  const edit = (contenido: string) =>
    asAlumno.catedras({ id: catedra.id }).publicaciones({ publicacionId: 1 }).put({ contenido })
  const comment = (contenido = 'Hola') => asAlumno.publicaciones({ id: 1 }).comentarios.post({ contenido })
  return { ...mundo, alumno, publish, edit, comment }
}

test('un alumno publica y comenta tantas veces por día, y al otro día sigue', async () => {
  const { publish, comment, advance } = conAlumno()

  const publicadas = []
  for (let vez = 0; vez < cuotasDeTablon.publicaciones.calls; vez++) publicadas.push((await publish()).status)
  const deMas = await publish()
  const comentadas = []
  for (let vez = 0; vez < cuotasDeTablon.comentarios.calls; vez++) comentadas.push((await comment()).status)
  const comentarioDeMas = await comment()
  advance(DIA)

  expect(new Set([...publicadas, ...comentadas])).toEqual(new Set([201]))
  for (const una of [deMas, comentarioDeMas]) {
    expect(una).toMatchObject({ status: 429, data: { code: 'cuota_diaria', error: MUCHO_HOY } })
    expect(Number(una.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('lo escrito en tablones tiene un fin, también al editar', async () => {
  const { publish, comment, edit, sqlite } = conAlumno()
  await publish()
  await publish()
  sqlite.prepare('UPDATE publicaciones SET contenido = ? WHERE id = 2').run('x'.repeat(cuotas.textos + 1))

  for (const una of [await publish(), await comment(), await edit('<p>Hola a todos</p>')])
    expect(una).toMatchObject({ status: 413, data: { code: 'sin_lugar', error: SIN_LUGAR } })
  expect(await edit('<p>Ho</p>')).toMatchObject({ status: 200, data: { contenido: '<p>Ho</p>' } })
})

test('las entregas tienen un fin, por día y en total, y el administrador ve cuánto hay', async () => {
  const contexto = conAlumno()
  const { asAdmin, db, alumno, catedra, call, sesion, deps, dataDir } = contexto
  const headers = await sesion('alumno', alumno)
  const handIn = async () => {
    const tarea = insertTarea(db, { catedraId: catedra.id })
    const { id } = insertAsignacion(db, { tareaMaestraId: tarea.id, alumnoId: alumno.id })
    const body = formularioCon('a.pdf', muestras.pdf)
    const response = await call(`/tareas/${id}/submit`, { method: 'POST', headers, body })
    return { status: response.status, data: await response.json() }
  }
  const put = (bytes: number, created_at: number) => db.update(archivos).set({ bytes, created_at }).run()
  insertArchivo(db, { alumnoId: alumno.id })

  put(cuotas.archivosAlDia, deps.now())
  const mucho = await handIn()
  put(cuotas.archivosAlDia, deps.now() - DIA)
  const alOtroDia = await handIn()
  put(cuotas.archivos, deps.now() - DIA)
  const lleno = await handIn()
  const { data } = await asAdmin.alumnos({ id: alumno.id }).get()

  expect(mucho).toMatchObject({ status: 429, data: { error: MUCHO_SUBIDO_HOY } })
  expect(alOtroDia.status).toBe(201)
  expect(lleno).toMatchObject({ status: 413, data: { error: SIN_LUGAR } })
  expect(data.uso).toMatchObject({ textos: 0, cuota_archivos: cuotas.archivos })
  expect(data.uso?.archivos).toBeGreaterThanOrEqual(cuotas.archivos)
  removeDataDir({ dataDir })
})
