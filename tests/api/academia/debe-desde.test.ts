import { expect, test } from 'vitest'
import { checkDeudas } from '../../../api/casa/diagnostico/deudas.ts'
import { lineOf } from '../../../api/casa/diagnostico/hallazgo.ts'
import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { SIN_REGLAS } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import { insertAlumno, insertCatedra } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'

const MATRICULA = '0000-00'
const CATEDRA = '/admin/catedras/1'
const INSCRIPCION = '/admin/catedraalumnos/1'
const pago = (mes?: string) => ({ monto: 50, concepto: mes ? 'CUOTA' : 'MATRICULA', ...(mes && { mes }) })

/** What is done in a year to one enrolment, and from when on it owes then; null is nothing. */
const actos: [llamada: string, cuerpo: object | undefined, debe_desde: string | null][] = [
  [
    `POST ${CATEDRA}/inscribir`,
    { alumnoId: 1, fecha_inscripcion: '2026-03-01', matricula_monto: 50, cuota_monto: 50 },
    MATRICULA,
  ],
  [`POST ${INSCRIPCION}/pagos`, pago(), '2026-03'],
  [`POST ${INSCRIPCION}/pagos`, { ...pago('2026-03'), monto: 20 }, '2026-03'],
  [`POST ${INSCRIPCION}/pagos`, { ...pago('2026-03'), monto: 30 }, '2026-04'],
  ['DELETE /admin/pagos/1', undefined, MATRICULA],
  [`PUT ${INSCRIPCION}`, { matricula_monto: 0 }, '2026-04'],
  [`PUT ${INSCRIPCION}`, { cuota_monto: 0, desde: '2026-03' }, null],
  [`PUT ${INSCRIPCION}`, { cuota_monto: 60, desde: '2026-06' }, '2026-06'],
  [`PUT ${INSCRIPCION}`, { cuota_monto: 50, desde: '2026-03' }, '2026-04'],
  [`PUT ${INSCRIPCION}`, { fecha_inscripcion: '2026-02-01' }, '2026-02'],
  [`PUT ${CATEDRA}`, { cuotas_desde: '2026-05' }, '2026-05'],
  [`PUT ${CATEDRA}`, { cuotas_hasta: '2026-06' }, '2026-05'],
  [`POST ${INSCRIPCION}/pagos`, pago('2026-06'), '2026-05'],
  [`POST ${INSCRIPCION}/pagos`, pago('2026-05'), null],
  [`PUT ${CATEDRA}`, { cuotas_hasta: null }, '2026-07'],
  [`PUT ${CATEDRA}`, { modalidad_pago: 'INSTITUCIONAL' }, null],
  [`PUT ${CATEDRA}`, { modalidad_pago: 'PARTICULAR' }, '2026-07'],
  [`DELETE ${CATEDRA}/alumnos/1/desinscribir`, { ultima_cuota: '2026-07' }, '2026-07'],
  [`POST ${INSCRIPCION}/pagos`, pago('2026-07'), null],
  [`POST ${CATEDRA}/inscripciones`, { alumnos: [{ alumnoId: 1 }], cuota_monto: 70 }, '2026-08'],
  ['DELETE /alumnos/1', undefined, null],
  [`PUT ${CATEDRA}`, { cuotas_hasta: '2026-10', cuotas_desde: '2026-09' }, null],
  ['POST /admin/papelera/1/restaurar', {}, '2026-09'],
  [`DELETE ${CATEDRA}`, undefined, null],
  ['POST /admin/papelera/2/restaurar', {}, '2026-09'],
  [`POST ${CATEDRA}/cerrar`, {}, '2026-09'],
  [`POST ${CATEDRA}/reabrir`, { motivo: 'Faltaba una nota.' }, '2026-09'],
  [`POST ${INSCRIPCION}/pagos`, { ...pago('2026-09'), monto: 70 }, '2026-10'],
  [`PUT ${CATEDRA}`, { anio: 2027, cuotas_desde: null, cuotas_hasta: null }, '2027-01'],
]

test('desde cuándo debe cada quien lo dice su inscripción, después de cada cosa que lo cambia', async () => {
  const { db, asAdmin } = testApi({ now: '2026-08-15T12:00:00Z' })
  const { id: catedraId } = insertCatedra(db)
  insertAlumno(db)
  db.insert(reglasDeCatedra)
    .values({ ...SIN_REGLAS, catedraId, escala: { cortes: [60, 70, 80, 90] } })
    .run()

  for (const [llamada, cuerpo, debe_desde] of actos) {
    const { status, data } = await asAdmin(llamada, cuerpo)

    expect({ llamada, status: status < 300 || data }).toEqual({ llamada, status: true })
    const inscrito = db.select().from(catedraAlumnos).get()
    expect({ llamada, debe_desde: inscrito?.debe_desde ?? null }).toEqual({ llamada, debe_desde })
    expect(lineOf(checkDeudas(db))).toBe('✔ Deudas: las que el panel busca son las de las cuentas')
  }
})

test('lo que una inscripción dice y su cuenta no, lo nota el diagnóstico', () => {
  const { db } = testApi()
  const { id: catedraId } = insertCatedra(db, { nombre: 'Coro' })
  db.insert(catedraAlumnos)
    .values({ catedraId, alumnoId: insertAlumno(db).id, matricula_monto: 1, created_at: 0 })
    .run()

  expect(lineOf(checkDeudas(db))).toBe(
    '✘ Deudas: 1 inscripción no dice desde cuándo debe, en «Coro». Es una falla del programa: se corrige al editar la cátedra, o con el próximo pago',
  )
})
