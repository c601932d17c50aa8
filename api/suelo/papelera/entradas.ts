import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import { type TipoEnPapelera, tiposDeDocente } from '../../../src/domain/papelera/papelera.ts'
import type { Deps } from '../deps.ts'
import { isDeQuien } from '../docentes.ts'
import { enISO } from '../services/instants.ts'
import type { Quien } from '../services/sessions.ts'
import { noEstaEnPapelera } from './errors.ts'

interface Cual {
  tipo?: TipoEnPapelera | undefined
  /** The id that it had. */
  cosaId?: number | undefined
}

/** What somebody may restore, the last first: all, or one thing. */
export function listPapelera({ db }: Pick<Deps, 'db'>, quien: Quien, { tipo, cosaId }: Cual = {}) {
  const { id, titulo, catedra, cuenta, por, created_at, vence_en } = papelera
  return db
    .select({
      ...{ id, tipo: papelera.tipo, titulo, catedra, cuenta, por, created_at, vence_en },
      cerrada: catedras.cerrada_en,
    })
    .from(papelera)
    .leftJoin(catedras, eq(catedras.id, papelera.catedraId))
    .where(
      and(
        deQuien(db, quien),
        tipo && eq(papelera.tipo, tipo),
        cosaId === undefined ? undefined : eq(papelera.cosaId, cosaId),
      ),
    )
    .orderBy(desc(id))
    .all()
    .map((una) => ({
      ...una,
      cerrada: una.cerrada !== null,
      created_at: enISO(una.created_at),
      vence_en: enISO(una.vence_en),
    }))
}

export function requireEntrada(tx: Reader, quien: Quien, id: number) {
  const entrada = tx
    .select()
    .from(papelera)
    .where(and(eq(papelera.id, id), deQuien(tx, quien)))
    .get()
  if (!entrada) throw noEstaEnPapelera()
  return entrada
}

/** A teacher finds what is of the own courses, but neither courses nor people. */
function deQuien(tx: Reader, quien: Quien): SQL | undefined {
  const suyo = isDeQuien(tx, quien, papelera.catedraId)
  return suyo && and(inArray(papelera.tipo, tiposDeDocente), suyo)
}
