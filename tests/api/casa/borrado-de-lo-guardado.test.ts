import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Contenido, unpack } from '../../../api/suelo/papelera/contenido.ts'
import { putInPapelera } from '../../../api/suelo/papelera/tirar.ts'
import { transact } from '../../../db/client.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { creadorVersiones, sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import { publicacionComentarios, publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import type { TipoEnPapelera } from '../../../src/domain/papelera/papelera.ts'
import { insertAlumno } from '../../support/academia.ts'
import { mundoDeAportes } from '../../support/aportes.ts'
import { insertPublicacion } from '../../support/cursado.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'
import { createMundoDePapelera, eliminaciones } from '../../support/mundo-de-papelera.ts'

const ZOILA = { nombre: 'Zoila', apellido: 'Quiñónez', email: 'zoila@ejemplo.py' }
const SUYO = /zoila|quiñónez/i
const DE_ZOILA = {
  email: 'Zoila@ejemplo.py',
  is_student_contribution: true,
  student_first_name: 'Zoila',
  student_last_name: 'Quiñónez',
}

/** Two published contributions, of which Zoila sent the second; both have one of hers and one of somebody else. */
async function conDosAportes() {
  const mundo = mundoDeAportes({ sinLimites: true })
  const { db, asAdmin } = mundo
  const zoila = insertAlumno(db, ZOILA)
  const uno = await mundo.aporta({ email: 'sol@aporta.py' })
  const suyo = await mundo.aporta(DE_ZOILA)
  for (const { id } of [uno, suyo]) await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })
  db.update(creadores).set({ ip_address: '10.1.2.3' }).where(eq(creadores.id, suyo.id)).run()
  const base = { reason: 'x', cambios: {}, created_at: 0, creadorId: suyo.id, student_first_name: 'Zoila' }
  for (const suggester_email of ['ZOILA@ejemplo.py', 'ajena@ejemplo.py']) {
    db.insert(sugerencias)
      .values({ ...base, suggester_email })
      .run()
    const version = { creadorId: suyo.id, motivo: 'CORRECCION', quien: suggester_email } as const
    db.insert(creadorVersiones)
      .values({ ...version, antes: {}, created_at: 0 })
      .run()
  }
  const erase = async () => {
    await mundo.as('alumno', zoila)('POST /alumnos/me/pedido-de-borrado', {})
    expect(await asAdmin('POST /admin/pedidos-de-datos/1/borrar')).toMatchObject({ status: 200 })
  }
  return { ...mundo, uno, suyo, erase }
}

type Mundo = Awaited<ReturnType<typeof conDosAportes>>

/** Whose the contribution is, and what the world sees of it. */
async function requireDeNadie({ db, api, asAdmin, suyo }: Mundo) {
  const nadie = 'alumno-1@borrado.invalid'
  const fila = db.select().from(creadores).where(eq(creadores.id, suyo.id)).get()
  expect(fila).toMatchObject({
    email: nadie,
    student_first_name: null,
    student_last_name: null,
    ip_address: null,
  })
  const deQuien = db.select({ quien: sugerencias.suggester_email }).from(sugerencias).all()
  expect(deQuien.map(({ quien }) => quien)).toEqual([nadie, 'ajena@ejemplo.py'])
  const ranking = (await api.ranking.get()).data
  expect(ranking).toMatchObject([{ email: 's*l@aporta.py' }])
  const ficha = await asAdmin(`GET /composers/${suyo.id}`)
  expect(ficha.status).toBe(200)
  const historial = await asAdmin(`GET /composers/${suyo.id}/history`)
  expect(historial.data).toHaveLength(3)
  expect(JSON.stringify([ranking, ficha.data, historial.data])).not.toMatch(SUYO)
}

const readGuardado = (db: Mundo['db'], donde: typeof papelera | typeof fusiones, id = 1): Contenido =>
  unpack(db.select().from(donde).where(eq(donde.id, id)).get()?.contenido as Buffer)

/** Each row as text. */
const listFilas = ({ tablas }: Contenido) =>
  tablas.flatMap(({ tabla, filas }) => filas.map((fila) => `${tabla}: ${JSON.stringify(fila)}`))

test('deshacer una fusión no trae de vuelta a quien se borró', async () => {
  const mundo = await conDosAportes()
  const { db, asAdmin, uno, suyo, erase } = mundo
  await asAdmin(`POST /admin/composers/${uno.id}/fusionar`, { con: suyo.id, campos: {} })
  expect(JSON.stringify(readGuardado(db, fusiones))).toMatch(SUYO)

  await erase()

  expect(JSON.stringify(readGuardado(db, fusiones))).not.toMatch(SUYO)
  expect(await asAdmin('POST /admin/fusiones/1/deshacer')).toMatchObject({ status: 200 })
  await requireDeNadie(mundo)
})

test('restaurar de la papelera no trae de vuelta a quien se borró', async () => {
  const mundo = await conDosAportes()
  const { asAdmin, suyo, erase } = mundo
  await asAdmin.composers({ id: suyo.id }).delete()

  await erase()

  expect(await asAdmin('POST /admin/papelera/1/restaurar', {})).toMatchObject({ status: 200 })
  await requireDeNadie(mundo)
})

test('tampoco si la ficha que quedó de una fusión estaba en la papelera', async () => {
  const mundo = await conDosAportes()
  const { asAdmin, uno, suyo, erase } = mundo
  await asAdmin(`POST /admin/composers/${uno.id}/fusionar`, { con: suyo.id, campos: {} })
  await asAdmin.composers({ id: uno.id }).delete()

  await erase()

  await asAdmin('POST /admin/papelera/1/restaurar', {})
  expect(await asAdmin('POST /admin/fusiones/1/deshacer')).toMatchObject({ status: 200 })
  await requireDeNadie(mundo)
})

test('las filas de otros que se guardan con las suyas quedan byte por byte', async () => {
  const { db, deps, asAdmin, uno, suyo, erase } = await conDosAportes()
  const ajeno = insertAlumno(db, { nombre: 'Zoilo', apellido: 'Quiñón', email: 'zoila@ejemplo.py.org' })
  transact(db, (tx) => putInPapelera(deps, tx, { rol: 'admin', id: 0 }, 'ALUMNO', ajeno.id))
  await asAdmin.composers({ id: suyo.id }).delete()
  const bytes = () =>
    db
      .select({ bytes: papelera.contenido })
      .from(papelera)
      .all()
      .map((una) => una.bytes)
  const [antes, [deAjeno]] = [listFilas(readGuardado(db, papelera, 2)), bytes()]
  await asAdmin.composers({ id: uno.id }).delete()
  const deUno = bytes()[2]

  await erase()

  const despues = listFilas(readGuardado(db, papelera, 2))
  expect(despues.length).toBe(antes.length)
  const cambiadas = despues.filter((fila) => !antes.includes(fila)).map((fila) => fila.split(':')[0])
  expect(cambiadas).toEqual(['creadores', 'creador_versiones', 'sugerencias'])
  expect([bytes()[0], bytes()[2]]).toEqual([deAjeno, deUno])
})

test('de una cátedra en la papelera no vuelven lo que escribió ni sus entregas, y lo de otros sí', async () => {
  const mundo = await createMundoConAsignadas({}, { sinLimites: true })
  const { db, ids, alumnos: gente, catedra, asAdmin } = mundo
  const [ana, beto] = ids
  for (const i of [0, 1]) await mundo.deliver(i)
  const dicho = { autor: 'alumno', texto: 'Hola.', created_at: 0 } as const
  for (const [i, autorAlumnoId] of ids.entries()) {
    const { id } = insertPublicacion(db, { catedraId: catedra.id, autor: 'alumno', autorAlumnoId })
    const respuestas = ids.map((quien) => ({ ...dicho, publicacionId: id, autorAlumnoId: quien }))
    db.insert(publicacionComentarios).values(respuestas).run()
    const deEntrega = { ...dicho, tareaAsignacionId: i + 1, archivoId: i + 1, alumnoId: autorAlumnoId }
    db.insert(comentariosDeEntrega).values(deEntrega).run()
  }
  await asAdmin.admin.catedras({ id: catedra.id }).delete()
  expect(mundo.enDisco()).toHaveLength(2)
  await mundo.as('alumno', gente[0])('POST /alumnos/me/pedido-de-borrado', {})

  await asAdmin('POST /admin/pedidos-de-datos/1/borrar')

  expect(mundo.enDisco()).toHaveLength(1)
  const [entrada] = (await asAdmin.admin.papelera.get()).data ?? []
  // The task announced itself.
  expect(entrada?.cuenta).toMatchObject({ publicaciones: 2, tarea_asignaciones: 2 })
  expect(await asAdmin('POST /admin/papelera/1/restaurar', {})).toMatchObject({ status: 200 })
  const autores = db.select({ quien: publicaciones.autorAlumnoId }).from(publicaciones).all()
  expect(autores).toEqual([{ quien: null }, { quien: beto }])
  for (const tabla of [publicacionComentarios.autorAlumnoId, comentariosDeEntrega.alumnoId]) {
    expect(db.select({ quien: tabla }).from(tabla.table).all()).toEqual([{ quien: beto }])
  }
  const { alumnoId, archivoId } = tareaAsignaciones
  expect(db.select({ alumnoId, archivoId }).from(tareaAsignaciones).all()).toEqual([
    { alumnoId: ana, archivoId: null },
    { alumnoId: beto, archivoId: 2 },
  ])
})

test('lo que escribió, y su cuenta de antes con el mismo email, se van de la papelera', async () => {
  const mundo = await createMundoConAsignadas({}, { sinLimites: true })
  const { db, deps, ids, alumnos: gente, catedra, asAdmin } = mundo
  const tirar = (tipo: TipoEnPapelera, id: number) =>
    transact(db, (tx) => putInPapelera(deps, tx, { rol: 'admin', id: 0 }, tipo, id))
  await mundo.deliver(0)
  for (const id of ids) tirar('ALUMNO', id)
  const otraVez = insertAlumno(db, { email: gente[0]?.email.toUpperCase() as string })
  const suya = { catedraId: catedra.id, autor: 'alumno', autorAlumnoId: otraVez.id } as const
  tirar('PUBLICACION', insertPublicacion(db, suya).id)
  await mundo.as('alumno', otraVez)('POST /alumnos/me/pedido-de-borrado', {})

  await asAdmin('POST /admin/pedidos-de-datos/1/borrar')

  expect((await asAdmin.admin.papelera.get()).data).toMatchObject([{ tipo: 'ALUMNO', titulo: 'Beto Báez' }])
  expect(mundo.enDisco()).toEqual([])
})

test.each(['TAREA', 'CATEDRA', 'DIA'] as const)(
  'el nombre de un docente tampoco vuelve con lo que se elimina: %s',
  async (tipo) => {
    const mundo = createMundoDePapelera()
    const { sqlite, asAdmin, docente } = mundo
    sqlite.exec(`UPDATE docentes SET nombre = 'Zoila', apellido = 'Quiñónez';
      UPDATE historial_de_notas SET quien = 'Zoila Quiñónez';
      UPDATE justificativos SET resuelto_por = 'Zoila Quiñónez'; UPDATE cierres_de_clase SET por = 'Zoila Quiñónez';
      DELETE FROM pedidos_de_datos`)
    await eliminaciones[tipo](mundo)
    const { data } = await mundo.as('docente', docente)('POST /docente/me/pedido-de-borrado', {})

    await asAdmin(`POST /admin/pedidos-de-datos/${data.id}/borrar`)

    expect(await asAdmin('POST /admin/papelera/1/restaurar', {})).toMatchObject({ status: 200 })
    for (const tabla of ['historial_de_notas', 'justificativos', 'cierres_de_clase', 'papelera']) {
      expect(JSON.stringify(sqlite.prepare(`SELECT * FROM ${tabla}`).all())).not.toMatch(SUYO)
    }
  },
)
