import { expect, test } from 'vitest'
import { readCsv } from '../../../src/domain/base/csv.ts'
import { insertCatedra, insertDiaClase, insertInscripcion } from '../../support/academia.ts'
import { createMundoConClase } from '../../support/mundo-con-clase.ts'

test('quien deja la cátedra deja de verse, y vuelve con lo suyo', async () => {
  const { asAdmin, aula, asDocente, clase, id, ana, beto, desinscribe } = createMundoConClase()
  await clase.asistencias.post({ presente: true })
  const vistos = async () => [
    (await clase.asistencias.get()).data.asistencias.length,
    (await aula.asistencias.anual({ year: 2026 }).get()).data[0]?.asistencias.length,
    (await aula.diasclase.get()).data[0]?.presentes,
    (await asDocente.docente.me.catedra({ id }).get()).data.DiaClase[0]?.Asistencia.length,
    (await asAdmin.admin.catedras({ id }).asistencias.resumen.get()).data.length,
  ]
  desinscribe(ana.id)

  expect(await vistos()).toEqual([1, 1, 1, 1, 1])
  expect((await asAdmin.admin.catedras({ id }).alumnos({ alumnoId: ana.id }).asistencias.get()).status).toBe(
    404,
  )
  desinscribe(ana.id, null)

  expect(await vistos()).toEqual([2, 2, 2, 2, 2])
  expect((await clase.asistencias.get()).data.asistencias).toMatchObject([
    { alumnoId: ana.id, presente: true },
    { alumnoId: beto.id, presente: true },
  ])
})

test('la asistencia anual es la de ese año, por fecha', async () => {
  const { aula, db, id, clase, ana, dia } = createMundoConClase()
  const otro = insertDiaClase(db, { catedraId: id, fecha: '2026-01-05' })
  insertDiaClase(db, { catedraId: id, fecha: '2027-01-04' })
  await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: true })

  const { data } = await aula.asistencias.anual({ year: 2026 }).get()

  expect(data).toMatchObject([
    { id: otro.id, fecha: '2026-01-05', asistencias: [{ presente: null }, { presente: null }] },
    {
      id: dia.id,
      fecha: '2026-03-02',
      asistencias: [
        { alumnoId: ana.id, composerId: null, nombreCompleto: 'Ana Acosta', presente: true },
        { nombreCompleto: 'Beto Báez', presente: null },
      ],
    },
  ])
  for (const anio of ['1', 'x', '2026.5'])
    expect((await aula.asistencias.anual({ year: anio }).get()).status).toBe(400)
})

test('el resumen cuenta presentes y ausentes sobre todos los días de clase', async () => {
  const { asAdmin, aula, db, id, clase, ana, beto } = createMundoConClase()
  for (const fecha of ['2026-03-09', '2026-03-16']) insertDiaClase(db, { catedraId: id, fecha })
  await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: true })
  await clase['toggle-asistencia'].post({ alumnoId: beto.id, presente: false })

  const { data } = await asAdmin.admin.catedras({ id }).asistencias.resumen.get()

  expect(data).toMatchObject([
    { nombreCompleto: 'Ana Acosta', totalClases: 3, presente: 1, ausente: 0, porcentaje: 33.33 },
    { nombreCompleto: 'Beto Báez', totalClases: 3, presente: 0, ausente: 1, porcentaje: 0 },
  ])
  expect((await aula.asistencias.resumen.get()).data).toEqual(data)
  const sinDias = insertCatedra(db)
  insertInscripcion(db, { catedraId: sinDias.id, alumnoId: ana.id })
  expect((await asAdmin.admin.catedras({ id: sinDias.id }).asistencias.resumen.get()).data).toMatchObject([
    { totalClases: 0, porcentaje: null },
  ])
})

test('la de un alumno va día por día, igual para docente, administrador y él mismo', async () => {
  const { asAdmin, asAlumnos, aula, db, id, clase, ana } = createMundoConClase()
  insertDiaClase(db, { catedraId: id, fecha: '2026-03-09' })
  await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: true })
  const alumna = asAlumnos[0]

  const { data } = await asAdmin.admin.catedras({ id }).alumnos({ alumnoId: ana.id }).asistencias.get()

  expect(data).toMatchObject({
    alumnoId: ana.id,
    totalClases: 2,
    presente: 1,
    ausente: 0,
    porcentaje: 50,
    asistencias: [
      { fecha: '2026-03-02', dia_semana: 'Lunes', presente: true },
      { fecha: '2026-03-09', dia_semana: 'Lunes', presente: null },
    ],
  })
  expect((await aula.alumnos({ alumnoId: ana.id }).asistencias.get()).data).toEqual(data)
  expect((await alumna.alumnos.me.catedras({ id }).asistencias.get()).data).toEqual(data)
  const otra = insertCatedra(db)
  expect((await alumna.alumnos.me.catedras({ id: otra.id }).asistencias.get()).status).toBe(404)
  expect((await aula.alumnos({ alumnoId: 999 }).asistencias.get()).status).toBe(404)
})

test('el detalle de la cátedra trae días, asistencia y planes', async () => {
  const { asAdmin, aula, asDocente, id, clase, ana, dia } = createMundoConClase()
  await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: true })
  await aula.planes.post({ titulo: 'Plan' })

  const { data } = await asAdmin.admin.catedras({ id }).get()

  expect(data.DiaClase).toEqual([
    {
      id: dia.id,
      catedraId: id,
      fecha: '2026-03-02',
      dia_semana: 'Lunes',
      hora_desde: null,
      hora_hasta: null,
      suspendida: null,
      Asistencia: [{ id: 1, alumnoId: ana.id, presente: true, matiz: null }],
    },
  ])
  expect(data.PlanDeClases).toMatchObject([{ titulo: 'Plan', UnidadPlan: [] }])
  expect((await asDocente.docente.me.catedra({ id }).get()).data).toEqual(data)
})

test('la planilla del año se abre en una hoja de cálculo', async () => {
  const { call, sesion, docente, id, clase, ana } = createMundoConClase()
  await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: true })
  const baja = async (path: string, headers: Record<string, string>) => {
    const response = await call(path, { headers })
    return { response, filas: readCsv(await response.text()).map(({ celdas }) => celdas) }
  }

  const { response, filas } = await baja(
    `/docente/catedra/${id}/asistencias/anual/2026/exportar.csv`,
    await sesion('docente', docente),
  )

  expect(response.headers.get('content-disposition')).toBe('attachment; filename="asistencia-coro-2026.csv"')
  expect(filas).toEqual([
    ['Alumno', '2026-03-02', 'Total Clases', 'Presente', 'Ausente', '% Asistencia (Sobre todo el curso)'],
    ['Ana Acosta', 'P', '1', '1', '0', '100,00 %'],
    ['Beto Báez', '', '1', '0', '0', '0,00 %'],
  ])
  expect(
    (await baja(`/admin/catedras/${id}/asistencias/anual/2026/exportar.csv`, await sesion())).filas,
  ).toEqual(filas)
})

test('un examen en febrero es del curso: planilla, resumen y clases dicen lo mismo, en cualquiera de los dos años', async () => {
  const { db, call, sesion, docente, id, clase, aula, ana, asDocente } = createMundoConClase()
  await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: true })
  const examen = insertDiaClase(db, { catedraId: id, fecha: '2027-02-15' })
  const baja = async (anio: number) => {
    const csv = await call(`/docente/catedra/${id}/asistencias/anual/${anio}/exportar.csv`, {
      headers: await sesion('docente', docente),
    })
    return readCsv(await csv.text()).map(({ celdas }) => celdas)
  }
  const fechas = async (year: number) =>
    (await aula.asistencias.anual({ year }).get()).data.map(({ fecha }) => fecha)

  expect(await fechas(2026)).toEqual(['2026-03-02'])
  expect(await fechas(2027)).toEqual([examen.fecha])
  expect(await fechas(2025)).toEqual([])
  expect((await baja(2026))[1]).toEqual(['Ana Acosta', 'P', '2', '1', '0', '50,00 %'])
  expect((await baja(2027))[1]).toEqual(['Ana Acosta', '', '2', '1', '0', '50,00 %'])
  expect((await aula.asistencias.resumen.get()).data[0]).toMatchObject({ totalClases: 2, porcentaje: 50 })
  const { data } = await asDocente(`GET /docente/me/catedra/${id}/resumen`)
  expect(data.clases).toEqual({ dadas: 1, total: 2 })
})
