import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { tablonEventos } from '../../../db/schema/tablon.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { insertCatedra } from '../../support/academia.ts'
import { insertPublicacion, insertTarea } from '../../support/cursado.ts'
import { listen } from '../../support/eventos.ts'
import { aviso, createMundoConTablon } from '../../support/mundo-con-tablon.ts'

function conOyentes({ desde = '' } = {}) {
  const mundo = createMundoConTablon()
  const { sesion, catedra, docente, ana } = mundo
  const path = `/publicaciones/catedra/${catedra.id}/eventos${desde}`
  return {
    ...mundo,
    path,
    hearDocente: async () => listen(mundo, path, await sesion('docente', docente)),
    hearAna: async (headers = {}) => listen(mundo, path, { ...(await sesion('alumno', ana)), ...headers }),
  }
}

test('lo que pasa en el tablón llega a quien lo tiene abierto', async () => {
  const { comment, hearDocente, hearAna, asAna, asDocente, publish, una, oyentes } = conOyentes()
  const [docente, ana] = [await hearDocente(), await hearAna()]
  expect(docente.response.headers.get('content-type')).toContain('text/event-stream')
  for (const quien of [docente, ana]) expect((await quien.siguiente())?.event).toBe('listo')
  const sobre = { publicacionId: 1 }

  for (const [make, event, data] of [
    [() => publish(asAna, aviso), 'publicacion', sobre],
    [() => comment(asDocente, { contenido: 'Bien' }), 'comentarios', { ...sobre, totalComentarios: 1 }],
    [
      () => asDocente.publicaciones({ id: 1 }).interacciones.post(),
      'interacciones',
      { ...sobre, totalInteracciones: 1 },
    ],
    [
      () => asDocente.publicaciones({ id: 1 }).interacciones.delete(),
      'interacciones',
      { ...sobre, totalInteracciones: 0 },
    ],
    [
      () => asDocente.publicaciones({ id: 1 }).comentarios({ comentarioId: 1 }).delete(),
      'comentarios',
      { ...sobre, totalComentarios: 0 },
    ],
    [() => una(asAna).put({ titulo: 'Otro' }), 'publicacion', sobre],
    [() => una(asAna).delete(), 'eliminada', sobre],
  ] as const) {
    await make()
    for (const quien of [docente, ana]) expect(await quien.siguiente()).toMatchObject({ event, data })
  }
  await Promise.all([docente.close(), ana.close()])
  expect(oyentes.cuantos()).toBe(0)
})

test('de lo oculto los alumnos no oyen; ocultar es, para ellos, que se va', async () => {
  const { comment, una, hearDocente, hearAna, asDocente, publish } = conOyentes()
  const [docente, ana] = [await hearDocente(), await hearAna()]
  const continuesWith = async (quien: typeof ana) => (await quien.siguiente())?.event
  for (const quien of [docente, ana]) await quien.siguiente()
  const espera = async (event: string) => expect(await continuesWith(docente)).toBe(event)

  await publish(asDocente, { ...aviso, visibleToStudents: false })
  await espera('publicacion')
  await comment(asDocente, { contenido: 'Todavía no' })
  await espera('comentarios')
  await asDocente.publicaciones({ id: 1 }).interacciones.post()
  await espera('interacciones')
  await asDocente.publicaciones({ id: 1 })['toggle-visibility'].put()
  await espera('publicacion')
  await asDocente.publicaciones({ id: 1 })['toggle-visibility'].put()
  await espera('publicacion')
  await una(asDocente).delete()
  await espera('eliminada')
  await publish(asDocente, aviso)
  await espera('publicacion')

  expect((await ana.varios(3)).map((uno) => [uno?.event, uno?.data.publicacionId])).toEqual([
    ['publicacion', 1],
    ['eliminada', 1],
    ['publicacion', 2],
  ])
  await Promise.all([docente.close(), ana.close()])
})

test('lo que otro hace con la base también llega: una tarea que se anuncia o se elimina', async () => {
  const { db, hearAna, catedra } = conOyentes()
  const ana = await hearAna()
  const tarea = insertTarea(db, { catedraId: catedra.id })
  insertPublicacion(db, { catedraId: catedra.id, tipo: 'TAREA', tareaMaestraId: tarea.id })

  expect((await ana.varios(2)).map((uno) => uno?.event)).toEqual(['listo', 'publicacion'])
  db.delete(tareasMaestras).where(eq(tareasMaestras.id, tarea.id)).run()
  expect(await ana.siguiente()).toMatchObject({ event: 'eliminada', data: { publicacionId: 1 } })
  await ana.close()
})

test('lo de otro tablón no llega', async () => {
  const { db, hearAna, catedra } = conOyentes()
  const ana = await hearAna()
  await ana.siguiente()

  insertPublicacion(db, { catedraId: insertCatedra(db).id })
  const propia = insertPublicacion(db, { catedraId: catedra.id })

  expect((await ana.siguiente())?.data).toEqual({ publicacionId: propia.id })
  await ana.close()
})

test('tras un corte se sigue desde el último evento, cada cosa una vez', async () => {
  const { readTablon, comment, hearAna, asDocente, asAna, publish } = conOyentes()
  const desde = (await readTablon(asAna)).headers.get('x-ultimo-evento')
  expect(desde).toBe('0')
  await publish(asDocente, aviso)
  for (let i = 0; i < 3; i++) await comment(asDocente, { contenido: 'Hola' })

  const ana = await hearAna({ 'last-event-id': desde })

  expect(await ana.varios(3)).toEqual([
    { event: 'publicacion', id: 1, data: { publicacionId: 1 } },
    { event: 'comentarios', id: 4, data: { publicacionId: 1, totalComentarios: 3 } },
    { event: 'listo', id: 4, data: {} },
  ])
  await ana.close()
})

test.each([
  ['lo que falta ya no se guarda', '2'],
  ['es de una base que se restauró', '999'],
])('si %s, hay que leer el tablón otra vez', async (_caso, desde) => {
  const { db, hearAna, catedra } = conOyentes()
  for (let i = 0; i < 6; i++) insertPublicacion(db, { catedraId: catedra.id })
  for (const id of [1, 2, 3]) db.delete(tablonEventos).where(eq(tablonEventos.id, id)).run()

  const ana = await hearAna({ 'last-event-id': desde })

  expect((await ana.varios(2)).map((uno) => uno?.event)).toEqual(['recargar', 'listo'])
  await ana.close()
})

test('muchísimo de una vez es un tablón para leer otra vez', async () => {
  const { db, hearAna, catedra } = conOyentes()
  const ana = await hearAna()
  await ana.siguiente()

  db.transaction((tx) => {
    for (let i = 0; i < 300; i++) insertPublicacion(tx as never, { catedraId: catedra.id })
  })

  expect(await ana.siguiente()).toMatchObject({ event: 'recargar', id: 300 })
  await ana.close()
})

test('la lista de lo que pasó no crece sin fin', async () => {
  const { db, catedra } = createMundoConTablon()
  db.transaction((tx) => {
    for (let i = 0; i < 10_050; i++)
      tx.insert(tablonEventos)
        .values({ catedraId: catedra.id, publicacionId: 1, hecho: 'publicacion', paraAlumnos: true })
        .run()
  })

  expect(await db.$count(tablonEventos)).toBe(10_000)
})

test('mientras no pasa nada, la línea late', async () => {
  const { hearAna, asDocente, publish } = conOyentes()
  const ana = await hearAna()
  await ana.siguiente()

  const siguiente = ana.siguiente()
  await expect.poll(ana.latidos).toBeGreaterThan(1)
  await publish(asDocente, aviso)

  expect(await siguiente).toMatchObject({ event: 'publicacion' })
  await ana.close()
})

test('termina con la sesión', async () => {
  const { hearAna, advance, oyentes } = conOyentes()
  const ana = await hearAna()

  advance(13 * 3_600_000)

  expect((await ana.varios(3)).slice(1)).toEqual([{ event: 'fin', data: { code: 'sin_sesion' } }, null])
  expect(oyentes.cuantos()).toBe(0)
})

test('quien deja la cátedra no oye más, y una cátedra eliminada tampoco se oye', async () => {
  const { db, hearAna, hearDocente, catedra, ana: alumna } = conOyentes()
  const [ana, docente] = [await hearAna(), await hearDocente()]
  await docente.siguiente()

  db.update(catedraAlumnos).set({ baja_en: 1 }).where(eq(catedraAlumnos.alumnoId, alumna.id)).run()
  insertPublicacion(db, { catedraId: catedra.id })

  const fin = { event: 'fin', data: { code: 'catedra_no_encontrada' } }
  expect((await ana.varios(3)).slice(1)).toEqual([fin, null])
  expect((await docente.siguiente())?.event).toBe('publicacion')
  db.delete(catedras).where(eq(catedras.id, catedra.id)).run()
  expect(await docente.varios(2)).toEqual([fin, null])
})

test('al cerrar el programa terminan todas', async () => {
  const { hearAna, oyentes } = conOyentes()
  const ana = await hearAna()

  oyentes.stop()

  expect((await ana.varios(2)).at(1)).toBeNull()
  expect(await (await hearAna()).varios(2)).toEqual([expect.objectContaining({ event: 'listo' }), null])
})

test('quien se va sin despedirse no queda contado', async () => {
  const { call, path, sesion, ana, oyentes } = conOyentes()
  const control = new AbortController()

  await call(path, { headers: await sesion('alumno', ana), signal: control.signal })
  expect(oyentes.cuantos()).toBe(1)
  control.abort()

  await vi.waitFor(() => expect(oyentes.cuantos()).toBe(0))
})

test('nadie abre tablones sin fin', async () => {
  const { call, path, sesion, ana, oyentes } = conOyentes()
  const headers = await sesion('alumno', ana)
  for (let i = 0; i < 30; i++) expect((await call(path, { headers })).status).toBe(200)

  const otra = await call(path, { headers })

  expect(otra.status).toBe(429)
  oyentes.stop()
})

test('lo ajeno no se oye, y un cursor que no vale se dice', async () => {
  const { asAdmin, as, path } = conOyentes()
  const docente = as('docente')
  const alumno = as('alumno')

  for (const quien of [docente, alumno])
    expect(await quien(`GET ${path}`)).toMatchObject({
      status: 404,
      data: { error: 'Cátedra no encontrada' },
    })
  expect((await asAdmin.publicaciones.catedra({ id: 99 }).eventos.get()).status).toBe(404)
  expect((await asAdmin(`GET ${path}?desde=x`)).status).toBe(400)
})
