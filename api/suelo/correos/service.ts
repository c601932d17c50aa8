import { desc } from 'drizzle-orm'
import { correos } from '../../../db/schema/correos.ts'
import type { Deps } from '../deps.ts'
import { enISO } from '../services/instants.ts'

const A_LA_VISTA = 200

/** The outbox, the newest first. */
export function listCorreos({ db }: Deps) {
  const rows = db
    .select({
      id: correos.id,
      para: correos.para,
      asunto: correos.asunto,
      estado: correos.estado,
      intentos: correos.intentos,
      proximo_intento: correos.proximoIntento,
      ultimo_error: correos.ultimoError,
      created_at: correos.created_at,
      enviado_en: correos.enviadoEn,
    })
    .from(correos)
    .orderBy(desc(correos.id))
    .limit(A_LA_VISTA)
    .all()
  return {
    data: rows.map((row) => ({
      ...row,
      proximo_intento: row.estado === 'pendiente' ? enISO(row.proximo_intento) : null,
      created_at: enISO(row.created_at),
      enviado_en: enISO(row.estado === 'enviado' || row.estado === 'en_carpeta' ? row.enviado_en : null),
    })),
  }
}
