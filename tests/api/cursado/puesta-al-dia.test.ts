import { expect, test } from 'vitest'
import { insertAlumno } from '../../support/academia.ts'
import { insertAsignacion, insertTarea } from '../../support/cursado.ts'
import { assignEvaluacion, insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'

const AHORA = Date.parse('2026-03-02T12:00:00Z')
const DIA = 24 * 3_600_000

/** Ana has two tasks to come, one of them without a date, one past, and an evaluation; a fourth task nobody has. */
function conTareasDadas() {
  const mundo = createMundo({ alumnos: 1, now: new Date(AHORA).toISOString() })
  const { db, catedra, alumnos, asAdmin } = mundo
  const tareaDada = (titulo: string, fecha_entrega: number | null) => {
    const { id } = insertTarea(db, { catedraId: catedra.id, titulo, fecha_entrega })
    insertAsignacion(db, { tareaMaestraId: id, alumnoId: alumnos[0].id })
  }
  tareaDada('Por vencer', AHORA + DIA)
  tareaDada('Sin fecha', null)
  tareaDada('Vencida', AHORA - DIA)
  insertTarea(db, { catedraId: catedra.id, titulo: 'Sin asignar', fecha_entrega: AHORA + DIA })
  const parcial = insertEvaluacion(db, { catedraId: catedra.id, fecha_entrega: AHORA + DIA })
  assignEvaluacion(db, parcial, alumnos[0].id)
  const nueva = insertAlumno(db, { nombre: 'Nora', apellido: 'Núñez' })
  const suya = asAdmin.admin.catedras({ id: catedra.id })
  return {
    ...mundo,
    nueva,
    suya,
    inscribe: (resto: object) => suya.inscribir.post({ alumnoId: nueva.id, ...resto } as never),
    deNora: async () => {
      const { data } = await mundo.as('alumno', nueva).alumnos.me.tareas.get()
      return data.map(({ TareaMaestra }) => TareaMaestra.titulo)
    },
    avisos: async () => {
      await mundo.outbox.sendDue()
      return mundo.sent.filter(({ to }) => to === nueva.email)
    },
  }
}

test('a quien se inscribe se le asigna de una vez lo que está por vencer, con un solo correo', async () => {
  const { inscribe, deNora, avisos, asAdmin } = conTareasDadas()

  expect((await inscribe({ asignar: 'POR_VENCER' })).status).toBe(201)

  expect((await deNora()).toSorted()).toEqual(['Por vencer', 'Sin fecha'])
  const cartas = await avisos()
  expect(cartas.map(({ subject }) => subject)).toEqual(['Te inscribieron en Armonía'])
  expect(cartas[0]?.text).toContain('> Tarea «Sin fecha»\n> Tarea «Por vencer», hasta el 03/03/2026')
  expect(cartas[0]?.text).toContain('> Evaluación «Parcial», hasta el 03/03/2026')
  expect((await asAdmin.admin.auditoria.get({ query: {} })).data.data[0]?.resumen).toBe(
    'Asignó lo que faltaba a quienes inscribió — Armonía: 2 tareas, 1 evaluación',
  )
})

test('con TODAS, también lo vencido; si no se dice, nada', async () => {
  const todas = conTareasDadas()
  await todas.inscribe({ asignar: 'TODAS' })
  const ninguna = conTareasDadas()
  await ninguna.inscribe({})

  expect((await todas.deNora()).toSorted()).toEqual(['Por vencer', 'Sin fecha', 'Vencida'])
  expect(await ninguna.deNora()).toEqual([])
  expect((await ninguna.avisos()).map(({ text }) => text.includes('>'))).toEqual([false])
})

test('también a varios, y a los de una planilla; simular no asigna', async () => {
  const { suya, nueva, deNora, avisos, db, as } = conTareasDadas()
  const otro = insertAlumno(db, { email: 'otro@x.py' })
  const csv = 'email\notro@x.py'
  await suya.inscripciones.post({ alumnos: [{ alumnoId: nueva.id }], asignar: 'POR_VENCER' } as never)
  await suya.importar.post({ csv, asignar: 'TODAS', simular: true } as never)
  const deOtro = async () => (await as('alumno', otro).alumnos.me.tareas.get()).data.length
  const antes = await deOtro()

  await suya.importar.post({ csv, asignar: 'TODAS' } as never)

  expect(await deNora()).toHaveLength(2)
  expect(await avisos()).toHaveLength(1)
  expect([antes, await deOtro()]).toEqual([0, 3])
})

test('quien vuelve conserva lo suyo, y recibe lo que le falta', async () => {
  const { suya, inscribe, nueva, deNora } = conTareasDadas()
  await inscribe({ asignar: 'POR_VENCER' })
  await suya.alumnos({ alumnoId: nueva.id }).desinscribir.delete()

  await inscribe({ asignar: 'TODAS' })

  expect((await deNora()).toSorted()).toEqual(['Por vencer', 'Sin fecha', 'Vencida'])
})

test('se dice cuánto hay por asignar, y lo que no es una opción no vale', async () => {
  const { suya, inscribe, asDocente, catedra } = conTareasDadas()

  expect((await suya['por-asignar'].get()).data).toEqual({
    POR_VENCER: { tareas: 2, evaluaciones: 1 },
    TODAS: { tareas: 3, evaluaciones: 1 },
  })
  expect((await inscribe({ asignar: 'ALGUNAS' })).status).toBe(400)
  const { status } = await asDocente.admin.catedras({ id: catedra.id })['por-asignar'].get()
  expect(status).toBe(403)
})
