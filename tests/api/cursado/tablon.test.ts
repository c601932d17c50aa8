import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { insertCatedra } from '../../support/academia.ts'
import { insertPublicacion } from '../../support/cursado.ts'
import { aviso, createMundoConTablon } from '../../support/mundo-con-tablon.ts'

const INCOMPLETA = 'El título, el contenido y la cátedra son obligatorios.'

test('una publicación de la docente se ve con todo lo suyo', async () => {
  const { readTablon, asDocente, asAna, publish, catedra, docente } = createMundoConTablon()

  const creada = await publish(asDocente, aviso)

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
    archivos: [],
    submission_date: null,
    evaluacionId: null,
    evaluacionMaestraTitulo: null,
    evaluacionAsignacionId: null,
    evaluacionAsignacionEstado: null,
    fecha_entrega: null,
    planDeClasesTitulo: null,
    unidadPlanNombre: null,
  })
  expect((await readTablon(asAna)).data).toEqual([creada.data])
  expect((await asAna.publicaciones({ id: 1 }).get()).data).toEqual(creada.data)
})

test('cada rol publica con su nombre, y lo último está primero', async () => {
  const { readTablon, asAdmin, asDocente, asAna, publish, ana } = createMundoConTablon()
  for (const quien of [asAdmin, asDocente, asAna]) {
    expect((await publish(quien, aviso)).status).toBe(201)
  }

  const { data } = await readTablon(asAna)

  expect(data.map(({ id, autor }) => [id, autor])).toEqual([
    [3, 'alumno'],
    [2, 'docente'],
    [1, 'admin'],
  ])
  expect(data[0]?.autorAlumno).toEqual({ id: ana.id, nombre: 'Ana', apellido: ana.apellido })
})

test.each([
  ['TAREA', 'ANUNCIO'],
  ['EVALUACION', 'ANUNCIO'],
  ['OTRO', 'OTRO'],
  ['nada', 'ANUNCIO'],
  [undefined, 'ANUNCIO'],
])('lo que un alumno publica como %s es %s, y se ve', async (tipo, queda) => {
  const { asAna, publish, una } = createMundoConTablon()

  const { data } = await publish(asAna, { ...aviso, tipo, visibleToStudents: false })

  expect(data).toMatchObject({ tipo: queda, visibleToStudents: true })
  const edicion = { tipo: 'TAREA', visibleToStudents: false }
  expect((await una(asAna, data.id).put(edicion)).data).toMatchObject({
    tipo: 'ANUNCIO',
    visibleToStudents: true,
  })
})

test('lo incompleto se rechaza, y lo que solo parece algo también', async () => {
  const { asDocente, asAna, publish, una } = createMundoConTablon()
  await publish(asDocente, aviso)

  for (const mal of [{}, { titulo: 'Hola' }, { ...aviso, titulo: ' ' }, { ...aviso, contenido: '<p></p>' }]) {
    expect(await publish(asAna, mal)).toMatchObject({ status: 400, data: { error: INCOMPLETA } })
  }
  const hostil = { ...aviso, contenido: '<script>alert(1)</script>' }
  expect((await publish(asDocente, hostil)).status).toBe(400)
  expect((await una(asDocente).put({ titulo: '' })).data.error).toBe(INCOMPLETA)
  expect((await publish(asDocente, { ...aviso, tipo: 'NOTA' })).data.campos).toHaveProperty('tipo')
})

test('el contenido se limpia y los comentarios son texto', async () => {
  const { comment, asAna, publish, una } = createMundoConTablon()
  const contenido = '<p onclick="x()">Hola <img src="x" onerror="y()"><a href="javascript:z()">ven</a></p>'

  const { data } = await publish(asAna, { ...aviso, contenido })

  expect(data.contenido).not.toMatch(/onclick|onerror|javascript/)
  const editada = await una(asAna, data.id).put({
    contenido: '<iframe src="//x"></iframe><p>Bien</p>',
  })
  expect(editada.data.contenido).toBe('<p>Bien</p>')
  const texto = '<b>&lt;script&gt;</b>'
  expect((await comment(asAna, { texto })).data.texto).toBe(texto)
})

test('solo su autor edita; elimina su autor o el administrador', async () => {
  const { readTablon, asAdmin, asDocente, asAna, asBeto, publish, una } = createMundoConTablon()
  await publish(asAna, aviso)

  for (const quien of [asAdmin, asDocente, asBeto]) {
    expect(await una(quien).put({ titulo: 'Otro' })).toMatchObject({
      status: 403,
      data: { code: 'publicacion_ajena', error: 'Solo quien escribió la publicación puede editarla.' },
    })
  }
  for (const quien of [asDocente, asBeto]) expect((await una(quien).delete()).status).toBe(403)
  expect((await una(asAna).put({ titulo: 'Otro' })).data).toMatchObject({
    ...aviso,
    titulo: 'Otro',
  })
  expect(await una(asAdmin).delete()).toMatchObject({
    status: 200,
    data: { message: 'Publicación eliminada' },
  })
  await publish(asDocente, aviso)
  expect((await una(asDocente, 2).delete()).status).toBe(200)
  await publish(asAna, aviso)
  expect((await una(asAna, 3).delete()).status).toBe(200)
  expect((await readTablon(asAna)).data).toEqual([])
})

test('de lo oculto un alumno no sabe, ni siquiera quien lo escribió', async () => {
  const { readTablon, asAdmin, asDocente, asAna, publish } = createMundoConTablon()
  await publish(asAna, aviso)

  const oculta = await asDocente.publicaciones({ id: 1 })['toggle-visibility'].put()

  expect(oculta.data).toMatchObject({ id: 1, visibleToStudents: false })
  expect((await readTablon(asAna)).data).toEqual([])
  for (const [call, cuerpo] of [
    ['GET /publicaciones/1'],
    ['PUT /catedras/1/publicaciones/1', aviso],
    ['DELETE /catedras/1/publicaciones/1'],
    ['GET /publicaciones/1/comentarios'],
    ['POST /publicaciones/1/comentarios', { texto: 'Hola' }],
    ['POST /publicaciones/1/interacciones'],
    ['DELETE /publicaciones/1/interacciones'],
  ] as const) {
    expect(await asAna(call, cuerpo), call).toMatchObject({
      status: 404,
      data: { error: 'No existe esa publicación.' },
    })
  }
  expect((await readTablon(asDocente)).data).toHaveLength(1)
  expect((await asAdmin.publicaciones({ id: 1 })['toggle-visibility'].put()).data.visibleToStudents).toBe(
    true,
  )
  expect((await asAna.publicaciones({ id: 1 })['toggle-visibility'].put()).status).toBe(403)
  expect((await readTablon(asAna)).data).toHaveLength(1)
})

test('quien escribe puede guardar lo que aún no se ve', async () => {
  const { readTablon, asDocente, asAna, publish, una } = createMundoConTablon()

  await publish(asDocente, { ...aviso, visibleToStudents: false })

  expect((await readTablon(asAna)).data).toEqual([])
  expect((await una(asDocente).put({ titulo: 'Ya' })).data.visibleToStudents).toBe(false)
  expect((await una(asDocente).put({ visibleToStudents: true })).data.visibleToStudents).toBe(true)
})

test('de un tablón ajeno nadie sabe, ni de una cátedra que dejó', async () => {
  const { as, comment, db, asAna, asBeto, publish, beto } = createMundoConTablon()
  await publish(asAna, aviso)
  await comment(asBeto, { texto: 'Hola' })
  db.update(catedraAlumnos).set({ baja_en: 1 }).where(eq(catedraAlumnos.alumnoId, beto.id)).run()
  const otroDocente = as('docente')
  const otraAlumna = as('alumno')

  for (const quien of [asBeto, otroDocente, otraAlumna]) {
    for (const [call, cuerpo] of [
      ['GET /publicaciones/catedra/1'],
      ['POST /catedras/1/publicaciones', aviso],
      ['PUT /catedras/1/publicaciones/1', aviso],
      ['DELETE /catedras/1/publicaciones/1'],
    ] as const)
      expect(await quien(call, cuerpo)).toMatchObject({
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
      expect((await quien(call, cuerpo)).status).toBe(404)
  }
  expect((await otroDocente.publicaciones({ id: 1 })['toggle-visibility'].put()).status).toBe(404)
})

test('una cátedra que no existe, o que ya no, lo dice; y un identificador que no vale también', async () => {
  const { readTablon, asAdmin, asAna, publish, catedra, una } = createMundoConTablon()
  await publish(asAna, aviso)
  await asAdmin.admin.catedras({ id: catedra.id }).delete()

  for (const quien of [asAdmin, asAna]) {
    expect((await readTablon(quien)).data.error).toBe('Cátedra no encontrada')
    expect((await publish(quien, aviso)).data.error).toBe('Cátedra no encontrada')
    expect((await una(quien).put(aviso)).status).toBe(404)
    expect((await quien.publicaciones({ id: 1 }).get()).status).toBe(404)
    for (const id of ['0', '-1', 'x', '1.5'])
      expect(await quien.publicaciones.catedra({ id }).get()).toMatchObject({
        status: 400,
        data: { error: 'ID de cátedra inválido.' },
      })
  }
})

test('una publicación de otra cátedra no está en esta', async () => {
  const { db, asAdmin, una } = createMundoConTablon()
  const ajena = insertPublicacion(db, { catedraId: insertCatedra(db).id })

  expect((await una(asAdmin, ajena.id).put(aviso)).status).toBe(404)
  expect((await una(asAdmin, ajena.id).delete()).status).toBe(404)
})

test('un tablón largo se lee por partes', async () => {
  const { readTablon, db, asAna, catedra } = createMundoConTablon()
  for (let i = 0; i < 60; i++)
    insertPublicacion(db, { catedraId: catedra.id, visibleToStudents: i % 2 === 0 })
  const ids = async (query = {}) => (await readTablon(asAna, query)).data.map(({ id }) => id)

  expect(await ids({ limit: 3 })).toEqual([59, 57, 55])
  expect(await ids({ limit: 2, antes: 55 })).toEqual([53, 51])
  expect(await ids()).toHaveLength(30)
  for (const mal of [{ limit: 0 }, { limit: 101 }, { limit: 'x' }, { antes: 0 }])
    expect((await readTablon(asAna, mal)).status).toBe(400)
})
