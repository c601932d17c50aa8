import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { conValor } from '../../../db/consulta.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { type Dia, diaDe, fechaISO } from '../../../src/domain/base/fechas.ts'
import type { Creador } from '../../../src/domain/creadores/creadores.ts'
import {
  aniosDesde,
  aniosQueCumplenRedondo,
  diasQueSeRecuerdan,
  fechasDeLaSemana,
  turnoDelDia,
} from '../../../src/domain/creadores/efemerides.ts'
import type { Filtros } from './consultas.ts'
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

/** 'Nació hacia 1510' is no anniversary. */
const nacimiento = {
  exacto: sql`${creadores.birth_min} = ${creadores.birth_max}`,
  campo: 'birth_year',
  anio: creadores.birth_year,
  mes: creadores.birth_month,
  dia: creadores.birth_day,
} as const
const fallecimiento = {
  exacto: sql`${creadores.death_min} = ${creadores.death_max}`,
  campo: 'death_year',
  anio: creadores.death_year,
  mes: creadores.death_month,
  dia: creadores.death_day,
} as const
type Clase = typeof nacimiento | typeof fallecimiento

/** As rows of values, for which the index serves: of several `or` SQLite would read all. */
const isEnUnoDe = (dias: ReturnType<typeof diasQueSeRecuerdan>, { mes, dia }: Clase): SQL =>
  sql`(${mes}, ${dia}) in (select value ->> 'mes', value ->> 'dia' from json_each(${JSON.stringify(dias)}))`

/** Ids, the oldest event first. */
type Cuales = Record<keyof Sucesos, number[]>

/** What a day, its week and its year remember. */
export function createHoy(db: Db, fichas: Fichas, listado: Listado) {
  return (hoy: Dia): Hoy => {
    const fecha = fechaISO(hoy)
    const dias = fechasDeLaSemana(fecha).map(diaDe)
    const [deLaSemana, redondos] = [listDeDias(db, dias), listRedondos(db, hoy)]
    const ids = [...deLaSemana, redondos].flatMap((unos) => [...unos.nacimientos, ...unos.fallecimientos])
    const porId = new Map(fichas.listByIds([...new Set(ids)]).map((creador) => [creador.id, creador]))
    const sucesosDe = ({ nacimientos, fallecimientos }: Cuales, dia: Dia): Sucesos => {
      const listOf = (suyos: number[]) => suyos.flatMap((id) => porId.get(id) ?? [])
      return {
        nacimientos: conAnios(listOf(nacimientos), nacimiento.campo, dia),
        fallecimientos: conAnios(listOf(fallecimientos), fallecimiento.campo, dia),
      }
    }
    const semana = dias.map((dia, i) => ({
      fecha: fechaISO(dia),
      ...sucesosDe(deLaSemana[i] as Cuales, dia),
    }))
    return {
      ...(semana.find((una) => una.fecha === fecha) as (typeof semana)[number]),
      compositorDelDia: delDia(listado, hoy, { role: 'COMPOSER' }) ?? delDia(listado, hoy, {}) ?? null,
      semana: semana.filter((una) => una.nacimientos.length + una.fallecimientos.length > 0),
      aniversarios: porAnios(sucesosDe(redondos, hoy)),
    }
  }
}

/** Whose turn it is; somebody of another art where the catalogue has no composer. */
function delDia(listado: Listado, hoy: Dia, cuales: Filtros): Creador | undefined {
  const cuantos = listado.count(cuales)
  return cuantos > 0 ? listado.findAt(turnoDelDia(hoy, cuantos), cuales) : undefined
}

/** Of each of these days. */
function listDeDias(db: Db, dias: readonly Dia[]): Cuales[] {
  const buscados = dias.map(diasQueSeRecuerdan)
  const idsDe = (clase: Clase) => {
    const filas = listOrdenados(db, isEnUnoDe(buscados.flat(), clase), clase)
    return buscados.map((suyos) =>
      filas
        .filter(({ mes, dia }) => suyos.some((uno) => uno.mes === mes && uno.dia === dia))
        .map(({ id }) => id),
    )
  }
  const [nacimientos, fallecimientos] = [idsDe(nacimiento), idsDe(fallecimiento)]
  return dias.map((_, i) => ({ nacimientos: nacimientos[i] ?? [], fallecimientos: fallecimientos[i] ?? [] }))
}

function listRedondos(db: Db, { anio }: Dia): Cuales {
  const idsDe = (clase: Clase) => {
    const redondos = and(inArray(clase.anio, aniosQueCumplenRedondo(anio)), clase.exacto)
    return listOrdenados(db, redondos, clase, MAX_ANIVERSARIOS).map(({ id }) => id)
  }
  return { nacimientos: idsDe(nacimiento), fallecimientos: idsDe(fallecimiento) }
}

const listOrdenados = (db: Db, cuales: SQL | undefined, { anio, mes, dia }: Clase, limit = -1) =>
  db
    .select({ id: creadores.id, mes, dia })
    .from(creadores)
    .where(and(conValor(creadores.status, 'PUBLISHED'), cuales))
    .orderBy(anio, creadores.sort_name, creadores.id)
    .limit(limit)
    .all()

/** An event without a year has no years to count and is left out. */
function conAnios(lista: Creador[], campo: Clase['campo'], hoy: Dia): Efemeride[] {
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
