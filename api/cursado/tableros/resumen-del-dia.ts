import { desc, eq, lte } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { resumenes } from '../../../db/schema/avisos.ts'
import { esHoraDeResumen, RESUMEN_MAXIMO_MS } from '../../../src/domain/resumen.ts'
import {
  type Destinatario,
  listDestinatarios,
  listDocentesQueQuieren,
} from '../../casa/correos/destinatarios.ts'
import type { Deps } from '../../deps.ts'
import type { Job } from '../../services/jobs.ts'
import { todayOf } from '../../services/today.ts'
import { cartaDeResumen } from './cartas-del-resumen.ts'
import { novedadesDeAlumnos, type Para } from './resumen-de-alumnos.ts'
import { novedadesDeDocentes } from './resumen-de-docentes.ts'

/** Once a day, in the morning of the institution, tells each person what is new since the last time. */
export const resumenDelDia = (deps: Deps): Job => ({
  name: 'resumen del día',
  run() {
    if (!esHoraDeResumen(deps.now(), deps.zona) || isSent(deps.db, todayOf(deps))) return
    if (transact(deps.db, (tx) => send(deps, tx))) deps.outbox.wake()
  },
})

const isSent = (tx: Reader, dia: string) =>
  tx.select({ dia: resumenes.dia }).from(resumenes).where(eq(resumenes.dia, dia)).get() !== undefined

/**
 * All of a day's digests in the transaction that says they were sent, so that no other process sends them again.
 * The first one ever has nothing to go on from, and tells nothing.
 */
function send(deps: Deps, tx: Tx): boolean {
  const [dia, hasta] = [todayOf(deps), deps.now()]
  if (isSent(tx, dia)) return false
  // One of a clock that was ahead would leave nothing to tell until then.
  const ultimo = tx
    .select({ hasta: resumenes.hasta })
    .from(resumenes)
    .where(lte(resumenes.hasta, hasta))
    .orderBy(desc(resumenes.dia))
    .get()
  tx.insert(resumenes).values({ dia, hasta }).run()
  if (!ultimo) return false
  const lapso = { desde: Math.max(ultimo.hasta, hasta - RESUMEN_MAXIMO_MS), hasta }
  const quieren = (ids: number[]) => listDestinatarios(tx, 'RESUMEN', ids)
  post(deps, tx, novedadesDeAlumnos(tx, lapso), quieren, '/alumnos/dashboard')
  const docentes = (ids: number[]) => listDocentesQueQuieren(tx, 'RESUMEN', ids)
  post(deps, tx, novedadesDeDocentes(tx, lapso), docentes, '/docente/dashboard')
  return true
}

function post(
  { outbox, site }: Deps,
  tx: Tx,
  novedades: Para[],
  quieren: (ids: number[]) => Destinatario[],
  pagina: string,
): void {
  const porPersona = Map.groupBy(novedades, ({ personaId }) => personaId)
  for (const { id, nombre, email } of quieren([...porPersona.keys()])) {
    const suyas = (porPersona.get(id) ?? []).map(({ novedad }) => novedad)
    outbox.post(tx, email, cartaDeResumen({ nombre, novedades: suyas, url: `${site.url}${pagina}` }))
  }
}
