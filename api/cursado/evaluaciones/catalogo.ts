import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { azarDe } from '../../../src/domain/azar.ts'
import type { PedidoDeEvaluacion } from '../../../src/domain/generador.ts'
import type { PreguntaEscrita } from '../../../src/domain/preguntas.ts'
import { preguntasDelCatalogo } from '../../../src/domain/preguntas-del-catalogo.ts'
import { AppError } from '../../plugins/app-error.ts'

/** Of a large catalogue, so many are drawn by lot. */
const SUJETOS = 500
const OTROS = 1500

const catalogoInsuficiente = (alcanza: number, pedidas: number) =>
  new AppError(
    409,
    'catalogo_insuficiente',
    `Con esos filtros la línea de tiempo alcanza para ${alcanza} ${alcanza === 1 ? 'pregunta' : 'preguntas'}, no para ${pedidas}. Pide menos, o amplía el período o el rol.`,
  )

/** Throws where the catalogue has too little. */
export function askCatalogo(db: Db, pedido: PedidoDeEvaluacion, semilla: number): PreguntaEscrita[] {
  const { periodo, rol, preguntas } = pedido
  const delRol = sql`exists (select 1 from json_each(${creadores.mainRole}) where value = ${rol})`
  const buscados = and(periodo ? eq(creadores.period, periodo) : undefined, rol ? delRol : undefined)
  const sujetos = listCreadores(db, buscados, SUJETOS)
  const hechas = preguntasDelCatalogo(sujetos, listCreadores(db, undefined, OTROS), pedido, azarDe(semilla))
  if (hechas.length < preguntas) throw catalogoInsuficiente(hechas.length, preguntas)
  return hechas
}

/** Published ones whom their name tells from all others. */
function listCreadores(db: Db, cuales: SQL | undefined, maximo: number) {
  const unicos = db
    .select({ id: sql`min(${creadores.id})` })
    .from(creadores)
    .where(eq(creadores.status, 'PUBLISHED'))
    .groupBy(creadores.sort_name)
    .having(sql`count(*) = 1`)
  return db
    .select({
      id: creadores.id,
      first_name: creadores.first_name,
      last_name: creadores.last_name,
      birth_year: creadores.birth_year,
      period: creadores.period,
      mainRole: creadores.mainRole,
      notable_works: creadores.notable_works,
      bio: creadores.bio,
    })
    .from(creadores)
    .where(and(eq(creadores.status, 'PUBLISHED'), cuales, inArray(creadores.id, unicos)))
    .orderBy(sql`random()`)
    .limit(maximo)
    .all()
}
