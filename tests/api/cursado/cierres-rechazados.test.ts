import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { addDias } from '../../../src/domain/base/fechas.ts'
import { insertCatedra, insertDiaClase, insertUnidadDe } from '../../support/academia.ts'
import { CLAVE, createMundoConCierre, NADA } from '../../support/mundo-con-cierre.ts'

test.each([
  ['sin clave', {}, 'clave', 'La clave debe ser un UUID.'],
  ['con otra cosa por clave', { clave: 'hoy' }, 'clave', 'La clave debe ser un UUID.'],
  [
    'con una frase de más',
    { clave: CLAVE, para_la_proxima: 'a'.repeat(501) },
    'para_la_proxima',
    'Lo de la próxima clase no puede pasar de 500 caracteres.',
  ],
  [
    'con una marca sin alumno',
    { clave: CLAVE, marcas: [{ presente: true }] },
    'marcas.0.alumnoId',
    'Debes indicar de qué alumno es la asistencia.',
  ],
  [
    'con una marca que no dice si vino',
    { clave: CLAVE, marcas: [{ alumnoId: 1 }] },
    'marcas.0.presente',
    'Debes indicar si está presente (true o false).',
  ],
  [
    'con un matiz que contradice',
    { clave: CLAVE, marcas: [{ alumnoId: 1, presente: true, matiz: 'JUSTIFICADO' }] },
    'marcas.0.matiz',
    'El matiz es TARDE, de quien está presente, o JUSTIFICADO, de quien está ausente.',
  ],
  [
    'con alguien que no está inscrito',
    { clave: CLAVE, marcas: [{ alumnoId: 99, presente: true }] },
    'marcas.0.alumnoId',
    'Ese alumno no está inscrito en la cátedra.',
  ],
  [
    'con una unidad a medias de otro modo',
    { clave: CLAVE, unidades: [{ unidadId: 1, estado: 'CASI' }] },
    'unidades.0.estado',
    'Una unidad se da entera (DADA) o en parte (EN_PARTE).',
  ],
  [
    'con una tarea sin título',
    { clave: CLAVE, tarea: { titulo: ' ', puntos_posibles: 10 } },
    'tarea.titulo',
    'Por favor, completa todos los campos obligatorios.',
  ],
  [
    'con una tarea cuyo título no es un texto',
    { clave: CLAVE, tarea: { titulo: { toString: 1 }, puntos_posibles: 10 } },
    'tarea.titulo',
    'Por favor, completa todos los campos obligatorios.',
  ],
  [
    'con una tarea sin puntos',
    { clave: CLAVE, tarea: { titulo: 'Leer' } },
    'tarea.puntos_posibles',
    'Por favor, completa todos los campos obligatorios.',
  ],
  [
    'con una tarea que no lo es',
    { clave: CLAVE, tarea: 'Leer' },
    'tarea',
    'El campo «tarea» debe ser una tarea.',
  ],
  ...[
    ['presente', 'quizas', 'verdadero o falso (true o false)'],
    ['presente', 2, 'verdadero o falso (true o false)'],
    ['presente', {}, 'verdadero o falso (true o false)'],
    ['matiz', 5, 'un texto'],
  ].map(([campo, valor, tipo]): [string, object, string, string] => [
    `con «${campo}» que es ${JSON.stringify(valor)}`,
    { clave: CLAVE, marcas: [{ alumnoId: 1, presente: true, [String(campo)]: valor }] },
    `marcas.0.${campo}`,
    `El campo «marcas.0.${campo}» debe ser ${tipo}.`,
  ]),
  ...[5, []].map((estado): [string, object, string, string] => [
    `con una unidad cuyo estado es ${JSON.stringify(estado)}`,
    { clave: CLAVE, unidades: [{ unidadId: 1, estado }] },
    'unidades.0.estado',
    'El campo «unidades.0.estado» debe ser un texto.',
  ]),
  [
    'con listas en lugar de marcas',
    { clave: CLAVE, marcas: [[]] },
    'marcas.0.alumnoId',
    'Debes indicar de qué alumno es la asistencia.',
  ],
])('una clase no se cierra %s, y no queda nada', async (_caso, cuerpo, campo, error) => {
  const { cierra, filas } = createMundoConCierre()

  const { status, data } = await cierra(cuerpo)

  expect({ status, error: data.error }).toEqual({ status: 400, error })
  expect(Object.keys(data.campos)).toContain(campo)
  expect(filas()).toEqual(NADA)
})

test('no se da una unidad del plan de otra cátedra', async () => {
  const { cierra, filas, db, docente, marzo } = createMundoConCierre()
  const ajena = insertUnidadDe(db, insertCatedra(db, { docenteId: docente.id }).id)

  expect(
    await cierra({
      clave: CLAVE,
      unidades: [marzo, ajena].map(({ id }) => ({ unidadId: id, estado: 'DADA' })),
    }),
  ).toMatchObject({
    status: 400,
    data: { campos: { 'unidades.1.unidadId': 'Esa unidad no es de esta cátedra.' } },
  })
  expect(filas()).toEqual(NADA)
})

test.each([
  ['que no llegó', 1, 'Ese día todavía no llegó.'],
  ['de hace demasiado', -31, 'Ese día pasó hace demasiado: ciérralo desde «Días de clase».'],
])('hoy no es un día %s', async (_caso, dias, error) => {
  const { cierra, filas } = createMundoConCierre()

  expect(await cierra({ clave: CLAVE, fecha: addDias('2026-03-02', dias) }, 'hoy')).toMatchObject({
    status: 400,
    data: { error, campos: { fecha: error } },
  })
  expect((await cierra({ clave: CLAVE, fecha: '2026-02-30' }, 'hoy')).status).toBe(400)
  expect(filas()).toEqual(NADA)
})

test('una clase que está por venir no se cierra tampoco por su id, salvo que ya se haya cerrado', async () => {
  const { cierra, filas, db, id, diaId } = createMundoConCierre()
  const porVenir = insertDiaClase(db, { catedraId: id, fecha: '2026-03-03' })
  const error = 'Ese día todavía no llegó.'

  for (const [cuerpo, cual] of [
    [{ clave: CLAVE }, porVenir.id],
    [{ clave: CLAVE, fecha: '2026-03-03' }, 'hoy'],
  ] as const) {
    expect(await cierra(cuerpo, cual)).toMatchObject({
      status: 400,
      data: { error, campos: { fecha: error } },
    })
  }
  expect(filas()).toEqual(NADA)

  const { data } = await cierra({ clave: CLAVE })
  db.delete(diasClase).where(eq(diasClase.id, porVenir.id)).run()
  db.update(diasClase).set({ fecha: '2026-03-03' }).where(eq(diasClase.id, diaId)).run()
  expect(await cierra({ clave: CLAVE })).toMatchObject({ status: 200, data })
})

test('ni la de otra cátedra, ni la suspendida, ni en una cátedra cerrada', async () => {
  const { cierra, cierraAdmin, lee, filas, db, diaId, id, docente } = createMundoConCierre()
  const otra = insertCatedra(db, { docenteId: docente.id })
  const ajena = insertDiaClase(db, { catedraId: otra.id, fecha: '2026-03-02' })
  for (const cuerpo of [{ clave: CLAVE }, { clave: 'mal' }]) {
    expect((await cierra(cuerpo, ajena.id)).status).toBe(404)
    expect((await cierraAdmin(cuerpo, ajena.id)).status).toBe(404)
  }
  expect((await lee(ajena.id)).status).toBe(404)
  expect((await cierra({ clave: CLAVE }, 'ayer')).status).toBe(400)

  db.update(diasClase).set({ suspendida: 'Paro' }).where(eq(diasClase.id, diaId)).run()
  for (const cual of [diaId, 'hoy']) {
    expect(await cierra({ clave: CLAVE }, cual)).toMatchObject({
      status: 409,
      data: { code: 'clase_suspendida', error: 'No hubo clase: Paro' },
    })
  }
  db.update(diasClase).set({ suspendida: null }).run()
  db.update(catedras).set({ cerrada_en: 1 }).where(eq(catedras.id, id)).run()
  expect(await cierra({ clave: CLAVE })).toMatchObject({ status: 409, data: { code: 'catedra_cerrada' } })
  expect(await cierraAdmin({ clave: 'mal' })).toMatchObject({ status: 409 })
  expect(filas()).toEqual(NADA)
})
