import { describe, expect, test } from 'vitest'
import { createMundoConClase } from '../../support/mundo-con-clase.ts'

const MATIZ = 'El matiz es TARDE, de quien está presente, o JUSTIFICADO, de quien está ausente.'

describe('una marca con matiz', () => {
  test.each([
    [true, 'TARDE'],
    [false, 'JUSTIFICADO'],
  ] as const)('presente %s, %s: se guarda y se lee en cada respuesta', async (presente, matiz) => {
    const { aula, asAlumnos, id, clase, ana, dia } = createMundoConClase()
    const [alumna] = asAlumnos

    const { data } = await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente, matiz })

    expect(data.asistencia).toMatchObject({ presente, matiz })
    const [deAna] = (await clase.asistencias.get()).data.asistencias
    expect(deAna).toMatchObject({ presente, matiz })
    const [anual] = (await aula.asistencias.anual({ year: 2026 }).get()).data
    expect(anual).toMatchObject({ id: dia.id, suspendida: null, asistencias: [{ presente, matiz }, {}] })
    const [propia] = (await alumna.alumnos.me.catedras({ id }).asistencias.get()).data.asistencias
    expect(propia).toMatchObject({ presente, matiz })
  })

  test('sin matiz vuelve a ser presente o ausente a secas', async () => {
    const { clase, ana } = createMundoConClase()
    await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: true, matiz: 'TARDE' })
    const { data } = await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: true })
    expect(data.asistencia).toMatchObject({ presente: true, matiz: null })
  })

  test('también de varios a la vez, y como la marca el administrador', async () => {
    const { asAdmin, clase, id, ana, beto, dia } = createMundoConClase()
    await clase.asistencias.post({ presente: false, matiz: 'JUSTIFICADO' })
    const deAdmin = { classDayId: dia.id, studentId: ana.id, presente: true, matiz: 'TARDE' as const }
    await asAdmin.admin.catedras({ id }).asistencia.post(deAdmin)
    expect((await clase.asistencias.get()).data.asistencias).toMatchObject([
      { alumnoId: ana.id, presente: true, matiz: 'TARDE' },
      { alumnoId: beto.id, presente: false, matiz: 'JUSTIFICADO' },
    ])
  })

  test('la tardanza cuenta como presente en el porcentaje de todas las clases', async () => {
    const { aula, clase, ana } = createMundoConClase()
    await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: true, matiz: 'TARDE' })
    const [deAna] = (await aula.asistencias.resumen.get()).data
    expect(deAna).toMatchObject({ presente: 1, ausente: 0 })
  })
})

describe('un matiz que contradice a su marca es un error', () => {
  test.each([
    [true, 'JUSTIFICADO'],
    [false, 'TARDE'],
    [true, 'ENFERMO'],
  ])('presente %s, %s', async (presente, matiz) => {
    const { asAdmin, clase, id, ana, dia } = createMundoConClase()
    const marca = { presente, matiz: matiz as 'TARDE' }
    const respuestas = [
      await clase['toggle-asistencia'].post({ alumnoId: ana.id, ...marca }),
      await clase.asistencias.post(marca),
      await asAdmin.admin
        .catedras({ id })
        .asistencia.post({ classDayId: dia.id, studentId: ana.id, ...marca }),
    ]
    for (const { status, data } of respuestas) {
      expect(status).toBe(400)
      expect(data).toMatchObject({ campos: { matiz: MATIZ } })
    }
    expect((await clase.asistencias.get()).data.asistencias).toMatchObject([
      { presente: null, matiz: null },
      { presente: null, matiz: null },
    ])
  })
})

test('la planilla del año dice Tarde y Justificado, que cuentan como presente y ausente', async () => {
  const { call, docente, sesion, clase, id, ana, beto } = createMundoConClase()
  await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: true, matiz: 'TARDE' })
  await clase['toggle-asistencia'].post({ alumnoId: beto.id, presente: false, matiz: 'JUSTIFICADO' })

  const planilla = await call(`/docente/catedra/${id}/asistencias/anual/2026/exportar.csv`, {
    headers: await sesion('docente', docente),
  })

  const [, deAna, deBeto] = (await planilla.text()).split('\r\n')
  expect(deAna).toMatch(/Tarde;1;1;0;100,00 %$/)
  expect(deBeto).toMatch(/Justificado;1;0;1;0,00 %$/)
})
