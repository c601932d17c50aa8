import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { frases } from '../../../db/schema/frases.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { claveDeFrase, FRASES_MAXIMO, isDeAlguien } from '../../../src/domain/tareas/frases.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import type { Entrega } from './esquemas-de-entregas.ts'

export const frase = z.object({
  texto: z.string(),
  /** How often it was written. */
  veces: z.int(),
  fijada: z.boolean(),
})

/** Call it in the transaction that grades: its id, or null where it is for nobody else than whom it is said to. */
export function noteFrase(
  tx: Tx,
  quien: Quien,
  entrega: Entrega,
  texto: string,
  alumnos = [entrega.Alumno],
): number | null {
  if (quien.rol !== 'docente' || !texto || texto === entrega.comentario_docente) return null
  if (alumnos.some((uno) => isDeAlguien(texto, uno))) return null
  const suya = { docenteId: quien.id, tareaMaestraId: entrega.tareaMaestraId }
  return tx
    .insert(frases)
    .values({ ...suya, clave: claveDeFrase(texto), texto })
    .returning({ id: frases.id })
    .get().id
}

interface Busqueda {
  tarea?: number | undefined
  q?: string | undefined
}

/** What a teacher wrote before: what is kept at hand, then of this task, of its course, and of all. */
export const listFrases = (db: Db, docenteId: number, { tarea = 0, q = '' }: Busqueda) =>
  ofrecidas(db)
    .all({ docenteId, tarea, q: claveDeFrase(q) })
    .map(({ texto, veces, fijada }) => ({ texto, veces, fijada: fijada === 1 }))

const veces = sql<number>`sum(not ${frases.fijada})`
const fijada = sql<number>`max(${frases.fijada})`
const ultima = sql<number>`max(${frases.id})`
/** Of those that are one, as it was written last. */
const texto = sql<string>`substr(max(printf('%015d', ${frases.id}) || ${frases.texto}), 16)`
const deTarea = sql`max(${frases.tareaMaestraId} is ${hueco('tarea')})`
const delCurso = sql`max(coalesce(${tareasMaestras.catedraId} = (
  select t.catedra_id from tareas_maestras t where t.id = ${hueco('tarea')}), 0))`

const ofrecidas = consulta((tx) =>
  tx
    .select({ texto, veces, fijada })
    .from(frases)
    .leftJoin(tareasMaestras, eq(tareasMaestras.id, frases.tareaMaestraId))
    .where(and(eq(frases.docenteId, hueco('docenteId')), sql`instr(${frases.clave}, ${hueco('q')}) > 0`))
    .groupBy(frases.clave)
    .orderBy(desc(fijada), desc(deTarea), desc(delCurso), desc(veces), desc(ultima))
    .limit(FRASES_MAXIMO),
)

const isEsta = (docenteId: number, texto: string) =>
  and(eq(frases.docenteId, docenteId), eq(frases.clave, claveDeFrase(texto)))

export function pinFrase(db: Db, docenteId: number, { texto, fijada }: { texto: string; fijada: boolean }) {
  transact(db, (tx) => {
    tx.delete(frases)
      .where(and(isEsta(docenteId, texto), eq(frases.fijada, true)))
      .run()
    if (fijada)
      tx.insert(frases)
        .values({ docenteId, clave: claveDeFrase(texto), texto, fijada })
        .run()
  })
  return { message: fijada ? 'Frase fijada.' : 'La frase ya no está fijada.' }
}

export function forgetFrase(db: Db, docenteId: number, texto: string) {
  transact(db, (tx) => tx.delete(frases).where(isEsta(docenteId, texto)).run())
  return { message: 'La frase ya no se ofrece.' }
}
