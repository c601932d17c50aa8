import { expect, test } from 'vitest'
import {
  insertAlumno,
  insertCatedra,
  insertDocente,
  insertInscripcion,
  insertPago,
} from '../../support/academia.ts'
import { closeCatedraDe } from '../../support/actas.ts'
import { testApi } from '../../support/api.ts'
import { createMundo } from '../../support/mundo.ts'

const ana = { nombre: 'Ana', apellido: 'Paz', email: 'Ana@Paz.py' }

const tipos = [
  { tipo: 'alumno', lista: '/admin/alumnos', ruta: '/alumnos', code: 'alumno_no_encontrado' },
  { tipo: 'docente', lista: '/admin/docentes', ruta: '/admin/docentes', code: 'docente_no_encontrado' },
]

test.each(tipos)('un $tipo se crea, se lee, se cambia y se elimina', async ({ lista, ruta, code }) => {
  const { asAdmin } = testApi()

  const creado = await asAdmin(`POST ${ruta}`, { ...ana, nombre: ' Ana ', telefono: '', clave: 'x' })
  expect(creado.status).toBe(201)
  expect(creado.data).toMatchObject({ id: 1, ...ana, telefono: null })
  expect(creado.data).not.toHaveProperty('clave')

  expect((await asAdmin(`GET ${ruta}/1`)).data).toMatchObject({ ...ana, catedras: [] })
  const cambiado = await asAdmin(`PUT ${ruta}/1`, { apellido: 'Ñandé', telefono: '0981' })
  expect(cambiado).toMatchObject({
    status: 200,
    data: { nombre: 'Ana', apellido: 'Ñandé', telefono: '0981' },
  })
  expect((await asAdmin(`GET ${lista}`)).data).toMatchObject([{ id: 1, apellido: 'Ñandé' }])

  expect((await asAdmin(`DELETE ${ruta}/1`)).status).toBe(200)
  for (const call of [`GET ${ruta}/1`, `PUT ${ruta}/1`, `DELETE ${ruta}/1`]) {
    expect(await asAdmin(call, {})).toMatchObject({ status: 404, data: { code } })
  }
  expect((await asAdmin(`GET ${ruta}/uno`)).status).toBe(400)
})

test.each(tipos)(
  'dos $tipo no tienen el mismo email, tampoco con otras mayúsculas',
  async ({ tipo, ruta }) => {
    const { asAdmin } = testApi()
    const mensaje = `Ya existe un ${tipo} con ese email.`
    await asAdmin(`POST ${ruta}`, ana)
    await asAdmin(`POST ${ruta}`, { ...ana, email: 'otra@paz.py' })

    const repetido = await asAdmin(`POST ${ruta}`, { ...ana, email: 'ANA@paz.PY' })
    const cambiado = await asAdmin(`PUT ${ruta}/2`, { email: 'aNa@paz.py' })

    for (const { status, data } of [repetido, cambiado]) {
      expect(status).toBe(409)
      expect(data).toMatchObject({ error: mensaje, code: 'email_ocupado', campos: { email: mensaje } })
    }
    expect((await asAdmin(`PUT ${ruta}/1`, { email: 'ana@paz.py' })).data.email).toBe('ana@paz.py')
  },
)

test.each(tipos)(
  'un $tipo sin email o con uno mal escrito no vale, tampoco al cambiarlo',
  async ({ ruta }) => {
    const { asAdmin } = testApi()
    await asAdmin(`POST ${ruta}`, ana)

    expect((await asAdmin(`POST ${ruta}`, { ...ana, email: '' })).data.error).toBe('El email es obligatorio.')
    expect(await asAdmin(`PUT ${ruta}/1`, { email: 'ana' })).toMatchObject({
      status: 400,
      data: { campos: { email: 'El email no es válido.' } },
    })
  },
)

test.each(['PUT /alumnos/9', 'PUT /admin/docentes/9', 'POST /admin/docentes/9/codigo'])(
  'que no existe se dice antes que lo que le falta al pedido: %s',
  async (llamada) => {
    expect((await testApi().asAdmin(llamada, { nombre: 1 })).status).toBe(404)
  },
)

test('un alumno y un docente pueden tener el mismo email', async () => {
  const { asAdmin } = testApi()

  expect((await asAdmin.alumnos.post(ana)).status).toBe(201)
  expect((await asAdmin.admin.docentes.post(ana)).status).toBe(201)
})

test('las listas van por apellido, a la española', async () => {
  const { db, asAdmin } = testApi()
  for (const apellido of ['Ñúñez', 'Ocampo', 'Ávalos', 'núñez', 'Benítez']) insertAlumno(db, { apellido })

  const { data } = await asAdmin.admin.alumnos.get()

  expect(data.map(({ apellido }: { apellido: string }) => apellido)).toEqual([
    'Ávalos',
    'Benítez',
    'núñez',
    'Ñúñez',
    'Ocampo',
  ])
})

test('al dejar de ser menor se va lo del tutor', async () => {
  const { asAdmin } = testApi()
  const tutor = { es_menor: true, vive_con_padres: true, nombre_tutor: 'Eva', telefono_tutor: '1' }

  expect((await asAdmin.alumnos.post({ ...ana, es_menor: true })).status).toBe(400)
  expect((await asAdmin.alumnos.post({ ...ana, ...tutor })).data).toMatchObject(tutor)
  expect((await asAdmin.alumnos({ id: 1 }).put({ es_menor: false })).data).toMatchObject({
    es_menor: false,
    vive_con_padres: false,
    nombre_tutor: null,
    telefono_tutor: null,
  })
})

test('el documento de un alumno lo escribe la administración, y es opcional', async () => {
  const { asAdmin, as } = testApi()

  const { data: alumno } = await asAdmin.alumnos.post({ ...ana, documento: ' 3.456.789 ' })
  expect(alumno.documento).toBe('3.456.789')
  expect((await asAdmin.alumnos({ id: alumno.id }).put({ instrumento: 'Arpa' })).data.documento).toBe(
    '3.456.789',
  )
  const alumna = as('alumno', alumno)
  expect((await alumna('PUT /alumnos/me', { documento: '1', nombre: 'Ana' })).data.documento).toBe(
    '3.456.789',
  )
  expect(await asAdmin.alumnos({ id: alumno.id }).put({ documento: '1'.repeat(41) })).toMatchObject({
    status: 400,
    data: { campos: { documento: 'El documento no puede pasar de 40 caracteres.' } },
  })
  expect((await asAdmin.alumnos({ id: alumno.id }).put({ documento: '' })).data.documento).toBeNull()
  expect((await asAdmin.alumnos.post({ ...ana, email: 'otra@rios.py' })).data.documento).toBeNull()
})

test('eliminar a un alumno dice qué se va con él, también lo de antes', async () => {
  const { db, asAdmin, sqlite } = testApi()
  const { id: alumnoId } = insertAlumno(db)
  for (const baja_en of [null, 5]) {
    const inscripcion = insertInscripcion(db, { catedraId: insertCatedra(db).id, alumnoId, baja_en })
    insertPago(db, { catedraAlumnoId: inscripcion.id, monto: 5 })
  }

  expect((await asAdmin.alumnos({ id: alumnoId }).get()).data.catedras).toHaveLength(1)
  expect((await asAdmin.alumnos({ id: alumnoId }).delete()).data).toEqual({
    message: 'Alumno eliminado.',
    eliminado: {
      inscripciones: 2,
      pagos: 2,
      asistencias: 0,
      entregas: 0,
      evaluaciones: 0,
      publicaciones: 0,
      archivos: 0,
    },
  })
  expect(sqlite.prepare('SELECT count(*) FROM pagos').pluck().get()).toBe(0)
})

test('las cátedras de un docente eliminado quedan sin docente', async () => {
  const { db, asAdmin } = testApi()
  const docente = insertDocente(db)
  const catedra = insertCatedra(db, { docenteId: docente.id, nombre: 'Coro' })

  expect((await asAdmin.admin.docentes({ id: docente.id }).get()).data.catedras).toEqual([
    { id: catedra.id, nombre: 'Coro', anio: 2026 },
  ])
  expect((await asAdmin.admin.docentes.get()).data[0]?.totalCatedras).toBe(1)
  expect((await asAdmin.admin.docentes({ id: docente.id }).delete()).data).toEqual({
    message: 'Docente eliminado.',
    catedrasSinDocente: 1,
  })
  expect((await asAdmin.admin.catedras({ id: catedra.id }).get()).data).toMatchObject({
    docenteId: null,
    Docente: null,
  })
})

test('un docente lee a los alumnos de sus cátedras, y de los demás no sabe nada', async () => {
  const { as, db } = testApi()
  const [docente, colega] = [insertDocente(db), insertDocente(db)]
  const suya = insertCatedra(db, { docenteId: docente.id, nombre: 'Coro' })
  const ajena = insertCatedra(db, { docenteId: colega.id })
  const [propio, ajeno, ido] = [insertAlumno(db), insertAlumno(db), insertAlumno(db)]
  for (const { id } of [suya, ajena]) insertInscripcion(db, { catedraId: id, alumnoId: propio.id })
  insertInscripcion(db, { catedraId: ajena.id, alumnoId: ajeno.id })
  insertInscripcion(db, { catedraId: suya.id, alumnoId: ido.id, baja_en: 1 })
  const asDocente = as('docente', docente)

  const { status, data } = await asDocente.alumnos({ id: propio.id }).get()

  expect(status).toBe(200)
  expect(data).toMatchObject({ email: propio.email, catedras: [{ catedraId: suya.id, nombre: 'Coro' }] })
  expect(data.catedras).toHaveLength(1)
  for (const { id } of [ajeno, ido, { id: 99 }]) {
    expect(await asDocente.alumnos({ id }).get()).toMatchObject({
      status: 404,
      data: { code: 'alumno_no_encontrado' },
    })
  }
})

test('cada quien lee y cambia su perfil; el email de otro no se puede tomar', async () => {
  const { as, db } = testApi()
  const alumno = insertAlumno(db, ana)
  const otro = insertAlumno(db)
  const docente = insertDocente(db, ana)
  const asAlumno = as('alumno', alumno)
  const asDocente = as('docente', docente)

  expect((await asAlumno.alumnos.me.get()).data).toMatchObject({ id: alumno.id, ...ana })
  expect((await asAlumno.alumnos.me.put({ instrumento: 'Arpa' })).data.instrumento).toBe('Arpa')
  expect((await asAlumno.alumnos.me.put({ nombre: '' })).data.error).toBe('El nombre es obligatorio.')
  expect((await asAlumno.alumnos.me.put({ email: otro.email.toUpperCase() })).status).toBe(409)
  expect((await asDocente.docente.me.get()).data).toMatchObject({ id: docente.id, ...ana })
  expect((await asDocente.docente.me.put({ direccion: 'Areguá' })).data.direccion).toBe('Areguá')
})

test('el administrador no es alumno ni docente', async () => {
  const { asAdmin } = testApi()

  for (const call of [
    'GET /alumnos/me',
    'GET /alumnos/me/catedras',
    'GET /docente/me',
    'GET /docente/me/catedras',
  ]) {
    expect((await asAdmin(call)).status).toBe(403)
  }
})

test('Agüero va antes que Agüero Gómez en cada lista, también en el acta', async () => {
  const mundo = createMundo()
  const { asAdmin, aula, catedra, call, sesion, db } = mundo
  for (const [nombre, apellido] of [
    ['Ana', 'Agüero Gómez'],
    ['Rosa', 'Aguero'],
    ['Luis', 'Agüero'],
  ])
    mundo.enroll({ nombre, apellido })
  await closeCatedraDe(mundo)
  insertDocente(db, { nombre: 'Ana', apellido: 'Ocampos Ruiz' })
  const headers = await sesion()
  const textoDe = async (path: string) => (await call(path, { headers })).text()

  const listas = [
    (await asAdmin.admin.alumnos.get()).data,
    (await asAdmin.admin.catedras({ id: catedra.id }).get()).data.CatedraAlumno.map((una) => una.Alumno),
    (await aula.habilitacion.get()).data.alumnos,
    (await aula.cifras.get()).data.alumnos,
    (await aula.calificaciones.get()).data.alumnos,
  ] as { nombre: string }[][]

  const [luis, rosa, ana] = ['Luis', 'Rosa', 'Ana'].map((nombre) => expect.stringMatching(`^${nombre}`))
  for (const lista of listas) expect(lista.map(({ nombre }) => nombre)).toEqual([luis, rosa, ana])
  expect((await asAdmin.admin.docentes.get()).data.map(({ nombre }) => nombre)).toEqual(['Graciela', 'Ana'])
  expect(await textoDe('/admin/alumnos/exportar.csv')).toMatch(/Agüero;Luis.*Aguero;Rosa.*Agüero Gómez;Ana/s)
  expect(await textoDe(`/admin/catedras/${catedra.id}/actas/1.csv`)).toMatch(
    /1;Agüero, Luis.*2;Aguero, Rosa.*3;Agüero Gómez, Ana/s,
  )
})
