import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { type Reader, type Tx, transact } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import { recordatorioDe, recordatorios } from '../../../src/domain/aportes/cola-de-aportes.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Job } from '../../suelo/services/jobs.ts'

const DIA_MS = 24 * 60 * 60 * 1000

type Needs = Pick<Deps, 'db' | 'now' | 'outbox' | 'site' | 'institucion'>

/** Writes to the administrator of what nobody has answered for three days, and again for seven: silence publishes nothing. */
export function recordatorioDeAportes(deps: Needs): Job {
  const { db, now, outbox, site, institucion } = deps
  return {
    name: 'recordatorio de aportes que esperan',
    run() {
      const { correo } = institucion.read()
      if (correo === null || listQueEsperan(db, now()).length === 0) return
      transact(db, (tx) => {
        const esperan = listQueEsperan(tx, now())
        if (esperan.length === 0) return
        for (const { recibo, umbral } of esperan) mark(tx, recibo, umbral)
        outbox.post(tx, correo, carta(esperan, site.url))
      })
    },
  }
}

interface QueEspera {
  recibo: string
  nombre: string
  umbral: number
}

/** Since it came, or came again. */
const esperaDesde = sql<number>`coalesce(${recibos.reenviado_en}, ${recibos.created_at})`

/** Those of which it is time to write, the oldest first. */
function listQueEsperan(db: Reader, ahora: number): QueEspera[] {
  const [primero, ultimo] = [Math.min(...recordatorios), Math.max(...recordatorios)]
  return db
    .select({
      recibo: recibos.recibo,
      nombre: recibos.nombre,
      esperaDesde,
      recordado: recibos.recordado,
    })
    .from(recibos)
    .leftJoin(creadores, eq(creadores.id, recibos.creadorId))
    .leftJoin(sugerencias, eq(sugerencias.id, recibos.sugerenciaId))
    .where(
      and(
        or(isNull(recibos.decidido_en), isNotNull(recibos.reenviado_en)),
        isNull(recibos.retirado_en),
        lte(esperaDesde, ahora - primero * DIA_MS),
        lt(recibos.recordado, ultimo),
        or(sql`${creadores.status} = 'PENDING_REVIEW'`, eq(sugerencias.status, 'PENDING')),
      ),
    )
    .orderBy(asc(esperaDesde), asc(recibos.recibo))
    .all()
    .flatMap(({ esperaDesde, recordado, ...uno }) => {
      const umbral = recordatorioDe(esperaDesde, recordado, ahora)
      return umbral === null ? [] : [{ ...uno, umbral }]
    })
}

const mark = (tx: Tx, recibo: string, recordado: number) =>
  tx.update(recibos).set({ recordado }).where(eq(recibos.recibo, recibo)).run()

const NOMBRADOS = 20

const carta = (esperan: QueEspera[], url: string): Letter => ({
  subject: `${cuantos(esperan.length, 'aporte espera', 'aportes esperan')} una respuesta`,
  paragraphs: [
    'Estos aportes y sugerencias siguen sin respuesta. Nada se publica solo: quien los envió espera.',
    ...esperan.slice(0, NOMBRADOS).map(({ nombre, umbral }) => `${nombre}: hace más de ${umbral} días.`),
    ...(esperan.length > NOMBRADOS ? [`Y ${esperan.length - NOMBRADOS} más.`] : []),
  ],
  action: { label: 'Revisarlos', url: `${url}/admin/dashboard?tab=aportes` },
})
