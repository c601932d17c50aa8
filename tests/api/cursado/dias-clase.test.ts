import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Filas, pack, unpack } from '../../../api/suelo/papelera/contenido.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedraDiaHorarios, catedras } from '../../../db/schema/catedras.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import type { Horario } from '../../../src/domain/catedras/horarios.ts'
import { insertCatedra } from '../../support/academia.ts'
import { createMundo } from '../../support/mundo.ts'

const horarios: Horario[] = [
  { dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' },
  { dia_semana: 'Jueves', hora_inicio: '18:00', hora_fin: '20:00' },
]

function conHorarios() {
  const mundo = createMundo({ catedra: { horarios } })
  return { ...mundo, id: mundo.catedra.id, dias: mundo.aula.diasclase }
}

const lunes = { fecha: '2026-03-09', dia_semana: 'Lunes' }
const DE_HORARIO = { hora_desde: '18:00', hora_hasta: '20:00' }
const SIN_HORAS = { hora_desde: null, hora_hasta: null }
const sinNadie = { suspendida: null, presentes: 0, ausentes: 0 }

test('un día de clase se crea, se cambia y se elimina, y ninguna fecha se corre', async () => {
  const { dias, id } = conHorarios()

  expect(await dias.post(lunes)).toMatchObject({
    status: 201,
    data: { id: 1, catedraId: id, ...lunes },
  })
  const martes = { fecha: '2026-03-03', dia_semana: 'Martes' }
  expect((await dias.post(martes)).status).toBe(201)
  expect((await dias({ diaId: 1 }).put({ fecha: '2026-03-16' })).data).toMatchObject({ fecha: '2026-03-16' })

  expect((await dias.get()).data).toEqual([
    { id: 2, catedraId: id, ...martes, ...SIN_HORAS, ...sinNadie },
    { id: 1, catedraId: id, ...lunes, fecha: '2026-03-16', ...DE_HORARIO, ...sinNadie },
  ])
  expect((await dias({ diaId: 1 }).delete()).data).toEqual({
    message: 'Día de clase eliminado.',
    eliminado: { asistencias: 0 },
  })
  expect((await dias({ diaId: 1 }).delete()).status).toBe(404)
})

test('un día tiene las horas del horario de cuando se creó, y las de otro día de la semana si se muda a él', async () => {
  const { db, dias, id } = conHorarios()
  await dias.post(lunes)
  db.update(catedraDiaHorarios)
    .set({ hora_inicio: '08:00', hora_fin: '09:30' })
    .where(and(eq(catedraDiaHorarios.catedraId, id), eq(catedraDiaHorarios.dia_semana, 'Jueves')))
    .run()
  db.delete(catedraDiaHorarios).where(eq(catedraDiaHorarios.dia_semana, 'Lunes')).run()
  const mudar = async (dia: object) => (await dias({ diaId: 1 }).put(dia)).data

  expect((await dias.get()).data).toMatchObject([DE_HORARIO])
  expect(await mudar({ fecha: '2026-03-16' })).toMatchObject(DE_HORARIO)
  expect(await mudar({ fecha: '2026-03-14', dia_semana: 'Sábado' })).toMatchObject(DE_HORARIO)
  expect(await mudar({ fecha: '2026-03-12', dia_semana: 'Jueves' })).toMatchObject({
    hora_desde: '08:00',
    hora_hasta: '09:30',
  })
})

test('dos días de clase en una fecha son un conflicto; en otra cátedra, no', async () => {
  const { db, asDocente, dias, docente } = conHorarios()
  const otra = insertCatedra(db, { docenteId: docente.id })
  await dias.post(lunes)
  await dias.post({ fecha: '2026-03-12', dia_semana: 'Jueves' })

  expect(await dias.post(lunes)).toMatchObject({
    status: 409,
    data: { error: 'Ya hay un día de clase en esa fecha.', campos: { fecha: expect.any(String) } },
  })
  expect((await dias({ diaId: 2 }).put(lunes)).status).toBe(409)
  expect((await dias({ diaId: 1 }).put(lunes)).status).toBe(200)
  expect((await asDocente.docente.catedra({ id: otra.id }).diasclase.post(lunes)).status).toBe(201)
})

test('el día de la semana es el de la fecha, y las fechas son del calendario', async () => {
  const { dias } = conHorarios()
  await dias.post(lunes)

  for (const mal of [{ ...lunes, dia_semana: 'Martes' }, { ...lunes, fecha: '2026-02-30' }, {}]) {
    expect((await dias.post(mal)).status).toBe(400)
  }
  expect(await dias({ diaId: 1 }).put({ fecha: '2026-03-10' })).toMatchObject({
    status: 400,
    data: { campos: { dia_semana: 'El día de la semana no es el de esa fecha.' } },
  })
})

test('un período se genera del horario, sin feriados, y otra vez no repite', async () => {
  const { dias } = conHorarios()
  await dias.post(lunes)
  const periodo = { desde: '2026-03-02', hasta: '2026-03-15', feriados: ['2026-03-12', '2026-05-01'] }

  const { status, data } = await dias.generar.post(periodo)

  expect(status).toBe(201)
  expect(data).toMatchObject({
    message: 'Se crearon 2 días de clase.',
    creados: [
      { fecha: '2026-03-02', dia_semana: 'Lunes' },
      { fecha: '2026-03-05', dia_semana: 'Jueves' },
    ],
    existentes: ['2026-03-09'],
    feriados: ['2026-03-12'],
  })
  expect((await dias.generar.post(periodo)).data).toMatchObject({
    message: 'No había días de clase que crear.',
    creados: [],
    existentes: ['2026-03-02', '2026-03-05', '2026-03-09'],
  })
  expect((await dias.get()).data).toHaveLength(3)
})

test('un período de más de un año, o de una cátedra sin horarios, no se genera', async () => {
  const { db, asDocente, dias, docente } = conHorarios()
  const sinHorarios = insertCatedra(db, { docenteId: docente.id })

  expect(await dias.generar.post({ desde: '2026-01-01', hasta: '2028-01-01' })).toMatchObject({
    status: 400,
    data: { campos: { hasta: 'El período no puede pasar de un año.' } },
  })
  expect(
    await asDocente.docente.catedra({ id: sinHorarios.id }).diasclase.generar.post({
      desde: '2026-03-02',
      hasta: '2026-03-15',
    }),
  ).toMatchObject({ status: 400, data: { code: 'validacion' } })
})

test('el administrador los ve, los crea y los genera en cualquier cátedra', async () => {
  const { asAdmin, id } = conHorarios()

  expect((await asAdmin.admin.catedras({ id }).diasclase.post(lunes)).status).toBe(201)
  expect(
    (
      await asAdmin.admin
        .catedras({ id })
        .diasclase.generar.post({ desde: '2026-03-12', hasta: '2026-03-12' })
    ).data.creados,
  ).toHaveLength(1)
  expect((await asAdmin.admin.catedras({ id }).diasclase.get()).data).toMatchObject([lunes, { id: 2 }])
  expect((await asAdmin.admin.catedras({ id: 99 }).diasclase.get()).status).toBe(404)
})

test('de lo ajeno no se sabe nada', async () => {
  const { as, id, db, asDocente, dias, docente } = conHorarios()
  await dias.post(lunes)
  const otro = as('docente')
  const otraSuya = insertCatedra(db, { docenteId: docente.id })

  for (const [call, cuerpo] of [
    [`GET /docente/catedra/${id}/diasclase`],
    [`POST /docente/catedra/${id}/diasclase`, lunes],
    [`POST /docente/catedra/${id}/diasclase/generar`, { desde: '2026-03-02', hasta: '2026-03-15' }],
    [`PUT /docente/catedra/${id}/diasclase/1`, {}],
    [`DELETE /docente/catedra/${id}/diasclase/1`],
  ] as const) {
    expect((await otro(call, cuerpo)).status, call).toBe(404)
  }
  expect((await asDocente.docente.catedra({ id: otraSuya.id }).diasclase({ diaId: 1 }).delete()).status).toBe(
    404,
  )
})

test('varios se quitan juntos, con su asistencia, y cada uno es una fila de la papelera', async () => {
  const { db, asAdmin, asDocente, dias, id } = conHorarios()
  for (const fecha of ['2026-03-09', '2026-03-16', '2026-03-23']) await dias.post({ ...lunes, fecha })

  expect(await dias.quitar.post({ ids: [1, '2', 1] })).toMatchObject({ status: 200, data: { quitadas: 2 } })
  expect((await dias.get()).data).toMatchObject([{ id: 3 }])
  expect((await asDocente('GET /docente/papelera')).data).toMatchObject([
    { tipo: 'DIA', titulo: '16/03/2026' },
    { tipo: 'DIA', titulo: '09/03/2026' },
  ])
  expect((await asAdmin.admin.catedras({ id }).diasclase.quitar.post({ ids: [3] })).data).toEqual({
    quitadas: 1,
  })
  expect(db.select().from(papelera).all()).toHaveLength(3)
})

test.each([
  ['antes de que las clases tuvieran horas', true, { hora_desde: '18:00', hora_hasta: '20:00' }],
  ['después', false, SIN_HORAS],
])('la clase que se eliminó %s vuelve con las que tenía', async (_caso, antes, horas) => {
  const { db, asAdmin, dias } = conHorarios()
  await dias.post(lunes)
  db.update(diasClase).set(SIN_HORAS).run()
  await dias({ diaId: 1 }).delete()
  const [guardada] = db.select().from(papelera).all()
  const { tablas, ...resto } = unpack(guardada?.contenido ?? Buffer.from(''))
  const sinHoras = ({ columnas, filas, tabla }: Filas): Filas => {
    const quedan = columnas.map((_, i) => i).filter((i) => !columnas[i]?.startsWith('hora_'))
    const soloEsas = <T>(lista: T[]) => quedan.map((i) => lista[i] as T)
    return { tabla, columnas: soloEsas(columnas), filas: filas.map(soloEsas) }
  }
  if (antes)
    db.update(papelera)
      .set({ contenido: pack({ ...resto, tablas: tablas.map(sinHoras) }), migraciones: 30 })
      .run()

  await asAdmin.admin.papelera({ id: 1 }).restaurar.post({} as never)

  expect((await dias.get()).data).toMatchObject([{ id: 1, ...horas }])
})

test('de quitar varios, lo que está mal se dice y no se quita ninguno', async () => {
  const { db, as, asDocente, dias, docente, id } = conHorarios()
  const otra = insertCatedra(db, { docenteId: docente.id, horarios })
  await dias.post(lunes)
  const enOtra = asDocente.docente.catedra({ id: otra.id }).diasclase
  const { data: ajeno } = await enOtra.post(lunes)
  const cien = Array.from({ length: 101 }, (_, i) => i + 1)

  for (const [ids, mensaje] of [
    [[], 'Elige al menos un día de clase.'],
    [undefined, 'Elige al menos un día de clase.'],
    [['a'], 'Cada día de clase se nombra con su identificador.'],
    [cien, 'Se pueden quitar hasta 100 días de clase a la vez.'],
  ] as const)
    expect(await dias.quitar.post({ ids })).toMatchObject({ status: 400, data: { campos: { ids: mensaje } } })
  expect(await dias.quitar.post({ ids: [1, ajeno.id] })).toMatchObject({
    status: 404,
    data: { code: 'dia_clase_no_encontrado' },
  })
  expect((await as('docente')(`POST /docente/catedra/${id}/diasclase/quitar`, { ids: [1] })).status).toBe(404)
  expect([(await dias.get()).data.length, (await enOtra.get()).data.length]).toEqual([1, 1])

  db.update(catedras).set({ cerrada_en: 1 }).run()
  expect(await dias.quitar.post({ ids: [1] })).toMatchObject({
    status: 409,
    data: { code: 'catedra_cerrada' },
  })
  expect((await dias.quitar.post({ ids: [] })).status).toBe(409)
})
