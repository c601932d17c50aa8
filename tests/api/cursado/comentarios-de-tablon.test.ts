import { expect, test } from 'vitest'
import { aviso, createMundoConTablon } from '../../support/mundo-con-tablon.ts'

test('los comentarios vienen en su orden, los últimos veinte con su total', async () => {
  const { readTablon, comment, asDocente, asAna, publish, ana } = createMundoConTablon()
  await publish(asDocente, aviso)

  const primero = await comment(asAna, { text: '1' })
  for (let i = 2; i <= 25; i++) await comment(asAna, { text: String(i) })

  expect(primero).toMatchObject({ status: 201 })
  expect(primero.data).toEqual({
    id: 1,
    publicacionId: 1,
    texto: '1',
    created_at: '2026-03-02T12:00:00.000Z',
    autor: 'alumno',
    autorAlumnoId: ana.id,
    autorDocenteId: null,
    autorAlumno: { id: ana.id, nombre: 'Ana', apellido: ana.apellido },
    autorDocente: null,
  })
  const [conTodos] = (await readTablon(asAna)).data
  const textos = (lista: { texto: string }[]) => lista.map(({ texto }) => texto)
  expect(conTodos?.totalComentarios).toBe(25)
  expect(textos(conTodos?.ComentarioPublicacion ?? [])).toEqual(
    Array.from({ length: 20 }, (_, i) => String(i + 6)),
  )
  const { data } = await asAna.publicaciones({ id: 1 }).comentarios.get({ query: { antes: 6, limit: 3 } })
  expect([data.total, textos(data.comentarios)]).toEqual([25, ['3', '4', '5']])
})

test('cada publicación trae sus propios últimos comentarios', async () => {
  const { readTablon, asDocente, asAna, publish } = createMundoConTablon()
  const comentar = (id: number, text: string) =>
    asAna.publicaciones({ id }).comentarios.post({ contenido: text })
  for (let i = 0; i < 3; i++) await publish(asDocente, aviso)
  for (let i = 1; i <= 22; i++) {
    await comentar(1, `uno ${i}`)
    if (i <= 2) await comentar(3, `tres ${i}`)
  }

  const textos = new Map(
    (await readTablon(asAna)).data.map(({ id, ComentarioPublicacion }) => [
      id,
      ComentarioPublicacion.map(({ texto }) => texto),
    ]),
  )

  expect(textos.get(1)).toEqual(Array.from({ length: 20 }, (_, i) => `uno ${i + 3}`))
  expect(textos.get(2)).toEqual([])
  expect(textos.get(3)).toEqual(['tres 1', 'tres 2'])
})

test('un comentario vacío se rechaza', async () => {
  const { comment, asDocente, asAna, publish } = createMundoConTablon()
  await publish(asDocente, aviso)

  for (const cuerpo of [undefined, {}, { texto: ' \n ' }])
    expect(await comment(asAna, cuerpo)).toMatchObject({
      status: 400,
      data: { error: 'El comentario no puede estar vacío.' },
    })
})

test('un comentario lo elimina su autor, o el administrador', async () => {
  const { comment, asAdmin, asDocente, asAna, asBeto, publish } = createMundoConTablon()
  await publish(asDocente, aviso)
  for (let i = 0; i < 2; i++) await comment(asAna, { texto: 'Hola' })

  for (const quien of [asDocente, asBeto])
    expect(await quien.publicaciones({ id: 1 }).comentarios({ comentarioId: 1 }).delete()).toMatchObject({
      status: 403,
      data: { error: 'Solo quien escribió el comentario puede eliminarlo.' },
    })
  expect((await asAna.publicaciones({ id: 1 }).comentarios({ comentarioId: 1 }).delete()).data).toEqual({
    message: 'Comentario eliminado',
  })
  expect((await asAdmin.publicaciones({ id: 1 }).comentarios({ comentarioId: 2 }).delete()).status).toBe(200)
  expect(await asAna.publicaciones({ id: 1 }).comentarios({ comentarioId: 1 }).delete()).toMatchObject({
    status: 404,
    data: { error: 'No existe ese comentario.' },
  })
})

test('gusta una sola vez a cada quien, y dejar de gustar dos veces no cambia nada', async () => {
  const { readTablon, asAdmin, asDocente, asAna, publish } = createMundoConTablon()
  await publish(asDocente, aviso)

  for (const quien of [asAdmin, asDocente, asAna]) {
    await quien.publicaciones({ id: 1 }).interacciones.post()
    expect((await quien.publicaciones({ id: 1 }).interacciones.post()).data.hasUserInteracted).toBe(true)
  }

  expect((await readTablon(asAna)).data[0]).toMatchObject({ totalInteracciones: 3, hasUserInteracted: true })
  for (const quien of [asAna, asAna, asAdmin, asAdmin])
    await quien.publicaciones({ id: 1 }).interacciones.delete()
  expect((await readTablon(asAna)).data[0]).toMatchObject({ totalInteracciones: 1, hasUserInteracted: false })
  expect((await asDocente.publicaciones({ id: 1 }).interacciones.delete()).data).toEqual({
    publicacionId: 1,
    totalInteracciones: 0,
    hasUserInteracted: false,
  })
})
