import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'
import { insertAlumno, insertCatedra, insertDocente } from '../support/academia.ts'
import { como } from '../support/api.ts'
import {
  insertArchivo,
  insertAsignacion,
  insertEvaluacion,
  insertEvaluacionAsignada,
  insertPublicacion,
  insertTarea,
} from '../support/cursado.ts'
import { conTablon } from '../support/tablon.ts'

const aviso = { titulo: 'Ensayo', contenido: '<p>El <strong>viernes</strong>.</p>', tipo: 'ANUNCIO' }
const INCOMPLETA = 'El título, el contenido y la cátedra son obligatorios.'

test('una publicación de la docente se ve con todo lo suyo', async () => {
  const { pideDocente, pideAna, publish, tablon, catedra, docente } = await conTablon()

  const creada = await pideDocente(publish, aviso)

  expect(creada).toMatchObject({ status: 201 })
  expect(creada.data).toEqual({
    ...aviso,
    id: 1,
    catedraId: catedra.id,
    visibleToStudents: true,
    created_at: '2026-03-02T12:00:00.000Z',
    updated_at: '2026-03-02T12:00:00.000Z',
    autor: 'docente',
    autorAlumnoId: null,
    autorDocenteId: docente.id,
    autorAlumno: null,
    autorDocente: { id: docente.id, nombre: 'Graciela', apellido: 'Ocampos' },
    totalInteracciones: 0,
    hasUserInteracted: false,
    totalComentarios: 0,
    ComentarioPublicacion: [],
    tareaMaestraId: null,
    tareaMaestra: null,
    tareaAsignacionId: null,
    tareaAsignacionEstado: null,
    submission_path: null,
    evaluacionId: null,
    evaluacionMaestraTitulo: null,
    evaluacionAsignacionId: null,
    evaluacionAsignacionEstado: null,
    fecha_entrega: null,
    planDeClasesTitulo: null,
    unidadPlanNombre: null,
  })
  expect((await pideAna(tablon)).data).toEqual([creada.data])
  expect((await pideAna.publicaciones({ id: 1 }).get()).data).toEqual(creada.data)
})

test('cada rol publica con su nombre, y lo último está primero', async () => {
  const { pideAdmin, pideDocente, pideAna, publish, tablon, ana } = await conTablon()
  for (const pide of [pideAdmin, pideDocente, pideAna]) {
    expect((await pide(publish, aviso)).status).toBe(201)
  }

  const { data } = await pideAna(tablon)

  expect(data.map(({ id, autor }: { id: number; autor: string }) => [id, autor])).toEqual([
    [3, 'alumno'],
    [2, 'docente'],
    [1, 'admin'],
  ])
  expect(data[0].autorAlumno).toEqual({ id: ana.id, nombre: 'Ana', apellido: ana.apellido })
})

test.each([
  ['TAREA', 'ANUNCIO'],
  ['EVALUACION', 'ANUNCIO'],
  ['OTRO', 'OTRO'],
  ['nada', 'ANUNCIO'],
  [undefined, 'ANUNCIO'],
])('lo que un alumno publica como %s es %s, y se ve', async (tipo, queda) => {
  const { pideAna, publish, una } = await conTablon()

  const { data } = await pideAna(publish, { ...aviso, tipo, visibleToStudents: false })

  expect(data).toMatchObject({ tipo: queda, visibleToStudents: true })
  const edicion = { tipo: 'TAREA', visibleToStudents: false }
  expect((await pideAna(`PUT ${una(data.id)}`, edicion)).data).toMatchObject({
    tipo: 'ANUNCIO',
    visibleToStudents: true,
  })
})

test('lo incompleto se rechaza, y lo que solo parece algo también', async () => {
  const { pideDocente, pideAna, publish, una } = await conTablon()
  await pideDocente(publish, aviso)

  for (const mal of [{}, { titulo: 'Hola' }, { ...aviso, titulo: ' ' }, { ...aviso, contenido: '<p></p>' }]) {
    expect(await pideAna(publish, mal)).toMatchObject({ status: 400, data: { error: INCOMPLETA } })
  }
  const hostil = { ...aviso, contenido: '<script>alert(1)</script>' }
  expect((await pideDocente(publish, hostil)).status).toBe(400)
  expect((await pideDocente(`PUT ${una(1)}`, { titulo: '' })).data.error).toBe(INCOMPLETA)
  expect((await pideDocente(publish, { ...aviso, tipo: 'NOTA' })).data.campos).toHaveProperty('tipo')
})

test('el contenido se limpia y los comentarios son texto', async () => {
  const { pideAna, publish, una } = await conTablon()
  const contenido = '<p onclick="x()">Hola <img src="x" onerror="y()"><a href="javascript:z()">ven</a></p>'

  const { data } = await pideAna(publish, { ...aviso, contenido })

  expect(data.contenido).not.toMatch(/onclick|onerror|javascript/)
  const editada = await pideAna(`PUT ${una(data.id)}`, {
    contenido: '<iframe src="//x"></iframe><p>Bien</p>',
  })
  expect(editada.data.contenido).toBe('<p>Bien</p>')
  const texto = '<b>&lt;script&gt;</b>'
  expect((await pideAna('POST /publicaciones/1/comentarios', { texto })).data.texto).toBe(texto)
})

test('solo su autor edita; elimina su autor o el administrador', async () => {
  const { pideAdmin, pideDocente, pideAna, pideBeto, publish, una, tablon } = await conTablon()
  await pideAna(publish, aviso)

  for (const pide of [pideAdmin, pideDocente, pideBeto]) {
    expect(await pide(`PUT ${una(1)}`, { titulo: 'Otro' })).toMatchObject({
      status: 403,
      data: { code: 'publicacion_ajena', error: 'Solo quien escribió la publicación puede editarla.' },
    })
  }
  for (const pide of [pideDocente, pideBeto]) expect((await pide(`DELETE ${una(1)}`)).status).toBe(403)
  expect((await pideAna(`PUT ${una(1)}`, { titulo: 'Otro' })).data).toMatchObject({
    ...aviso,
    titulo: 'Otro',
  })
  expect(await pideAdmin(`DELETE ${una(1)}`)).toMatchObject({
    status: 200,
    data: { message: 'Publicación eliminada' },
  })
  await pideDocente(publish, aviso)
  expect((await pideDocente(`DELETE ${una(2)}`)).status).toBe(200)
  await pideAna(publish, aviso)
  expect((await pideAna(`DELETE ${una(3)}`)).status).toBe(200)
  expect((await pideAna(tablon)).data).toEqual([])
})

test('de lo oculto un alumno no sabe, ni siquiera quien lo escribió', async () => {
  const { pideAdmin, pideDocente, pideAna, publish, una, tablon } = await conTablon()
  await pideAna(publish, aviso)

  const oculta = await pideDocente.publicaciones({ id: 1 })['toggle-visibility'].put()

  expect(oculta.data).toMatchObject({ id: 1, visibleToStudents: false })
  expect((await pideAna(tablon)).data).toEqual([])
  for (const [call, cuerpo] of [
    ['GET /publicaciones/1'],
    [`PUT ${una(1)}`, aviso],
    [`DELETE ${una(1)}`],
    ['GET /publicaciones/1/comentarios'],
    ['POST /publicaciones/1/comentarios', { texto: 'Hola' }],
    ['POST /publicaciones/1/interacciones'],
    ['DELETE /publicaciones/1/interacciones'],
  ] as const) {
    expect(await pideAna(call, cuerpo), call).toMatchObject({
      status: 404,
      data: { error: 'No existe esa publicación.' },
    })
  }
  expect((await pideDocente(tablon)).data).toHaveLength(1)
  expect((await pideAdmin.publicaciones({ id: 1 })['toggle-visibility'].put()).data.visibleToStudents).toBe(
    true,
  )
  expect((await pideAna.publicaciones({ id: 1 })['toggle-visibility'].put()).status).toBe(403)
  expect((await pideAna(tablon)).data).toHaveLength(1)
})

test('quien escribe puede guardar lo que aún no se ve', async () => {
  const { pideDocente, pideAna, publish, una, tablon } = await conTablon()

  await pideDocente(publish, { ...aviso, visibleToStudents: false })

  expect((await pideAna(tablon)).data).toEqual([])
  expect((await pideDocente(`PUT ${una(1)}`, { titulo: 'Ya' })).data.visibleToStudents).toBe(false)
  expect((await pideDocente(`PUT ${una(1)}`, { visibleToStudents: true })).data.visibleToStudents).toBe(true)
})

test('de un tablón ajeno nadie sabe, ni de una cátedra que dejó', async () => {
  const { contexto, db, pideAna, pideBeto, publish, tablon, una, beto } = await conTablon()
  await pideAna(publish, aviso)
  await pideBeto('POST /publicaciones/1/comentarios', { texto: 'Hola' })
  db.update(catedraAlumnos).set({ baja_en: 1 }).where(eq(catedraAlumnos.alumnoId, beto.id)).run()
  const otroDocente = await como(contexto, 'docente', insertDocente(db))
  const otraAlumna = await como(contexto, 'alumno', insertAlumno(db))

  for (const pide of [pideBeto, otroDocente, otraAlumna]) {
    for (const [call, cuerpo] of [
      [tablon],
      [publish, aviso],
      [`PUT ${una(1)}`, aviso],
      [`DELETE ${una(1)}`],
    ] as const)
      expect(await pide(call, cuerpo)).toMatchObject({
        status: 404,
        data: { error: 'Cátedra no encontrada' },
      })
    for (const [call, cuerpo] of [
      ['GET /publicaciones/1'],
      ['POST /publicaciones/1/comentarios', { texto: 'Hola' }],
      ['DELETE /publicaciones/1/comentarios/1'],
      ['POST /publicaciones/1/interacciones'],
      ['GET /publicaciones/1/comentarios'],
    ] as const)
      expect((await pide(call, cuerpo)).status).toBe(404)
  }
  expect((await otroDocente.publicaciones({ id: 1 })['toggle-visibility'].put()).status).toBe(404)
})

test('una cátedra que no existe, o que ya no, lo dice; y un identificador que no vale también', async () => {
  const { pideAdmin, pideAna, tablon, publish, catedra, una } = await conTablon()
  await pideAna(publish, aviso)
  await pideAdmin.admin.catedras({ id: catedra.id }).delete()

  for (const pide of [pideAdmin, pideAna]) {
    expect((await pide(tablon)).data.error).toBe('Cátedra no encontrada')
    expect((await pide(publish, aviso)).data.error).toBe('Cátedra no encontrada')
    expect((await pide(`PUT ${una(1)}`, aviso)).status).toBe(404)
    expect((await pide.publicaciones({ id: 1 }).get()).status).toBe(404)
    for (const id of ['0', '-1', 'x', '1.5'])
      expect(await pide(`GET /publicaciones/catedra/${id}`)).toMatchObject({
        status: 400,
        data: { error: 'ID de cátedra inválido.' },
      })
  }
})

test('una publicación de otra cátedra no está en esta', async () => {
  const { db, pideAdmin, una } = await conTablon()
  const ajena = insertPublicacion(db, { catedraId: insertCatedra(db).id })

  expect((await pideAdmin(`PUT ${una(ajena.id)}`, aviso)).status).toBe(404)
  expect((await pideAdmin(`DELETE ${una(ajena.id)}`)).status).toBe(404)
})

test('un tablón largo se lee por partes', async () => {
  const { db, pideAna, tablon, catedra } = await conTablon()
  for (let i = 0; i < 60; i++)
    insertPublicacion(db, { catedraId: catedra.id, visibleToStudents: i % 2 === 0 })
  const ids = async (consulta: string) =>
    (await pideAna(`${tablon}${consulta}`)).data.map(({ id }: { id: number }) => id)

  expect(await ids('?limit=3')).toEqual([59, 57, 55])
  expect(await ids('?limit=2&antes=55')).toEqual([53, 51])
  expect(await ids('')).toHaveLength(30)
  for (const mal of ['?limit=0', '?limit=101', '?limit=x', '?antes=0'])
    expect((await pideAna(`${tablon}${mal}`)).status).toBe(400)
})

test('los comentarios vienen en su orden, los últimos veinte con su total', async () => {
  const { pideDocente, pideAna, publish, tablon, ana } = await conTablon()
  await pideDocente(publish, aviso)
  const comment = (texto: string) => pideAna('POST /publicaciones/1/comentarios', { text: texto })

  const primero = await comment('1')
  for (let i = 2; i <= 25; i++) await comment(String(i))

  expect(primero).toMatchObject({ status: 201 })
  expect(primero.data).toEqual({
    id: 1,
    publicacionId: 1,
    texto: '1',
    created_at: '2026-03-02T12:00:00.000Z',
    autor: 'alumno',
    autorAlumnoId: ana.id,
    autorDocenteId: null,
    autorAlumno: { id: ana.id, nombre: 'Ana', apellido: ana.apellido },
    autorDocente: null,
  })
  const [{ totalComentarios, ComentarioPublicacion }] = (await pideAna(tablon)).data
  const textos = (lista: { texto: string }[]) => lista.map(({ texto }) => texto)
  expect(totalComentarios).toBe(25)
  expect(textos(ComentarioPublicacion)).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 6)))
  const { data } = await pideAna.publicaciones({ id: 1 }).comentarios.get({ query: { antes: 6, limit: 3 } })
  expect([data.total, textos(data.comentarios)]).toEqual([25, ['3', '4', '5']])
})

test('un comentario vacío se rechaza', async () => {
  const { pideDocente, pideAna, publish } = await conTablon()
  await pideDocente(publish, aviso)

  for (const cuerpo of [undefined, {}, { texto: ' \n ' }])
    expect(await pideAna('POST /publicaciones/1/comentarios', cuerpo)).toMatchObject({
      status: 400,
      data: { error: 'El comentario no puede estar vacío.' },
    })
})

test('un comentario lo elimina su autor, o el administrador', async () => {
  const { pideAdmin, pideDocente, pideAna, pideBeto, publish } = await conTablon()
  await pideDocente(publish, aviso)
  for (let i = 0; i < 2; i++) await pideAna('POST /publicaciones/1/comentarios', { texto: 'Hola' })

  for (const pide of [pideDocente, pideBeto])
    expect(await pide.publicaciones({ id: 1 }).comentarios({ comentarioId: 1 }).delete()).toMatchObject({
      status: 403,
      data: { error: 'Solo quien escribió el comentario puede eliminarlo.' },
    })
  expect((await pideAna.publicaciones({ id: 1 }).comentarios({ comentarioId: 1 }).delete()).data).toEqual({
    message: 'Comentario eliminado',
  })
  expect((await pideAdmin.publicaciones({ id: 1 }).comentarios({ comentarioId: 2 }).delete()).status).toBe(
    200,
  )
  expect(await pideAna.publicaciones({ id: 1 }).comentarios({ comentarioId: 1 }).delete()).toMatchObject({
    status: 404,
    data: { error: 'No existe ese comentario.' },
  })
})

test('gusta una sola vez a cada quien, y dejar de gustar dos veces no cambia nada', async () => {
  const { pideAdmin, pideDocente, pideAna, publish, tablon } = await conTablon()
  await pideDocente(publish, aviso)

  for (const pide of [pideAdmin, pideDocente, pideAna]) {
    await pide.publicaciones({ id: 1 }).interacciones.post()
    expect((await pide.publicaciones({ id: 1 }).interacciones.post()).data.hasUserInteracted).toBe(true)
  }

  expect((await pideAna(tablon)).data[0]).toMatchObject({ totalInteracciones: 3, hasUserInteracted: true })
  for (const pide of [pideAna, pideAna, pideAdmin, pideAdmin])
    await pide.publicaciones({ id: 1 }).interacciones.delete()
  expect((await pideAna(tablon)).data[0]).toMatchObject({ totalInteracciones: 1, hasUserInteracted: false })
  expect((await pideDocente.publicaciones({ id: 1 }).interacciones.delete()).data).toEqual({
    publicacionId: 1,
    totalInteracciones: 0,
    hasUserInteracted: false,
  })
})

test('una tarea anunciada muestra a cada quien su estado', async () => {
  const { contexto, db, pideAna, pideBeto, pideDocente, pideAdmin, tablon, catedra, ana, beto, advance } =
    await conTablon()
  const fecha_entrega = Date.parse('2026-03-03T12:00:00Z')
  const tarea = insertTarea(db, { catedraId: catedra.id, fecha_entrega })
  const archivo = insertArchivo(db)
  insertAsignacion(db, { tareaMaestraId: tarea.id, alumnoId: ana.id })
  insertAsignacion(db, {
    tareaMaestraId: tarea.id,
    alumnoId: beto.id,
    estado: 'ENTREGADA',
    submission_date: 1,
    archivoId: archivo.id,
  })
  insertPublicacion(db, { catedraId: catedra.id, tipo: 'TAREA', tareaMaestraId: tarea.id })
  const leida = async (pide: typeof pideAna) => (await pide(tablon)).data[0]

  expect(await leida(pideAna)).toMatchObject({
    tipo: 'TAREA',
    tareaMaestra: { id: tarea.id, titulo: 'Coral a cuatro voces', puntos_posibles: 10 },
    tareaAsignacionId: 1,
    tareaAsignacionEstado: 'ASIGNADA',
    submission_path: null,
    fecha_entrega: '2026-03-03T12:00:00.000Z',
  })
  expect(await leida(pideBeto)).toMatchObject({
    tareaAsignacionId: 2,
    tareaAsignacionEstado: 'ENTREGADA',
    submission_path: 'uploads/tareas/entrega.pdf',
  })
  for (const pide of [pideDocente, pideAdmin])
    expect(await leida(pide)).toMatchObject({ tareaAsignacionId: null, submission_path: null })
  advance(26 * 3_600_000)
  const despues = await como(contexto, 'alumno', ana)
  expect((await leida(despues)).tareaAsignacionEstado).toBe('VENCIDA')
})

test('una evaluación anunciada muestra su estado, y vence', async () => {
  const { db, pideAna, pideBeto, tablon, catedra, ana, advance } = await conTablon()
  const evaluacion = insertEvaluacion(db, {
    catedraId: catedra.id,
    fecha_entrega: Date.parse('2026-03-02T13:00:00Z'),
  })
  const { id } = insertEvaluacionAsignada(db, { evaluacionId: evaluacion.id, alumnoId: ana.id })
  insertPublicacion(db, { catedraId: catedra.id, tipo: 'EVALUACION', evaluacionId: evaluacion.id })
  const leida = async (pide: typeof pideAna) => (await pide(tablon)).data[0]

  expect(await leida(pideAna)).toMatchObject({
    evaluacionId: evaluacion.id,
    evaluacionMaestraTitulo: 'La guarania',
    evaluacionAsignacionId: id,
    evaluacionAsignacionEstado: 'PENDIENTE',
    fecha_entrega: '2026-03-02T13:00:00.000Z',
  })
  expect((await leida(pideBeto)).evaluacionAsignacionEstado).toBeNull()
  advance(2 * 3_600_000)
  expect((await leida(pideAna)).evaluacionAsignacionEstado).toBe('VENCIDA')
})

test('lo que anuncia una tarea no deja de ser TAREA', async () => {
  const { db, pideDocente, catedra, docente, una } = await conTablon()
  const tarea = insertTarea(db, { catedraId: catedra.id })
  const { id } = insertPublicacion(db, {
    catedraId: catedra.id,
    tipo: 'TAREA',
    tareaMaestraId: tarea.id,
    autor: 'docente',
    autorDocenteId: docente.id,
  })

  const { data } = await pideDocente(`PUT ${una(id)}`, { titulo: 'Otro', tipo: 'ANUNCIO' })

  expect(data).toMatchObject({ titulo: 'Otro', tipo: 'TAREA' })
})
