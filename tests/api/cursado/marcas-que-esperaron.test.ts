import { expect, test } from 'vitest'
import { asistencias } from '../../../db/schema/asistencia.ts'
import { HECHA_HACE_MAXIMO } from '../../../src/domain/asistencia/asistencia.ts'
import { insertAsistencia } from '../../support/academia.ts'
import { createMundoConClase } from '../../support/mundo-con-clase.ts'

const MINUTO = 60_000

interface Marca {
  presente: boolean
  hecha_hace?: unknown
}
type MarcaDeVarios = Marca & { alumnoIds?: number[] }

/** On the day of a class the teacher and the administrator mark Ana. */
function conMarcas() {
  const mundo = createMundoConClase()
  const { db, id, docente, ana, dia, clase, asAdmin } = mundo
  const diaId = dia.id
  const deAdmin = asAdmin.admin.catedras({ id })
  return {
    ...mundo,
    diaId,
    marca: (una: Marca) => clase['toggle-asistencia'].post({ alumnoId: ana.id, ...una }),
    marcaDeAdmin: (una: Marca) => deAdmin.asistencia.post({ classDayId: diaId, studentId: ana.id, ...una }),
    marcaVarias: (una: MarcaDeVarios) => clase.asistencias.post(una),
    marcaVariasDeAdmin: (una: MarcaDeVarios) => deAdmin.diasclase({ diaId }).asistencias.post(una),
    filas: () => db.select().from(asistencias).all(),
    docente: `docente:${docente.id}`,
  }
}

test('de una marca se sabe cuándo se hizo y de quién es', async () => {
  const { deps, marca, marcaDeAdmin, advance, filas, docente } = conMarcas()
  const hecha = deps.now()
  advance(5 * MINUTO)

  expect((await marca({ presente: true, hecha_hace: 5 * MINUTO })).status).toBe(200)
  expect(filas()).toMatchObject([
    { presente: true, marcada_en: hecha, marcada_por: docente, updated_at: hecha + 5 * MINUTO },
  ])

  expect((await marcaDeAdmin({ presente: false })).status).toBe(200)
  expect(filas()).toMatchObject([{ presente: false, marcada_en: hecha + 5 * MINUTO, marcada_por: 'admin' }])
})

test('la que esperó no cambia la que otra persona hizo después', async () => {
  const { marca, marcaDeAdmin, advance, filas, ana } = conMarcas()
  await marcaDeAdmin({ presente: false })
  advance(MINUTO)
  const antes = filas()

  expect(await marca({ presente: true, hecha_hace: 2 * MINUTO })).toMatchObject({
    status: 200,
    data: {
      message: 'Ya lo había marcado otra persona',
      asistencia: { id: antes[0]?.id, alumnoId: ana.id, presente: false },
      superada: true,
    },
  })
  expect(filas()).toEqual(antes)
})

test('la del administrador que esperó tampoco cambia la de un docente', async () => {
  const { marca, marcaDeAdmin, advance, filas } = conMarcas()
  await marca({ presente: true })
  advance(MINUTO)

  expect((await marcaDeAdmin({ presente: false, hecha_hace: 2 * MINUTO })).data).toMatchObject({
    superada: true,
    asistencia: { presente: true },
  })
  expect(filas()).toMatchObject([{ presente: true }])
})

test('la que esperó y es posterior a la de otra persona vale', async () => {
  const { marca, marcaDeAdmin, advance, filas } = conMarcas()
  await marcaDeAdmin({ presente: false })
  advance(3 * MINUTO)

  const { data } = await marca({ presente: true, hecha_hace: 2 * MINUTO })

  expect(data).toMatchObject({ asistencia: { presente: true } })
  expect(data).not.toHaveProperty('superada')
  expect(filas()).toMatchObject([{ presente: true }])
})

test('de la misma persona vale la que llegó última, y sin decir cuándo es de ahora', async () => {
  const { marca, marcaDeAdmin, advance, filas } = conMarcas()
  await marca({ presente: true })
  advance(MINUTO)

  expect((await marca({ presente: false, hecha_hace: 2 * MINUTO })).data.asistencia.presente).toBe(false)
  // It came after one that was made a minute ago, so it was not made before that.
  expect((await marcaDeAdmin({ presente: true, hecha_hace: 90_000 })).data.superada).toBe(true)
  expect((await marcaDeAdmin({ presente: true })).data.asistencia.presente).toBe(true)
  expect(filas()).toMatchObject([{ presente: true, marcada_por: 'admin' }])
})

test('dos personas que dicen lo mismo no se contradicen, y la última lo confirma', async () => {
  const { marca, marcaDeAdmin, advance, filas } = conMarcas()
  await marca({ presente: true })
  advance(3 * MINUTO)

  expect((await marcaDeAdmin({ presente: true, hecha_hace: 4 * MINUTO })).data).not.toHaveProperty('superada')
  await marcaDeAdmin({ presente: true })
  advance(MINUTO)

  expect((await marca({ presente: false, hecha_hace: 2 * MINUTO })).data.superada).toBe(true)
  expect(filas()).toMatchObject([{ presente: true, marcada_por: 'admin' }])
})

test('una marca de antes, sin dueño, vale si es posterior', async () => {
  const { db, deps, marca, advance, ana, diaId } = conMarcas()
  const updated_at = deps.now()
  insertAsistencia(db, { diaClaseId: diaId, alumnoId: ana.id, updated_at, marcada_en: updated_at })
  advance(MINUTO)

  expect((await marca({ presente: false, hecha_hace: 2 * MINUTO })).data.superada).toBe(true)
  expect((await marca({ presente: false })).data.asistencia.presente).toBe(false)
})

test('de varias a la vez, cada una con lo suyo', async () => {
  const { marcaDeAdmin, marcaVarias, marcaVariasDeAdmin, advance, filas, ana, beto } = conMarcas()
  await marcaDeAdmin({ presente: false })
  advance(MINUTO)

  expect((await marcaVarias({ presente: true, hecha_hace: 2 * MINUTO })).data).toEqual({
    message: 'Asistencia registrada exitosamente',
    marcadas: 1,
    superadas: [ana.id],
    quedan: [{ alumnoId: ana.id, presente: false, matiz: null }],
  })
  const alumnoIds = [beto.id, ana.id]
  const deCada = { presente: true, alumnoIds, hecha_hace: [2 * MINUTO, 30_000] }
  expect((await marcaVarias(deCada)).data).toMatchObject({ marcadas: 2, superadas: [] })
  expect(filas()).toMatchObject([{ presente: true }, { presente: true }])

  const deAdmin = { presente: false, alumnoIds, hecha_hace: 45_000 }
  expect((await marcaVariasDeAdmin(deAdmin)).data).toMatchObject({ marcadas: 1, superadas: [ana.id] })
})

test.each([[-1], [1.5], ['ayer'], [{}], [HECHA_HACE_MAXIMO + 1], [true]])(
  'hace cuánto no puede ser %j',
  async (hecha_hace) => {
    const { marca, marcaDeAdmin, marcaVarias, marcaVariasDeAdmin, filas, ana } = conMarcas()
    const campos = { hecha_hace: 'Debes indicar hace cuánto se hizo la marca, en milisegundos.' }
    const varias = { presente: true, hecha_hace: [hecha_hace], alumnoIds: [ana.id] }

    for (const mark of [marca, marcaDeAdmin, marcaVarias, marcaVariasDeAdmin])
      expect(await mark({ presente: true, hecha_hace })).toMatchObject({ status: 400, data: { campos } })
    expect(await marcaVarias(varias)).toMatchObject({ status: 400, data: { campos } })
    expect(filas()).toEqual([])
  },
)

test('los de cada uno son tantos como los nombrados', async () => {
  const { marcaVarias, filas, ana, beto } = conMarcas()
  const alumnoIds = [ana.id, beto.id]

  for (const hecha_hace of [[1], [1, 2, 3], [1, null]])
    expect((await marcaVarias({ presente: true, alumnoIds, hecha_hace })).status).toBe(400)
  expect((await marcaVarias({ presente: true, hecha_hace: [1, 2] })).status).toBe(400)
  expect(filas()).toEqual([])
})
