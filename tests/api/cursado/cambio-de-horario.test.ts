import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { unidadesDadas } from '../../../db/schema/cierres-de-clase.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import type { Horario } from '../../../src/domain/catedras/horarios.ts'
import {
  insertAsistencia,
  insertDiaClase,
  insertJustificativo,
  insertUnidadDe,
} from '../../support/academia.ts'
import { createMundo } from '../../support/mundo.ts'

const horario = (dia_semana: Horario['dia_semana'], hora_inicio: string): Horario => ({
  dia_semana,
  hora_inicio,
  hora_fin: '21:00',
})
const LUNES = [horario('Lunes', '18:00')]
const MARTES = [horario('Martes', '19:00')]

/** On Monday the ninth of March, a Monday that has passed, today's, and three to come. */
function conLunes() {
  const mundo = createMundo({ catedra: { horarios: LUNES }, alumnos: 1, now: '2026-03-09T12:00:00Z' })
  const { db, catedra, asAdmin, asDocente } = mundo
  const catedraId = catedra.id
  const dias = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30'].map((fecha) =>
    insertDiaClase(db, { catedraId, fecha }),
  )
  const una = asAdmin.admin.catedras({ id: catedraId })
  return {
    ...mundo,
    catedraId,
    dias,
    una,
    change: (datos: object) => una.put(datos),
    prueba: async (datos: object) => (await una.put(datos, { query: { prueba: '1' } })).data,
    listDias: async () =>
      (await una.diasclase.get()).data.map(({ fecha, hora_desde }) => [fecha, hora_desde]),
    async uids() {
      const { url } = (await asDocente.docente.me.calendario.enlace.post()).data
      const texto = await (await mundo.call(new URL(url).pathname.replace('/api', ''))).text()
      return [...texto.matchAll(/^UID:(.*)\r\nSEQUENCE[\s\S]*?DTSTART.*?:(\w+)\r/gm)].map(
        ([, uid, desde]) => [uid, desde],
      )
    },
  }
}

test('con otro horario, lo que pasó y lo que viene queda como estaba, también en los calendarios', async () => {
  const { change, listDias, uids } = conLunes()
  const [antes, enCalendario] = [await listDias(), await uids()]

  expect((await change({ horariosPorDia: MARTES })).status).toBe(200)

  expect(await listDias()).toEqual(antes)
  expect(enCalendario).toHaveLength(5)
  expect(await uids()).toEqual(enCalendario)
})

test('las por venir se mueven en su semana, con su hora nueva y el mismo evento', async () => {
  const { change, prueba, listDias, uids } = conLunes()
  const datos = { horariosPorDia: MARTES, clases_por_venir: 'MOVER' }
  const [antes, enCalendario] = [await listDias(), await uids()]
  expect(await prueba(datos)).toEqual({ clases_por_venir: { mover: 4, quitar: 4, quedan: 0 } })
  expect(await listDias()).toEqual(antes)

  const { data } = await change(datos)

  expect(data.DiaClase[1]).toMatchObject({ fecha: '2026-03-10', dia_semana: 'Martes', hora_hasta: '21:00' })
  expect(await listDias()).toEqual([
    ['2026-03-02', '18:00'],
    ['2026-03-10', '19:00'],
    ['2026-03-17', '19:00'],
    ['2026-03-24', '19:00'],
    ['2026-03-31', '19:00'],
  ])
  const despues = await uids()
  expect(despues.map(([uid]) => uid)).toEqual(enCalendario.map(([uid]) => uid))
  expect(despues[1]).toEqual([enCalendario[1]?.[0], '20260310T220000Z'])
})

test('se quitan, salvo las que tienen marcas, una unidad o un justificativo; y vuelven de a una', async () => {
  const { db, catedraId, dias, alumnos, asAdmin, change, prueba, listDias } = conLunes()
  const [, hoy, una, otra] = dias.map(({ id }) => id) as [number, number, number, number]
  const [ana] = alumnos
  insertAsistencia(db, { diaClaseId: hoy, alumnoId: ana.id })
  db.insert(unidadesDadas)
    .values({ diaClaseId: una, unidadId: insertUnidadDe(db, catedraId).id, estado: 'DADA' })
    .run()
  insertJustificativo(db, { catedraId, alumnoId: ana.id, desde: '2026-03-20', hasta: '2026-03-23' })
  const datos = { horariosPorDia: MARTES, clases_por_venir: 'QUITAR' }
  expect(await prueba(datos)).toEqual({ clases_por_venir: { mover: 3, quitar: 1, quedan: 2 } })

  expect((await change(datos)).status).toBe(200)

  expect((await listDias()).map(([fecha]) => fecha)).toEqual(dias.slice(0, 4).map(({ fecha }) => fecha))
  expect(otra).toBe(dias[3]?.id)
  const entradas = db.select({ id: papelera.id, tipo: papelera.tipo }).from(papelera).all()
  expect(entradas).toEqual([{ id: 1, tipo: 'DIA' }])
  await asAdmin('POST /admin/papelera/1/restaurar', {})
  expect((await listDias()).at(-1)).toEqual(['2026-03-30', '18:00'])
})

test('un horario que cambia dos veces mientras hay clases que esperan no deja ninguna atrás', async () => {
  const { change, prueba, listDias } = conLunes()
  await change({ horariosPorDia: MARTES })
  const miercoles = { horariosPorDia: [horario('Miércoles', '17:00')], clases_por_venir: 'MOVER' }
  expect(await prueba(miercoles)).toEqual({ clases_por_venir: { mover: 4, quitar: 4, quedan: 0 } })

  await change(miercoles)

  expect(await listDias()).toEqual([
    ['2026-03-02', '18:00'],
    ['2026-03-11', '17:00'],
    ['2026-03-18', '17:00'],
    ['2026-03-25', '17:00'],
    ['2026-04-01', '17:00'],
  ])
})

test('sin otro horario, o en una suspendida, no se mueve nada', async () => {
  const { db, dias, change, prueba, listDias } = conLunes()
  const antes = await listDias()

  await change({ nombre: 'Coro', clases_por_venir: 'QUITAR' })
  await change({ horariosPorDia: LUNES, clases_por_venir: 'QUITAR' })
  expect(await listDias()).toEqual(antes)

  db.update(diasClase)
    .set({ suspendida: 'Asueto' })
    .where(eq(diasClase.id, dias[2]?.id ?? 0))
    .run()
  expect(await prueba({ horariosPorDia: MARTES })).toMatchObject({ clases_por_venir: { mover: 3 } })
  expect(await prueba({ nombre: 'Coro' })).toEqual({ clases_por_venir: { mover: 0, quitar: 0, quedan: 3 } })
})

test('lo que no es un destino, un horario mal escrito y una cátedra cerrada no cambian nada', async () => {
  const { db, una, change, listDias } = conLunes()
  const antes = await listDias()
  const enPrueba = { query: { prueba: '1' } } as const

  expect(await change({ horariosPorDia: MARTES, clases_por_venir: 'BORRAR' })).toMatchObject({
    status: 400,
    data: { campos: { clases_por_venir: expect.any(String) } },
  })
  const mal = { horariosPorDia: [horario('Lunes', '22:00')], clases_por_venir: 'QUITAR' }
  expect([(await change(mal)).status, (await una.put(mal, enPrueba)).status]).toEqual([400, 400])

  db.update(catedras).set({ cerrada_en: 1 }).run()
  const datos = { horariosPorDia: MARTES, clases_por_venir: 'MOVER' }
  expect([(await change(datos)).status, (await una.put(datos, enPrueba)).status]).toEqual([409, 409])
  expect(await listDias()).toEqual(antes)
})
