import { and, eq, or } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { Creador } from '../../../src/domain/creadores.ts'
import { aniosDesde, diasQueSeRecuerdan, turnoDelDia } from '../../../src/domain/efemerides.ts'
import { type Dia, fechaISO } from '../../../src/domain/fechas.ts'
import type { Fichas } from './ficha.ts'
import type { Listado } from './listado.ts'

export interface Efemeride extends Creador {
  anios: number
}

export interface Hoy {
  /** 'YYYY-MM-DD' */
  fecha: string
  nacimientos: Efemeride[]
  fallecimientos: Efemeride[]
  compositorDelDia: Creador | null
}

export function createHoy(db: Db, fichas: Fichas, listado: Listado) {
  const listOn = (hoy: Dia, anio: SQLiteColumn, mes: SQLiteColumn, dia: SQLiteColumn) => {
    const dias = diasQueSeRecuerdan(hoy).map((fecha) => and(eq(mes, fecha.mes), eq(dia, fecha.dia)))
    const rows = db
      .select({ id: creadores.id })
      .from(creadores)
      .where(and(eq(creadores.status, 'PUBLISHED'), or(...dias)))
      .orderBy(anio, creadores.sort_name, creadores.id)
      .all()
    return fichas.listByIds(rows.map(({ id }) => id))
  }

  return (hoy: Dia): Hoy => {
    const cuantos = listado.count({})
    return {
      fecha: fechaISO(hoy),
      nacimientos: conAnios(
        listOn(hoy, creadores.birth_year, creadores.birth_month, creadores.birth_day),
        'birth_year',
        hoy,
      ),
      fallecimientos: conAnios(
        listOn(hoy, creadores.death_year, creadores.death_month, creadores.death_day),
        'death_year',
        hoy,
      ),
      compositorDelDia: (cuantos > 0 && listado.findAt(turnoDelDia(hoy, cuantos))) || null,
    }
  }
}

/** An event without a year has no years to count and is left out. */
function conAnios(lista: Creador[], campo: 'birth_year' | 'death_year', hoy: Dia): Efemeride[] {
  return lista.flatMap((creador) => {
    const anios = aniosDesde(creador[campo], hoy)
    return anios === null ? [] : { ...creador, anios }
  })
}
