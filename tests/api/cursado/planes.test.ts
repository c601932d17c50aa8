import { expect, test } from 'vitest'
import { insertCatedra, insertDocente } from '../../support/academia.ts'
import { createMundo } from '../../support/mundo.ts'

async function conPlan() {
  const mundo = createMundo()
  const plan = (await mundo.aula.planes.post({ titulo: 'Plan anual' })).data
  return { ...mundo, plan }
}

const unidad = {
  periodo: 'Marzo',
  contenido: '<p>La guarania</p>',
  capacidades: 'Reconoce el compás.',
  horasTeoricas: 4,
  horasPracticas: 2,
}

test('un plan se crea, se lista con sus unidades, se cambia y se elimina', async () => {
  const { asDocente, catedra, plan } = await conPlan()
  expect(plan).toEqual({
    id: 1,
    catedraId: catedra.id,
    titulo: 'Plan anual',
    anio: 2026,
    tipoOrganizacion: 'MES',
    dadas: 0,
    UnidadPlan: [],
  })
  const creada = await asDocente.docente.me.planes({ id: 1 }).unidades.post(unidad)
  expect(creada).toMatchObject({
    status: 201,
    data: { ...unidad, id: 1, planId: 1, posicion: 1, recursos: [], estrategiasMetodologicas: null },
  })

  const cambiado = await asDocente.docente.me.planes({ id: 1 }).put({ tipoOrganizacion: 'MODULO' })

  expect(cambiado.data).toMatchObject({ titulo: 'Plan anual', tipoOrganizacion: 'MODULO' })
  expect((await asDocente.docente.me.catedra({ id: catedra.id }).planes.get()).data).toEqual([
    { ...plan, tipoOrganizacion: 'MODULO', UnidadPlan: [creada.data] },
  ])
  expect((await asDocente.docente.me.planes({ id: 1 }).delete()).data).toEqual({
    message: 'Plan de clases eliminado.',
    eliminado: { unidades: 1, archivos: 0 },
  })
  expect((await asDocente.docente.me.unidades({ id: 1 }).put({})).status).toBe(404)
})

test('un plan sin título dice el texto de la especificación', async () => {
  const { aula, asDocente } = await conPlan()

  for (const cuerpo of [undefined, {}, { titulo: ' ' }]) {
    expect(await aula.planes.post(cuerpo)).toMatchObject({
      status: 400,
      data: { error: 'El título del plan de clases es obligatorio.' },
    })
  }
  expect((await asDocente.docente.me.planes({ id: 1 }).put({ titulo: '' })).status).toBe(400)
})

test('una unidad se cambia en parte, y con los dos nombres de su dirección', async () => {
  const { asDocente } = await conPlan()
  await asDocente.docente.me.planes({ id: 1 })['unidades-plan'].post(unidad)

  const { status, data } = await asDocente.docente.me.unidades({ id: 1 }).put({ horasTeoricas: '6' })

  expect({ status, data }).toMatchObject({ status: 200, data: { ...unidad, horasTeoricas: 6 } })
  const lista = (await asDocente.docente.me.planes({ id: 1 }).unidades.get()).data
  expect(lista).toEqual([data])
  expect((await asDocente.docente.me.planes({ id: 1 })['unidades-plan'].get()).data).toEqual(lista)
  expect((await asDocente.docente.me.unidades({ id: 1 }).delete()).data).toEqual({
    message: 'Unidad eliminada.',
    eliminado: { archivos: 0 },
  })
  expect((await asDocente.docente.me.planes({ id: 1 }).unidades.get()).data).toEqual([])
})

test.each([
  [{ periodo: '' }, { periodo: 'Escribe el período.' }],
  [{ contenido: '<p></p>' }, { contenido: 'Escribe el contenido.' }],
  [{ contenido: '<script>alert(1)</script>' }, { contenido: 'Escribe el contenido.' }],
  [{ contenido: '<img src="javascript:alert(1)">' }, { contenido: 'Escribe el contenido.' }],
  [{ horasTeoricas: -1 }, { horasTeoricas: 'Escribe cuántas horas: 0 o más.' }],
  [{ horasPracticas: 0.5 }, { horasPracticas: 'Escribe cuántas horas: 0 o más.' }],
])('una unidad con %j está incompleta', async (mal, campos) => {
  const { asDocente } = await conPlan()
  await asDocente.docente.me.planes({ id: 1 }).unidades.post(unidad)
  const error = 'Por favor, complete todos los campos obligatorios y asegure que las horas no sean negativas.'

  for (const [call, cuerpo] of [
    ['POST /docente/me/planes/1/unidades', { ...unidad, ...mal }],
    ['PUT /docente/me/unidades/1', mal],
  ] as const) {
    expect(await asDocente(call, cuerpo)).toMatchObject({
      status: 400,
      data: { error, campos },
    })
  }
})

test('el contenido se limpia al guardarlo', async () => {
  const { asDocente } = await conPlan()

  const { data } = await asDocente.docente.me.planes({ id: 1 }).unidades.post({
    ...unidad,
    contenido: '<p onclick="x()">Hola<script>x()</script></p>',
    capacidades: '<b>tal cual</b>',
  })

  expect(data).toMatchObject({ contenido: '<p>Hola</p>', capacidades: '<b>tal cual</b>' })
})

test('los recursos son direcciones, videos y archivos propios', async () => {
  const { asDocente } = await conPlan()
  const recursos = [
    { type: 'url', value: 'https://es.wikipedia.org/wiki/Guarania' },
    { type: 'youtube', value: 'https://youtu.be/dQw4w9WgXcQ' },
  ]

  expect(
    (await asDocente.docente.me.planes({ id: 1 }).unidades.post({ ...unidad, recursos })).data.recursos,
  ).toEqual(recursos)
  expect(
    await asDocente.docente.me.planes({ id: 1 }).unidades.post({
      ...unidad,
      recursos: [...recursos, { type: 'file', value: 'uploads/recursos/inventado.pdf' }],
    }),
  ).toMatchObject({
    status: 400,
    data: { campos: { 'recursos.2.value': 'Ese archivo no existe, o no es tuyo.' } },
  })
})

test('las unidades se ordenan nombrando cada una una vez', async () => {
  const { asDocente } = await conPlan()
  for (const periodo of ['Marzo', 'Abril', 'Mayo'])
    await asDocente.docente.me.planes({ id: 1 }).unidades.post({ ...unidad, periodo })

  const { data } = await asDocente.docente.me.planes({ id: 1 }).orden.put({ unidadIds: [3, 1, 2] })

  expect(data.UnidadPlan.map(({ periodo }: { periodo: string }) => periodo)).toEqual([
    'Mayo',
    'Marzo',
    'Abril',
  ])
  for (const unidadIds of [[1, 2], [1, 2, 2], [1, 2, 99], 'x', undefined]) {
    expect((await asDocente.docente.me.planes({ id: 1 }).orden.put({ unidadIds })).status).toBe(400)
  }
})

test('un plan se copia a otra cátedra propia, y a ninguna ajena', async () => {
  const { db, asDocente, docente } = await conPlan()
  const otra = insertCatedra(db, { docenteId: docente.id, anio: 2027 })
  const ajena = insertCatedra(db, { docenteId: insertDocente(db).id })
  await asDocente.docente.me.planes({ id: 1 }).unidades.post({ ...unidad, periodo: 'B' })
  await asDocente.docente.me.planes({ id: 1 }).unidades.post({ ...unidad, periodo: 'A' })
  await asDocente.docente.me.planes({ id: 1 }).orden.put({ unidadIds: [2, 1] })

  const { status, data } = await asDocente.docente.me.planes({ id: 1 }).copiar.post({ catedraId: otra.id })

  expect(status).toBe(201)
  expect(data).toMatchObject({
    id: 2,
    catedraId: otra.id,
    anio: 2027,
    titulo: 'Plan anual',
    UnidadPlan: [{ periodo: 'A' }, { periodo: 'B' }],
  })
  for (const titulo of ['Plan anual (copia)', 'Plan anual (copia 2)']) {
    expect(
      (await asDocente.docente.me.planes({ id: 1 }).copiar.post({ catedraId: otra.id })).data.titulo,
    ).toBe(titulo)
  }
  expect((await asDocente.docente.me.planes({ id: 1 }).copiar.post({ catedraId: ajena.id })).status).toBe(404)
  expect(await asDocente.docente.me.planes({ id: 1 }).copiar.post({})).toMatchObject({
    status: 400,
    data: { error: 'Debes elegir la cátedra de destino.' },
  })
})

test('de lo ajeno no se sabe nada', async () => {
  const { as, catedra, asDocente } = await conPlan()
  await asDocente.docente.me.planes({ id: 1 }).unidades.post(unidad)
  const otro = as('docente')

  for (const [call, cuerpo] of [
    [`GET /docente/me/catedra/${catedra.id}/planes`],
    [`POST /docente/catedra/${catedra.id}/planes`, { titulo: 'x' }],
    ['PUT /docente/me/planes/1', { titulo: 'x' }],
    ['DELETE /docente/me/planes/1'],
    ['POST /docente/me/planes/1/copiar', { catedraId: catedra.id }],
    ['PUT /docente/me/planes/1/orden', { unidadIds: [1] }],
    ['GET /docente/me/planes/1/unidades'],
    ['POST /docente/me/planes/1/unidades', unidad],
    ['PUT /docente/me/unidades/1', { periodo: 'x' }],
    ['DELETE /docente/me/unidades/1'],
  ] as const) {
    expect((await otro(call, cuerpo)).status, call).toBe(404)
  }
  expect((await asDocente.docente.me.planes({ id: 1 }).unidades.get()).data).toHaveLength(1)
})
