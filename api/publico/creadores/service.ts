import { and, eq, or } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { CREADORES_POR_PAGINA, type Creador } from '../../../src/domain/creadores.ts'
import { aniosDesde, diasQueSeRecuerdan, turnoDelDia } from '../../../src/domain/efemerides.ts'
import { type Dia, diaEn, fechaISO } from '../../../src/domain/fechas.ts'
import type { Deps } from '../../deps.ts'
import { createMemo } from '../../services/memo.ts'
import { createBusqueda } from './busqueda.ts'
import { type ConsultaDeLinea, type ConsultaDeListado, completa } from './consultas.ts'
import { creadorNoEncontrado } from './errors.ts'
import { createFichas, type Fichas } from './ficha.ts'
import { createIndice, createOrdenes } from './indice.ts'
import { createListado, createResumen, createSeleccion, type Listado } from './listado.ts'
import { createGrupos } from './relevancia.ts'
import { createSlugs } from './slugs.ts'

const RESULTADOS_DE_BUSQUEDA = 100

/** What the public may read of the catalogue. */
export function createCatalogo(deps: Deps) {
  const { db, sqlite, changes } = deps
  const fichas = createFichas(db)
  const search = createBusqueda(sqlite, changes)
  const seleccionDe = createSeleccion(createIndice(sqlite, changes), search)
  const ordenes = createOrdenes(sqlite, changes)
  const listado = createListado({ seleccionDe, ordenes, gruposDe: createGrupos(sqlite), fichas })
  const resumenDe = createResumen(seleccionDe)
  const hoyEn = createHoy(db, fichas, listado)
  const slugsDe = createSlugs(db, listado)
  // Every page of the timeline shows them both.
  const memo = createMemo(changes, ['catalogo', 'comunidad'], 2)
  const todos = () => memo('resumen', () => resumenDe({}))

  return {
    list: (consulta: ConsultaDeListado) => listado.page(completa(consulta)),
    search: (query: string): Creador[] => listado.search(query, RESULTADOS_DE_BUSQUEDA),
    /** What a page of the timeline shows, in one go; a page past the end is the last one. */
    linea({ page = 1, sort = 'birth_year', ...filtros }: ConsultaDeLinea) {
      const catalogo = todos()
      const resumen = filtros.q || filtros.period || filtros.role ? resumenDe(filtros) : catalogo
      const ultima = Math.max(1, Math.ceil(resumen.total / CREADORES_POR_PAGINA))
      const pagina = { page: Math.min(page, ultima), limit: CREADORES_POR_PAGINA }
      const mejor = pagina.page === 1 ? listado.best(filtros) : null
      return { ...listado.page({ ...filtros, ...pagina, sort, group: 'period' }), resumen, catalogo, mejor }
    },
    hoy() {
      const dia = diaEn(deps.zona, deps.now())
      return memo(`hoy ${fechaISO(dia)}`, () => hoyEn(dia))
    },
    slugs: (page = 1) => slugsDe(page),
    requireRandom(): Creador {
      const cuantos = listado.count({})
      return required(listado.findAt(Math.floor(Math.random() * cuantos)))
    },
    require: (id: number): Creador => required(fichas.findById(id)),
    requireBySlug: (slug: string): Creador => required(fichas.findBySlug(slug)),
  }
}

function required(creador: Creador | undefined): Creador {
  if (!creador) throw creadorNoEncontrado()
  return creador
}

interface Efemeride extends Creador {
  anios: number
}

interface Hoy {
  /** 'YYYY-MM-DD' */
  fecha: string
  nacimientos: Efemeride[]
  fallecimientos: Efemeride[]
  compositorDelDia: Creador | null
}

function createHoy(db: Db, fichas: Fichas, listado: Listado) {
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
