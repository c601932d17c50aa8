import { and, eq, sql } from 'drizzle-orm'
import { consulta, conValor, estaEn, hueco } from '../../../db/consulta.ts'
import { creadores, creadorSlugs } from '../../../db/schema/creadores.ts'
import { diaEn } from '../../../src/domain/base/fechas.ts'
import type { Creador, CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import { isPorConfirmarEn } from '../../../src/domain/creadores/fuentes.ts'
import { obrasDe } from '../../../src/domain/creadores/obras.ts'
import { claveDeSlug } from '../../../src/domain/creadores/otros-nombres.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'

/** All that anybody may know: what is not here never leaves the server. */
const publicColumns = {
  id: creadores.id,
  first_name: creadores.first_name,
  last_name: creadores.last_name,
  otros_nombres: creadores.otros_nombres,
  birth_year: creadores.birth_year,
  birth_month: creadores.birth_month,
  birth_day: creadores.birth_day,
  death_year: creadores.death_year,
  death_month: creadores.death_month,
  death_day: creadores.death_day,
  death_unknown: creadores.death_unknown,
  birth_edtf: creadores.birth_edtf,
  death_edtf: creadores.death_edtf,
  birth_min: creadores.birth_min,
  birth_max: creadores.birth_max,
  death_min: creadores.death_min,
  death_max: creadores.death_max,
  bio: creadores.bio,
  notable_works: creadores.notable_works,
  period: creadores.period,
  mainRole: creadores.mainRole,
  photo_url: creadores.photo_url,
  youtube_link: creadores.youtube_link,
  references: creadores.references,
  fuentes: creadores.fuentes,
  obra_enlaces: creadores.obra_enlaces,
  por_confirmar: creadores.por_confirmar,
  wikidata_qid: creadores.wikidata_qid,
  photo_credit: creadores.photo_credit,
  audio_url: creadores.audio_url,
  audio_credit: creadores.audio_credit,
  quality: creadores.quality,
  rating_avg: creadores.rating_avg,
  rating_count: creadores.rating_count,
  status: creadores.status,
  is_student_contribution: creadores.is_student_contribution,
  student_first_name: creadores.student_first_name,
  student_last_name: creadores.student_last_name,
  slug: creadores.slug,
  created_at: creadores.created_at,
  updated_at: creadores.updated_at,
  published_at: creadores.published_at,
}

/** What the administrator may know as well. */
export const privateColumns = {
  ...publicColumns,
  email: creadores.email,
  ip_address: creadores.ip_address,
  rejection_reason: creadores.rejection_reason,
  suggestion_reason: creadores.suggestion_reason,
}

type Reloj = Pick<Deps, 'now' | 'zona'>

/** As the years have it that somebody has by now. */
const deEsteAnio = ({ zona, now }: Reloj, creador: Creador): Creador => ({
  ...creador,
  por_confirmar: isPorConfirmarEn(diaEn(zona, now()).anio, creador),
})

const isPublished = conValor(creadores.status, 'PUBLISHED')

type Row = Omit<Creador, 'obras' | 'created_at' | 'updated_at' | 'published_at'> & {
  created_at: number
  updated_at: number
  published_at: number | null
}

export const toCreador = <T extends Row>(row: T) => ({
  ...row,
  obras: obrasDe(row),
  created_at: enISO(row.created_at),
  updated_at: enISO(row.updated_at),
  published_at: row.published_at === null ? null : enISO(row.published_at),
})

/** Of all that is known of a creator, what anybody may know. */
export function sinPrivados(
  reloj: Reloj,
  {
    email: _,
    ip_address: _ip,
    rejection_reason: _rejection,
    suggestion_reason: _suggestion,
    ...publico
  }: CreadorPrivado,
): Creador {
  return deEsteAnio(reloj, publico)
}

const publicados = consulta((tx, cuales) =>
  tx.select(publicColumns).from(creadores).where(and(cuales, isPublished)),
)
const conId = eq(creadores.id, hueco('id'))
const conIds = estaEn(creadores.id, hueco('ids'))
const conSlug = eq(creadores.slug, hueco('slug'))
const conSlugDeAntes = consulta((tx) =>
  tx
    .select(publicColumns)
    .from(creadores)
    .innerJoin(creadorSlugs, eq(creadorSlugs.creadorId, creadores.id))
    .where(and(eq(creadorSlugs.slug, hueco('slug')), isPublished)),
)

/** Of several who are called so, the one who was there first. */
const conOtroNombre = consulta((tx) =>
  tx
    .select({ id: creadores.id })
    .from(creadores)
    .where(
      and(
        isPublished,
        sql`${creadores.otros_claves} <> '' and instr(${creadores.otros_claves}, ${hueco('clave')})`,
      ),
    )
    .orderBy(creadores.id)
    .limit(1),
)

/** Published creators, one at a time. */
export function createFichas(deps: Reloj & Pick<Deps, 'db'>) {
  const { db } = deps
  const found = (row: Row | undefined): Creador | undefined => row && deEsteAnio(deps, toCreador(row))
  const findByOtro = (slug: string) => {
    const otro = conOtroNombre(db).get({ clave: claveDeSlug(slug) })
    return otro ? publicados(db, conId).get({ id: otro.id }) : undefined
  }

  return {
    findById: (id: number) => found(publicados(db, conId).get({ id })),
    /** By the address that it has or had, or that another name of it would have. */
    findBySlug: (slug: string) =>
      found(publicados(db, conSlug).get({ slug }) ?? conSlugDeAntes(db).get({ slug }) ?? findByOtro(slug)),
    /** In the order of the ids. */
    listByIds(ids: number[]): Creador[] {
      const rows = new Map(
        publicados(db, conIds)
          .all({ ids: JSON.stringify(ids) })
          .map((row) => [row.id, row]),
      )
      return ids.flatMap((id) => found(rows.get(id)) ?? [])
    },
  }
}

export type Fichas = ReturnType<typeof createFichas>
