import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { insertCatedra, insertJustificativo } from '../../support/academia.ts'
import { createMundo } from '../../support/mundo.ts'
import { CLAVE, createMundoConCierre, OTRA } from '../../support/mundo-con-cierre.ts'

test('cerrar una clase marca, dice qué se dio, deja la frase y da una tarea, con un anuncio', async () => {
  const { cierra, entero, filas, ana, beto, diaId, id, marzo, sent, outbox } = createMundoConCierre()

  const { status, data } = await cierra(entero)

  expect(status).toBe(200)
  expect(data).toEqual({
    dia: {
      id: diaId,
      catedraId: id,
      fecha: '2026-03-02',
      dia_semana: 'Lunes',
      hora_desde: null,
      hora_hasta: null,
      suspendida: null,
    },
    tareaId: 1,
    whatsapp: expect.stringContaining('Cantar la escala'),
  })
  const { marcas, unidades, tareas, asignadas, publicaciones, cierres } = filas()
  expect(marcas).toMatchObject([
    { alumnoId: ana.id, presente: true },
    { alumnoId: beto.id, presente: false },
  ])
  expect(unidades).toEqual([{ diaClaseId: diaId, unidadId: marzo.id, estado: 'DADA' }])
  expect(tareas).toMatchObject([{ titulo: 'Cantar la escala', descripcion: '<p>Cantar la escala</p>' }])
  expect(asignadas.map(({ alumnoId }) => alumnoId)).toEqual([ana.id, beto.id])
  expect(publicaciones).toMatchObject([{ tareaMaestraId: 1, titulo: 'Cantar la escala', tipo: 'TAREA' }])
  expect(cierres).toMatchObject([{ por: 'Graciela Ocampos', agregado: false, tareaId: 1 }])
  await outbox.sendDue()
  expect(sent.map(({ to }) => to)).toEqual([ana.email, beto.email])
})

test('el texto para el grupo dice la clase, no a su gente, y termina en el enlace', async () => {
  const { cierra, entero, id } = createMundoConCierre()

  const { data } = await cierra(entero)

  expect(data.whatsapp.split('\n')).toEqual([
    '*Coro* · lunes 02/03/2026',
    '*Vimos*: Marzo',
    '*Para la próxima*: Traer el cancionero.',
    '*Tarea*: Cantar la escala — vence 09/03/2026 23:59',
    expect.stringMatching(new RegExp(`/alumno/catedra/${id}$`)),
  ])
})

test('la misma clave otra vez da la misma respuesta y no hace nada, pase lo que pase con la clase', async () => {
  const { cierra, entero, filas, db, diaId, id } = createMundoConCierre()
  const { data } = await cierra(entero)
  const antes = filas()

  expect(await cierra(entero)).toMatchObject({ status: 200, data })
  db.update(diasClase).set({ suspendida: 'Paro' }).where(eq(diasClase.id, diaId)).run()
  expect(await cierra({ ...entero, marcas: [], para_la_proxima: 'Otra' })).toMatchObject({
    status: 200,
    data,
  })
  db.update(catedras).set({ cerrada_en: 1 }).where(eq(catedras.id, id)).run()
  expect(await cierra(entero)).toMatchObject({ status: 200, data })
  expect(filas()).toEqual(antes)
})

test('desde otro teléfono se dice quién la cerró y a qué hora; con agregar, se suma', async () => {
  const { cierra, cierraAdmin, entero, filas, abril, lee, beto, advance } = createMundoConCierre()
  await cierra(entero)
  const antes = filas()
  advance(60_000)

  expect(await cierraAdmin({ ...entero, clave: OTRA })).toMatchObject({
    status: 409,
    data: { code: 'clase_cerrada', error: 'Ya la cerró Graciela Ocampos a las 20:41.' },
  })
  expect(filas()).toEqual(antes)

  const mas = {
    clave: OTRA,
    agregar: true,
    marcas: [{ alumnoId: beto.id, presente: true, matiz: 'TARDE' }],
    unidades: [{ unidadId: abril.id, estado: 'EN_PARTE' }],
    para_la_proxima: 'Y lápiz.',
    tarea: { titulo: 'Leer', puntos_posibles: 5 },
  }
  const { status, data } = await cierraAdmin(mas)
  expect(status).toBe(200)
  expect(data.tareaId).toBe(2)
  expect(data.whatsapp).toContain('Marzo, Abril (en parte)')
  expect(await cierraAdmin(mas)).toMatchObject({ status: 200, data })
  expect(filas().marcas).toMatchObject([{ presente: true }, { presente: true, matiz: 'TARDE' }])
  expect(filas().publicaciones).toHaveLength(2)
  expect((await lee()).data.cierre).toMatchObject({
    por: 'Graciela Ocampos',
    para_la_proxima: 'Traer el cancionero.\nY lápiz.',
    tareaIds: [1, 2],
  })
})

test('lo que se agrega no quita: la unidad que se dio entera sigue dada', async () => {
  const { cierra, cierraAdmin, entero, filas, marzo, abril } = createMundoConCierre()
  await cierra({ ...entero, unidades: [...entero.unidades, { unidadId: abril.id, estado: 'EN_PARTE' }] })

  const { data } = await cierraAdmin({
    clave: OTRA,
    agregar: true,
    unidades: [
      { unidadId: marzo.id, estado: 'EN_PARTE' },
      { unidadId: abril.id, estado: 'DADA' },
    ],
  })

  expect(filas().unidades).toMatchObject([
    { unidadId: marzo.id, estado: 'DADA' },
    { unidadId: abril.id, estado: 'DADA' },
  ])
  expect(data.whatsapp).toContain('Marzo, Abril\n')
})

test('agregar a la que nadie cerró la cierra; de la administración se dice que es ella', async () => {
  const { cierra, cierraAdmin, filas } = createMundoConCierre()

  expect((await cierraAdmin({ clave: OTRA, agregar: true })).status).toBe(200)
  expect(filas().cierres).toMatchObject([{ agregado: false }])
  expect((await cierra({ clave: CLAVE })).data.error).toBe('Ya la cerró la administración a las 20:41.')
})

test('hoy es la clase de hoy, y si no está se crea', async () => {
  const { cierra, diaId, db, id, advance } = createMundoConCierre()

  expect((await cierra({ clave: CLAVE }, 'hoy')).data.dia.id).toBe(diaId)
  advance(86_400_000)
  const { data } = await cierra({ clave: OTRA }, 'hoy')
  expect(data.dia).toMatchObject({ catedraId: id, fecha: '2026-03-03', dia_semana: 'Martes' })
  expect(db.select().from(diasClase).all()).toHaveLength(2)
})

test('lo que esperó en un teléfono cierra el día en que se escribió, y no deshace lo que se marcó después', async () => {
  const { cierra, cierraAdmin, ana, filas, diaId, advance, deps } = createMundoConCierre()
  const escrita = deps.now()
  advance(3_600_000)
  await cierraAdmin({ clave: OTRA, agregar: true, marcas: [{ alumnoId: ana.id, presente: false }] })
  advance(86_400_000)

  const { status, data } = await cierra(
    {
      clave: CLAVE,
      agregar: true,
      fecha: '2026-03-02',
      hecha_hace: deps.now() - escrita,
      marcas: [{ alumnoId: ana.id, presente: true }],
    },
    'hoy',
  )

  expect({ status, dia: data.dia.id }).toEqual({ status: 200, dia: diaId })
  expect(filas().marcas).toMatchObject([{ presente: false, marcada_por: 'admin' }])
})

test('una clave que se usó en otra cátedra no dice nada de ella', async () => {
  const { cierra, asDocente, db, docente } = createMundoConCierre()
  await cierra({ clave: CLAVE })
  const otra = insertCatedra(db, { docenteId: docente.id })

  expect(
    await asDocente(`POST /docente/catedra/${otra.id}/diasclase/hoy/cierre`, { clave: CLAVE }),
  ).toMatchObject({
    status: 400,
    data: { error: 'Esa clave ya se usó en otra clase.' },
  })
})

test('a quien tiene un justificativo aceptado su falta le queda justificada', async () => {
  const { cierra, lee, db, id, beto, entero, filas } = createMundoConCierre()
  insertJustificativo(db, { catedraId: id, alumnoId: beto.id, estado: 'ACEPTADO' })

  expect((await lee()).data.alumnos).toMatchObject([
    { con_justificativo: false },
    { con_justificativo: true },
  ])
  await cierra(entero)
  expect(filas().marcas).toMatchObject([{ matiz: null }, { presente: false, matiz: 'JUSTIFICADO' }])
})

test('en una cátedra sin alumnos la clase se cierra igual', async () => {
  const { catedra, asDocente, db } = createMundo()

  const { status, data } = await asDocente(`POST /docente/catedra/${catedra.id}/diasclase/hoy/cierre`, {
    clave: CLAVE,
    tarea: { titulo: 'Leer', puntos_posibles: 1, fecha_entrega: '2020-01-01' },
  })

  expect({ status, tareaId: data.tareaId }).toEqual({ status: 200, tareaId: 1 })
  expect(db.select().from(tareaAsignaciones).all()).toEqual([])
})

test('la copia a otro año no lleva nada de los cierres', async () => {
  const { cierra, entero, asAdmin, id, filas } = createMundoConCierre()
  await cierra(entero)

  const { data } = await asAdmin(`POST /admin/catedras/${id}/copiar`, { anio: 2027, desde: '2027-03-01' })

  expect(filas().cierres).toHaveLength(1)
  expect(filas().unidades).toHaveLength(1)
  expect((await asAdmin.admin.catedras({ id: data.id }).get()).data.PlanDeClases).toMatchObject([
    { dadas: 0 },
  ])
})

test('de quien se borran los datos no queda el nombre en lo que cerró', async () => {
  const { cierra, asAdmin, asDocente, leeAdmin } = createMundoConCierre()
  await cierra({ clave: CLAVE })
  await asDocente('POST /docente/me/pedido-de-borrado', {})

  const [pedido] = (await asAdmin('GET /admin/pedidos-de-datos')).data
  expect((await asAdmin(`POST /admin/pedidos-de-datos/${pedido.id}/borrar`)).status).toBe(200)

  const { por } = (await leeAdmin()).data.cierre
  expect(por).toBeTruthy()
  expect(por).not.toContain('Graciela')
})
