import { docentes } from '../../db/schema/personas.ts'
import type { TipoEnPapelera } from '../../src/domain/papelera/papelera.ts'
import { testApi } from './api.ts'
import type { Options } from './deps.ts'
import { insertFila, insertUnaDeCada, tablasDe } from './esquemas-anteriores.ts'

/** Where a row can only name one of several things: what the others of its table name. */
const deCadaUno: [tabla: string, fila: Record<string, string | number | null>][] = [
  ...[
    'unidad_plan_id',
    'tarea_maestra_id',
    'justificativo_id',
    'comentario_de_entrega_id',
    'pregunta_id',
    'creador_id',
  ].map(
    (columna) => ['archivo_usos', { tarea_asignacion_id: null, [columna]: 1 }] as (typeof deCadaUno)[number],
  ),
  ['avisos_apagados', { docente_id: 1, alumno_id: null }],
  ['novedades', { docente_id: 1, alumno_id: null }],
  ['ingresos', { docente_id: 1, alumno_id: null }],
  ['calendario_enlaces', { docente_id: 1, alumno_id: null, hash: 'otro' }],
  ['cambios_de_email', { docente_id: 1, alumno_id: null }],
  ['comentarios_de_entrega', { autor: 'docente', docente_id: 1, alumno_id: null }],
  ['dispositivos', { docente_id: 1, alumno_id: null, sesion_id: null, endpoint: 'otro' }],
  ['silencios', { docente_id: 1, alumno_id: null }],
  ['pedidos_de_datos', { docente_id: 1, alumno_id: null }],
  ['subidas', { id: 'otra', docente_id: 1, alumno_id: null }],
  ['sesiones', { rol: 'docente', docente_id: 1, alumno_id: null }],
]

/** What each call changes by itself, or counts what was done. */
const NO_VUELVEN = ['auditoria', 'cambios', 'tablon_eventos', 'limites']

/** A world with a row in each table, that hangs on the first row of each other one. */
export function createMundoDePapelera(otras: Options = {}) {
  const mundo = testApi({ sinLimites: true, ...otras })
  const { db, sqlite } = mundo
  sqlite.pragma('foreign_keys = OFF')
  insertUnaDeCada(sqlite)
  for (const [i, [tabla, fila]] of deCadaUno.entries()) insertFila(sqlite, tabla, { id: i + 2, ...fila })
  sqlite.exec(`DELETE FROM papelera_archivos; DELETE FROM papelera; DELETE FROM fusiones;
    UPDATE catedras SET cerrada_en = NULL;
    DELETE FROM sqlite_sequence WHERE name IN ('papelera', 'fusiones')`)
  sqlite.pragma('foreign_keys = ON')
  const docente = db.select().from(docentes).get() as typeof docentes.$inferSelect
  return {
    ...mundo,
    docente,
    asDocente: mundo.as('docente', docente),
    /** All rows of all tables. */
    readTodo: () =>
      Object.fromEntries(
        tablasDe(sqlite)
          .filter((tabla) => !NO_VUELVEN.includes(tabla))
          .map((tabla) => [tabla, readFilas(sqlite, tabla)]),
      ),
  }
}

type Mundo = ReturnType<typeof createMundoDePapelera>

/** The sessions of who asks come and go. */
const readFilas = (sqlite: Mundo['sqlite'], tabla: string) =>
  sqlite
    .prepare(`SELECT * FROM ${tabla} ${tabla === 'sesiones' ? 'WHERE id < 10' : ''}`)
    .all()
    .map((fila) => JSON.stringify(fila))
    .toSorted()

/** How each kind of thing is deleted: always the one with the id 1. */
export const eliminaciones: Record<TipoEnPapelera, (mundo: Mundo) => Promise<{ status: number }>> = {
  CATEDRA: ({ asAdmin }) => asAdmin.admin.catedras({ id: 1 }).delete(),
  PLAN: ({ asDocente }) => asDocente.docente.me.planes({ id: 1 }).delete(),
  UNIDAD: ({ asDocente }) => asDocente.docente.me.unidades({ id: 1 }).delete(),
  DIA: ({ asDocente }) => asDocente.docente.catedra({ id: 1 }).diasclase({ diaId: 1 }).delete(),
  TAREA: ({ asDocente }) => asDocente.docente.catedra({ id: 1 }).tareas({ tareaId: 1 }).delete(),
  EVALUACION: ({ asAdmin }) => asAdmin.admin.evaluaciones({ id: 1 }).delete(),
  PUBLICACION: ({ asAdmin }) => asAdmin('DELETE /catedras/1/publicaciones/1'),
  ALUMNO: ({ asAdmin }) => asAdmin.alumnos({ id: 1 }).delete(),
  DOCENTE: ({ asAdmin }) => asAdmin.admin.docentes({ id: 1 }).delete(),
  CREADOR: ({ asAdmin }) => asAdmin.composers({ id: 1 }).delete(),
}
