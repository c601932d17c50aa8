import type { Database } from '../../../db/sqlite.ts'
import { palabrasDe } from '../../../src/domain/creadores/busqueda.ts'
import { anioEnLaLinea, type Creador, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { nombresPosibles } from '../../../src/domain/creadores/nombrados.ts'
import { nombresDe } from '../../../src/domain/creadores/otros-nombres.ts'
import { isPeriodoConocido, type Periodo, periodos } from '../../../src/domain/creadores/periodos.ts'
import { arteDe, arteDeRol, type Rol, roles } from '../../../src/domain/sesiones/roles.ts'
import type { Changes } from '../../suelo/services/changes.ts'
import type { Fichas } from './ficha.ts'
import { SIN_ANIO } from './indice.ts'
import { createLlamados } from './llamados.ts'

export interface Siguiente {
  creador: Creador
  por: string
}

const CUANTOS = 3
/** Whoever has the words of a name, to see whose prose says it. */
const POR_LEER = 50
/** Between births: a long period has people who never lived at one time. */
const ANIOS_DE_UN_TIEMPO = 60

/** Of each reason, who has it, the best first. */
type Grupo = { ids: number[]; por: string }

/** Who comes after a creator's page, each with why: somebody who is named, somebody alike, and somebody unlike. */
export function createSiguientes(sqlite: Database, changes: Changes, fichas: Fichas) {
  const namedBy = createNombrados(sqlite, changes)
  const nearTo = createCercanos(sqlite)

  /** For whom the reasons are too few: of other periods too, the one beside it first, and of whatever role. */
  const losDemas = (creador: Creador, mascara: number): Grupo[] => {
    const suyo = periodos.indexOf(creador.period)
    const lejos = (uno: Periodo) => Math.abs(periodos.indexOf(uno) - suyo)
    const porCercania = periodos.toSorted((uno, otro) => lejos(uno) - lejos(otro))
    const deOtros = porCercania.flatMap((period) => nearTo({ ...creador, period }, { con: mascara, sin: 0 }))
    const delSuyo = isPeriodoConocido(creador.period) ? nearTo(creador, { con: ~0, sin: 0 }) : []
    return [
      { ids: deOtros, por: 'Mismo oficio' },
      { ids: delSuyo, por: 'Mismo período' },
    ]
  }

  return (creador: Creador): Siguiente[] => {
    const mascara = mascaraDe((rol) => rol === creador.mainRole[0])
    const arte = mascaraDe((rol) => arteDeRol[rol] === arteDe(creador.mainRole))
    const grupos = [
      namedBy(creador),
      {
        ids: nearTo(creador, { con: mascara, sin: 0 }),
        por: isPeriodoConocido(creador.period) ? 'Mismo período y oficio' : 'Mismo oficio',
      },
      {
        ids: nearTo(creador, { con: ~0, sin: arte, anios: ANIOS_DE_UN_TIEMPO }),
        por: 'Mismo tiempo, otro arte',
      },
    ]
    const elegidos = new Map<number, string>()
    fillWith(elegidos, grupos)
    if (elegidos.size < CUANTOS) fillWith(elegidos, losDemas(creador, mascara))
    return fichas
      .listByIds([...elegidos.keys()])
      .map((uno) => ({ creador: uno, por: elegidos.get(uno.id) ?? '' }))
  }
}

const mascaraDe = (isSuya: (rol: Rol) => boolean) =>
  roles.reduce((suma, rol, bit) => (isSuya(rol) ? suma | (1 << bit) : suma), 0)

/** One of each group and, where one has nobody, another one of the others. */
function fillWith(elegidos: Map<number, string>, grupos: Grupo[]): void {
  for (let vuelta = 0; vuelta < CUANTOS; vuelta++) {
    for (const { ids, por } of grupos) {
      const id = ids.find((uno) => !elegidos.has(uno))
      if (id !== undefined && elegidos.size < CUANTOS) elegidos.set(id, por)
    }
  }
}

/** Whom its prose names, in that order; where it names nobody, whose prose names it. */
function createNombrados(sqlite: Database, changes: Changes) {
  const llamadosEntre = createLlamados(sqlite, changes)
  const conPalabras = sqlite
    .prepare<[string], [id: number, bio: string]>(
      `SELECT id, bio FROM creadores WHERE id IN
         (SELECT rowid FROM creadores_fts WHERE creadores_fts MATCH ? LIMIT ${POR_LEER})`,
    )
    .raw()

  return (creador: Creador): Grupo => {
    const nombre = nombreCompleto(creador)
    const nombrados = llamadosEntre(nombresPosibles(creador.bio)).filter((id) => id !== creador.id)
    if (nombrados.length > 0) return { ids: nombrados, por: `Nombrado en la ficha de ${nombre}` }
    const nombres = nombresDe(creador)
    const nombra = ([id, bio]: [id: number, bio: string]) =>
      id !== creador.id && nombres.some((uno) => bio.includes(uno))
    return {
      ids: conPalabras
        .all(consultaDe(nombres))
        .filter(nombra)
        .map(([id]) => id),
      por: `En su ficha se nombra a ${nombre}`,
    }
  }
}

/** All the words of one of them, or of another one. */
const consultaDe = (nombres: readonly string[]): string =>
  nombres
    .map((uno) => palabrasDe(uno).map((palabra) => `"${palabra}"`))
    .filter(({ length }) => length > 0)
    .map((palabras) => `(${palabras.join(' ')})`)
    .join(' OR ') || '""'

interface Cuales {
  /** One of these roles, and none of those. */
  con: number
  sin: number
  /** Born so many years away at most, as far as it is known. */
  anios?: number
}

/** Those of the same period, by birth the nearest first. */
function createCercanos(sqlite: Database) {
  const hacia = (hasta: '>=' | '<', orden: 'ASC' | 'DESC') =>
    sqlite
      .prepare<[object], [id: number, anio: number]>(
        `SELECT id, birth_order FROM creadores INDEXED BY creadores_linea_anio_ix
         WHERE status = 'PUBLISHED' AND period_order = :periodo AND birth_order ${hasta} :anio
           AND id <> :id AND role_mask & :con AND NOT role_mask & :sin
         ORDER BY birth_order ${orden}, sort_name, id LIMIT ${CUANTOS}`,
      )
      .raw()
  const [despues, antes] = [hacia('>=', 'ASC'), hacia('<', 'DESC')]

  return (creador: Creador, { con, sin, anios = Infinity }: Cuales): number[] => {
    const anio = anioEnLaLinea(creador) ?? creador.birth_year ?? SIN_ANIO
    const buscado = { periodo: periodos.indexOf(creador.period), anio, id: creador.id, con, sin }
    return [...despues.all(buscado), ...antes.all(buscado)]
      .map(([id, suyo]) => ({
        id,
        lejos: [suyo, anio].includes(SIN_ANIO) ? SIN_ANIO : Math.abs(suyo - anio),
      }))
      .filter(({ lejos }) => lejos <= anios)
      .toSorted((uno, otro) => uno.lejos - otro.lejos)
      .map(({ id }) => id)
  }
}
