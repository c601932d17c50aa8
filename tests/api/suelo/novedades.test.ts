import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notify, unnotify } from '../../../api/suelo/novedades/notify.ts'
import { forgetNovedades } from '../../../api/suelo/novedades/retencion.ts'
import { writeAjuste } from '../../../api/suelo/services/ajustes.ts'
import { CLAVE, refuseWhileMoving } from '../../../api/suelo/services/mantenimiento.ts'
import { transact } from '../../../db/client.ts'
import { novedades } from '../../../db/schema/avisos.ts'
import { dispositivos, empujes } from '../../../db/schema/dispositivos.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { insertPublicacion } from '../../support/cursado.ts'
import { createMundoConTablon } from '../../support/mundo-con-tablon.ts'

const MINUTO = 60_000

function createMundo() {
  const mundo = createMundoConTablon({ now: '2026-03-02T15:00:00Z', siteUrl: 'https://aula.example' })
  const { db, deps, outbox, sent, catedra, ana } = mundo
  const una = {
    aviso: 'TAREA_ASIGNADA' as const,
    a: { alumnos: [ana.id] },
    catedraId: catedra.id,
    sobre: {},
    nombre: 'Dictado 4',
    enlace: '/alumno/tareas',
  }
  return {
    ...mundo,
    una,
    tell: (mas: Partial<Parameters<typeof notify>[2]> = {}) =>
      transact(db, (tx) => notify(deps, tx, { ...una, ...mas })),
    untell: (mas: Partial<Parameters<typeof unnotify>[1]> = {}) =>
      transact(db, (tx) => unnotify(tx, { ...una, ...mas })),
    async cartas() {
      await outbox.sendDue()
      return sent.splice(0).map(({ to, subject }) => [to, subject])
    },
  }
}

test('lo que se avisa queda en las novedades, y va por correo', async () => {
  const { tell, asAna, cartas, catedra, ana } = createMundo()

  tell({ detalle: 'hasta el viernes' })

  const { data } = await asAna('GET /alumnos/me/novedades')
  expect(data).toEqual({
    data: [
      {
        id: 1,
        aviso: 'TAREA_ASIGNADA',
        titulo: 'Tarea nueva: «Dictado 4»',
        detalle: `${catedra.nombre} · hasta el viernes`,
        enlace: '/alumno/tareas',
        cuantas: 1,
        created_at: '2026-03-02T15:00:00.000Z',
        leida_en: null,
      },
    ],
    sin_leer: 1,
    hay_mas: false,
  })
  expect(await cartas()).toEqual([[ana.email, 'Tarea nueva: «Dictado 4»']])
})

test('lo que espera no se ve ni sale antes, y se puede retirar', async () => {
  const { tell, untell, asAna, cartas, advance, deps } = createMundo()
  const cuenta = async () => (await asAna('GET /alumnos/me/novedades/cuenta')).data.sin_leer
  const desde = () => new Date(deps.now() + 10 * MINUTO)

  tell({ aviso: 'TAREA_CALIFICADA', desde: desde() })
  tell({ aviso: 'TAREA_CALIFICADA', desde: desde() })
  expect([await cuenta(), await cartas()]).toEqual([0, []])
  untell({ aviso: 'TAREA_CALIFICADA' })
  advance(10 * MINUTO)

  expect(await cuenta()).toBe(1)
  expect(await cartas()).toHaveLength(1)
})

test('de lo nuevo en el tablón sabe un docente por su resumen, y no por sus novedades', async () => {
  const { publish, asDocente, asAna, asBeto } = createMundo()
  await publish(asAna, { titulo: 'Una pregunta', contenido: '<p>¿Qué entra?</p>', tipo: 'PREGUNTA' })
  const deBeto = await asBeto.alumnos.me.novedades.get({ query: {} })
  const deDocente = await asDocente.docente.me.novedades.get({ query: {} })

  expect(deBeto.data).toMatchObject({ data: [{ aviso: 'PUBLICACION' }], sin_leer: 1 })
  expect(deDocente.data).toEqual({ data: [], sin_leer: 0, hay_mas: false })
})

test('se leen hasta una, o unas; y solo las propias', async () => {
  const { tell, asAna, asBeto, ana, beto } = createMundo()
  for (const nombre of ['TAREA_VENCE', 'TAREA_DEVUELTA', 'TAREA_RECTIFICADA'] as const)
    tell({ aviso: nombre, a: { alumnos: [ana.id, beto.id] } })
  const deBeto = async () => (await asBeto('GET /alumnos/me/novedades/cuenta')).data.sin_leer
  const leer = async (cuales: object) => (await asAna('POST /alumnos/me/novedades/leidas', cuales)).data

  expect(await leer({ hasta: 3 })).toEqual({ sin_leer: 1 })
  expect(await leer({ ids: [2, 4, 6] })).toEqual({ sin_leer: 1 })
  expect(await leer({ ids: [5] })).toEqual({ sin_leer: 0 })
  expect(await deBeto()).toBe(3)
  for (const mal of [{}, { hasta: 1, ids: [1] }, { hasta: 'x' }, { ids: 3 }])
    expect(await leer(mal)).toMatchObject({ error: 'Di qué novedades leíste: «hasta» (la última) o «ids».' })
})

test('de una página a la otra no falta ni sobra ninguna', async () => {
  const { tell, asAna, db, catedra } = createMundo()
  const publicaciones = Array.from({ length: 61 }, (_, i) =>
    insertPublicacion(db, { catedraId: catedra.id, titulo: `${i}` }),
  )
  for (const { id } of publicaciones) tell({ aviso: 'PUBLICACION', sobre: { publicacionId: id } })

  const ids: number[] = []
  for (let antes = ''; ; ) {
    const { data } = await asAna(`GET /alumnos/me/novedades${antes}`)
    ids.push(...data.data.map(({ id }: { id: number }) => id))
    if (!data.hay_mas) break
    antes = `?antes=${ids.at(-1)}`
  }

  expect(ids).toEqual(Array.from({ length: 61 }, (_, i) => 61 - i))
})

test('cada novedad se va con lo suyo: la publicación oculta o eliminada, la inscripción', async () => {
  const { asDocente, asAna, publish, catedra, db, ana } = createMundo()
  const titulos = async () =>
    (await asAna('GET /alumnos/me/novedades')).data.data.map(({ titulo }: { titulo: string }) => titulo)
  await publish(asDocente, { titulo: 'Ensayo', contenido: '<p>Sí.</p>', tipo: 'ANUNCIO' })
  expect(await titulos()).toEqual(['Publicación nueva: «Ensayo»'])

  await asDocente('PUT /publicaciones/1/toggle-visibility')
  expect(await titulos()).toEqual([])
  await asDocente('PUT /publicaciones/1/toggle-visibility')
  expect(await titulos()).toEqual(['Publicación nueva: «Ensayo»'])
  db.update(catedraAlumnos).set({ baja_en: 1 }).where(eq(catedraAlumnos.alumnoId, ana.id)).run()
  expect(await titulos()).toEqual([])
  db.update(catedraAlumnos).set({ baja_en: null }).run()
  await asDocente(`DELETE /catedras/${catedra.id}/publicaciones/1`)
  expect(await titulos()).toEqual([])
})

test('lo oculto se avisa cuando se muestra, una vez; lo propio a nadie', async () => {
  const { asDocente, asAna, publish } = createMundo()
  const cuenta = async (quien = asAna, de = 'alumnos') =>
    (await quien(`GET /${de}/me/novedades/cuenta`)).data.sin_leer
  await publish(asDocente, {
    titulo: 'Ensayo',
    contenido: '<p>Sí.</p>',
    tipo: 'ANUNCIO',
    visibleToStudents: false,
  })
  expect(await cuenta()).toBe(0)
  for (let i = 0; i < 3; i++) await asDocente('PUT /publicaciones/1/toggle-visibility')
  expect([await cuenta(), await cuenta(asDocente, 'docente')]).toEqual([1, 0])
})

test('lo mismo sobre lo mismo, sin leer, es una; leer el tablón la lee', async () => {
  const { asDocente, asAna, asBeto, publish, comment, readTablon } = createMundo()
  const bandeja = async () => (await asAna('GET /alumnos/me/novedades')).data
  await publish(asAna, { titulo: 'Duda', contenido: '<p>¿Sí?</p>', tipo: 'OTRO' })
  await comment(asBeto, { contenido: 'Sí.' })
  const { data } = await comment(asDocente, { contenido: 'No.' })
  await comment(asAna, { contenido: 'Gracias.' })
  expect(await bandeja()).toMatchObject({
    data: [{ titulo: '2 comentarios nuevos en «Duda»', cuantas: 2 }],
    sin_leer: 1,
  })

  await asDocente(`DELETE /publicaciones/1/comentarios/${data.id}`)
  expect(await bandeja()).toMatchObject({ data: [{ titulo: '1 comentario nuevo en «Duda»', cuantas: 1 }] })
  await readTablon(asAna)
  expect(await bandeja()).toMatchObject({ sin_leer: 0 })
})

test('eliminar un comentario que ya se leyó no quita el aviso de otro', async () => {
  const { asDocente, asAna, asBeto, advance, publish, comment, readTablon } = createMundo()
  await publish(asAna, { titulo: 'Duda', contenido: '<p>¿Sí?</p>', tipo: 'OTRO' })
  const { data: leido } = await comment(asBeto, { contenido: 'Sí.' })
  advance(MINUTO)
  await readTablon(asAna)
  await comment(asDocente, { contenido: 'No.' })

  await asDocente(`DELETE /publicaciones/1/comentarios/${leido.id}`)

  expect((await asAna('GET /alumnos/me/novedades')).data).toMatchObject({
    data: [{ titulo: '1 comentario nuevo en «Duda»', leida_en: null }, { cuantas: 1 }],
    sin_leer: 1,
  })
})

test('lo que esperó para avisarse es una con lo mismo que no se leyó', async () => {
  const { tell, asAna, advance, deps } = createMundo()
  const cuenta = async () => (await asAna('GET /alumnos/me/novedades/cuenta')).data.sin_leer
  tell()
  tell({ desde: new Date(deps.now() + 10 * MINUTO) })
  expect(await cuenta()).toBe(1)
  advance(11 * MINUTO)

  const { data } = await asAna('GET /alumnos/me/novedades')
  expect(data).toMatchObject({ data: [{ id: 2, cuantas: 2 }], sin_leer: 1 })
  expect(data.data).toHaveLength(1)
  await asAna('POST /alumnos/me/novedades/leidas', { ids: [2] })
  expect(await cuenta()).toBe(0)
})

test('lo que esperó para avisarse es lo último, y leer hasta lo de antes no lo lee', async () => {
  const { tell, asAna, advance, deps } = createMundo()
  tell({ desde: new Date(deps.now() + 10 * MINUTO), nombre: 'Dictado 5' })
  tell({ aviso: 'TAREA_VENCE' })
  const vistas = async (antes = '') =>
    (await asAna(`GET /alumnos/me/novedades${antes}`)).data.data.map(({ id }: { id: number }) => id)
  expect(await vistas()).toEqual([2])
  advance(11 * MINUTO)

  expect(await vistas()).toEqual([1, 2])
  expect([await vistas('?antes=1'), await vistas('?antes=2')]).toEqual([[2], []])
  expect((await asAna('POST /alumnos/me/novedades/leidas', { hasta: 2 })).data).toEqual({ sin_leer: 1 })
  expect((await asAna('POST /alumnos/me/novedades/leidas', { hasta: 1 })).data).toEqual({ sin_leer: 0 })
})

test('mientras nada se puede escribir, lo que se pide se da igual', async () => {
  const { db, asDocente, asAna, publish, readTablon } = createMundo()
  await publish(asDocente, { titulo: 'Ensayo', contenido: '<p>Sí.</p>', tipo: 'ANUNCIO' })
  refuseWhileMoving(db)
  transact(db, (tx) => writeAjuste(tx, CLAVE, '2026-03-02T15:00:00.000Z'))

  expect((await readTablon(asAna)).status).toBe(200)
})

test('se van a los noventa días, y más de quinientas no caben', () => {
  const { db, deps, tell, advance } = createMundo()
  const cuantas = () => db.select().from(novedades).all().length
  tell()
  const [una] = db.select().from(novedades).all()
  const { id: _, ...fila } = una as typeof novedades.$inferSelect
  for (let i = 0; i < 501; i++) db.insert(novedades).values(fila).run()
  transact(db, (tx) => forgetNovedades(tx, deps.now()))
  expect(cuantas()).toBe(500)

  advance(91 * 24 * 60 * MINUTO)
  transact(db, (tx) => forgetNovedades(tx, deps.now()))
  expect(cuantas()).toBe(0)
})

test('va también a los teléfonos de quien lo quiere, y lo retirado no sale', async () => {
  const { tell, untell, asAna, ana, catedra, db, deps, advance } = createMundo()
  const esperan = () => db.select({ titulo: empujes.titulo, texto: empujes.texto }).from(empujes).all()
  const prefiere = (telefono: boolean) =>
    asAna('PUT /alumnos/me/avisos', { aviso: 'TAREA_CALIFICADA', telefono })
  db.insert(dispositivos)
    .values({
      alumnoId: ana.id,
      nombre: 'Uno',
      endpoint: 'https://x',
      p256dh: '',
      auth: '',
      created_at: 1,
      usadoEn: 1,
    })
    .run()
  await prefiere(false)
  tell({ aviso: 'TAREA_CALIFICADA' })
  expect(esperan()).toEqual([])

  await prefiere(true)
  advance(MINUTO)
  tell({ aviso: 'TAREA_CALIFICADA', desde: new Date(deps.now() + 10 * MINUTO) })
  expect(esperan()).toEqual([{ titulo: catedra.nombre, texto: 'Te calificaron una entrega.' }])

  untell({ aviso: 'TAREA_CALIFICADA' })
  expect(esperan()).toEqual([])
})
