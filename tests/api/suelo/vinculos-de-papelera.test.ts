import { describe, expect, test } from 'vitest'
import { collect } from '../../../api/suelo/papelera/recoleccion.ts'
import { listReferencias, type Referencia } from '../../../api/suelo/papelera/referencias.ts'
import { cosas } from '../../../api/suelo/papelera/tipos.ts'
import { putInPapelera } from '../../../api/suelo/papelera/tirar.ts'
import { transact } from '../../../db/client.ts'
import { type TipoEnPapelera, tiposEnPapelera } from '../../../src/domain/papelera/papelera.ts'
import { insertFila } from '../../support/esquemas-anteriores.ts'
import { createMundoDePapelera } from '../../support/mundo-de-papelera.ts'

/** Of these, neither what names nor what is named is ever put in the bin without the other. */
const JUNTAS = [
  // Uploads stay while the bin uses them.
  'archivos.alumno_id',
  'archivos.docente_id',
  'comentarios_de_entrega.voz_id',
  // Neither comes back.
  'dispositivos.sesion_id',
  'justificativos.archivo_id',
  'tarea_asignaciones.archivo_id',
  // A part of a course, and what is graded in it.
  'evaluaciones.rubro_id',
  'tareas_maestras.rubro_id',
  // Both are of one kind: the tests of what makes up for another one try them.
  'evaluaciones.recupera',
  'pruebas_manuales.recupera',
  'tareas_maestras.recupera',
  // A receipt outlives all.
  'recibos.contribuyente_id',
  'recibos.creador_id',
  'recibos.sugerencia_id',
]

interface Par {
  /** What goes with what names, and what goes with what is named. */
  nombra: TipoEnPapelera
  nombrado: TipoEnPapelera
}

function createMundo() {
  const mundo = createMundoDePapelera()
  const { sqlite, db, deps, asAdmin, readTodo } = mundo
  const filasDe = (tipo: TipoEnPapelera) =>
    new Map(collect(sqlite, cosas[tipo].tabla, 1).tablas.map((una) => [una.tabla, una]))
  return {
    ...mundo,
    filasDe,
    readValor: ({ tabla, columna }: Referencia) =>
      sqlite.prepare(`SELECT "${columna}" FROM "${tabla}" WHERE id = 1`).pluck().get(),
    /** Nothing that hangs on both is in the way of one of them alone. */
    part({ nombra, nombrado }: Par) {
      const otras = filasDe(nombrado)
      for (const { tabla, columnas, filas } of filasDe(nombra).values()) {
        const en = columnas.indexOf('id')
        const deOtra = new Set(otras.get(tabla)?.filas.map((fila) => fila[en]))
        for (const fila of filas.filter((una) => en >= 0 && deOtra.has(una[en]))) {
          sqlite.prepare(`DELETE FROM "${tabla}" WHERE id = ?`).run(fila[en])
        }
        if (en < 0 && otras.has(tabla)) sqlite.exec(`DELETE FROM "${tabla}"`)
      }
      // A person comes back without the ways in of before.
      for (const tabla of ['sesiones', 'calendario_enlaces', 'cambios_de_email', 'dispositivos'])
        sqlite.exec(`DELETE FROM ${tabla}`)
      return readTodo()
    },
    tirar: (tipo: TipoEnPapelera) =>
      transact(db, (tx) => putInPapelera(deps, tx, { rol: 'admin', id: 0 }, tipo, 1)),
    async restaurar(tipo: TipoEnPapelera) {
      const { data } = await asAdmin(`GET /admin/papelera?tipo=${tipo}`)
      return asAdmin(`POST /admin/papelera/${data[0].id}/restaurar`, {})
    },
    async vaciar(tipo: TipoEnPapelera) {
      const { data } = await asAdmin(`GET /admin/papelera?tipo=${tipo}`)
      expect((await asAdmin(`DELETE /admin/papelera/${data[0].id}`)).status).toBe(200)
    },
  }
}

const referencias = listReferencias(createMundoDePapelera().sqlite).filter(
  ({ alEliminar }) => alEliminar === 'SET NULL',
)
const nombreDe = ({ tabla, columna }: Referencia) => `${tabla}.${columna}`

/** What can be deleted by itself so that one end of a reference goes and the other stays. */
function findPar({ tabla, padre }: Referencia): Par | undefined {
  const { filasDe } = createMundo()
  const pares = tiposEnPapelera.flatMap((nombra) =>
    tiposEnPapelera.map((nombrado): Par => ({ nombra, nombrado })),
  )
  return pares.find(({ nombra, nombrado }) => {
    const [suyas, otras] = [filasDe(nombra), filasDe(nombrado)]
    return suyas.has(tabla) && !otras.has(tabla) && otras.has(padre) && !suyas.has(padre)
  })
}

const pares = referencias.map((referencia) => ({ referencia, par: findPar(referencia) }))
const probados = pares.flatMap(({ referencia, par }) =>
  par ? [{ que: nombreDe(referencia), referencia, ...par }] : [],
)

test('toda referencia que puede quedar vacía se prueba, salvo las que no se separan', () => {
  const sinPar = pares.filter(({ par }) => par === undefined).map(({ referencia }) => nombreDe(referencia))

  expect(sinPar.toSorted()).toEqual(JUNTAS.toSorted())
  expect(probados.length).toBeGreaterThan(9)
})

describe.each(probados)('$que: $nombra y $nombrado', ({ referencia, ...par }) => {
  const { nombra, nombrado } = par
  test.each([
    { seVan: [nombra, nombrado], vuelven: [nombra, nombrado] },
    { seVan: [nombra, nombrado], vuelven: [nombrado, nombra] },
    { seVan: [nombrado, nombra], vuelven: [nombra, nombrado] },
    { seVan: [nombrado, nombra], vuelven: [nombrado, nombra] },
  ])('se van $seVan, vuelven $vuelven', async ({ seVan, vuelven }) => {
    const mundo = createMundo()
    const antes = mundo.part(par)
    expect(mundo.readValor(referencia)).toBe(1)

    for (const tipo of seVan) mundo.tirar(tipo)
    for (const tipo of vuelven) expect(await mundo.restaurar(tipo)).toMatchObject({ status: 200 })

    expect(mundo.readValor(referencia)).toBe(1)
    expect(mundo.readTodo()).toEqual(antes)
    expect(mundo.sqlite.pragma('foreign_key_check')).toEqual([])
  })
})

const POR_DOCENTE = { nombra: 'PUBLICACION', nombrado: 'DOCENTE' } as const
const [autor] = referencias.filter((una) => nombreDe(una) === 'publicaciones.autor_docente_id') as [
  Referencia,
]

test('una publicación que fue y vino varias veces encuentra igual a su docente', async () => {
  const mundo = createMundo()
  const antes = mundo.part(POR_DOCENTE)
  const { tirar, restaurar } = mundo
  tirar('PUBLICACION')
  tirar('DOCENTE')
  await restaurar('PUBLICACION')
  expect(mundo.readValor(autor)).toBeNull()
  tirar('PUBLICACION')
  await restaurar('PUBLICACION')
  tirar('PUBLICACION')

  await restaurar('DOCENTE')
  await restaurar('PUBLICACION')

  expect(mundo.readTodo()).toEqual(antes)
})

test.each(['PUBLICACION', 'DOCENTE'] as const)(
  'lo que nombraba a quien se eliminó para siempre no nombra a nadie: primero se fue %s',
  async (primero) => {
    const mundo = createMundo()
    mundo.part(POR_DOCENTE)
    mundo.tirar(primero)
    mundo.tirar(primero === 'DOCENTE' ? 'PUBLICACION' : 'DOCENTE')
    await mundo.vaciar('DOCENTE')

    expect(await mundo.restaurar('PUBLICACION')).toMatchObject({ status: 200 })

    expect(mundo.readValor(autor)).toBeNull()
    expect(mundo.sqlite.pragma('foreign_key_check')).toEqual([])
  },
)

test('lo que alguien puso después en su lugar no se pisa', async () => {
  const mundo = createMundo()
  const { sqlite, tirar, restaurar } = mundo
  mundo.part(POR_DOCENTE)
  insertFila(sqlite, 'docentes', { id: 2, email: 'otra@prueba.py' })
  const reemplazar = () => sqlite.exec('UPDATE publicaciones SET autor_docente_id = 2')
  tirar('PUBLICACION')
  tirar('DOCENTE')
  await restaurar('PUBLICACION')
  reemplazar()
  await restaurar('DOCENTE')
  expect(mundo.readValor(autor)).toBe(2)

  sqlite.exec('UPDATE publicaciones SET autor_docente_id = 1')
  tirar('DOCENTE')
  reemplazar()
  tirar('PUBLICACION')
  await restaurar('DOCENTE')
  await restaurar('PUBLICACION')
  expect(mundo.readValor(autor)).toBe(2)
})

test('una cadena de tres vuelve entera en cualquier orden', async () => {
  const tres = ['DIA', 'TAREA', 'UNIDAD'] as const
  const ordenes = tres.flatMap((uno) =>
    tres
      .filter((otro) => otro !== uno)
      .map((otro) => [uno, otro, ...tres.filter((x) => x !== uno && x !== otro)]),
  )
  // What comes back whole is gone and back again.
  const mundo = createMundo()
  const { sqlite, tirar, restaurar } = mundo
  sqlite.exec('DELETE FROM unidades_dadas; DELETE FROM asistencias; DELETE FROM archivo_usos')
  const antes = mundo.readTodo()
  for (const seVan of ordenes) {
    for (const vuelven of [seVan, seVan.toReversed(), [...seVan.slice(1), ...seVan.slice(0, 1)]]) {
      for (const tipo of seVan) tirar(tipo as TipoEnPapelera)
      for (const tipo of vuelven) expect((await restaurar(tipo as TipoEnPapelera)).status).toBe(200)
      expect(mundo.readTodo()).toEqual(antes)
    }
  }
})

describe('un creador que mientras tanto se fusionó con otro', () => {
  /** What is in the course names creator 2, which may be joined with 3, and that one with 4. */
  function createFusionables() {
    const mundo = createMundo()
    const { sqlite, asAdmin } = mundo
    for (const id of [2, 3, 4]) {
      const propias = { slug: `creador-${id}`, wikidata_qid: null, catalogo_clave: null, email: null }
      insertFila(sqlite, 'creadores', {
        id,
        status: 'PUBLISHED',
        period: 'POSGUERRA',
        quality: 'A',
        main_role: '["COMPOSER"]',
        fuentes: '[]',
        otros_nombres: '[]',
        obra_enlaces: '[]',
        photo_url: null,
        photo_credit: null,
        audio_url: null,
        audio_credit: null,
        references: null,
        birth_edtf: '1885',
        birth_year: 1885,
        death_edtf: null,
        death_year: null,
        first_name: 'Ana',
        last_name: `Paz ${id}`,
        ...propias,
      })
    }
    sqlite.exec(`UPDATE preguntas SET creador_id = 2; UPDATE catedra_alumnos SET composer_id = 2;
      UPDATE tarea_asignaciones SET creador_id = 2, sugerencia_id = NULL`)
    const unir = (id: number, con: number) =>
      asAdmin(`POST /admin/composers/${id}/fusionar`, { con, campos: {} })
    return {
      ...mundo,
      async unir(id: number, con: number): Promise<number> {
        const { status, data } = await unir(id, con)
        expect({ status, data }).toMatchObject({ status: 200 })
        return data.fusionId
      },
      deshacer: async (id: number) =>
        expect((await asAdmin(`POST /admin/fusiones/${id}/deshacer`)).status).toBe(200),
      nombrados: () =>
        sqlite
          .prepare(
            `SELECT (SELECT creador_id FROM preguntas) AS pregunta, (SELECT composer_id FROM catedra_alumnos) AS inscripcion,
             (SELECT creador_id FROM tarea_asignaciones) AS entrega, (SELECT sugerencia_id FROM tarea_asignaciones) AS sugerencia`,
          )
          .get(),
    }
  }
  const todos = (id: number) => ({ pregunta: id, inscripcion: id, entrega: id, sugerencia: null })

  test('lo que vuelve nombra al que quedó, y al deshacer, otra vez al suyo', async () => {
    const { tirar, restaurar, unir, deshacer, nombrados, sqlite } = createFusionables()
    tirar('CATEDRA')
    const primera = await unir(3, 2)
    const segunda = await unir(4, 3)

    await restaurar('CATEDRA')
    expect(nombrados()).toEqual(todos(4))

    await deshacer(segunda)
    expect(nombrados()).toEqual(todos(3))
    await deshacer(primera)
    expect(nombrados()).toEqual(todos(2))
    expect(sqlite.pragma('foreign_key_check')).toEqual([])
  })

  test('lo que estaba en la papelera al deshacer vuelve nombrando al suyo', async () => {
    const { tirar, restaurar, unir, deshacer, nombrados } = createFusionables()
    const fusion = await unir(3, 2)
    expect(nombrados()).toEqual(todos(3))
    tirar('CATEDRA')
    await deshacer(fusion)

    await restaurar('CATEDRA')

    expect(nombrados()).toEqual(todos(2))
  })

  test('si el que quedó también está en la papelera, espera por él', async () => {
    const { tirar, restaurar, unir, nombrados, sqlite, asAdmin } = createFusionables()
    tirar('CATEDRA')
    await unir(3, 2)
    await asAdmin('DELETE /composers/3')
    await restaurar('CATEDRA')
    expect(nombrados()).toEqual({ pregunta: null, inscripcion: null, entrega: null, sugerencia: null })

    expect(await restaurar('CREADOR')).toMatchObject({ status: 200 })

    expect(nombrados()).toEqual(todos(3))
    expect(sqlite.pragma('foreign_key_check')).toEqual([])
  })

  test('la entrega que es un aporte es la corrección que quedó de él, y al deshacer, el aporte', async () => {
    const { tirar, restaurar, unir, deshacer, nombrados, sqlite } = createFusionables()
    sqlite.exec(`UPDATE creadores SET email = 'ana@aporta.py' WHERE id = 2`)
    tirar('TAREA')
    const fusion = await unir(3, 2)
    const [sugerencia] = sqlite.prepare('SELECT max(id) FROM sugerencias').raw().get() as [number]

    await restaurar('TAREA')
    expect(nombrados()).toMatchObject({ entrega: null, sugerencia })

    tirar('TAREA')
    await deshacer(fusion)
    await restaurar('TAREA')
    expect(nombrados()).toMatchObject({ entrega: 2, sugerencia: null })
  })
})
