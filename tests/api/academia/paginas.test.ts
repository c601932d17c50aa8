import { expect, test } from 'vitest'
import { insertAlumno, insertCatedra, insertInscripcion } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

/** Seven students, of whom the first is in the first of three courses, and a contributor. */
function conGente() {
  const { db, asAdmin } = testApi()
  const nombres = ['Ana Acuña', "Beto O'Leary", 'Caro Ñandutí', 'Dora Paz', 'Elo Paz', 'Fe Ruiz', 'Gil Vera']
  const ids = nombres.map((nombre, i) => {
    const [primero = '', apellido = ''] = nombre.split(' ')
    return insertAlumno(db, { nombre: primero, apellido, telefono: i === 6 ? '0981 700' : null }).id
  })
  const [coro] = [
    insertCatedra(db, { nombre: 'Coro', anio: 2026, institucion: 'Conservatorio' }),
    insertCatedra(db, { nombre: 'Armonía', anio: 2026 }),
    insertCatedra(db, { nombre: 'Coro', anio: 2025 }),
  ]
  insertInscripcion(db, { catedraId: coro.id, alumnoId: ids[0] as number })
  insertCreador(db, {
    first_name: 'Emiliano',
    is_student_contribution: true,
    student_first_name: 'Eva',
    student_last_name: 'Paz',
    email: 'eva@paz.py',
  })
  const pide = async (direccion: string) => (await asAdmin(`GET ${direccion}`)).data
  const apellidos = (filas: { nombre: string }[]) => filas.map(({ nombre }) => nombre)
  return { pide, apellidos }
}

test.each([
  ['/admin/alumnos', 7, ['Dora', 'Elo', 'Fe'], 'paz', ['Dora', 'Elo']],
  ['/admin/enrollment-candidates', 8, ['Dora', 'Elo', 'Eva'], 'paz', ['Dora', 'Elo', 'Eva']],
  ['/admin/enrollment-candidates?catedra=1', 7, ['Elo', 'Eva', 'Fe'], 'paz', ['Dora', 'Elo', 'Eva']],
  ['/admin/catedras', 3, [], 'coro', ['Coro', 'Coro']],
])('%s viene entera o, si se pide, de a páginas', async (lista, total, segunda, q, halladas) => {
  const { pide, apellidos } = conGente()
  const con = (consulta: string) => pide(`${lista}${lista.includes('?') ? '&' : '?'}${consulta}`)
  const entera = await pide(lista)

  expect(entera).toHaveLength(total)
  const pagina = await con('page=2&limit=3')
  expect({ ...pagina, data: apellidos(pagina.data) }).toEqual({
    data: segunda,
    total,
    page: 2,
    totalPages: Math.ceil(total / 3),
  })
  const toda = entera.map(({ CatedraAlumno: _, ...una }: { CatedraAlumno?: unknown }) => una)
  expect(await con('limit=200')).toEqual({ data: toda, total, page: 1, totalPages: 1 })
  const hallada = await con(`q=${q.toUpperCase()}`)
  expect(apellidos(hallada.data)).toEqual(halladas)
  expect(hallada.total).toBe(halladas.length)
  expect(await con('q=nadie')).toEqual({ data: [], total: 0, page: 1, totalPages: 1 })
  expect((await con('page=0')).error).toBe('La página debe ser un número entero positivo.')
})

test.each([
  ['oleary', ['Beto']],
  ['O’Leary bet', ['Beto']],
  ['nanduti', ['Caro']],
  ['0981', ['Gil']],
  ['[', []],
])('entre los alumnos, «%s» halla lo que halla en la pantalla', async (q, hallados) => {
  const { pide, apellidos } = conGente()

  expect(apellidos((await pide(`/admin/alumnos?q=${encodeURIComponent(q)}`)).data)).toEqual(hallados)
})

test('una cátedra se busca por su año y por su institución, y de cada una se sabe cuántos son', async () => {
  const { pide } = conGente()

  const { data } = await pide('/admin/catedras?q=2026%20conserv')
  expect(data).toMatchObject([{ nombre: 'Coro', anio: 2026, totalAlumnos: 1 }])
})
