import { eq } from 'drizzle-orm'
import { requireCreador } from '../../api/publico/creadores/escritura.ts'
import { undoFusion } from '../../api/publico/fusiones/deshacer.ts'
import { joinCreadores } from '../../api/publico/fusiones/unir.ts'
import { listColumnas, listReferencias } from '../../api/suelo/papelera/referencias.ts'
import { creadores } from '../../db/schema/creadores.ts'
import { azarDe } from '../../src/domain/base/azar.ts'
import { isPorConfirmar } from '../../src/domain/creadores/fuentes.ts'
import { camposDeFusion, lados } from '../../src/domain/creadores/fusiones.ts'
import { testApi } from './api.ts'
import { insertCreador } from './creadores.ts'
import { insertFila, insertUnaDeCada, tablasDe } from './esquemas-anteriores.ts'

const CREADORES = 16
const FILAS = 40

/** The log, what counts what was done, and that they were joined; so do the history and when a record last changed. */
const NO_VUELVEN = ['auditoria', 'cambios', 'limites', 'fusiones']

/** Of the history, what was there before. */
const VUELVEN: Record<string, string> = {
  creador_versiones: "WHERE motivo NOT IN ('FUSION', 'DESHECHO')",
}

const admin = { rol: 'admin', id: 0 } as const

/** Creators at random, with rows of every table that can name one. */
export function createMundoDeFusiones(semilla: number) {
  const { db, sqlite, deps } = testApi({ sinLimites: true })
  const azar = azarDe(semilla)
  sqlite.pragma('foreign_keys = OFF')
  insertUnaDeCada(sqlite)
  sqlite.exec('DELETE FROM fusiones; DELETE FROM creadores')
  const ids = Array.from({ length: CREADORES }, (_, i) => insertAlAzar(i + 1))
  for (let n = 2; n <= FILAS; n++) insertColgadas(n)
  sqlite.exec(`UPDATE recibos SET clase = 'CREADOR', sugerencia_id = NULL;
    UPDATE tarea_asignaciones SET sugerencia_id = NULL;
    UPDATE sugerencias SET de_id = NULL;
    UPDATE creador_versiones SET de_id = NULL, sobre_id = NULL;
    DELETE FROM valoraciones WHERE visitante LIKE '%prueba';
    UPDATE creadores SET (rating_avg, rating_count) =
      (SELECT coalesce(avg(estrellas), 0), count(*) FROM valoraciones WHERE creador_id = creadores.id)`)
  sqlite.pragma('foreign_keys = ON')
  requireTodas()

  function insertAlAzar(id: number): number {
    const birth_year = azar.suerte(0.8) ? azar.entero(1800, 1950) : null
    insertCreador(db, {
      id,
      first_name: `Nombre${azar.entero(1, 9)}`,
      birth_year,
      death_year: birth_year && azar.suerte(0.5) ? birth_year + azar.entero(20, 90) : null,
      bio: `Vida ${azar.entero(1, 5)}`,
      photo_url: azar.suerte(0.5) ? `https://fotos.example/${id}.jpg` : null,
      photo_credit: azar.suerte(0.3) ? { autor: 'Ana', licencia: 'CC0' } : null,
      references: azar.suerte(0.5) ? 'Szarán — https://example.org' : null,
      email: azar.suerte(0.5) ? `quien${azar.entero(1, 4)}@aporta.py` : null,
      wikidata_qid: azar.suerte(0.3) ? `Q${id}` : null,
      updated_at: azar.entero(0, 1000),
    })
    db.update(creadores)
      .set({ por_confirmar: isPorConfirmar(requireCreador(db, id)) })
      .where(eq(creadores.id, id))
      .run()
    return id
  }

  function insertColgadas(n: number): void {
    const suyo = () => ({ creador_id: azar.uno(ids) })
    insertFila(sqlite, 'alumnos', { id: n, email: `a${n}@prueba.py` })
    insertFila(sqlite, 'catedra_alumnos', { id: n, alumno_id: n, composer_id: azar.uno(ids) })
    insertFila(sqlite, 'tarea_asignaciones', { id: n, alumno_id: n, sugerencia_id: null, ...suyo() })
    insertFila(sqlite, 'preguntas', { id: n, ...suyo() })
    insertFila(sqlite, 'archivo_usos', { id: n, tarea_asignacion_id: null, ...suyo() })
    insertFila(sqlite, 'creador_slugs', { slug: `antes-${n}`, ...suyo() })
    insertFila(sqlite, 'recibos', { recibo: `GUA-${n}`, clase: 'CREADOR', sugerencia_id: null, ...suyo() })
    for (const tabla of ['comentarios', 'sugerencias', 'creador_versiones']) {
      insertFila(sqlite, tabla, { id: n, ...suyo() })
    }
    for (const visitante of ['ana', 'luz', `visitante ${n}`]) {
      insertFila(sqlite, 'valoraciones', { visitante, estrellas: azar.entero(1, 5), ...suyo() })
    }
  }

  /** A table that is new has to be here too. */
  function requireTodas(): void {
    for (const { tabla, columna } of listReferencias(sqlite).filter(({ padre }) => padre === 'creadores')) {
      sqlite.prepare(`UPDATE "${tabla}" SET "${columna}" = 1 WHERE "${columna}" = 0`).run()
      const cuantas = sqlite.prepare(`SELECT count(*) FROM "${tabla}" WHERE "${columna}" > 0`).pluck().get()
      if (Number(cuantas) < FILAS / 2) throw new Error(`Faltan filas de ${tabla}.`)
    }
  }

  const todas = tablasDe(sqlite).filter((tabla) => !NO_VUELVEN.includes(tabla))
  const deCreadores = [
    'creadores',
    ...listReferencias(sqlite).flatMap(({ tabla, padre }) => (padre === 'creadores' ? [tabla] : [])),
  ]

  const columnasDe = (tabla: string) =>
    listColumnas(sqlite, tabla)
      .filter((columna) => tabla !== 'creadores' || columna !== 'updated_at')
      .map((columna) => `"${columna}"`)
      .join(', ')

  const eleccionesAlAzar = () =>
    Object.fromEntries(camposDeFusion.filter(() => azar.suerte(0.3)).map((campo) => [campo, azar.uno(lados)]))

  const joinUnPar = (id: number, con: number) =>
    joinCreadores(deps, admin, id, { con, campos: eleccionesAlAzar() }).fusionId

  return {
    db,
    sqlite,
    /** One pair or, now and then, a second one with who stayed; those whose rules the choice would break are chosen anew. */
    joinAlAzar(): number[] {
      const [uno, otro, tercero] = azar.barajar(ids) as [number, number, number]
      const hechas: number[] = []
      while (hechas.length === 0) {
        try {
          hechas.push(joinUnPar(uno, otro))
          if (azar.suerte(0.2)) hechas.push(joinUnPar(tercero, uno))
        } catch (error) {
          if ((error as { status?: number }).status !== 400) throw error
        }
      }
      return hechas
    },
    undo: (fusionId: number) => undoFusion(deps, admin, fusionId),
    /** All rows of all tables, or only of those that have to do with creators. */
    readTodo: (solo?: 'de creadores') =>
      (solo ? deCreadores : todas)
        .map((tabla) => {
          const filas = sqlite.prepare(`SELECT ${columnasDe(tabla)} FROM ${tabla} ${VUELVEN[tabla] ?? ''}`)
          return `${tabla}: ${filas
            .raw()
            .all()
            .map((fila) => JSON.stringify(fila))
            .toSorted()
            .join('\n')}`
        })
        .join('\n'),
  }
}
