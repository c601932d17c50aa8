import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { unidadesPlan } from '../../../db/schema/planes.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { azarDe } from '../../../src/domain/base/azar.ts'
import { insertDiaClase, insertDocente } from '../../support/academia.ts'
import { formularioCon, muestras, removeDataDir } from '../../support/archivos.ts'
import { insertArchivo, insertTarea } from '../../support/cursado.ts'
import { insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'
import { compareCopia, insertCatedraAlAzar, listDePersonas } from '../../support/otro-anio.ts'
import { VUELTAS } from '../../support/vueltas.ts'

const A_2027 = { anio: 2027, desde: '2027-03-03' }

function createMundoConCopia(opciones: Parameters<typeof createMundo>[0] = {}) {
  const mundo = createMundo(opciones)
  const copy = (cuerpo: object = A_2027, id = mundo.catedra.id) =>
    mundo.asAdmin(`POST /admin/catedras/${id}/copiar`, cuerpo)
  return { ...mundo, copy }
}

test('la copia tiene todo lo que la cátedra es antes de que haya alguien en ella', async () => {
  const { copy, db, catedra, docente } = createMundoConCopia({
    catedra: { horarios: [{ dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' }] },
    alumnos: 2,
  })
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-04' })
  const { id } = insertTarea(db, { catedraId: catedra.id, fecha_entrega: Date.parse('2026-03-20T21:00:00Z') })
  insertEvaluacion(db, { catedraId: catedra.id, fecha_entrega: Date.parse('2026-03-27T21:00:00Z') })

  const { status, data } = await copy()

  expect(status).toBe(201)
  expect(data).toMatchObject({
    nombre: 'Armonía',
    anio: 2027,
    docenteId: docente.id,
    cerrada: false,
    CatedraDiaHorario: [{ dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' }],
    CatedraAlumno: [],
    DiaClase: [],
    TareaMaestra: [{ titulo: 'Coral a cuatro voces', fecha_entrega: '2027-03-19T21:00:00.000Z' }],
    Evaluacion: [
      { titulo: 'Parcial', fecha_entrega: '2027-03-26T21:00:00.000Z', estado: 'PENDIENTE', fueTomada: false },
    ],
  })
  expect(data.TareaMaestra[0].TareaAsignacion).toEqual([])
  expect(data.TareaMaestra[0].id).not.toBe(id)
  expect(data.Evaluacion[0].Pregunta).toHaveLength(2)
})

test('los meses de cuotas son los mismos, del otro año', async () => {
  const { copy } = createMundoConCopia({ catedra: { cuotas_desde: '2025-12', cuotas_hasta: '2026-11' } })

  expect((await copy()).data).toMatchObject({ cuotas_desde: '2026-12', cuotas_hasta: '2027-11' })
})

test('otro nombre, otro docente o ninguno', async () => {
  const { copy, db } = createMundoConCopia()
  const otro = insertDocente(db)

  expect((await copy({ ...A_2027, nombre: '  Armonía II ', docenteId: otro.id })).data).toMatchObject({
    nombre: 'Armonía II',
    docenteId: otro.id,
  })
  expect((await copy({ ...A_2027, nombre: ' ', docenteId: null })).data).toMatchObject({
    nombre: 'Armonía',
    docenteId: null,
  })
})

test('una cátedra cerrada se copia, queda como estaba y su copia está abierta', async () => {
  const { copy, db, catedra } = createMundoConCopia({ catedra: { cerrada_en: 5 } })
  const read = () => db.select().from(catedras).where(eq(catedras.id, catedra.id)).get()
  const antes = read()

  const { status, data } = await copy()

  expect(status).toBe(201)
  expect(data.cerrada).toBe(false)
  expect(read()).toEqual(antes)
})

test('los plazos conservan su hora donde los relojes se cambian', async () => {
  const { copy, db, catedra } = createMundoConCopia({ zona: 'America/Santiago' })
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-02' })
  // In summer and, six weeks later, in winter.
  insertTarea(db, { catedraId: catedra.id, fecha_entrega: Date.parse('2026-03-20T18:30:00-03:00') })

  const { data } = await copy({ anio: 2026, desde: '2026-04-13' })

  expect(Date.parse(data.TareaMaestra[0].fecha_entrega)).toBe(Date.parse('2026-05-01T18:30:00-04:00'))
})

test('sin días de clase, la primera entrega es la que cae en esa semana; sin nada, nada se mueve', async () => {
  const { copy, db, catedra } = createMundoConCopia()
  insertTarea(db, { catedraId: catedra.id, fecha_entrega: null })
  const { data: sinPlazos } = await copy()
  insertEvaluacion(db, { catedraId: catedra.id, fecha_entrega: Date.parse('2026-04-08T12:00:00Z') })
  insertTarea(db, { catedraId: catedra.id, fecha_entrega: Date.parse('2026-04-16T12:00:00Z') })

  const { data } = await copy()

  expect(sinPlazos.TareaMaestra[0].fecha_entrega).toBeNull()
  expect(data.Evaluacion[0].fecha_entrega).toBe('2027-03-03T12:00:00.000Z')
  expect(data.TareaMaestra[1].fecha_entrega).toBe('2027-03-11T12:00:00.000Z')
})

test('los archivos son los mismos, con usos propios: quedan cuando se elimina la cátedra de la que vienen', async () => {
  const mundo = createMundoConCopia()
  onTestFinished(() => removeDataDir(mundo))
  const { copy, db, catedra, docente, call, sesion, asDocente, asAdmin, readArchivo } = mundo
  const headers = await sesion('docente', docente)
  const body = formularioCon('Partitura.pdf', muestras.pdf)
  const subido = await call('/docente/upload/multimedia', { method: 'POST', body, headers })
  const { filePath } = await subido.json()
  const plan = await asDocente(`POST /docente/catedra/${catedra.id}/planes`, {
    titulo: 'Plan',
    tipoOrganizacion: 'MES',
  })
  await asDocente(`POST /docente/me/planes/${plan.data.id}/unidades`, {
    periodo: 'Marzo',
    contenido: '<p>Uno</p>',
    capacidades: 'Dos',
    horasTeoricas: 1,
    horasPracticas: 1,
    recursos: [{ type: 'file', value: filePath }],
  })
  await asDocente(`POST /docente/catedra/${catedra.id}/tareas`, {
    titulo: 'Una',
    descripcion: '<p>Una</p>',
    puntos_posibles: 5,
    recursos: [filePath],
  })

  const { data } = await copy()
  await asAdmin(`DELETE /admin/catedras/${catedra.id}`)
  await asAdmin('DELETE /admin/papelera/1')

  expect(data.PlanDeClases[0].UnidadPlan[0].recursos).toMatchObject([
    { value: filePath, nombre: 'Partitura.pdf' },
  ])
  expect(data.TareaMaestra[0].archivos).toMatchObject([{ path: filePath }])
  expect(db.select().from(archivos).all()).toHaveLength(1)
  expect(db.select().from(archivoUsos).all()).toHaveLength(2)
  expect((await readArchivo(`/${filePath}`, { headers }))?.status).toBe(200)
})

test('quien copia queda anotado, en la cátedra nueva', async () => {
  const { copy, asAdmin } = createMundoConCopia()

  const { data } = await copy()

  const [linea] = (await asAdmin.admin.auditoria.get()).data.data
  expect(linea).toMatchObject({ resumen: 'Copió una cátedra a otro año: «Armonía» — de 2026 a 2027' })
  expect(linea?.ids).toMatchObject({ catedraId: data.id, origenId: 1 })
})

test.each([
  [{}, { anio: 'El año es obligatorio.', desde: 'La semana de la primera clase es obligatoria.' }],
  [{ anio: 3000, desde: 'ayer' }, { anio: 'El año debe ser un número entero entre 1900 y 2100.' }],
  [
    { ...A_2027, nombre: 'x'.repeat(121) },
    { nombre: 'El nombre de la cátedra no puede pasar de 120 caracteres.' },
  ],
  [{ ...A_2027, docenteId: 99 }, { docenteId: 'Ese docente no existe.' }],
])('%j se rechaza en su campo, y no queda nada', async (cuerpo, campos) => {
  const { copy, db } = createMundoConCopia()

  const { status, data } = await copy(cuerpo)

  expect(status).toBe(400)
  expect(data.campos).toMatchObject(campos)
  expect(db.select().from(catedras).all()).toHaveLength(1)
})

test('un plazo que saldría del calendario se dice, y no queda nada', async () => {
  const { copy, db, catedra } = createMundoConCopia()
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-04' })
  insertTarea(db, { catedraId: catedra.id, fecha_entrega: Date.parse('9998-12-30T12:00:00Z') })

  const { status, data } = await copy()

  expect(status).toBe(400)
  expect(data.campos.desde).toBe('Con esa semana, un plazo de la cátedra saldría del calendario.')
  expect(db.select().from(catedras).all()).toHaveLength(1)
})

test('solo la administración copia, y solo lo que hay', async () => {
  const { copy, asDocente, asAdmin } = createMundoConCopia()

  expect((await copy(A_2027, 99)).status).toBe(404)
  expect((await asAdmin('POST /admin/catedras/99/copiar', {})).status).toBe(404)
  expect((await asAdmin('POST /admin/catedras/cero/copiar', A_2027)).status).toBe(400)
  expect((await asDocente('POST /admin/catedras/1/copiar', A_2027)).status).toBe(403)
  expect((await asDocente('POST /docente/catedra/1/copiar', A_2027)).status).toBe(404)
})

test('cátedras al azar: cada fila es como la suya, y nadie está en la copia', {
  timeout: 60_000 * VUELTAS,
}, async () => {
  const { db, sqlite, copy, deps } = createMundoConCopia({ alumnos: 3 })
  const azar = azarDe(28)
  insertArchivo(db, { path: 'uploads/recursos/uno.pdf' })
  insertArchivo(db, { path: 'uploads/recursos/dos.pdf' })

  for (let i = 0; i < 50 * VUELTAS; i++) {
    const original = insertCatedraAlAzar(db, azar)
    const desde = azar.uno(['2027-03-01', '2027-03-07', '2028-02-29', '2025-08-15'])

    const { status, data } = await copy({ anio: 2027, desde }, original)

    expect(status).toBe(201)
    compareCopia(sqlite, { original, copia: data.id, desde, zona: deps.zona })
    expect(listDePersonas(sqlite, data.id), `cátedra ${original}`).toEqual([])
  }
  const total = db.select({ n: sql<number>`count(*)` }).from(unidadesPlan).get()
  expect(total?.n).toBeGreaterThan(100 * VUELTAS)
  expect(db.select().from(tareasMaestras).all().length).toBeGreaterThan(100 * VUELTAS)
  expect(db.select().from(evaluaciones).all().length).toBeGreaterThan(50 * VUELTAS)
})
