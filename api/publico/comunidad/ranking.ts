import { and, eq, isNotNull } from 'drizzle-orm'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { type Contribucion, type FilaDeRanking, rankingDe } from '../../../src/domain/ranking.ts'
import type { Deps } from '../../deps.ts'
import { createMemo } from '../../services/memo.ts'

export function createRanking({ db, changes }: Deps): () => FilaDeRanking[] {
  const memo = createMemo(changes, ['ranking'], 1)

  const listAportes = () =>
    db
      .select({
        email: creadores.email,
        is_student_contribution: creadores.is_student_contribution,
        student_first_name: creadores.student_first_name,
        student_last_name: creadores.student_last_name,
        created_at: creadores.created_at,
      })
      .from(creadores)
      .where(and(eq(creadores.status, 'PUBLISHED'), isNotNull(creadores.email)))
      .all() as Contribucion[]

  const listSugerencias = () =>
    db
      .select({
        email: sugerencias.suggester_email,
        is_student_contribution: sugerencias.is_student_contribution,
        student_first_name: sugerencias.student_first_name,
        student_last_name: sugerencias.student_last_name,
        created_at: sugerencias.created_at,
      })
      .from(sugerencias)
      .where(eq(sugerencias.status, 'APPROVED'))
      .all()

  return () => memo('ranking', () => rankingDe([...listAportes(), ...listSugerencias()]))
}
