import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calendarioEnlaces } from '../../../db/schema/calendario.ts'
import { catedraDiaHorarios, catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { insertCatedra, insertDiaClase } from '../../support/academia.ts'
import { insertAsignacion, insertTarea } from '../../support/cursado.ts'
import type { Options } from '../../support/deps.ts'
import { insertEvaluacion, insertEvaluacionAsignada } from '../../support/evaluaciones.ts'
import { createMundoConTablon } from '../../support/mundo-con-tablon.ts'

const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' }

/** Two classes, one of them outside the schedule, a task and an evaluation; and another course's. */
function conCalendario(options: Options = {}) {
  const todo = createMundoConTablon({ siteUrl: 'https://aula.example', ...options })
  const { db, catedra, ana } = todo
  db.update(catedras).set({ aula: 'Sala 3' }).where(eq(catedras.id, catedra.id)).run()
  db.insert(catedraDiaHorarios)
    .values({ catedraId: catedra.id, dia_semana: 'Lunes', hora_inicio: '18:30', hora_fin: '20:30' })
    .run()
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-02' })
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-07' })
  const tarea = insertTarea(db, {
    catedraId: catedra.id,
    fecha_entrega: Date.parse('2026-03-10T02:59:59.999Z'),
  })
  insertAsignacion(db, { tareaMaestraId: tarea.id, alumnoId: ana.id })
  const evaluacion = insertEvaluacion(db, {
    catedraId: catedra.id,
    fecha_entrega: Date.parse('2026-03-12T21:00:00Z'),
  })
  insertEvaluacionAsignada(db, { evaluacionId: evaluacion.id, alumnoId: ana.id })
  const ajena = insertCatedra(db)
  insertDiaClase(db, { catedraId: ajena.id, fecha: '2026-03-03' })
  insertTarea(db, { catedraId: ajena.id, fecha_entrega: Date.parse('2026-03-11T12:00:00Z') })
  return { ...todo, tarea, evaluacion }
}

test('el calendario de una alumna tiene sus clases con sus horas y sus plazos', async () => {
  const { asAna, catedra, tarea, evaluacion } = conCalendario()

  const { data } = await asAna.alumnos.me.calendario.get({ query: MARZO })

  const comun = {
    catedra: { id: catedra.id, nombre: catedra.nombre, anio: 2026, aula: 'Sala 3' },
    diaClaseId: null,
    suspendida: null,
    tareaMaestraId: null,
    tareaAsignacionId: null,
    evaluacionId: null,
    estado: null,
    fecha_entrega: null,
    hora_inicio: null,
    hora_fin: null,
  }
  expect(data).toEqual([
    {
      ...comun,
      tipo: 'CLASE',
      titulo: catedra.nombre,
      fecha: '2026-03-02',
      hora_inicio: '18:30',
      hora_fin: '20:30',
      diaClaseId: 1,
    },
    { ...comun, tipo: 'CLASE', titulo: catedra.nombre, fecha: '2026-03-07', diaClaseId: 2 },
    {
      ...comun,
      tipo: 'TAREA',
      titulo: 'Coral a cuatro voces',
      fecha: '2026-03-09',
      tareaMaestraId: tarea.id,
      tareaAsignacionId: 1,
      estado: 'ASIGNADA',
      fecha_entrega: '2026-03-10T02:59:59.999Z',
    },
    {
      ...comun,
      tipo: 'EVALUACION',
      titulo: 'Parcial',
      fecha: '2026-03-12',
      hora_inicio: '18:00',
      evaluacionId: evaluacion.id,
      estado: 'PENDIENTE',
      fecha_entrega: '2026-03-12T21:00:00.000Z',
    },
  ])
})

test('a quien no se le asignó nada le quedan las clases; la docente ve todo lo de la cátedra', async () => {
  const { asBeto, asDocente } = conCalendario()
  const tipos = (data: { tipo: string }[]) => data.map(({ tipo }) => tipo)

  expect(tipos((await asBeto.alumnos.me.calendario.get({ query: MARZO })).data)).toEqual(['CLASE', 'CLASE'])
  const { data } = await asDocente.docente.me.calendario.get({ query: MARZO })
  expect(tipos(data)).toEqual(['CLASE', 'CLASE', 'TAREA', 'EVALUACION'])
  expect(data[2]).toMatchObject({ tareaAsignacionId: null, estado: null })
})

test('sin fechas es el mes de hoy, y el último momento de un día es de ese día', async () => {
  const { asAna } = conCalendario()
  const cuantas = async (query = {}) => (await asAna.alumnos.me.calendario.get({ query })).data.length

  expect(await cuantas()).toBe(4)
  expect(await cuantas({ desde: '2026-03-09', hasta: '2026-03-09' })).toBe(1)
  expect(await cuantas({ desde: '2026-03-10', hasta: '2026-03-10' })).toBe(0)
})

test('lo que no es un período se dice', async () => {
  const { asAna } = conCalendario()

  for (const [query, campo] of [
    [{ desde: 'ayer' }, 'desde'],
    [{ hasta: '2026-02-30' }, 'hasta'],
    [{ desde: '2026-03-02', hasta: '2026-03-01' }, 'hasta'],
    [{ desde: '2026-01-01', hasta: '2028-01-01' }, 'hasta'],
  ] as const) {
    const { status, data } = await asAna.alumnos.me.calendario.get({ query })
    expect([status, Object.keys(data.campos ?? {})]).toEqual([400, [campo]])
  }
})

test('una cátedra que se dejó no está en el calendario', async () => {
  const { db, asAna, ana } = conCalendario()

  db.update(catedraAlumnos).set({ baja_en: 1 }).where(eq(catedraAlumnos.alumnoId, ana.id)).run()

  expect((await asAna.alumnos.me.calendario.get({ query: MARZO })).data).toEqual([])
})

test('la dirección se dice una vez, se guarda sin su secreto, y abre el calendario sin sesión', async () => {
  const { db, asAna, call } = conCalendario()
  expect((await asAna.alumnos.me.calendario.enlace.get()).data).toEqual({
    activo: false,
    created_at: null,
  })

  const creada = await asAna.alumnos.me.calendario.enlace.post()

  expect(creada.status).toBe(201)
  const { url, created_at } = creada.data
  expect(url).toMatch(/^https:\/\/aula\.example\/api\/calendario\/[\w-]{32}\.ics$/)
  expect((await asAna.alumnos.me.calendario.enlace.get()).data).toEqual({ activo: true, created_at })
  const secreto = url.split('/').at(-1)?.replace('.ics', '')
  expect(JSON.stringify(db.select().from(calendarioEnlaces).all())).not.toContain(secreto)
  const response = await call(`/calendario/${secreto}.ics`)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s)
})

test('en el archivo, lo que tiene hora es un instante y lo que no, un día', async () => {
  const { db, asAna, call, catedra } = conCalendario()
  db.update(catedras).set({ nombre: 'Armonía; I, «coro»\nX' }).where(eq(catedras.id, catedra.id)).run()
  const { url } = (await asAna.alumnos.me.calendario.enlace.post()).data

  const texto = await (await call(new URL(url).pathname.replace('/api', ''))).text()

  const eventos = texto
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((evento) => evento.split('\r\n'))
  expect(eventos).toHaveLength(4)
  expect(eventos[0]).toEqual(
    expect.arrayContaining([
      'UID:clase-1@aula.example',
      'DTSTAMP:20260302T120000Z',
      'DTSTART:20260302T213000Z',
      'DTEND:20260302T233000Z',
      'SUMMARY:Armonía\\; I\\, «coro»\\nX',
      'LOCATION:Sala 3',
      `URL;VALUE=URI:https://aula.example/alumno/catedra/${catedra.id}`,
    ]),
  )
  expect(eventos[1]).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20260307']))
  expect(eventos[2]).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20260309',
      'SUMMARY:Vence: Coral a cuatro voces',
      'URL;VALUE=URI:https://aula.example/alumno/tarea/1',
    ]),
  )
  expect(eventos[3]).toEqual(
    expect.arrayContaining(['DTSTART:20260312T210000Z', 'URL;VALUE=URI:https://aula.example/evaluacion/1']),
  )
})

test('otra dirección reemplaza a la primera, y revocada no abre nada', async () => {
  const { asAna, asDocente, call } = conCalendario()
  const abre = async (url: string) => (await call(new URL(url).pathname.replace('/api', ''))).status
  const una = (await asAna.alumnos.me.calendario.enlace.post()).data.url
  const deLaDocente = (await asDocente.docente.me.calendario.enlace.post()).data.url
  const otra = (await asAna.alumnos.me.calendario.enlace.post()).data.url

  expect([await abre(una), await abre(otra), await abre(deLaDocente)]).toEqual([404, 200, 200])
  expect((await asAna.alumnos.me.calendario.enlace.delete()).data).toEqual({
    message: 'La dirección del calendario ya no sirve.',
  })
  expect((await asAna.alumnos.me.calendario.enlace.delete()).status).toBe(200)
  expect([await abre(otra), await abre(deLaDocente)]).toEqual([404, 200])
  expect((await asDocente.docente.me.calendario.enlace.get()).data.activo).toBe(true)
  await asDocente.docente.me.calendario.enlace.delete()
  expect(await abre(deLaDocente)).toBe(404)
  const { data } = await asAna('GET /calendario/inventada.ics')
  expect(data).toMatchObject({ code: 'calendario_no_encontrado' })
})

test('lo que termina las sesiones de alguien termina su dirección; eliminarlo también', async () => {
  const { db, asAna, asAdmin, call, ana } = conCalendario()
  const path = new URL((await asAna.alumnos.me.calendario.enlace.post()).data.url).pathname.replace(
    '/api',
    '',
  )

  await asAdmin.alumnos({ id: ana.id }).put({ email: 'otra@prueba.py' })

  expect((await call(path)).status).toBe(404)
  db.delete(alumnos).where(eq(alumnos.id, ana.id)).run()
  expect(await db.$count(calendarioEnlaces)).toBe(0)
})

test('al cambiar la hora del verano, las horas de clase no se corren', async () => {
  const { db, asAna, call, catedra } = conCalendario({ zona: 'America/Santiago' })
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-04-06' })
  const { url } = (await asAna.alumnos.me.calendario.enlace.post()).data

  const texto = await (await call(new URL(url).pathname.replace('/api', ''))).text()

  expect(texto).toContain('DTSTART:20260302T213000Z')
  expect(texto).toContain('DTSTART:20260406T223000Z')
})
