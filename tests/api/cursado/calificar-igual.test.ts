import { expect, test } from 'vitest'
import { createMundoConAsignadas, tareaDePrueba } from '../../support/mundo-con-tarea.ts'

const SOLO_LAS_QUE_ESPERAN =
  'Solo se califica igual a quien entregó esta misma tarea y espera su nota: no se calificó a nadie.'

/** Three of four have delivered, and Ana another task too, by its assignment 5. */
async function conEntregas() {
  const mundo = await createMundoConAsignadas({}, { alumnos: 4, avisoDeNotaMs: 600_000, sinLimites: true })
  const { aula, ids, asDocente, outbox, sent } = mundo
  await aula.tareas.post({ ...tareaDePrueba, titulo: 'Fuga' })
  await aula['tareas-maestras']({ tareaId: 2 }).assign.post({ alumnoIds: ids.slice(0, 1) })
  for (const id of [1, 2, 3, 5]) await mundo.deliver((id - 1) % 4, undefined, id)
  const suya = (id: number) => asDocente.docente.tareasAsignaciones({ id })
  return {
    ...mundo,
    suya,
    califica: (tambien: unknown) =>
      suya(1).calificar.post({ puntos_obtenidos: 8, comentario_docente: 'Bien.', tambien } as never),
    notas: async () =>
      (await aula.tareas({ tareaId: 1 }).entregas.get()).data?.entregas.map(
        ({ puntos_obtenidos, comentario_docente }) => [puntos_obtenidos, comentario_docente],
      ),
    cartas: async () => {
      await outbox.sendDue()
      return sent.filter(({ subject }) => subject.startsWith('Calificaron')).map(({ to }) => to)
    },
  }
}

const SIN = [null, null]

test('varias se califican igual de una vez, y cada una tiene su historia, su aviso y su vuelta atrás', async () => {
  const { califica, notas, suya, advance, cartas, alumnos } = await conEntregas()

  expect(await califica([2, 2, 1])).toMatchObject({ status: 200, data: { tareaAsignacion: { id: 1 } } })

  expect(await notas()).toEqual([[8, 'Bien.'], [8, 'Bien.'], SIN, SIN])
  expect((await suya(2).historial.get()).data).toMatchObject([{ de: null, a: 8 }])
  expect((await suya(1).deshacer.post()).status).toBe(200)
  expect(await notas()).toEqual([SIN, [8, 'Bien.'], SIN, SIN])
  expect(await cartas()).toEqual([])
  advance(600_000)
  expect(await cartas()).toEqual([alumnos[1]?.email])
})

test('la administración también', async () => {
  const { asAdmin, notas } = await conEntregas()

  await asAdmin('POST /admin/tareas/1/calificar', { puntos_obtenidos: 6, tambien: [3] })

  expect(await notas()).toEqual([[6, null], SIN, [6, null], SIN])
})

test.each([
  ['quien no entregó', [2, 4]],
  ['la de otra tarea', [2, 5]],
  ['la que no existe', [2, 99]],
  ['lo que no es un número', [2, 'x']],
  ['lo que no es una lista', 2],
])('con %s no se califica a nadie', async (_caso, tambien) => {
  const { califica, notas } = await conEntregas()

  expect(await califica(tambien)).toMatchObject({
    status: 400,
    data: { error: SOLO_LAS_QUE_ESPERAN, campos: { tambien: SOLO_LAS_QUE_ESPERAN } },
  })

  expect(await notas()).toEqual([SIN, SIN, SIN, SIN])
})

test('con la que ya tiene nota tampoco', async () => {
  const { califica, suya, notas } = await conEntregas()
  await suya(2).calificar.post({ puntos_obtenidos: 3 })

  expect((await califica([2, 3])).status).toBe(400)

  expect(await notas()).toEqual([SIN, [3, null], SIN, SIN])
})
