import { and, eq, gte, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../../db/client.ts'
import { conValor } from '../../../db/consulta.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { contribuyenteEmails, contribuyentes } from '../../../db/schema/contribuyentes.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import {
  type Contribucion,
  type Contribuyentes,
  type FilaDeRanking,
  type PeriodoDeRanking,
  periodosDeRanking,
  puestoDe,
  puestosDe,
  type Tramo,
  tramoDe,
} from '../../../src/domain/comunidad/ranking.ts'
import { DE_WIKIDATA } from '../../../src/domain/creadores/de-wikidata.ts'
import type { Deps } from '../../suelo/deps.ts'
import { isDeAlguien } from '../../suelo/services/borradas.ts'
import { createMemo } from '../../suelo/services/memo.ts'

export interface Ranking {
  list(periodo: PeriodoDeRanking): FilaDeRanking[]
  /** The place of who claimed contributions; null where none counts. */
  puestoDe(contribuyenteId: number, periodo: PeriodoDeRanking): number | null
}

export function createRanking(deps: Deps): Ranking {
  const { db, changes, now } = deps
  const memo = createMemo(changes, ['ranking'], periodosDeRanking.length)

  const of = (periodo: PeriodoDeRanking) => {
    const tramo = tramoDe(periodo, deps.zona, now())
    return memo(`${periodo} ${tramo?.desde} ${tramo?.hasta}`, () =>
      puestosDe([...listAportes(db, tramo), ...listSugerencias(db, tramo)], listContribuyentes(db)),
    )
  }

  return {
    list: (periodo) => of(periodo).map(({ fila }) => fila),
    puestoDe: (contribuyenteId, periodo) => puestoDe(contribuyenteId, of(periodo)),
  }
}

const listAportes = (db: Db, tramo: Tramo | null) =>
  db
    .select({
      email: creadores.email,
      is_student_contribution: creadores.is_student_contribution,
      student_first_name: creadores.student_first_name,
      student_last_name: creadores.student_last_name,
      created_at: creadores.created_at,
      contribuyenteId: reclamadoPor(recibos.creadorId, creadores.id),
    })
    .from(creadores)
    .where(
      and(
        conValor(creadores.status, 'PUBLISHED'),
        isNotNull(creadores.email),
        isDeAlguien(creadores.email),
        tramo
          ? and(gte(creadores.published_at, tramo.desde), lt(creadores.published_at, tramo.hasta))
          : undefined,
      ),
    )
    .all() as Contribucion[]

const listSugerencias = (db: Db, tramo: Tramo | null) =>
  db
    .select({
      email: sugerencias.suggester_email,
      is_student_contribution: sugerencias.is_student_contribution,
      student_first_name: sugerencias.student_first_name,
      student_last_name: sugerencias.student_last_name,
      created_at: sugerencias.created_at,
      contribuyenteId: reclamadoPor(recibos.sugerenciaId, sugerencias.id),
    })
    .from(sugerencias)
    .where(
      and(
        eq(sugerencias.status, 'APPROVED'),
        ne(sugerencias.suggester_email, DE_WIKIDATA),
        isDeAlguien(sugerencias.suggester_email),
        isNull(sugerencias.contribuyenteId),
        isNull(sugerencias.igualA),
        tramo
          ? and(gte(sugerencias.resueltaEn, tramo.desde), lt(sugerencias.resueltaEn, tramo.hasta))
          : undefined,
      ),
    )
    .all()

function listContribuyentes(db: Db): Contribuyentes {
  const { id, como, nombre } = contribuyentes
  const rows = db
    .select({ email: contribuyenteEmails.email, id, como, nombre })
    .from(contribuyenteEmails)
    .innerJoin(contribuyentes, eq(id, contribuyenteEmails.contribuyenteId))
    .orderBy(sql`${contribuyenteEmails}.rowid`)
    .all()
  return new Map(rows.map(({ email, ...suyo }) => [email, suyo]))
}

/** By its receipt; where nobody did, its address says whose it is. */
const reclamadoPor = (de: AnySQLiteColumn, id: AnySQLiteColumn) => sql<number | null>`(
  select ${recibos.contribuyenteId} from ${recibos}
  where ${de} = ${id} and ${recibos.contribuyenteId} is not null limit 1)`
