import { expect, onTestFinished, test } from 'vitest'
import { catedras } from '../../../db/schema/catedras.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import { insertDocente } from '../../support/academia.ts'
import { removeDataDir } from '../../support/archivos.ts'
import type { ApiClient } from '../../support/client.ts'
import { insertCreador } from '../../support/creadores.ts'
import { uploadFoto } from '../../support/fotos.ts'
import { createMundoConAsignadas, createMundoConTarea } from '../../support/mundo-con-tarea.ts'

const VENCE = '2026-03-05T12:00'

/** What a student writes of a creator. */
const barrios = {
  first_name: 'Agustín Pío',
  last_name: 'Barrios',
  birth_year: 1885,
  mainRole: ['COMPOSER'],
  bio: 'Guitarrista y compositor.',
  notable_works: 'La catedral',
  fuentes: [
    { texto: 'Szarán, Diccionario', datos: ['nacimiento'] },
    { texto: 'Acta de bautismo', datos: [] },
  ],
}

async function conAporte(pide: object = { clase: 'CREADOR', fuentes_minimas: 2 }) {
  const mundo = await createMundoConAsignadas({ tipo: 'APORTE', pide, fecha_entrega: VENCE })
  const { alumnos, asAlumnos, asDocente, as, db } = mundo
  const suya = asAlumnos[0].tareas({ id: 1 })
  return {
    ...mundo,
    ana: alumnos[0],
    suya,
    admin: as('admin'),
    deDocente: asDocente.docente.tareasAsignaciones({ id: 1 }),
    aporta: (datos: object = {}, quien: ApiClient = asAlumnos[0], id = 1) =>
      quien.tareas({ id }).aporte.post({ ...barrios, ...datos } as never),
    aportados: () => db.select().from(creadores).all(),
    sugeridas: () => db.select().from(sugerencias).all(),
    entrega: async () => (await suya.get()).data,
  }
}

test('la tarea dice qué se entrega, a quien la escribe y a quien la hace', async () => {
  const { tareaMaestra, entrega, asDocente } = await conAporte()
  const pedido = { tipo: 'APORTE', pide: { clase: 'CREADOR', fuentes_minimas: 2 } }

  expect(tareaMaestra).toMatchObject(pedido)
  expect(await entrega()).toMatchObject({ aporte: null, TareaMaestra: pedido })
  expect((await asDocente.docente.catedra({ id: 1 }).tareas.get()).data).toMatchObject([pedido])
  const comun = await createMundoConTarea()
  expect(comun.tareaMaestra).toMatchObject({ tipo: 'ENTREGA', pide: null })
})

test('entregar un aporte deja la tarea entregada y el creador pendiente, a nombre del alumno', async () => {
  const { aporta, aportados, entrega, ana, deDocente, outbox, sent, suya } = await conAporte()

  const { status, data } = await aporta({ email: 'otro@example.com', student_first_name: 'Otro' })

  expect(status).toBe(201)
  const aporte = { clase: 'CREADOR', estado: 'RECIBIDO', nombre: 'Agustín Pío Barrios', url: null }
  expect(data).toMatchObject({
    message: 'Tu aporte quedó entregado.',
    tareaAsignacion: { estado: 'ENTREGADA', archivo: null, submission_path: null, aporte },
  })
  expect(aportados()).toMatchObject([
    {
      status: 'PENDING_REVIEW',
      last_name: 'Barrios',
      email: ana.email,
      is_student_contribution: true,
      student_first_name: 'Ana',
      student_last_name: 'Acosta',
    },
  ])
  expect(await entrega()).toMatchObject({ estado: 'ENTREGADA', aporte })
  const completo = { clase: 'CREADOR', creador: { last_name: 'Barrios' }, cambios: null, motivo: null }
  expect((await deDocente.aporte.get()).data).toMatchObject(completo)
  expect((await suya.aporte.get()).data).toMatchObject(completo)
  expect(JSON.stringify((await deDocente.aporte.get()).data)).not.toContain('ip_address')
  await outbox.sendDue()
  expect(sent.filter(({ subject }) => subject === 'Recibimos tu aporte').map(({ to }) => to)).toEqual([
    ana.email,
  ])
})

test('la foto del aporte la ven quien lo entregó y su docente; otros no, hasta que se publique', async () => {
  const mundo = await conAporte()
  onTestFinished(() => removeDataDir(mundo))
  const { aporta, aportados, readArchivo, sesion, docente, alumnos, db, admin } = mundo
  const { data } = await uploadFoto(mundo)
  const see = async (headers: Record<string, string>) =>
    (await readArchivo(data.photo_url, { headers })).status
  const otros = [
    await sesion('alumno', alumnos[1]),
    await sesion('docente', insertDocente(db, { email: 'otra@example.com' })),
    {},
  ]

  expect((await aporta({ photo_url: data.photo_url })).status).toBe(201)

  expect(aportados()).toMatchObject([{ photo_url: data.photo_url }])
  expect(await see(await sesion('alumno', alumnos[0]))).toBe(200)
  expect(await see(await sesion('docente', docente))).toBe(200)
  for (const headers of otros) expect(await see(headers)).toBe(404)
  await admin.composers({ id: 1 }).status.put({ status: 'PUBLISHED' } as never)
  for (const headers of otros) expect(await see(headers)).toBe(200)
})

test('se califica como toda entrega, y publicado lo dice con su enlace', async () => {
  const { aporta, asDocente, admin, entrega } = await conAporte()
  await aporta()

  const nota = await asDocente.docente
    .tareasAsignaciones({ id: 1 })
    .calificar.post({ puntos_obtenidos: 9, comentario_docente: 'Bien.' } as never)

  expect(nota.status).toBe(200)
  expect(await entrega()).toMatchObject({ estado: 'CALIFICADA', aporte: { estado: 'RECIBIDO', url: null } })
  await admin.composers({ id: 1 }).status.put({ status: 'PUBLISHED' } as never)
  const aporte = { estado: 'PUBLICADO', url: '/creador/agustin-pio-barrios' }
  expect(await entrega()).toMatchObject({ puntos_obtenidos: 9, aporte })
  const { data } = await asDocente.docente.catedra({ id: 1 }).tareas({ tareaId: 1 }).entregas.get()
  expect(data.entregas[0]).toMatchObject({ aporte })
})

test('lo que se califica no depende de que se publique: rechazado, la entrega queda', async () => {
  const { aporta, admin, entrega } = await conAporte()
  await aporta()

  await admin.composers({ id: 1 }).status.put({ status: 'REJECTED' } as never)
  expect(await entrega()).toMatchObject({ estado: 'ENTREGADA', aporte: { estado: 'RECHAZADO', url: null } })

  await admin.composers({ id: 1 }).delete()
  expect(await entrega()).toMatchObject({ estado: 'ENTREGADA', aporte: null })
})

test('devuelta, se corrige el mismo aporte mientras no esté decidido; después se hace otro', async () => {
  const { aporta, aportados, admin, entrega, deDocente } = await conAporte()
  const devuelve = () => deDocente.devolver.post({ comentario_docente: 'Faltan obras.' } as never)
  await aporta()
  await devuelve()

  expect((await aporta({ notable_works: 'La catedral; Danza paraguaya' })).status).toBe(201)

  expect(aportados()).toMatchObject([{ id: 1, notable_works: 'La catedral; Danza paraguaya' }])
  expect(await entrega()).toMatchObject({ estado: 'ENTREGADA' })
  await admin.composers({ id: 1 }).status.put({ status: 'REJECTED' } as never)
  await devuelve()
  await aporta({ bio: 'Otra.' })
  expect(aportados()).toMatchObject([{ status: 'REJECTED' }, { id: 2, status: 'PENDING_REVIEW' }])
})

test('publicado y devuelto se corrige como toda ficha publicada, sin otro igual', async () => {
  const { aporta, aportados, sugeridas, admin, entrega, deDocente } = await conAporte()
  const devuelve = () => deDocente.devolver.post({ comentario_docente: 'Faltan obras.' } as never)
  await aporta()
  await admin.composers({ id: 1 }).status.put({ status: 'PUBLISHED' } as never)
  await devuelve()

  expect(await aporta()).toMatchObject({ status: 400, data: { error: 'Debes proponer al menos un cambio.' } })
  expect((await aporta({ notable_works: 'La catedral; Danza paraguaya' })).status).toBe(201)
  await devuelve()
  expect((await aporta({ notable_works: 'La catedral; Choro' })).status).toBe(201)

  expect(aportados()).toMatchObject([{ id: 1, notable_works: 'La catedral' }])
  const cambios = { notable_works: 'La catedral; Choro' }
  expect(sugeridas()).toMatchObject([{ creadorId: 1, status: 'PENDING', cambios }])
  expect(await entrega()).toMatchObject({ aporte: { clase: 'CORRECCION', nombre: 'Agustín Pío Barrios' } })
})

test('fusionado, la entrega sigue diciendo lo que se escribió', async () => {
  const { aporta, admin, suya, deDocente, entrega, db, asAdmin } = await conAporte()
  await aporta()
  await admin.composers({ id: 1 }).status.put({ status: 'PUBLISHED' } as never)
  const otro = insertCreador(db, { first_name: 'Mangoré', last_name: '', bio: 'Otra vida.' })
  const antes = (await suya.aporte.get()).data

  await asAdmin(`POST /admin/composers/${otro.id}/fusionar`, { con: 1, campos: {} })

  const escrito = { bio: 'Guitarrista y compositor.', birth_year: 1885, last_name: 'Barrios' }
  for (const { aporte } of [suya, deDocente]) {
    expect((await aporte.get()).data).toMatchObject({ creador: { first_name: 'Mangoré' }, cambios: escrito })
  }
  expect(await entrega()).toMatchObject({ aporte: { estado: 'PUBLICADO', nombre: 'Mangoré' } })
  await asAdmin('POST /admin/fusiones/1/deshacer')
  expect((await suya.aporte.get()).data).toEqual(antes)
})

test('entregado no se retira con su recibo; devuelto por el docente, sí', async () => {
  const { aporta, deDocente, db, send, entrega } = await conAporte()
  await aporta()
  const recibo = db.select({ recibo: recibos.recibo }).from(recibos).get()?.recibo
  const retira = () => send(`POST /aportes/${recibo}/retirar`)

  expect(await retira()).toMatchObject({
    status: 409,
    data: {
      code: 'aporte_entregado',
      error: 'Este aporte es la entrega de una tarea: para retirarlo, pide a tu docente que te la devuelva.',
    },
  })
  expect((await send(`GET /aportes/${recibo}`)).data).toMatchObject({ puede_retirar: false })
  await deDocente.devolver.post({ comentario_docente: 'Otra vez.' } as never)
  expect((await send(`GET /aportes/${recibo}`)).data).toMatchObject({ puede_retirar: true })
  expect((await retira()).status).toBe(200)
  expect(await entrega()).toMatchObject({ estado: 'RECHAZADA', aporte: null })
})

test('una corrección queda pendiente sobre su creador, y aprobada se ve publicada', async () => {
  const { aporta, db, sugeridas, entrega, admin, ana, suya, deDocente } = await conAporte({
    clase: 'CORRECCION',
    fuentes_minimas: 1,
  })
  const flores = insertCreador(db, { first_name: 'José', last_name: 'Flores', birth_year: 1904 })
  const corrige = (datos: object) =>
    suya.aporte.post({
      creadorId: flores.id,
      reason: 'Lo dice el acta.',
      references: 'Acta',
      ...datos,
    } as never)

  expect((await corrige({ birth_year: 1905 })).status).toBe(201)

  expect(sugeridas()).toMatchObject([
    {
      creadorId: flores.id,
      status: 'PENDING',
      suggester_email: ana.email,
      student_first_name: 'Ana',
      cambios: { birth_year: 1905, references: 'Acta' },
    },
  ])
  expect(await entrega()).toMatchObject({
    estado: 'ENTREGADA',
    aporte: { clase: 'CORRECCION', estado: 'RECIBIDO', nombre: 'José Flores', url: null },
  })
  expect((await deDocente.aporte.get()).data).toMatchObject({
    creador: { birth_year: 1904 },
    cambios: { birth_year: 1905 },
    motivo: 'Lo dice el acta.',
  })
  await deDocente.devolver.post({ comentario_docente: 'El año no es ese.' } as never)
  await corrige({ birth_year: 1906 })
  expect(sugeridas()).toMatchObject([{ id: 1, cambios: { birth_year: 1906 } }])
  await admin.composers.admin.suggestions({ id: 1 }).approve.post()
  expect(await entrega()).toMatchObject({ aporte: { estado: 'PUBLICADO', url: `/creador/${flores.slug}` } })
  expect((await aporta()).status).toBe(409)
})

test('tarde queda fuera de plazo, se califica igual y no se entrega dos veces', async () => {
  const { aporta, advance, entrega, deDocente, asDocente, asAlumnos } = await conAporte()
  advance(4 * 24 * 3600 * 1000)

  expect((await aporta()).data.tareaAsignacion.estado).toBe('VENCIDA')

  expect(await aporta({ bio: 'Otra.' })).toMatchObject({ status: 409, data: { code: 'ya_entregada' } })
  expect((await asDocente.docente.me['por-corregir'].get()).data).toMatchObject([{ cuantas: 1 }])
  expect((await asAlumnos[0].alumnos.me.dashboard.get()).data.estadisticas).toMatchObject({
    tareasCompletadas: 1,
  })
  const nota = await deDocente.calificar.post({ puntos_obtenidos: 5, comentario_docente: 'Tarde.' } as never)
  expect(nota.status).toBe(200)
  expect(await entrega()).toMatchObject({ estado: 'CALIFICADA' })
  expect((await aporta()).data.code).toBe('ya_calificada')
})

test('lo que falta se dice en su campo, y no queda nada a medias', async () => {
  const { aporta, aportados, entrega } = await conAporte()

  expect((await aporta({ fuentes: barrios.fuentes.slice(1) })).data).toMatchObject({
    campos: { fuentes: 'Esta tarea pide al menos 2 fuentes, y tu aporte tiene 1.' },
  })
  expect((await aporta({ fuentes: [], references: 'Una\nDos' })).status).toBe(201)
  const otra = await conAporte()
  expect((await otra.aporta({ birth_year: null })).data).toMatchObject({
    campos: { birth_year: 'El año de nacimiento es obligatorio.' },
  })
  expect((await otra.suya.aporte.post({} as never)).status).toBe(400)
  expect(otra.aportados()).toEqual([])
  expect(await otra.entrega()).toMatchObject({ estado: 'ASIGNADA', aporte: null })
  expect(aportados()).toHaveLength(1)
  expect(await entrega()).toMatchObject({ estado: 'ENTREGADA' })
})

test('de una corrección hay que decir a quién, y que exista', async () => {
  const { suya, db } = await conAporte({ clase: 'CORRECCION', fuentes_minimas: 0 })
  const oculto = insertCreador(db, { status: 'PENDING_REVIEW' })
  const publicado = insertCreador(db, { birth_year: 1904 })
  const corrige = (datos: object) => suya.aporte.post({ reason: 'Lo dice el acta.', ...datos } as never)

  for (const creadorId of [undefined, { toString: 1 }]) {
    expect((await corrige({ birth_year: 1905, creadorId })).data).toMatchObject({
      campos: { creadorId: 'Elige a quién corrige tu aporte.' },
    })
  }
  expect((await corrige({ birth_year: 1905, creadorId: oculto.id })).status).toBe(404)
  expect((await corrige({ birth_year: 1904, creadorId: publicado.id })).data.error).toBe(
    'Debes proponer al menos un cambio.',
  )
  expect((await corrige({ birth_year: 1905, creadorId: publicado.id, reason: '' })).data).toMatchObject({
    campos: { reason: 'El motivo de la sugerencia es obligatorio.' },
  })
})

test('a una tarea de archivo no se le entrega un aporte, ni al revés', async () => {
  const { deliver, entrega, enDisco } = await conAporte()
  const comun = await createMundoConAsignadas()

  expect((await deliver(0)).data).toMatchObject({
    campos: { file: expect.stringContaining('pide un aporte a la línea de tiempo, no un archivo') },
  })
  expect((await deliver(0)).status).toBe(400)
  expect(enDisco()).toEqual([])
  expect(await entrega()).toMatchObject({ estado: 'ASIGNADA' })
  const aporte = await comun.asAlumnos[0].tareas({ id: 1 }).aporte.post(barrios as never)
  expect(aporte).toMatchObject({
    status: 400,
    data: { error: 'Esta tarea pide un archivo, no un aporte a la línea de tiempo.' },
  })
  expect((await comun.asAlumnos[0].tareas({ id: 1 }).aporte.get()).status).toBe(404)
})

test('la de otro no existe, y en una cátedra cerrada no se entrega', async () => {
  const { aporta, asAlumnos, db, as, deDocente } = await conAporte()

  expect((await aporta({}, asAlumnos[1])).status).toBe(404)
  expect((await asAlumnos[1].tareas({ id: 1 }).aporte.get()).status).toBe(404)
  expect((await as('docente').docente.tareasAsignaciones({ id: 1 }).aporte.get()).status).toBe(404)
  expect((await deDocente.aporte.get()).data.code).toBe('sin_aporte')
  expect((await as('admin').admin.tareasAsignaciones({ id: 1 }).aporte.get()).status).toBe(404)
  db.update(catedras).set({ cerrada_en: 7 }).run()
  expect((await aporta()).status).toBe(409)
})

test('qué se entrega cambia mientras nadie entregó; cuántas fuentes, siempre', async () => {
  const { aporta, aula } = await conAporte()
  const edita = (datos: object) => aula.tareas({ tareaId: 1 }).put(datos as never)

  expect((await edita({ tipo: 'ENTREGA' })).data.tareaMaestra).toMatchObject({ tipo: 'ENTREGA', pide: null })
  const pide = { clase: 'CREADOR', fuentes_minimas: 1 }
  expect((await edita({ tipo: 'APORTE', pide })).data.tareaMaestra).toMatchObject({ tipo: 'APORTE', pide })
  await aporta()

  expect(await edita({ tipo: 'ENTREGA' })).toMatchObject({ status: 409, data: { code: 'tipo_en_uso' } })
  expect((await edita({ pide: { ...pide, clase: 'CORRECCION' } })).status).toBe(409)
  expect((await edita({ pide: { ...pide, fuentes_minimas: 3 } })).status).toBe(200)
  expect((await edita({ titulo: 'Otro' })).data.tareaMaestra).toMatchObject({
    titulo: 'Otro',
    tipo: 'APORTE',
  })
})
