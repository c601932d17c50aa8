import { describe, expect, onTestFinished, test } from 'vitest'
import { readContenido } from '../../../api/cursado/actas/contenido.ts'
import { resumenDelDia } from '../../../api/cursado/tableros/boletin.ts'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { resumenes } from '../../../db/schema/avisos.ts'
import { insertCatedra, insertDiaClase, insertDocente, insertUnidadDe } from '../../support/academia.ts'
import { insertEscala } from '../../support/actas.ts'
import { removeDataDir } from '../../support/archivos.ts'
import { insertAsignacion, insertPublicacion, insertTarea } from '../../support/cursado.ts'
import { insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'

const DIA = 24 * 3_600_000

/** Graciela's course, where today is the tenth of June; Hugo is nobody's teacher yet. */
function createMundoConSuplente() {
  const mundo = createMundo({ now: '2026-06-10T15:00:00Z', alumnos: 1 })
  onTestFinished(() => removeDataDir(mundo))
  const { db, as, asAdmin, asDocente, catedra, docente } = mundo
  const hugo = insertDocente(db, { nombre: 'Hugo', apellido: 'Roa' })
  const titular = { docenteId: docente.id, papel: 'TITULAR', desde: '2026-03-01', hasta: null }
  const suplente = { docenteId: hugo.id, papel: 'SUPLENTE', desde: '2026-06-10', hasta: '2026-06-20' }
  const put = (docentes: unknown, mas: object = {}) =>
    asAdmin(`PUT /admin/catedras/${catedra.id}/docentes`, { docentes, ...mas })
  return {
    ...mundo,
    id: catedra.id,
    hugo,
    asHugo: as('docente', hugo),
    titular,
    suplente,
    put,
    lee: async () => (await asAdmin(`GET /admin/catedras/${catedra.id}`)).data.docentes,
    suyas: async (quien = asDocente) =>
      (await quien('GET /docente/me/catedras')).data.map((una: { id: number }) => una.id),
  }
}

test('una cátedra tiene su titular, y otros entre sus fechas; la respuesta es la lista', async () => {
  const { put, lee, titular, suplente, docente, asAdmin, id } = createMundoConSuplente()
  expect(await lee()).toMatchObject([{ docenteId: docente.id, papel: 'TITULAR', hasta: null }])

  expect(await put([titular, suplente])).toMatchObject({ status: 200, data: [titular, suplente] })

  expect(await lee()).toEqual([titular, suplente])
  const { data } = await asAdmin(`GET /admin/catedras/${id}`)
  expect(data).toMatchObject({ docenteId: docente.id, Docente: { apellido: 'Ocampos' } })
  const [enLista] = (await asAdmin('GET /admin/catedras')).data
  expect(enLista.docentes).toEqual([titular, suplente])
})

test('mientras duran sus fechas puede lo que puede el titular, el último día también; después es ajena', async () => {
  const { put, titular, suplente, asHugo, suyas, advance, db, id, catedra, alumnos } =
    createMundoConSuplente()
  const dia = insertDiaClase(db, { catedraId: id, fecha: '2026-06-09' })
  const tarea = insertTarea(db, { catedraId: id, titulo: 'Canon' })
  const entrega = insertAsignacion(db, {
    tareaMaestraId: tarea.id,
    alumnoId: alumnos[0].id,
    estado: 'ENTREGADA',
    submission_date: 1,
  })
  const evaluacion = insertEvaluacion(db, { catedraId: id })
  const unidad = insertUnidadDe(db, id)
  const publicacion = insertPublicacion(db, { catedraId: id, titulo: 'Concierto' })
  const caminos = [
    `GET /docente/me/catedra/${id}`,
    `GET /docente/me/catedra/${id}/resumen`,
    `GET /docente/me/catedra/${id}/planes`,
    `GET /docente/catedra/${id}/diasclase/${dia.id}/asistencias`,
    `GET /docente/catedra/${id}/habilitacion`,
    `GET /docente/catedra/${id}/cifras`,
    `GET /docente/catedra/${id}/calificaciones`,
    `GET /docente/tareasAsignaciones/${entrega.id}/historial`,
    `GET /docente/evaluaciones/${evaluacion.id}/resultados`,
    `GET /docente/alumnos/${alumnos[0].id}/pagos`,
    `GET /docente/me/planes/${unidad.planId}/unidades`,
    `GET /alumnos/${alumnos[0].id}`,
    `GET /publicaciones/catedra/${id}`,
    `GET /publicaciones/${publicacion.id}`,
    `PUT /docente/catedra/${id}/reglas`,
  ]
  const statuses = async () =>
    Promise.all(
      caminos.map(async (uno) => (await asHugo(uno, uno.startsWith('PUT') ? {} : undefined)).status),
    )
  const todos = (status: number) => caminos.map(() => status)
  expect(await statuses()).toEqual(todos(404))
  expect(await suyas(asHugo)).toEqual([])

  await put([titular, suplente])

  expect(await statuses()).toEqual(todos(200))
  expect(await suyas(asHugo)).toEqual([id])
  expect((await asHugo('GET /docente/me/por-corregir')).data).toMatchObject([{ titulo: 'Canon' }])
  expect((await asHugo('GET /docente/me/calendario?desde=2026-06-01&hasta=2026-06-30')).data).toMatchObject([
    { titulo: catedra.nombre },
  ])
  advance(10 * DIA)
  expect(await statuses()).toEqual(todos(200))
  advance(DIA)
  expect(await statuses()).toEqual(todos(404))
  expect(await suyas(asHugo)).toEqual([])
  expect((await asHugo('GET /docente/me/por-corregir')).data).toEqual([])
})

test('el titular también lo es entre sus fechas, y sin él la cátedra sigue con los demás', async () => {
  const { put, titular, suplente, asDocente, asHugo, suyas, id } = createMundoConSuplente()

  await put([{ ...titular, hasta: '2026-06-09' }, suplente])

  expect((await asDocente(`GET /docente/me/catedra/${id}`)).status).toBe(404)
  expect((await asDocente(`POST /docente/catedra/${id}/diasclase`, { fecha: '2026-06-11' })).status).toBe(404)
  expect(await suyas()).toEqual([])
  expect(await suyas(asHugo)).toEqual([id])
})

test('lo que hace va con su nombre, y el acta dice el del titular', async () => {
  const mundo = createMundoConSuplente()
  const { put, titular, suplente, asHugo, db, id } = mundo
  insertEscala(mundo)
  await put([titular, suplente])

  await asHugo(`POST /docente/catedra/${id}/diasclase`, { fecha: '2026-06-11', dia_semana: 'Jueves' })

  const dicho = db.select({ nombre: auditoria.nombre, resumen: auditoria.resumen }).from(auditoria).all()
  expect(dicho.map(({ nombre, resumen }) => `${nombre}: ${resumen}`)).toEqual([
    'Administración: Cambió los docentes de una cátedra — Armonía · Graciela Ocampos, titular · Hugo Roa, suplente',
    expect.stringContaining('Hugo Roa: Creó un día de clase'),
  ])
  const pedido = { codigo: '0123456789AB', decisiones: [] }
  expect(readContenido(mundo.deps, db, id, pedido).contenido.docente).toBe('Graciela Ocampos')
})

describe('los avisos para el docente van a todos los que ese día dictan', () => {
  test('un justificativo', async () => {
    const { put, titular, suplente, docente, hugo, asAlumnos, id, outbox, sent, advance } =
      createMundoConSuplente()
    await put([titular, suplente])
    const pide = async (dia: string) => {
      await asAlumnos[0](`POST /alumnos/me/catedras/${id}/justificativos`, {
        desde: dia,
        hasta: dia,
        motivo: 'Gripe',
      })
      await outbox.sendDue()
      return sent
        .splice(0)
        .map(({ to }) => to)
        .toSorted()
    }
    expect(await pide('2026-06-10')).toEqual([docente.email, hugo.email].toSorted())
    advance(11 * DIA)
    expect(await pide('2026-06-21')).toEqual([docente.email])
  })

  test('el resumen del día, menos lo que uno mismo hizo', async () => {
    const { put, titular, suplente, docente, hugo, db, deps, id, outbox, sent, advance } =
      createMundoConSuplente()
    await put([titular, suplente])
    db.insert(resumenes).values({ dia: '2026-06-09' }).run()
    const suya = { catedraId: id, autor: 'docente' as const, autorDocenteId: hugo.id, created_at: deps.now() }
    insertPublicacion(db, { ...suya, titulo: 'De Hugo' })
    insertPublicacion(db, { ...suya, autor: 'admin', autorDocenteId: null, titulo: 'De todos' })
    advance(DIA - 4 * 3_600_000)

    await resumenDelDia(deps).run()
    await outbox.sendDue()

    const cartas = new Map(sent.map(({ to, text }) => [to, text]))
    expect(cartas.get(docente.email)).toContain('De Hugo')
    expect(cartas.get(docente.email)).toContain('De todos')
    expect(cartas.get(hugo.email)).toContain('De todos')
    expect(cartas.get(hugo.email)).not.toContain('De Hugo')
  })
})

describe('lo que está mal se dice, y no cambia nada', () => {
  test.each<[string, string, (m: ReturnType<typeof createMundoConSuplente>) => object[]]>([
    ['sin titular', 'La cátedra tiene que tener un titular.', ({ suplente }) => [suplente]],
    ['sin nadie', 'La cátedra tiene que tener un titular.', () => []],
    [
      'con dos titulares',
      'La cátedra tiene un solo titular.',
      ({ titular, suplente }) => [titular, { ...suplente, papel: 'TITULAR' }],
    ],
    [
      'con siete',
      'Una cátedra puede tener hasta 6 docentes.',
      ({ titular, suplente, db }) => [
        titular,
        ...Array.from({ length: 6 }, () => ({ ...suplente, docenteId: insertDocente(db).id })),
      ],
    ],
    [
      'con quien no existe',
      'Ese docente no existe.',
      ({ titular, suplente }) => [titular, { ...suplente, docenteId: 99 }],
    ],
    [
      'con la misma persona dos veces a la vez',
      'Esa persona ya está en esas fechas.',
      ({ titular, suplente }) => [
        titular,
        suplente,
        { ...suplente, papel: 'AUXILIAR', desde: '2026-06-20', hasta: null },
      ],
    ],
    [
      'con el titular de suplente',
      'Esa persona ya está en esas fechas.',
      ({ titular, suplente }) => [titular, { ...suplente, docenteId: titular.docenteId }],
    ],
    [
      'que termina antes de empezar',
      'La fecha de fin no puede ser anterior a la de inicio.',
      ({ titular, suplente }) => [titular, { ...suplente, hasta: '2026-06-09' }],
    ],
    [
      'sin fecha',
      'La fecha de inicio no es válida.',
      ({ titular, suplente }) => [titular, { ...suplente, desde: '' }],
    ],
    [
      'con otro papel',
      'El papel debe ser TITULAR, AUXILIAR o SUPLENTE.',
      ({ titular, suplente }) => [titular, { ...suplente, papel: 'JEFE' }],
    ],
  ])('%s', async (_caso, error, docentesDe) => {
    const mundo = createMundoConSuplente()
    const antes = await mundo.lee()

    expect(await mundo.put(docentesDe(mundo))).toMatchObject({ status: 400, data: { error } })

    expect(await mundo.lee()).toEqual(antes)
  })

  test('la misma persona puede volver en otras fechas', async () => {
    const { put, titular, suplente } = createMundoConSuplente()
    const otraVez = { ...suplente, desde: '2026-08-01', hasta: null }
    expect(await put([titular, suplente, otraVez])).toMatchObject({
      status: 200,
      data: [titular, suplente, otraVez],
    })
  })

  test('quien está en la papelera no existe; al volver, vuelve a lo suyo', async () => {
    const { put, lee, titular, suplente, hugo, asAdmin, suyas, as, id } = createMundoConSuplente()
    await put([titular, suplente])

    await asAdmin(`DELETE /admin/docentes/${hugo.id}`)

    expect(await lee()).toEqual([titular])
    expect(await put([titular, suplente])).toMatchObject({ status: 400 })
    await asAdmin('POST /admin/papelera/1/restaurar')
    expect(await lee()).toEqual([titular, suplente])
    expect(await suyas(as('docente', hugo))).toEqual([id])
  })

  test('la lista que alguien cambió mientras tanto: 409, y queda la suya', async () => {
    const { put, lee, titular, suplente } = createMundoConSuplente()
    const docentes = await lee()
    await put([titular, suplente])

    expect(await put([titular], { antes: { docentes } })).toMatchObject({
      status: 409,
      data: { code: 'lista_cambiada' },
    })

    expect(await lee()).toEqual([titular, suplente])
    expect(await put([titular], { antes: { docentes: [titular, suplente] } })).toMatchObject({ status: 200 })
  })

  test('solo la administración, de una cátedra que hay y está abierta', async () => {
    const { asDocente, asAdmin, put, titular, id, db } = createMundoConSuplente()
    expect((await asDocente(`PUT /admin/catedras/${id}/docentes`, { docentes: [titular] })).status).toBe(403)
    expect((await asAdmin('PUT /admin/catedras/99/docentes', { docentes: [titular] })).status).toBe(404)
    db.run('update catedras set cerrada_en = 1')
    expect(await put([titular])).toMatchObject({ status: 409, data: { code: 'catedra_cerrada' } })
  })
})

test('otro titular lo es desde hoy, y deja de ser lo que era', async () => {
  const { asAdmin, put, lee, titular, suplente, hugo, suyas, id } = createMundoConSuplente()
  await put([titular, suplente])

  await asAdmin(`PUT /admin/catedras/${id}`, { docenteId: hugo.id })

  expect(await lee()).toEqual([{ docenteId: hugo.id, papel: 'TITULAR', desde: '2026-06-10', hasta: null }])
  expect(await suyas()).toEqual([])
  await asAdmin(`PUT /admin/catedras/${id}`, { aula: '12' })
  expect(await lee()).toHaveLength(1)
})

test('la copia a otro año es del titular, desde hoy; los demás son de este', async () => {
  const { asAdmin, put, titular, suplente, id } = createMundoConSuplente()
  await put([{ ...titular, hasta: '2026-12-31' }, suplente])

  const { data } = await asAdmin(`POST /admin/catedras/${id}/copiar`, { anio: 2027, desde: '2027-03-03' })

  expect(data.docentes).toEqual([{ ...titular, desde: '2026-06-10', hasta: null }])
})

test('la ficha de un docente y la lista cuentan las cátedras que dicta hoy', async () => {
  const { asAdmin, put, titular, suplente, hugo, id, db } = createMundoConSuplente()
  insertCatedra(db, { docenteId: titular.docenteId })
  await put([titular, suplente])

  const docentes = (await asAdmin('GET /admin/docentes')).data
  expect(docentes.map((uno: { id: number; totalCatedras: number }) => [uno.id, uno.totalCatedras])).toEqual([
    [titular.docenteId, 2],
    [hugo.id, 1],
  ])
  expect((await asAdmin(`GET /admin/docentes/${hugo.id}`)).data.catedras).toMatchObject([{ id }])
})
