import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { formularioCon, muestras } from '../../support/archivos.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

test('las entregas de un alumno se piden por cualquiera de sus ids', async () => {
  const { aula, deliver, ids } = await createMundoConAsignadas()
  await deliver(0)

  const { status, data } = await aula.alumnos({ alumnoId: ids[0] }).entregas.get()

  expect({ status, data }).toMatchObject({
    status: 200,
    data: {
      alumno: { id: ids[0], composerId: null, nombre: 'Ana', apellido: 'Acosta' },
      tareasConEntregas: [
        {
          id: 1,
          estado: 'ENTREGADA',
          archivo: { nombre: 'Tarea.pdf', tipo: 'application/pdf' },
          TareaMaestra: { titulo: 'Armonizar un bajo', puntos_posibles: 10 },
        },
      ],
    },
  })
  expect((await aula.alumnos({ alumnoId: 999 }).entregas.get()).status).toBe(404)
})

test('el escritorio de calificación trae a todos por apellido', async () => {
  const { aula, deliver } = await createMundoConAsignadas({}, { alumnos: 3 })
  await deliver(2)

  const { data } = await aula.tareas({ tareaId: 1 }).entregas.get()

  expect(data).toMatchObject({
    tareaMaestra: { id: 1, descripcion: '<p>A cuatro voces.</p>' },
    resumen: { asignadas: 3, sinEntregar: 2, porCalificar: 1, calificadas: 0 },
    entregas: [
      { Alumno: { apellido: 'Acosta' }, estado: 'ASIGNADA', archivo: null },
      { Alumno: { apellido: 'Báez' } },
      { Alumno: { apellido: 'Cabral' }, estado: 'ENTREGADA', archivo: { nombre: 'Tarea.pdf' } },
    ],
  })
})

test('el ZIP trae cada entrega con el nombre de quien la hizo', async () => {
  const { call, sesion, catedra, deliver, docente } = await createMundoConAsignadas({}, { alumnos: 3 })
  await deliver(0)
  await deliver(2, formularioCon('Otra: «cosa».txt', 'Hola'))

  const response = await call(`/docente/catedra/${catedra.id}/tareas/1/entregas.zip`, {
    headers: await sesion('docente', docente),
  })

  const zip = Buffer.from(await response.arrayBuffer())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toContain('entregas-armonizar-un-bajo.zip')
  expect(zip.includes('Acosta Ana - Tarea.pdf')).toBe(true)
  expect(zip.includes('Cabral Ciro - Otra «cosa».txt')).toBe(true)
  expect(zip.includes(muestras.pdf)).toBe(true)
  expect(zip.subarray(0, 2).toString()).toBe('PK')
})

test.runIf(existsSync('/proc/self/fd'))('un ZIP que se deja a medias no deja archivos abiertos', async () => {
  const { call, sesion, catedra, deliver, docente, dataDir } = await createMundoConAsignadas(
    {},
    { alumnos: 1, maxBytes: 8 * 1024 * 1024 },
  )
  await deliver(0, formularioCon('Grande.txt', 'Hola\n'.repeat(1_000_000)))
  const abiertos = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(dataDir)
      } catch {
        return false
      }
    })
  const response = await call(`/docente/catedra/${catedra.id}/tareas/1/entregas.zip`, {
    headers: await sesion('docente', docente),
  })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  for (let bytes = 0; bytes < 100_000; ) bytes += (await reader.read()).value?.byteLength ?? 0
  expect(abiertos()).toHaveLength(1)

  await reader.cancel()

  await expect.poll(abiertos).toEqual([])
})

test('al eliminar una tarea se van sus entregas y archivos, y se dice cuántos eran', async () => {
  const { asAdmin, asDocente, aula, deliver, enDisco, db } = await createMundoConAsignadas()
  await deliver(0)
  await asDocente.docente.tareasAsignaciones({ id: 1 }).devolver.post({ comentario_docente: 'Otra vez.' })
  await deliver(0)
  await deliver(1)

  const { data } = await aula.tareas({ tareaId: 1 }).delete()

  expect(data).toEqual({
    message: 'Tarea eliminada exitosamente.',
    eliminado: { asignaciones: 2, entregas: 2, archivos: 3, publicaciones: 1 },
  })
  expect(enDisco()).toHaveLength(3)
  await asAdmin.admin.papelera({ id: 1 }).delete()
  expect(enDisco()).toEqual([])
  expect(db.select().from(tareaAsignaciones).all()).toEqual([])
})

test('un recurso subido se nombra en la tarea, y se va al quitarlo', async () => {
  const { asAlumnos, aula, call, sesion, docente, enDisco, readArchivo, alumnos } =
    await createMundoConAsignadas()
  const headers = await sesion('docente', docente)
  const body = formularioCon('Partitura.pdf', muestras.pdf)
  const subido = await call('/docente/upload/multimedia', { method: 'POST', body, headers })
  const { filePath } = await subido.json()

  const { data } = await aula.tareas({ tareaId: 1 }).put({ recursos: [`/${filePath}`, 'https://imslp.org'] })

  expect(data.tareaMaestra).toMatchObject({
    recursos: [filePath, 'https://imslp.org'],
    archivos: [{ path: filePath, nombre: 'Partitura.pdf', tipo: 'application/pdf' }],
  })
  expect((await asAlumnos[0].tareas({ id: 1 }).get()).data.TareaMaestra.archivos).toHaveLength(1)
  const deAlumno = await sesion('alumno', alumnos[0])
  expect((await readArchivo(`/${filePath}`, { headers: deAlumno })).status).toBe(200)
  await aula.tareas({ tareaId: 1 }).put({ recursos: [] })
  expect(enDisco()).toEqual([])
})
