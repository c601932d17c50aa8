import { diaEn, fechaISO } from '../../../src/domain/base/fechas.ts'
import { CREADORES_POR_PAGINA, type Creador } from '../../../src/domain/creadores/creadores.ts'
import type { Deps } from '../../suelo/deps.ts'
import { createMemo } from '../../suelo/services/memo.ts'
import { createBanda } from './banda.ts'
import { createBusqueda } from './busqueda.ts'
import { type ConsultaDeBanda, type ConsultaDeLinea, type ConsultaDeListado, completa } from './consultas.ts'
import { creadorNoEncontrado } from './errors.ts'
import { createFichas } from './ficha.ts'
import { createHoy } from './hoy.ts'
import { createIndice, createOrdenes, createPorConfirmar } from './indice.ts'
import { createListado, createResumen, createSeleccion } from './listado.ts'
import { createGrupos } from './relevancia.ts'
import { createSiguientes } from './siguientes.ts'
import { createSlugs } from './slugs.ts'
import { createVidas } from './vidas.ts'

const RESULTADOS_DE_BUSQUEDA = 100
/** Of the band of lives, so many views stay at hand: each reads the whole catalogue. */
const BANDAS = 8

/** What the public may read of the catalogue. */
export function createCatalogo(deps: Deps) {
  const { changes } = deps
  const anioActual = () => diaEn(deps.zona, deps.now()).anio
  const { fichas, listado, resumenDe, readBanda, hoyEn, slugsDe, siguientesDe } = createLecturas(
    deps,
    anioActual,
  )
  // Every page of the timeline shows them both.
  const memo = createMemo(changes, ['catalogo', 'comunidad'], 2)
  const bandas = createMemo(changes, ['catalogo', 'comunidad'], BANDAS)
  const todos = () => memo('resumen', () => resumenDe({}))

  return {
    list: (consulta: ConsultaDeListado) => listado.page(completa(consulta)),
    search: (query: string) => listado.search(query, RESULTADOS_DE_BUSQUEDA),
    /** What a page of the timeline shows, in one go; a page past the end is the last one. */
    linea({ page = 1, sort = 'birth_year', ...filtros }: ConsultaDeLinea) {
      const catalogo = todos()
      const { q, period, role, vivia_en, por_confirmar } = filtros
      const resumen = q || period || role || vivia_en || por_confirmar ? resumenDe(filtros) : catalogo
      const ultima = Math.max(1, Math.ceil(resumen.total / CREADORES_POR_PAGINA))
      const pagina = { page: Math.min(page, ultima), limit: CREADORES_POR_PAGINA }
      const mejor = pagina.page === 1 ? listado.best(filtros) : null
      return { ...listado.page({ ...filtros, ...pagina, sort, group: 'period' }), resumen, catalogo, mejor }
    },
    vidas(consulta: ConsultaDeBanda) {
      const anio = anioActual()
      return bandas(`${anio} ${JSON.stringify(consulta)}`, () => readBanda(consulta, anio))
    },
    hoy() {
      const dia = diaEn(deps.zona, deps.now())
      return memo(`hoy ${fechaISO(dia)}`, () => hoyEn(dia))
    },
    slugs: (page = 1) => slugsDe(page),
    requireRandom(): Creador {
      const cuantos = listado.count({})
      return required(listado.findAt(Math.floor(Math.random() * cuantos), {}))
    },
    require: (id: number): Creador => required(fichas.findById(id)),
    siguientes: (id: number) => siguientesDe(required(fichas.findById(id))),
    requireBySlug: (slug: string): Creador => required(fichas.findBySlug(slug)),
  }
}

function createLecturas(deps: Deps, anioActual: () => number) {
  const { db, sqlite, changes } = deps
  const fichas = createFichas(deps)
  const seleccionDe = createSeleccion({
    indice: createIndice(sqlite, changes),
    search: createBusqueda(sqlite, changes),
    vidas: createVidas(sqlite),
    porConfirmar: createPorConfirmar(sqlite),
    hoy: anioActual,
  })
  const ordenes = createOrdenes(sqlite, changes)
  const listado = createListado({ seleccionDe, ordenes, gruposDe: createGrupos(sqlite), fichas })
  const bandaDe = createBanda(sqlite)
  return {
    fichas,
    listado,
    resumenDe: createResumen(seleccionDe),
    readBanda({ con: slug, ...filtros }: ConsultaDeBanda, anio: number) {
      const con = slug && required(fichas.findBySlug(slug)).id
      if (!con) return { total: listado.count(filtros), data: bandaDe(filtros, anio) }
      const ids = listado.ids({ ...filtros, con })
      return { total: ids.length, data: bandaDe(filtros, anio, { con, ids }) }
    },
    hoyEn: createHoy(db, fichas, listado),
    slugsDe: createSlugs(db, listado),
    siguientesDe: createSiguientes(sqlite, changes, fichas),
  }
}

function required(creador: Creador | undefined): Creador {
  if (!creador) throw creadorNoEncontrado()
  return creador
}
