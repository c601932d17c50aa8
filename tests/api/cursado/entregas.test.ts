import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { formularioCon, muestras } from '../../support/archivos.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

const DIA_MS = 24 * 3_600_000

test('una entrega se guarda, y su recibo dice qué, cuándo y con qué huella', async () => {
  const { asAlumnos, deliver, dataDir } = await createMundoConAsignadas({ fecha_entrega: '2026-03-20' })
  const sha256 = createHash('sha256').update(muestras.pdf).digest('hex')

  const { status, data } = await deliver(0, formularioCon('Canción final.pdf', muestras.pdf))

  expect({ status, data }).toMatchObject({
    status: 201,
    data: {
      message: 'Entrega subida exitosamente',
      recibo: {
        nombre: 'Canción final.pdf',
        tipo: 'application/pdf',
        bytes: muestras.pdf.length,
        sha256,
        submission_path: expect.stringMatching(/^uploads\/tareas\/[\w-]{24}\.pdf$/),
        submission_date: '2026-03-02T12:00:00.000Z',
      },
      tareaAsignacion: { id: 1, estado: 'ENTREGADA', puntos_obtenidos: null },
    },
  })
  expect(readFileSync(join(dataDir, data.recibo.submission_path)).equals(muestras.pdf)).toBe(true)
  const mia = await asAlumnos[0].tareas({ id: 1 }).get()
  expect(mia.data).toMatchObject({
    estado: 'ENTREGADA',
    submission_path: data.recibo.submission_path,
    archivo: { nombre: 'Canción final.pdf', sha256 },
    anteriores: [],
    TareaMaestra: {
      titulo: 'Armonizar un bajo',
      descripcion: '<p>A cuatro voces.</p>',
      recursos: [],
      Catedra: { nombre: 'Armonía', anio: 2026 },
    },
  })
})

test('la lista de mis tareas trae primero lo que vence antes, y solo lo mío', async () => {
  const { asAlumnos, aula, ids } = await createMundoConAsignadas()
  for (const fecha_entrega of ['2026-04-20', '2026-03-20']) {
    const { data } = await aula.tareas.post({
      titulo: fecha_entrega,
      descripcion: '<p>x</p>',
      puntos_posibles: 5,
      fecha_entrega,
    })
    await aula['tareas-maestras']({ tareaId: data.tareaMaestra.id }).assign.post({ alumnoIds: [ids[0]] })
  }

  const { data } = await asAlumnos[0].alumnos.me.tareas.get()

  expect(data.map(({ TareaMaestra }: { TareaMaestra: { titulo: string } }) => TareaMaestra.titulo)).toEqual([
    '2026-03-20',
    '2026-04-20',
    'Armonizar un bajo',
  ])
  expect(data[0]?.TareaMaestra).not.toHaveProperty('descripcion')
  expect((await asAlumnos[1].alumnos.me.tareas.get()).data).toHaveLength(1)
})

test.each([
  ['sin formulario', null, 400, 'Por favor selecciona un archivo'],
  ['sin archivo', formularioCon('x.pdf', muestras.pdf, 'otro-campo'), 400, 'Por favor selecciona un archivo'],
  ['un archivo vacío', formularioCon('x.pdf', ''), 400, 'El archivo está vacío.'],
  ['un tipo que no se admite', formularioCon('x.html', '<!DOCTYPE html><p>'), 415, 'No se admiten'],
  ['uno demasiado grande', formularioCon('x.txt', 'x'.repeat(70_000)), 413, 'no puede pasar de'],
])('%s no se entrega, y no deja nada', async (_caso, body, estado, texto) => {
  const { deliver, enDisco, db } = await createMundoConAsignadas()

  const { status, data } = await deliver(0, body)

  expect(status).toBe(estado)
  expect(data.error).toContain(texto)
  expect(enDisco()).toEqual([])
  expect(db.select().from(archivos).all()).toEqual([])
})

test('una entrega que se corta no deja nada', async () => {
  const { asAlumnos, call, sesion, alumnos, enDisco } = await createMundoConAsignadas()
  const entero = await new Response(formularioCon('Tarea.pdf', muestras.pdf)).arrayBuffer()
  const frontera = new TextDecoder().decode(entero).slice(2).split('\r\n', 1)[0]
  const headers = {
    ...(await sesion('alumno', alumnos[0])),
    'content-type': `multipart/form-data; boundary=${frontera}`,
  }

  const response = await call('/tareas/1/submit', {
    method: 'POST',
    body: entero.slice(0, entero.byteLength * 0.9),
    headers,
  })

  expect(response.status).toBe(400)
  expect(enDisco()).toEqual([])
  expect((await asAlumnos[0].tareas({ id: 1 }).get()).data.estado).toBe('ASIGNADA')
})

test('lo entregado no se entrega otra vez, y el archivo de más se va', async () => {
  const { deliver, enDisco } = await createMundoConAsignadas()
  await deliver(0)

  const { status, data } = await deliver(0)

  expect({ status, code: data.code }).toEqual({ status: 409, code: 'ya_entregada' })
  expect(enDisco()).toHaveLength(1)
})

test('de dos pestañas a la vez gana una', async () => {
  const { deliver, enDisco, db } = await createMundoConAsignadas()

  const respuestas = await Promise.all([deliver(0), deliver(0)])

  expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(enDisco()).toHaveLength(1)
  expect(db.select().from(archivos).all()).toHaveLength(1)
})

test('cincuenta entregas a la vez llegan todas', async () => {
  const { aula, deliver, enDisco } = await createMundoConAsignadas({}, { alumnos: 50 })
  const contenido = (i: number) => Buffer.from(`Entrega número ${i}\n`.repeat(500))

  const respuestas = await Promise.all(
    Array.from({ length: 50 }, (_, i) => deliver(i, formularioCon(`Entrega ${i}.txt`, contenido(i)))),
  )

  expect(new Set(respuestas.map(({ status }) => status))).toEqual(new Set([201]))
  for (const [i, { data }] of respuestas.entries()) {
    expect(data.recibo.sha256).toBe(createHash('sha256').update(contenido(i)).digest('hex'))
  }
  expect(enDisco()).toHaveLength(50)
  expect((await aula.tareas({ tareaId: 1 }).get()).data.resumen.porCalificar).toBe(50)
})

test('la entrega tardía se lee vencida, y a tiempo si la fecha se mueve', async () => {
  const { asAlumnos, aula, deliver, advance } = await createMundoConAsignadas({ fecha_entrega: '2026-03-03' })
  advance(3 * DIA_MS)
  const estado = async () => (await asAlumnos[0].tareas({ id: 1 }).get()).data.estado

  expect((await deliver(0)).data.tareaAsignacion.estado).toBe('VENCIDA')
  expect((await deliver(0)).status).toBe(409)
  await aula.tareas({ tareaId: 1 }).put({ fecha_entrega: '2026-03-10' })
  expect(await estado()).toBe('ENTREGADA')
  await aula.tareas({ tareaId: 1 }).put({ fecha_entrega: '2026-03-03' })
  expect(await estado()).toBe('VENCIDA')
  await aula.tareas({ tareaId: 1 }).put({ fecha_entrega: null })
  expect(await estado()).toBe('ENTREGADA')
})

test('lo devuelto se entrega otra vez, a tiempo siempre, y lo anterior se guarda', async () => {
  const { asDocente, asAlumnos, aula, deliver, advance, db, enDisco } = await createMundoConAsignadas({
    fecha_entrega: '2026-03-03',
  })
  const { recibo } = (await deliver(0)).data
  await asDocente.docente
    .tareasAsignaciones({ id: 1 })
    .devolver.post({ comentario_docente: 'Falta el final.' })
  advance(10 * DIA_MS)
  expect((await asAlumnos[0].tareas({ id: 1 }).get()).data).toMatchObject({
    estado: 'RECHAZADA',
    comentario_docente: 'Falta el final.',
    submission_path: recibo.submission_path,
  })

  const { status, data } = await deliver(0, formularioCon('Segunda.png', muestras.png))

  expect({ status, data }).toMatchObject({
    status: 201,
    data: {
      tareaAsignacion: {
        estado: 'ENTREGADA',
        archivo: { nombre: 'Segunda.png' },
        anteriores: [{ path: recibo.submission_path, entregado_en: '2026-03-02T12:00:00.000Z' }],
      },
    },
  })
  expect(enDisco()).toHaveLength(2)
  expect(db.select().from(archivoUsos).all()).toHaveLength(2)
  expect((await aula.tareas({ tareaId: 1 }).entregas.get()).data.entregas[0]?.anteriores).toHaveLength(1)
})

test('cada quien lee y entrega solo lo suyo; otros roles, nada', async () => {
  const { asAdmin, asDocente, asAlumnos, as, deliver } = await createMundoConAsignadas()
  const otro = as('alumno')
  const texto = 'La tarea solicitada no existe o no tienes permiso para verla.'

  expect(await asAlumnos[1].tareas({ id: 1 }).get()).toMatchObject({
    status: 404,
    data: { error: texto },
  })
  expect((await otro.tareas({ id: 1 }).get()).status).toBe(404)
  expect((await otro.tareas({ id: 99 }).get()).status).toBe(404)
  expect((await otro.alumnos.me.tareas.get()).data).toEqual([])
  expect((await deliver(1, undefined, 1)).status).toBe(404)
  for (const ajeno of [asAdmin, asDocente]) {
    expect((await ajeno.tareas({ id: 1 }).get()).status).toBe(403)
    expect((await ajeno.tareas({ id: 1 }).submit.post()).status).toBe(403)
    expect((await ajeno.alumnos.me.tareas.get()).status).toBe(403)
  }
})

test('quien dejó la cátedra no entrega ni se ve, y lo suyo vuelve con él', async () => {
  const { asAdmin, asDocente, asAlumnos, aula, catedra, ids, deliver } = await createMundoConAsignadas()
  await deliver(0)
  await asAdmin.admin.catedras({ id: catedra.id }).alumnos({ alumnoId: ids[0] }).desinscribir.delete()

  expect((await asAlumnos[0].tareas({ id: 1 }).get()).status).toBe(404)
  expect((await deliver(0)).status).toBe(404)
  expect((await aula.alumnos({ alumnoId: ids[0] }).entregas.get()).status).toBe(404)
  expect((await aula.tareas({ tareaId: 1 }).entregas.get()).data.entregas).toHaveLength(1)
  expect(
    (await asDocente.docente.tareasAsignaciones({ id: 1 }).calificar.post({ puntos_obtenidos: 1 })).status,
  ).toBe(404)
  expect((await asAdmin.admin.tareas.entregadas.get()).data).toEqual([])
  await asAdmin.admin.catedras({ id: catedra.id }).inscribir.post({ alumnoId: ids[0] })
  expect((await asAlumnos[0].tareas({ id: 1 }).get()).data.estado).toBe('ENTREGADA')
})
