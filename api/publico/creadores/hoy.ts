import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { Creador } from '../../../src/domain/creadores.ts'
import {
  aniosDesde,
  aniosQueCumplenRedondo,
  diasQueSeRecuerdan,
  fechasDeLaSemana,
  turnoDelDia,
} from '../../../src/domain/efemerides.ts'
import { type Dia, diaDe, fechaISO } from '../../../src/domain/fechas.ts'
import type { Fichas } from './ficha.ts'
import type { Listado } from './listado.ts'

/** A catalogue of thousands has hundreds of round anniversaries: more than anybody reads. */
const MAX_ANIVERSARIOS = 100

interface Efemeride extends Creador {
  anios: number
}

interface Sucesos {
  nacimientos: Efemeride[]
  fallecimientos: Efemeride[]
}

interface Hoy extends Sucesos {
  /** 'YYYY-MM-DD' */
  fecha: string
  compositorDelDia: Creador | null
  /** The days of this week on which something happened. */
  semana: (Sucesos & { fecha: string })[]
  /** This year's, the oldest first; also of those whose day nobody knows. */
  aniversarios: (Sucesos & { anios: number })[]
}

const nacimiento = {
  campo: 'birth_year',
  anio: creadores.birth_year,
  mes: creadores.birth_month,
  dia: creadores.birth_day,
} as const
const fallecimiento = {
  campo: 'death_year',
  anio: creadores.death_year,
  mes: creadores.death_month,
  dia: creadores.death_day,
} as const
type Clase = typeof nacimiento | typeof fallecimiento

/** What a day, its week and its year remember. */
export function createHoy(db: Db, fichas: Fichas, listado: Listado) {
  const list = (condition: SQL | undefined, anio: SQLiteColumn, limit = -1): Creador[] => {
    const rows = db
      .select({ id: creadores.id })
      .from(creadores)
      .where(and(eq(creadores.status, 'PUBLISHED'), condition))
      .orderBy(anio, creadores.sort_name, creadores.id)
      .limit(limit)
      .all()
    return fichas.listByIds(rows.map(({ id }) => id))
  }

  const sucesosEn = (dia: Dia): Sucesos => {
    const listOf = ({ campo, ...columns }: Clase) => {
      const dias = diasQueSeRecuerdan(dia).map((una) =>
        and(eq(columns.mes, una.mes), eq(columns.dia, una.dia)),
      )
      return conAnios(list(or(...dias), columns.anio), campo, dia)
    }
    return { nacimientos: listOf(nacimiento), fallecimientos: listOf(fallecimiento) }
  }

  const aniversariosEn = (dia: Dia) => {
    const listOf = ({ campo, anio }: Clase) =>
      conAnios(list(inArray(anio, aniosQueCumplenRedondo(dia.anio)), anio, MAX_ANIVERSARIOS), campo, dia)
    return porAnios({ nacimientos: listOf(nacimiento), fallecimientos: listOf(fallecimiento) })
  }

  return (hoy: Dia): Hoy => {
    const fecha = fechaISO(hoy)
    const cuantos = listado.count({})
    return {
      fecha,
      ...sucesosEn(hoy),
      compositorDelDia: (cuantos > 0 && listado.findAt(turnoDelDia(hoy, cuantos))) || null,
      semana: fechasDeLaSemana(fecha)
        .map((una) => ({ fecha: una, ...sucesosEn(diaDe(una)) }))
        .filter(({ nacimientos, fallecimientos }) => nacimientos.length + fallecimientos.length > 0),
      aniversarios: aniversariosEn(hoy),
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

function porAnios({ nacimientos, fallecimientos }: Sucesos): (Sucesos & { anios: number })[] {
  const todos = [...nacimientos, ...fallecimientos].map(({ anios }) => anios)
  const de = (anios: number) => (una: Efemeride) => una.anios === anios
  return [...new Set(todos)]
    .sort((a, b) => b - a)
    .map((anios) => ({
      anios,
      nacimientos: nacimientos.filter(de(anios)),
      fallecimientos: fallecimientos.filter(de(anios)),
    }))
}
