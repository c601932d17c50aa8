import { and, count, desc, eq, exists, inArray, lt } from 'drizzle-orm'
import { type Reader, transact } from '../../../db/client.ts'
import { comentarios, reportes } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { MotivoDeReporte } from '../../../src/domain/comunidad/motivos-de-reporte.ts'
import type { ComentarioReportado } from '../../../src/domain/comunidad/reportes.ts'
import { nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { split, type TramoDeLista } from '../../suelo/plugins/lista-por-tramos.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { comentarioNoEncontrado } from './comentarios.ts'

interface Reportado {
  creadorId: number
  comentarioId: number
}

/** Of a visitor the first counts; whatever became of the comment, who reports it is told the same. */
export function reportComentario(
  { db, now }: Deps,
  { creadorId, comentarioId }: Reportado,
  visitante: string,
  motivo: MotivoDeReporte,
): { message: string } {
  transact(db, (tx) => {
    const reportable = and(
      eq(comentarios.id, comentarioId),
      eq(comentarios.creadorId, creadorId),
      eq(comentarios.oculto, false),
      eq(comentarios.sinProblema, false),
    )
    if (!tx.select({ id: comentarios.id }).from(comentarios).where(reportable).get()) return
    tx.insert(reportes)
      .values({ comentarioId, visitante, motivo, created_at: now() })
      .onConflictDoNothing()
      .run()
  })
  return { message: 'Gracias. La administración lo va a revisar.' }
}

/** Comments on whomever, the newest first; of those that were reported, only those that nobody has judged yet. */
export function listParaModerar({ db }: Deps, soloReportados: boolean, { antes, limit }: TramoDeLista) {
  const suyos = db
    .select({ uno: reportes.motivo })
    .from(reportes)
    .where(eq(reportes.comentarioId, comentarios.id))
  const porMirar = and(exists(suyos), eq(comentarios.oculto, false), eq(comentarios.sinProblema, false))
  const filas = db
    .select({
      id: comentarios.id,
      composerId: comentarios.creadorId,
      composer: { first_name: creadores.first_name, last_name: creadores.last_name },
      name: comentarios.name,
      text: comentarios.text,
      created_at: comentarios.created_at,
      oculto: comentarios.oculto,
    })
    .from(comentarios)
    .innerJoin(creadores, eq(creadores.id, comentarios.creadorId))
    .where(
      and(soloReportados ? porMirar : undefined, antes === undefined ? undefined : lt(comentarios.id, antes)),
    )
    .orderBy(desc(comentarios.id))
    .limit(limit + 1)
    .all()
  const { parte, siguiente } = split(filas, limit)
  const motivos = countMotivos(
    db,
    parte.map(({ id }) => id),
  )
  const lista = parte.map(
    (fila): ComentarioReportado => ({
      ...fila,
      composer: nombreCompleto(fila.composer),
      created_at: enISO(fila.created_at),
      reportes: motivos.get(fila.id) ?? {},
    }),
  )
  return { comentarios: lista, siguiente }
}

function countMotivos(tx: Reader, ids: number[]): Map<number, ComentarioReportado['reportes']> {
  const { comentarioId, motivo } = reportes
  const filas = tx
    .select({ comentarioId, motivo, veces: count() })
    .from(reportes)
    .where(inArray(comentarioId, ids))
    .groupBy(comentarioId, motivo)
    .all()
  return new Map(
    [...Map.groupBy(filas, (fila) => fila.comentarioId)].map(([id, suyas]) => [
      id,
      Object.fromEntries(suyas.map((una) => [una.motivo, una.veces])),
    ]),
  )
}

/** What the administrator does with a comment, whether it was reported or not. */
const decisiones = {
  ocultar: { oculto: true },
  mostrar: { oculto: false },
  'sin-problema': { oculto: false, sinProblema: true },
} as const

export type Decision = keyof typeof decisiones

const dicho: Record<Decision, string> = {
  ocultar: 'El comentario ya no se ve.',
  mostrar: 'El comentario se ve otra vez.',
  'sin-problema': 'El comentario queda como está, y no se vuelve a reportar.',
}

export function decideComentario(
  deps: Deps,
  quien: Quien,
  id: number,
  decision: Decision,
): { message: string } {
  return enActo(deps, quien, {}, ({ tx, note }) => {
    const este = tx
      .update(comentarios)
      .set(decisiones[decision])
      .where(eq(comentarios.id, id))
      .returning({ creadorId: comentarios.creadorId })
      .get()
    if (!este) throw comentarioNoEncontrado()
    note({ hecho: `comentarios.${decision}`, sobre: { creador: este.creadorId } })
    return { message: dicho[decision] }
  })
}
