import { expect, test } from 'vitest'
import type { Horario } from '../../src/domain/horarios.ts'
import { insertCatedra, insertDocente } from '../support/academia.ts'
import { como, testApi } from '../support/api.ts'

const horarios: Horario[] = [
  { dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' },
  { dia_semana: 'Jueves', hora_inicio: '18:00', hora_fin: '20:00' },
]

async function conDocente() {
  const contexto = testApi()
  const { db } = contexto
  const docente = insertDocente(db)
  const { id } = insertCatedra(db, { docenteId: docente.id, horarios })
  const dias = `/docente/catedra/${id}/diasclase`
  return { ...contexto, contexto, docente, id, dias, pide: await como(contexto, 'docente', docente) }
}

const lunes = { fecha: '2026-03-09', dia_semana: 'Lunes' }

test('un día de clase se crea, se cambia y se elimina, y ninguna fecha se corre', async () => {
  const { pide, dias, id } = await conDocente()

  expect(await pide(`POST ${dias}`, lunes)).toMatchObject({
    status: 201,
    data: { id: 1, catedraId: id, ...lunes },
  })
  const martes = { fecha: '2026-03-03', dia_semana: 'Martes' }
  expect((await pide(`POST ${dias}`, martes)).status).toBe(201)
  expect((await pide(`PUT ${dias}/1`, { fecha: '2026-03-16' })).data).toMatchObject({ fecha: '2026-03-16' })

  expect((await pide(`GET ${dias}`)).data).toEqual([
    { id: 2, catedraId: id, ...martes, presentes: 0, ausentes: 0 },
    { id: 1, catedraId: id, ...lunes, fecha: '2026-03-16', presentes: 0, ausentes: 0 },
  ])
  expect((await pide(`DELETE ${dias}/1`)).data).toEqual({
    message: 'Día de clase eliminado.',
    eliminado: { asistencias: 0 },
  })
  expect((await pide(`DELETE ${dias}/1`)).status).toBe(404)
})

test('dos días de clase en una fecha son un conflicto; en otra cátedra, no', async () => {
  const { db, pide, dias, docente } = await conDocente()
  const otra = insertCatedra(db, { docenteId: docente.id })
  await pide(`POST ${dias}`, lunes)
  await pide(`POST ${dias}`, { fecha: '2026-03-12', dia_semana: 'Jueves' })

  expect(await pide(`POST ${dias}`, lunes)).toMatchObject({
    status: 409,
    data: { error: 'Ya hay un día de clase en esa fecha.', campos: { fecha: expect.any(String) } },
  })
  expect((await pide(`PUT ${dias}/2`, lunes)).status).toBe(409)
  expect((await pide(`PUT ${dias}/1`, lunes)).status).toBe(200)
  expect((await pide(`POST /docente/catedra/${otra.id}/diasclase`, lunes)).status).toBe(201)
})

test('el día de la semana es el de la fecha, y las fechas son del calendario', async () => {
  const { pide, dias } = await conDocente()
  await pide(`POST ${dias}`, lunes)

  for (const mal of [{ ...lunes, dia_semana: 'Martes' }, { ...lunes, fecha: '2026-02-30' }, {}]) {
    expect((await pide(`POST ${dias}`, mal)).status).toBe(400)
  }
  expect(await pide(`PUT ${dias}/1`, { fecha: '2026-03-10' })).toMatchObject({
    status: 400,
    data: { campos: { dia_semana: 'El día de la semana no es el de esa fecha.' } },
  })
})

test('un período se genera del horario, sin feriados, y otra vez no repite', async () => {
  const { pide, dias } = await conDocente()
  await pide(`POST ${dias}`, lunes)
  const periodo = { desde: '2026-03-02', hasta: '2026-03-15', feriados: ['2026-03-12', '2026-05-01'] }

  const { status, data } = await pide(`POST ${dias}/generar`, periodo)

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
  expect((await pide(`POST ${dias}/generar`, periodo)).data).toMatchObject({
    message: 'No había días de clase que crear.',
    creados: [],
    existentes: ['2026-03-02', '2026-03-05', '2026-03-09'],
  })
  expect((await pide(`GET ${dias}`)).data).toHaveLength(3)
})

test('un período de más de un año, o de una cátedra sin horarios, no se genera', async () => {
  const { db, pide, dias, docente } = await conDocente()
  const sinHorarios = insertCatedra(db, { docenteId: docente.id })

  expect(await pide(`POST ${dias}/generar`, { desde: '2026-01-01', hasta: '2028-01-01' })).toMatchObject({
    status: 400,
    data: { campos: { hasta: 'El período no puede pasar de un año.' } },
  })
  expect(
    await pide.docente.catedra({ id: sinHorarios.id }).diasclase.generar.post({
      desde: '2026-03-02',
      hasta: '2026-03-15',
    }),
  ).toMatchObject({ status: 400, data: { code: 'validacion' } })
})

test('el administrador los ve, los crea y los genera en cualquier cátedra', async () => {
  const { contexto, id } = await conDocente()
  const pide = await como(contexto)

  expect((await pide(`POST /admin/catedras/${id}/diasclase`, lunes)).status).toBe(201)
  expect(
    (await pide.admin.catedras({ id }).diasclase.generar.post({ desde: '2026-03-12', hasta: '2026-03-12' }))
      .data.creados,
  ).toHaveLength(1)
  expect((await pide.admin.catedras({ id }).diasclase.get()).data).toMatchObject([lunes, { id: 2 }])
  expect((await pide.admin.catedras({ id: 99 }).diasclase.get()).status).toBe(404)
})

test('de lo ajeno no se sabe nada', async () => {
  const { db, contexto, pide, dias, docente } = await conDocente()
  await pide(`POST ${dias}`, lunes)
  const otro = await como(contexto, 'docente', insertDocente(db))
  const otraSuya = insertCatedra(db, { docenteId: docente.id })

  for (const [call, cuerpo] of [
    [`GET ${dias}`],
    [`POST ${dias}`, lunes],
    [`POST ${dias}/generar`, { desde: '2026-03-02', hasta: '2026-03-15' }],
    [`PUT ${dias}/1`, {}],
    [`DELETE ${dias}/1`],
  ] as const) {
    expect((await otro(call, cuerpo)).status, call).toBe(404)
  }
  expect((await pide.docente.catedra({ id: otraSuya.id }).diasclase({ diaId: 1 }).delete()).status).toBe(404)
})
