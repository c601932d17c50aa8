import { expect, test } from 'vitest'
import { listReferencias } from '../../../api/suelo/papelera/referencias.ts'
import { cosas } from '../../../api/suelo/papelera/tipos.ts'
import { type TipoEnPapelera, tiposEnPapelera } from '../../../src/domain/papelera/papelera.ts'
import { createMundoDePapelera, eliminaciones } from '../../support/mundo-de-papelera.ts'

test.each(tiposEnPapelera)('%s: vuelve con todo lo que tenía, y cada tabla es la de antes', async (tipo) => {
  const mundo = createMundoDePapelera()
  const { asAdmin, readTodo, sqlite } = mundo
  const antes = readTodo()
  const cuantas = sqlite.prepare(`SELECT count(*) FROM ${cosas[tipo].tabla}`).pluck()

  expect(await eliminaciones[tipo](mundo)).toMatchObject({ status: 200 })
  expect(cuantas.get()).toBe(0)
  const { data: lista } = await asAdmin.admin.papelera.get()
  expect(lista).toMatchObject([{ tipo, cuenta: { [cosas[tipo].tabla]: 1 } }])
  const restaurada = await asAdmin.admin.papelera({ id: 1 }).restaurar.post({})

  expect(restaurada).toMatchObject({ status: 200, data: { tipo, cosaId: 1 } })
  expect(readTodo()).toEqual(withoutAccesos(antes, tipo))
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
})

/** Whoever comes back signs in anew. */
function withoutAccesos(tablas: Record<string, string[]>, tipo: TipoEnPapelera) {
  if (tipo !== 'ALUMNO' && tipo !== 'DOCENTE') return tablas
  const suya = `"${cosas[tipo].cosa}_id":1`
  const accesos = ['sesiones', 'calendario_enlaces', 'cambios_de_email', 'dispositivos'].map((tabla) => [
    tabla,
    tablas[tabla]?.filter((fila) => !fila.includes(suya)),
  ])
  // What waits is for the student's device.
  const empujes = tipo === 'ALUMNO' ? { empujes: [] } : {}
  return { ...tablas, ...Object.fromEntries(accesos), ...empujes }
}

test('toda referencia de la base va o queda con lo que se elimina, y en el mundo de prueba hay una fila con ella', () => {
  const { sqlite } = createMundoDePapelera()
  const referencias = listReferencias(sqlite).filter(({ tabla }) => tabla !== 'papelera_archivos')
  const cuantas = ({ tabla, columna }: (typeof referencias)[number]) =>
    sqlite.prepare(`SELECT count("${columna}") FROM "${tabla}"`).pluck().get() as number

  expect(referencias.length).toBeGreaterThan(60)
  expect(referencias.filter(({ alEliminar }) => !['CASCADE', 'SET NULL'].includes(alEliminar))).toEqual([])
  expect(referencias.filter((una) => cuantas(una) === 0)).toEqual([])
})

test('a un creador que vuelve se lo encuentra otra vez', async () => {
  const mundo = createMundoDePapelera()
  const find = () =>
    mundo.sqlite.prepare(`SELECT rowid FROM creadores_fts WHERE creadores_fts MATCH 'prueba'`).all()
  const antes = find()
  await eliminaciones.CREADOR(mundo)
  expect(find()).toEqual([])

  await mundo.asAdmin.admin.papelera({ id: 1 }).restaurar.post({})

  expect(antes).toHaveLength(1)
  expect(find()).toEqual(antes)
})
