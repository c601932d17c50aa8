import { describe, expect, test } from 'vitest'
import { readCsv } from '../../../src/domain/base/csv.ts'
import { insertCatedra, insertDiaClase } from '../../support/academia.ts'
import { createMundoConReglas } from '../../support/mundo-con-reglas.ts'

/** Two classes of May and today's; Ana came to the second and to today's, Beto to none. */
const NO_ALCANZA = 'No alcanza. Aunque venga a todas llega a 0 % y el mínimo es 75 %.'

function conClases() {
  const mundo = createMundoConReglas()
  const { aula, giveClase } = mundo
  giveClase('2026-05-04', { deAna: 'A', deBeto: 'A' })
  const dia = giveClase('2026-05-11', { deAna: 'P', deBeto: 'A' })
  const hoy = giveClase('2026-06-02', { deAna: 'P', deBeto: 'A' })
  const deDia = (diaId: number) => aula.diasclase({ diaId }).suspension
  return {
    ...mundo,
    dia,
    hoy,
    suspend: (motivo: unknown, diaId = hoy.id) => deDia(diaId).put({ motivo }),
    deDia,
  }
}

test('una clase se suspende con su motivo, que se puede cambiar, y se repone; docente o administrador', async () => {
  const { asAdmin, id, hoy, suspend, aula, deDia } = conClases()

  expect(await suspend(' Paro de\ntransporte ')).toMatchObject({
    status: 200,
    data: { id: hoy.id, fecha: '2026-06-02', suspendida: 'Paro de transporte' },
  })
  const deAdmin = asAdmin.admin.catedras({ id }).diasclase({ diaId: hoy.id }).suspension
  expect((await deAdmin.put({ motivo: 'Asueto' })).data).toMatchObject({ suspendida: 'Asueto' })
  expect((await aula.diasclase.get()).data.at(-1)).toMatchObject({
    suspendida: 'Asueto',
    presentes: 0,
    ausentes: 0,
  })
  expect((await deAdmin.delete()).data).toMatchObject({ suspendida: null })
  expect((await deDia(hoy.id).delete()).data).toMatchObject({ suspendida: null })
})

describe('mientras está suspendida', () => {
  test('no se ve ninguna de sus marcas, y al reponerla vuelven todas', async () => {
    const { aula, asDocente, asAlumnos, id, hoy, suspend, deDia } = conClases()
    const [alumna] = asAlumnos
    const vistas = async () => [
      (await aula.diasclase({ diaId: hoy.id }).asistencias.get()).data.asistencias[0]?.presente,
      (await aula.asistencias.anual({ year: 2026 }).get()).data.at(-1)?.asistencias[0]?.presente,
      (await alumna.alumnos.me.catedras({ id }).asistencias.get()).data.asistencias.at(-1)?.presente,
      (await asDocente.docente.me.catedra({ id }).get()).data.DiaClase.at(-1)?.Asistencia[0]?.presente,
      (await aula.diasclase.get()).data.at(-1)?.presentes,
    ]

    expect(await vistas()).toEqual([true, true, true, true, 1])
    await suspend('Paro')
    expect(await vistas()).toEqual([null, null, null, undefined, 0])
    await deDia(hoy.id).delete()
    expect(await vistas()).toEqual([true, true, true, true, 1])
  })

  test('no cuenta en ningún número', async () => {
    const { aula, asDocente, asAlumnos, id, dia, suspend, readAna } = conClases()
    const [alumna] = asAlumnos
    const numeros = async () => {
      const [resumen] = (await aula.asistencias.resumen.get()).data
      const propia = (await alumna.alumnos.me.catedras({ id }).asistencias.get()).data
      const deDocente = (await asDocente.docente.me.catedra({ id }).resumen.get()).data
      return {
        resumen: [resumen?.totalClases, resumen?.porcentaje],
        propia: [propia.totalClases, propia.porcentaje],
        clases: deDocente.clases,
        deBeto: deDocente.alumnos[0]?.motivos,
        hasta_hoy: (await readAna())?.hasta_hoy,
      }
    }

    expect(await numeros()).toEqual({
      resumen: [3, 66.67],
      propia: [3, 66.67],
      clases: { dadas: 3, total: 3 },
      deBeto: [NO_ALCANZA, 'faltó a las últimas 3 clases'],
      hasta_hoy: 66.67,
    })
    await suspend('Paro', dia.id)
    expect(await numeros()).toEqual({
      resumen: [2, 50],
      propia: [2, 50],
      clases: { dadas: 2, total: 2 },
      deBeto: [NO_ALCANZA, 'faltó a las últimas 2 clases'],
      hasta_hoy: 50,
    })
  })

  test('no es la clase de hoy, ni la próxima, ni una sin lista', async () => {
    const { asAdmin, asDocente, giveClase, suspend, catedra } = conClases()
    const sinLista = giveClase('2026-05-18')
    const paneles = async () => {
      const [propia] = (await asDocente.docente.me.catedras.get()).data
      const [deHoy] = (await asAdmin.admin.panel.get()).data.clasesDeHoy
      return [propia?.proximaClase, propia?.sinAsistencia, deHoy?.catedraId]
    }

    expect(await paneles()).toEqual(['2026-06-02', 1, catedra.id])
    await suspend('Paro')
    await suspend('Paro', sinLista.id)
    expect(await paneles()).toEqual([null, 0, undefined])
  })

  test('el calendario de docente y alumno dice por qué no hay clase, también el que se suscribe', async () => {
    const { asDocente, asAlumnos, call, suspend } = conClases()
    const [alumna] = asAlumnos
    const query = { desde: '2026-05-01', hasta: '2026-06-30' }
    await suspend('Paro')

    for (const { data } of [
      await asDocente.docente.me.calendario.get({ query }),
      await alumna.alumnos.me.calendario.get({ query }),
    ])
      expect(data.map(({ suspendida }) => suspendida)).toEqual([null, null, 'Paro'])
    const { url } = (await alumna.alumnos.me.calendario.enlace.post()).data
    const ics = await (await call(new URL(url).pathname.replace('/api', ''))).text()
    expect(ics).toContain('SUMMARY:Armonía. No hubo clase: Paro')
    expect(ics.match(/STATUS:CANCELLED/g)).toHaveLength(1)
  })

  test('la planilla del año la nombra, y no la cuenta', async () => {
    const { sesion, call, docente, id, suspend } = conClases()
    await suspend('Paro, otra vez')

    const response = await call(`/docente/catedra/${id}/asistencias/anual/2026/exportar.csv`, {
      headers: await sesion('docente', docente),
    })

    expect(readCsv(await response.text()).map(({ celdas }) => celdas)).toEqual([
      [
        'Alumno',
        '2026-05-04',
        '2026-05-11',
        '2026-06-02 (No hubo clase: Paro, otra vez)',
        'Total Clases',
        'Presente',
        'Ausente',
        '% Asistencia (Sobre todo el curso)',
      ],
      ['Ana Acosta', 'A', 'P', '', '2', '1', '1', '50,00 %'],
      ['Beto Báez', 'A', 'A', '', '2', '0', '2', '0,00 %'],
    ])
  })

  test('nadie se marca en ella, de ninguna manera', async () => {
    const { aula, asAdmin, id, ana, hoy, suspend, deDia } = conClases()
    await suspend('Paro')
    const clase = aula.diasclase({ diaId: hoy.id })

    for (const respuesta of [
      await clase['toggle-asistencia'].post({ alumnoId: ana.id, presente: false }),
      await clase.asistencias.post({ presente: false }),
      await asAdmin.admin
        .catedras({ id })
        .asistencia.post({ classDayId: hoy.id, studentId: ana.id, presente: false }),
    ])
      expect(respuesta).toMatchObject({
        status: 409,
        data: { code: 'clase_suspendida', error: 'No hubo clase: Paro' },
      })
    await deDia(hoy.id).delete()
    expect((await clase.asistencias.get()).data.asistencias).toMatchObject([
      { presente: true },
      { presente: false },
    ])
  })
})

test.each([
  ['', 'Debes decir por qué no hubo clase.'],
  [undefined, 'Debes decir por qué no hubo clase.'],
  ['x'.repeat(201), 'El motivo no puede pasar de 200 caracteres.'],
])('sin motivo, o con uno demasiado largo, no se suspende: %s', async (motivo, error) => {
  const { suspend, aula } = conClases()

  expect(await suspend(motivo)).toMatchObject({ status: 400, data: { error, campos: { motivo: error } } })
  expect((await aula.diasclase.get()).data.at(-1)).toMatchObject({ suspendida: null })
})

test('doscientos caracteres se guardan', async () => {
  const { suspend } = conClases()
  expect((await suspend('x'.repeat(200))).status).toBe(200)
})

test('un día de otra cátedra, o una cátedra ajena, no está', async () => {
  const { db, asDocente, aula } = conClases()
  const ajena = insertCatedra(db)
  const suyo = insertDiaClase(db, { catedraId: ajena.id, fecha: '2026-06-02' })

  const enAjena = asDocente.docente.catedra({ id: ajena.id }).diasclase({ diaId: suyo.id }).suspension
  const mezclada = aula.diasclase({ diaId: suyo.id }).suspension
  for (const cual of [enAjena, mezclada]) {
    expect((await cual.put({ motivo: '' })).status).toBe(404)
    expect((await cual.put({ motivo: 'Paro' })).status).toBe(404)
    expect((await cual.delete()).status).toBe(404)
  }
})
