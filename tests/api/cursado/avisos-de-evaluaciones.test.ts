import { expect, test } from 'vitest'
import { avisoDeVencimientos } from '../../../api/cursado/evaluaciones/avisos.ts'
import { assignEvaluacion, insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'

const AHORA = Date.parse('2026-03-02T12:00:00Z')
const HORA = 3_600_000

function conCatedra() {
  const mundo = createMundo()
  const { db, catedra, deps, outbox, sent, enroll } = mundo
  const vencimientos = avisoDeVencimientos(deps)
  const avisa = async () => {
    sent.length = 0
    await vencimientos.run()
    await outbox.sendDue()
    return sent.map(({ to }) => to)
  }
  const vence = (enHoras: number) =>
    insertEvaluacion(db, { catedraId: catedra.id, fecha_entrega: AHORA + enHoras * HORA })
  return { ...mundo, inscribe: (datos = {}) => enroll({ nombre: 'Ana' }, datos), avisa, vence }
}

test('avisa una vez a quien no hizo lo que vence en un día', async () => {
  const { db, inscribe, avisa, vence, sent } = conCatedra()
  const [ana, beto, ida] = [inscribe(), inscribe(), inscribe({ baja_en: 1 })]
  const evaluacion = vence(23)
  assignEvaluacion(db, evaluacion, ana.id)
  assignEvaluacion(db, evaluacion, beto.id, { bien: 1 })
  assignEvaluacion(db, evaluacion, ida.id)

  expect(await avisa()).toEqual([ana.email])
  expect(sent[0]?.subject).toBe('Te queda poco tiempo: Parcial')
  expect(sent[0]?.text).toContain('03/03/2026 08:00')
  expect(sent[0]?.text).toContain('http://localhost/evaluacion/1')
  expect(await avisa()).toEqual([])
})

test.each([
  ['falta más de un día', 25],
  ['ya venció', -1],
])('no avisa cuando %s', async (_caso, horas) => {
  const { db, inscribe, avisa, vence } = conCatedra()
  assignEvaluacion(db, vence(horas), inscribe().id)

  expect(await avisa()).toEqual([])
})

test('quien apagó el aviso no lo recibe, tampoco más tarde', async () => {
  const { as, db, inscribe, avisa, vence } = conCatedra()
  const ana = inscribe()
  assignEvaluacion(db, vence(2), ana.id)
  const asAna = as('alumno', ana)
  await asAna.alumnos.me.avisos.put({ aviso: 'EVALUACION_VENCE', activo: false })

  expect(await avisa()).toEqual([])
  await asAna.alumnos.me.avisos.put({ aviso: 'EVALUACION_VENCE', activo: true })
  expect(await avisa()).toEqual([])
})

test('lo que se asigna para el mismo día se avisa una vez; si la fecha cambia, de nuevo', async () => {
  const { asDocente, db, inscribe, avisa, outbox } = conCatedra()
  const ana = inscribe()
  insertEvaluacion(db, { catedraId: 1 })
  const asigna = (fecha_entrega: string) =>
    asDocente.docente
      .catedra({ id: 1 })
      .evaluaciones({ evaluacionId: 1 })
      .assign.post({ alumnoIds: [ana.id], fecha_entrega })

  await asigna('2026-03-02T18:00')
  await outbox.sendDue()
  expect(await avisa()).toEqual([])

  await asigna('2026-03-02T20:00')
  expect(await avisa()).toEqual([ana.email])
})
