import { expect, test } from 'vitest'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { cierresDeClase, unidadesDadas } from '../../../db/schema/cierres-de-clase.ts'
import {
  insertCatedra,
  insertDiaClase,
  insertInscripcion,
  insertJustificativo,
  insertUnidadDe,
} from '../../support/academia.ts'
import { createMundoConCierre } from '../../support/mundo-con-cierre.ts'

test('la pantalla recibe a los alumnos, primero lo que no se dio, y el cierre que haya', async () => {
  const { cierra, lee, leeAdmin, entero, abril, db, id, diaId, beto, advance } = createMundoConCierre()
  insertJustificativo(db, { catedraId: id, alumnoId: beto.id, estado: 'ACEPTADO', hasta: '2026-03-03' })
  expect((await lee('hoy')).data).toMatchObject({
    catedra: { id, nombre: 'Coro' },
    fecha: '2026-03-02',
    dia: { id: diaId },
    cierre: null,
    unidades: [{ periodo: 'Marzo', estado: null }, { periodo: 'Abril' }, { periodo: 'Mayo' }],
  })

  await cierra({
    ...entero,
    unidades: [...entero.unidades, { unidadId: abril.id, estado: 'EN_PARTE' }],
  })
  advance(86_400_000)

  const { data } = await lee('hoy')
  expect(data).toMatchObject({
    dia: null,
    fecha: '2026-03-03',
    cierre: null,
    alumnos: [
      { presente: null, con_justificativo: false },
      { presente: null, con_justificativo: true },
    ],
  })
  expect(
    data.unidades.map(({ periodo, estado }: { periodo: string; estado: string }) => [periodo, estado]),
  ).toEqual([
    ['Abril', 'EN_PARTE'],
    ['Mayo', null],
    ['Marzo', 'DADA'],
  ])
  expect((await leeAdmin()).data.unidades).toMatchObject([
    { periodo: 'Abril', en_este_dia: 'EN_PARTE' },
    { periodo: 'Mayo', en_este_dia: null },
    { periodo: 'Marzo', en_este_dia: 'DADA' },
  ])
})

test('los planes dicen cuánto se dio; lo de una clase suspendida no cuenta', async () => {
  const { cierra, entero, asDocente, id, db } = createMundoConCierre()
  const planes = async () => (await asDocente.docente.me.catedra({ id }).planes.get()).data
  expect(await planes()).toMatchObject([{ dadas: 0, UnidadPlan: [{ estado: null }, {}, {}] }])

  await cierra(entero)
  expect(await planes()).toMatchObject([
    { dadas: 1, UnidadPlan: [{ estado: 'DADA' }, { estado: null }, { estado: null }] },
  ])
  db.update(diasClase).set({ suspendida: 'Paro' }).run()
  expect(await planes()).toMatchObject([{ dadas: 0 }])
})

test('cada alumno sabe qué se dio y qué hay para la próxima; de una clase suspendida, nada', async () => {
  const { cierra, entero, asAlumnos, db, diaId, marzo } = createMundoConCierre()
  const [asAna] = asAlumnos
  const clases = async () => (await asAna.alumnos.me.catedras.get()).data?.[0]?.clases
  const nada = { unidades: { dadas: 0, total: 3 }, para_la_proxima: null, ultimas: [] }
  expect(await clases()).toEqual(nada)

  await cierra(entero)
  const suya = {
    diaClaseId: diaId,
    fecha: '2026-03-02',
    unidades: [{ unidadId: marzo.id, periodo: 'Marzo', estado: 'DADA' }],
    para_la_proxima: 'Traer el cancionero.',
  }
  expect(await clases()).toEqual({
    unidades: { dadas: 1, total: 3 },
    para_la_proxima: 'Traer el cancionero.',
    ultimas: [suya],
  })
  expect((await asAna.alumnos.me.dashboard.get()).data?.catedras[0]?.clases.ultimas).toEqual([suya])

  db.update(diasClase).set({ suspendida: 'Paro' }).run()
  expect(await clases()).toEqual(nada)
})

test('de cada cátedra, las suyas: las últimas cinco, la más nueva primero', async () => {
  const { db, id, ana, asAlumnos, marzo } = createMundoConCierre()
  const otra = insertCatedra(db)
  insertInscripcion(db, { catedraId: otra.id, alumnoId: ana.id })
  const deOtra = insertUnidadDe(db, otra.id)
  const cerrar = (catedraId: number, fecha: string, unidadId: number) => {
    const { id: diaClaseId } = insertDiaClase(db, { catedraId, fecha })
    const respuesta = {}
    db.insert(cierresDeClase)
      .values({
        diaClaseId,
        clave: `${catedraId} ${fecha}`,
        por: 'Ana',
        cerrada_en: 1,
        respuesta,
        para_la_proxima: fecha,
      })
      .run()
    db.insert(unidadesDadas).values({ diaClaseId, unidadId, estado: 'DADA' }).run()
  }
  // In no order, and more than are shown.
  const dias = ['05', '03', '12', '10', '24', '17', '26'].map((dia) => `2026-03-${dia}`)
  for (const fecha of dias) cerrar(id, fecha, marzo.id)
  cerrar(otra.id, '2026-03-31', deOtra.id)

  const { data } = await asAlumnos[0].alumnos.me.catedras.get()

  const clasesDe = (catedraId: number) => data?.find((una) => una.catedraId === catedraId)?.clases
  expect(clasesDe(id)?.unidades).toEqual({ dadas: 1, total: 3 })
  expect(clasesDe(id)?.para_la_proxima).toBe('2026-03-26')
  expect(clasesDe(id)?.ultimas.map(({ fecha }) => fecha)).toEqual(dias.sort().reverse().slice(0, 5))
  expect(clasesDe(otra.id)).toMatchObject({
    unidades: { dadas: 1, total: 1 },
    ultimas: [{ fecha: '2026-03-31', unidades: [{ unidadId: deOtra.id }] }],
  })
})
