import type { Creador } from '../../src/domain/creadores.ts'
import { diaEn, fechaISO } from '../../src/domain/fechas.ts'
import type { Deps } from '../deps.ts'
import { createMemo } from '../services/memo.ts'
import { type ConsultaDeListado, completa, type Filtros } from './consultas.ts'
import { creadorNoEncontrado } from './errors.ts'
import { createFichas } from './ficha.ts'
import { createHoy } from './hoy.ts'
import { createListado } from './listado.ts'
import { createResumen } from './resumen.ts'
import { createSeleccion, createStatements } from './seleccion.ts'
import { createSlugs } from './slugs.ts'

/** In all the answers that are kept together. */
const CREADORES_GUARDADOS = 1000
const RESULTADOS_DE_BUSQUEDA = 100

/** What the public may read of the catalogue. */
export function createCatalogo(deps: Deps) {
  const { db, sqlite, changes } = deps
  const statements = createStatements(sqlite)
  const fichas = createFichas(db)
  const seleccionDe = createSeleccion(sqlite, changes)
  const listado = createListado(statements, seleccionDe, fichas)
  const resumenDe = createResumen(statements, seleccionDe, listado)
  const hoyEn = createHoy(db, fichas, listado)
  const slugsDe = createSlugs(db, listado)
  const memo = createMemo(changes, ['catalogo', 'comunidad'], CREADORES_GUARDADOS, creadoresEn)

  const list = (consulta: ConsultaDeListado) => {
    const todo = completa(consulta)
    return memo(`listado ${JSON.stringify(todo)}`, () => listado.page(todo))
  }

  return {
    list,
    search: (query: string): Creador[] =>
      memo(`búsqueda ${query}`, () => listado.search(query, RESULTADOS_DE_BUSQUEDA)),
    resumen: (filtros: Filtros) => memo(`resumen ${JSON.stringify(filtros)}`, () => resumenDe(filtros)),
    hoy() {
      const dia = diaEn(deps.zona, deps.now())
      return memo(`hoy ${fechaISO(dia)}`, () => hoyEn(dia))
    },
    slugs: (page = 1) => slugsDe(page),
    requireRandom(): Creador {
      const cuantos = memo('cuantos', () => listado.count({}))
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

/** How many creators an answer holds: what makes it heavy to keep. */
function creadoresEn(respuesta: unknown): number {
  const { data = respuesta } = Object(respuesta) as { data?: unknown }
  return 1 + (Array.isArray(data) ? data.length : 0)
}
