import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sweepArchivos } from '../../../api/suelo/archivos/limpieza.ts'
import { pack, unpack } from '../../../api/suelo/papelera/contenido.ts'
import { vencimientoDePapelera } from '../../../api/suelo/papelera/vaciar.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { historialDeNotas, tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { insertAlumno, insertCatedra, insertDiaClase, insertDocente } from '../../support/academia.ts'
import { insertCreador } from '../../support/creadores.ts'
import { insertAsignacion, insertPublicacion, insertTarea } from '../../support/cursado.ts'
import { createMundo } from '../../support/mundo.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

const DAY_MS = 24 * 3_600_000

/** A course with a class, a task of its only student and a post. */
function createMundoConCosas() {
  const mundo = createMundo({ alumnos: 1, sinLimites: true })
  const {
    db,
    catedra,
    alumnos: [ana],
    asAdmin,
    asDocente,
  } = mundo
  const tarea = insertTarea(db, { catedraId: catedra.id, titulo: 'Polca' })
  insertAsignacion(db, { tareaMaestraId: tarea.id, alumnoId: ana.id })
  const dia = insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-09' })
  return {
    ...mundo,
    ana,
    tarea,
    dia,
    dropTarea: () => asAdmin.admin.tareas({ id: tarea.id }).delete(),
    dropCatedra: () => asAdmin.admin.catedras({ id: catedra.id }).delete(),
    dropAna: () => asAdmin.alumnos({ id: ana.id }).delete(),
    restore: (id: number, datos: { email?: string; slug?: string } = {}) =>
      asAdmin.admin.papelera({ id }).restaurar.post(datos),
    purge: (id: number) => asAdmin.admin.papelera({ id }).delete(),
    restoreAsDocente: (id: number) => asDocente.docente.papelera({ id }).restaurar.post({}),
  }
}

test('lo eliminado se lista con lo que trae, por quién y hasta cuándo', async () => {
  const { asAdmin, dropTarea, dropAna } = createMundoConCosas()
  await dropTarea()
  await dropAna()

  const { status, data } = await asAdmin.admin.papelera.get()

  expect(status).toBe(200)
  expect(data).toEqual([
    expect.objectContaining({ id: 2, tipo: 'ALUMNO', titulo: 'Ana Acosta', catedra: null }),
    {
      id: 1,
      tipo: 'TAREA',
      titulo: 'Polca',
      catedra: 'Armonía',
      cerrada: false,
      cuenta: { tareas_maestras: 1, tarea_asignaciones: 1 },
      por: 'Administración',
      created_at: '2026-03-02T12:00:00.000Z',
      vence_en: '2026-05-01T12:00:00.000Z',
    },
  ])
  const deUna = await asAdmin.admin.papelera.get({ query: { tipo: 'TAREA', cosaId: 1 } })
  expect(deUna.data).toMatchObject([{ id: 1 }])
  expect(await asAdmin('GET /admin/papelera?tipo=PERRO')).toMatchObject({ status: 400 })
})

test('el docente ve y devuelve lo de sus cátedras, sin cátedras ni personas', async () => {
  const { as, db, asAdmin, asDocente, dropTarea, dropAna, restoreAsDocente } = createMundoConCosas()
  const otro = as('docente', insertDocente(db))
  const ajena = insertCatedra(db)
  await dropTarea()
  await dropAna()
  await asAdmin.admin.catedras({ id: ajena.id }).delete()

  expect((await asDocente.docente.papelera.get()).data).toMatchObject([{ id: 1, tipo: 'TAREA' }])
  expect((await otro.docente.papelera.get()).data).toEqual([])
  const deOtro = await otro.docente.papelera({ id: 1 }).restaurar.post({})
  expect(deOtro).toMatchObject({ status: 404, data: { code: 'papelera_no_encontrada' } })
  expect((await otro('POST /docente/papelera/1/restaurar', { email: 'nada' })).status).toBe(404)
  expect((await restoreAsDocente(2)).status).toBe(404)
  expect(await restoreAsDocente(1)).toMatchObject({ status: 409, data: { code: 'papelera_antes' } })
  await asAdmin.admin.papelera({ id: 2 }).restaurar.post({})
  expect(await restoreAsDocente(1)).toMatchObject({
    status: 200,
    data: { message: 'Se restauró la tarea «Polca».', tipo: 'TAREA', cosaId: 1, catedraId: 1 },
  })
  expect((await restoreAsDocente(1)).status).toBe(404)
  expect((await asDocente('DELETE /admin/papelera/3')).status).toBe(403)
})

test('lo que era parte de otra cosa espera a que vuelva esa', async () => {
  const { db, dropTarea, dropCatedra, restore } = createMundoConCosas()
  await dropTarea()
  await dropCatedra()

  expect(await restore(1)).toMatchObject({
    status: 409,
    data: {
      code: 'papelera_antes',
      error: 'Antes hay que restaurar la cátedra «Armonía», que también está en la papelera.',
    },
  })
  expect((await restore(2)).status).toBe(200)
  expect((await restore(1)).status).toBe(200)
  expect(db.select().from(tareaAsignaciones).all()).toHaveLength(1)
})

test('sin aquello de lo que era parte no vuelve; lo que colgaba de quien ya no existe se va con él', async () => {
  const { db, dropTarea, dropAna, dropCatedra, restore, purge } = createMundoConCosas()
  await dropTarea()
  await dropAna()
  await purge(2)

  expect((await restore(1)).status).toBe(200)
  expect(db.select().from(tareasMaestras).all()).toHaveLength(1)
  expect(db.select().from(tareaAsignaciones).all()).toEqual([])
  await dropTarea()
  await dropCatedra()
  await purge(4)
  expect(await restore(3)).toMatchObject({ status: 409, data: { code: 'papelera_sin_donde' } })
})

test('el email que otra persona tomó se cambia al restaurar', async () => {
  const { db, ana, dropAna, restore } = createMundoConCosas()
  await dropAna()
  insertAlumno(db, { email: ana.email.toUpperCase() })

  expect(await restore(1)).toMatchObject({
    status: 409,
    data: { code: 'email_ocupado', campos: { email: expect.stringContaining(ana.email) } },
  })
  expect(await restore(1, { email: 'no es un email' })).toMatchObject({ status: 400 })
  expect((await restore(1, { email: 'ana@otro.py' })).status).toBe(200)
  expect(db.select().from(alumnos).where(eq(alumnos.id, ana.id)).get()).toMatchObject({
    nombre: 'Ana',
    email: 'ana@otro.py',
  })
})

test('la dirección que otro creador tomó se cambia al restaurar, y las de antes que tomó son suyas', async () => {
  const { db, asAdmin, restore } = createMundoConCosas()
  const { id } = insertCreador(db, { slug: 'ana-paz' })
  await asAdmin.composers({ id }).put({ slug: 'ana' })
  await asAdmin.composers({ id }).delete()
  insertCreador(db, { slug: 'ana' })
  insertCreador(db, { slug: 'ana-paz' })

  expect(await restore(1)).toMatchObject({
    status: 409,
    data: { code: 'direccion_ocupada', campos: { slug: expect.anything() } },
  })
  expect((await restore(1, { slug: 'Ana Paz' })).status).toBe(400)
  expect((await restore(1, { slug: 'ana-paz' })).status).toBe(409)
  expect((await restore(1, { slug: 'ana-2' })).status).toBe(200)
  expect((await asAdmin.composers({ id }).get()).data).toMatchObject({ slug: 'ana-2' })
})

test('un día de clase no vuelve sobre otro de la misma fecha', async () => {
  const { db, asDocente, catedra, dia, restore } = createMundoConCosas()
  await asDocente.docente.catedra({ id: catedra.id }).diasclase({ diaId: dia.id }).delete()
  insertDiaClase(db, { catedraId: catedra.id, fecha: dia.fecha })

  expect(await restore(1)).toMatchObject({
    status: 409,
    data: { code: 'fecha_ocupada', error: 'La cátedra ya tiene otra clase el 09/03/2026.' },
  })
})

test('a una cátedra cerrada nada vuelve', async () => {
  const { db, dropTarea, restore, restoreAsDocente } = createMundoConCosas()
  await dropTarea()
  db.update(catedras).set({ cerrada_en: 1 }).run()

  expect(await restore(1)).toMatchObject({ status: 409, data: { code: 'catedra_cerrada' } })
  expect(await restoreAsDocente(1)).toMatchObject({ status: 409, data: { code: 'catedra_cerrada' } })
})

test('una referencia que mientras tanto nombró a otro queda como está', async () => {
  const { db, asAdmin, catedra, docente, restore } = createMundoConCosas()
  const otra = insertDocente(db)
  const suya = insertCatedra(db, { docenteId: docente.id })
  await asAdmin.admin.docentes({ id: docente.id }).delete()
  db.update(catedras).set({ docenteId: otra.id }).where(eq(catedras.id, catedra.id)).run()

  await restore(1)

  const docenteDe = (id: number) => db.select().from(catedras).where(eq(catedras.id, id)).get()?.docenteId
  expect([docenteDe(catedra.id), docenteDe(suya.id)]).toEqual([otra.id, docente.id])
})

test('lo que un alumno elimina también espera en la papelera', async () => {
  const { db, as, ana, catedra, asDocente } = createMundoConCosas()
  const suya = insertPublicacion(db, { catedraId: catedra.id, autor: 'alumno', autorAlumnoId: ana.id })
  await as('alumno', ana)(`DELETE /catedras/${catedra.id}/publicaciones/${suya.id}`)

  expect((await asDocente.docente.papelera.get()).data).toMatchObject([
    { tipo: 'PUBLICACION', por: 'Ana Acosta' },
  ])
})

test('los archivos quedan mientras están en la papelera, vuelven con su dueña y se van cuando vence', async () => {
  const mundo = await createMundoConAsignadas()
  const { asAdmin, aula, deliver, db, deps, advance, sesion, readArchivo, enDisco } = mundo
  await deliver(0)
  const [{ path } = { path: '' }] = db.select().from(archivos).all()
  const read = async () => (await readArchivo(`/${path}`, { headers: await sesion('admin') })).status
  expect(await read()).toBe(200)

  await aula.tareas({ tareaId: 1 }).delete()
  advance(2 * DAY_MS)
  sweepArchivos(deps)
  expect(enDisco()).toHaveLength(1)
  expect(await read()).toBe(404)
  await asAdmin.admin.papelera({ id: 1 }).restaurar.post({})
  expect(await read()).toBe(200)

  await aula.tareas({ tareaId: 1 }).delete()
  const job = vencimientoDePapelera(deps)
  advance(59 * DAY_MS)
  job.run()
  expect(enDisco()).toHaveLength(1)
  advance(2 * DAY_MS)
  job.run()
  expect(enDisco()).toEqual([])
  expect((await asAdmin.admin.papelera.get()).data).toEqual([])
})

test('lo eliminado antes de una migración vuelve como ella lo habría dejado', async () => {
  const { db, dropTarea, restore } = createMundoConCosas()
  db.update(tareaAsignaciones).set({ estado: 'CALIFICADA', puntos_obtenidos: 7, calificada_en: 5 }).run()
  await dropTarea()
  olvidaColumnas(
    db,
    [
      'publicada_en',
      'publica',
      'rubro_id',
      'tipo',
      'pide',
      'creador_id',
      'sugerencia_id',
      'recupera',
      'ultimo_acto',
    ],
    20,
  )

  expect((await restore(1)).status).toBe(200)

  expect(db.select().from(tareaAsignaciones).get()).toMatchObject({ puntos_obtenidos: 7, publicada_en: 5 })
  expect(db.select().from(historialDeNotas).all()).toMatchObject([{ a: 7, cuando: 5 }])
})

test('lo que ninguna migración lleva hasta hoy dice qué versión puede', async () => {
  const { db, dropTarea, restore } = createMundoConCosas()
  await dropTarea()
  db.update(papelera).set({ migraciones: 2 }).run()

  expect(await restore(1)).toMatchObject({
    status: 409,
    data: {
      code: 'papelera_otra_version',
      error: 'Se eliminó con la versión 0.0.0 del programa: solo esa versión puede restaurarlo.',
    },
  })
})

/** As an earlier program would have written it. */
function olvidaColumnas(
  db: ReturnType<typeof createMundoConCosas>['db'],
  cuales: string[],
  migraciones: number,
) {
  const guardado = db.select().from(papelera).get() as typeof papelera.$inferSelect
  const contenido = unpack(guardado.contenido)
  const tablas = contenido.tablas.map(({ tabla, columnas, filas }) => {
    const quedan = columnas.map((una) => !cuales.includes(una))
    return {
      tabla,
      columnas: columnas.filter((_, i) => quedan[i]),
      filas: filas.map((fila) => fila.filter((_, i) => quedan[i])),
    }
  })
  db.update(papelera)
    .set({ migraciones, contenido: pack({ ...contenido, tablas }) })
    .run()
}
