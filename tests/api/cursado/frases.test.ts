import { expect, test } from 'vitest'
import { frases } from '../../../db/schema/frases.ts'
import { claveDeFrase, isDeAlguien } from '../../../src/domain/tareas/frases.ts'
import { createMundoConAsignadas, tareaDePrueba } from '../../support/mundo-con-tarea.ts'

/** Two students have two tasks, and delivered both. */
async function conEntregas() {
  const mundo = await createMundoConAsignadas({}, { alumnos: 2, sinLimites: true })
  const { aula, ids, asDocente } = mundo
  await aula.tareas.post({ ...tareaDePrueba, titulo: 'Fuga' })
  await aula['tareas-maestras']({ tareaId: 2 }).assign.post({ alumnoIds: ids })
  for (const id of [1, 2, 3, 4]) await mundo.deliver((id - 1) % 2, undefined, id)
  const mias = asDocente.docente.me.frases
  return {
    ...mundo,
    mias,
    califica: (id: number, comentario_docente: string) =>
      asDocente.docente
        .tareasAsignaciones({ id })
        .calificar.post({ puntos_obtenidos: 8, comentario_docente }),
    ofrece: async (query: object = {}) =>
      (await mias.get({ query } as never)).data.map(({ texto, veces }) => [texto, veces]),
  }
}

test('se ofrece lo que uno escribió: lo de esa tarea primero, y lo igual es uno', async () => {
  const { califica, ofrece } = await conEntregas()
  await califica(1, 'Revisa el  bajó.')
  await califica(2, 'Revisa el bajo.')
  await califica(3, 'Entra antes.')

  expect(await ofrece({ tarea: 1 })).toEqual([
    ['Revisa el bajo.', 2],
    ['Entra antes.', 1],
  ])
  expect(await ofrece({ tarea: 2 })).toMatchObject([['Entra antes.', 1], {}])
  expect(await ofrece({ q: 'ántes' })).toEqual([['Entra antes.', 1]])
})

test('lo que nombra a quien lo entregó no se ofrece para otro, y lo deshecho tampoco', async () => {
  const { califica, ofrece, asDocente } = await conEntregas()
  await califica(1, 'Muy bien, Aná.')
  await califica(2, 'Muy bien.')
  await asDocente.docente.tareasAsignaciones({ id: 2 }).deshacer.post()

  expect(await ofrece()).toEqual([])
})

test('lo que se dice igual a varios no se ofrece si nombra a uno de ellos', async () => {
  const { asDocente, ofrece } = await conEntregas()
  await asDocente.docente
    .tareasAsignaciones({ id: 1 })
    .calificar.post({ puntos_obtenidos: 8, comentario_docente: 'Muy bien, Ana.', tambien: [2] } as never)

  expect(await ofrece()).toEqual([])
})

test('se fija, se suelta y se olvida', async () => {
  const { califica, ofrece, mias } = await conEntregas()
  await califica(1, 'Revisa el bajo.')
  await mias.put({ texto: 'Entra antes.', fijada: true })
  await mias.put({ texto: 'Entra  antes.', fijada: true })
  expect(await ofrece({ tarea: 1 })).toEqual([
    ['Entra  antes.', 0],
    ['Revisa el bajo.', 1],
  ])
  await mias.put({ texto: 'Entra antes.', fijada: false })
  expect(await ofrece()).toEqual([['Revisa el bajo.', 1]])

  await mias.olvidar.post({ texto: 'revisa el bajo.' })

  expect(await ofrece()).toEqual([])
  expect((await mias.put({ texto: ' ', fijada: true })).status).toBe(400)
})

test('las de otra docente no se ven', async () => {
  const { califica, as } = await conEntregas()
  await califica(1, 'Revisa el bajo.')

  expect((await as('docente')('GET /docente/me/frases')).data).toEqual([])
})

test('entre cinco mil comentarios se encuentran en 15 ms', async () => {
  const { db, docente, mias } = await conEntregas()
  const muchas = Array.from(
    { length: 5000 },
    (_, i) => `Comentario ${i % 4000}: revisa el bajo del compás ${i}.`,
  )
  for (let i = 0; i < muchas.length; i += 500) {
    const texto = muchas.slice(i, i + 500)
    db.insert(frases)
      .values(
        texto.map((uno) => ({
          docenteId: docente.id,
          tareaMaestraId: 1,
          clave: claveDeFrase(uno),
          texto: uno,
        })),
      )
      .run()
  }
  await mias.get({ query: { tarea: 1 } } as never)
  const tiempos: number[] = []
  for (let i = 0; i < 9; i++) {
    const antes = performance.now()
    await mias.get({ query: { tarea: 1, q: 'bajo' } } as never)
    tiempos.push(performance.now() - antes)
  }
  expect(tiempos.toSorted((a, b) => a - b)[4]).toBeLessThan(15)
})

test.each([
  ['Muy bien, Ana.', true],
  ['Muy bien, señor ACÓSTA.', true],
  ['Una manzana del árbol.', false],
])('%s nombra a Ana Acosta del Árbol: %s', (texto, esperado) => {
  expect(isDeAlguien(texto, { nombre: 'Ana', apellido: 'Acosta del Rey' })).toBe(esperado)
})
