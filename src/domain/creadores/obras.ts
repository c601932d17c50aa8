import { claveDeNombre } from '../base/texto.ts'

/** What somebody finds of a work at an address. */
export const tiposDeEnlace = ['ESCUCHAR', 'PARTITURA', 'VER', 'LEER'] as const
export type TipoDeEnlace = (typeof tiposDeEnlace)[number]

export const etiquetaDeEnlace: Record<TipoDeEnlace, string> = {
  ESCUCHAR: 'Escuchar',
  PARTITURA: 'Partitura',
  VER: 'Ver',
  LEER: 'Leer',
}

export interface Enlace {
  tipo: TipoDeEnlace
  url: string
  /** Whose it is, and on what terms. */
  credito?: string
  licencia?: string
}

export interface ObraEnlace extends Enlace {
  /** One of the titles of the creator's `notable_works`. */
  obra: string
}

export interface Obra {
  titulo: string
  enlaces: Enlace[]
}

/** 'India, escuchar: https://…', as people compare it. */
export const textoDeEnlace = ({ obra, tipo, url, credito, licencia }: ObraEnlace): string =>
  [`${obra}, ${etiquetaDeEnlace[tipo].toLowerCase()}: ${url}`, credito, licencia].filter(Boolean).join(' · ')

interface ConObras {
  notable_works: string
  obra_enlaces: ObraEnlace[]
}

export const titulosDe = (notableWorks: string): string[] =>
  notableWorks
    .split(/[;\n]/)
    .map((titulo) => titulo.trim())
    .filter(Boolean)

/** The works with what leads to each; of two of one title, the first has it. */
export function obrasDe({ notable_works, obra_enlaces }: ConObras): Obra[] {
  const obras = titulosDe(notable_works).map((titulo): Obra => ({ titulo, enlaces: [] }))
  if (obra_enlaces.length === 0) return obras
  const lugares = lugaresDe(obras.map(({ titulo }) => titulo))
  for (const { obra, ...enlace } of obra_enlaces)
    obras[lugares.get(claveDeNombre(obra)) ?? -1]?.enlaces.push(enlace)
  return obras
}

const lugaresDe = (titulos: readonly string[]) =>
  new Map(titulos.map((titulo, lugar) => [claveDeNombre(titulo), lugar] as const).toReversed())

/** Whether each leads to a work that is there. */
export const areSusObras = ({ notable_works, obra_enlaces }: ConObras): boolean =>
  obra_enlaces.length === withSusObras({ notable_works, obra_enlaces }).length

/** Those that lead to a work that is there, each by its title as it is written there. */
export function withSusObras({ notable_works, obra_enlaces }: ConObras): ObraEnlace[] {
  if (obra_enlaces.length === 0) return obra_enlaces
  const titulos = titulosDe(notable_works)
  const lugares = lugaresDe(titulos)
  return obra_enlaces.flatMap(({ obra, ...enlace }) => {
    const titulo = titulos[lugares.get(claveDeNombre(obra)) ?? -1]
    return titulo === undefined ? [] : [{ obra: titulo, ...enlace }]
  })
}

/** What a record would say, without links of works that it would not have; of none that never were, nothing. */
export function sinSueltos<C extends Partial<ConObras>>(creador: ConObras, cambios: C): C {
  const { obra_enlaces, ...demas } = cambios
  if (demas.notable_works === undefined && obra_enlaces === undefined) return cambios
  const quedan = withSusObras({ ...creador, ...cambios })
  return quedan.length + creador.obra_enlaces.length > 0 ? { ...cambios, obra_enlaces: quedan } : (demas as C)
}

/** Links of works that are written anew: another title in the place of one takes its links along. */
export function renameObras(antes: string, despues: string, enlaces: ObraEnlace[]): ObraEnlace[] {
  if (enlaces.length === 0 || antes === despues) return enlaces
  const [eran, son] = [titulosDe(antes), titulosDe(despues)]
  const [lugarDeAntes, lugarDeAhora] = [lugaresDe(eran), lugaresDe(son)]
  /** As far after the last one before it that stays. */
  const laDeSuLugar = (lugar: number) => {
    const queda = eran.slice(0, lugar).findLastIndex((una) => lugarDeAhora.has(claveDeNombre(una)))
    const ancla = queda < 0 ? -1 : (lugarDeAhora.get(claveDeNombre(eran[queda] ?? '')) ?? -1)
    return son[ancla + lugar - queda]
  }
  return enlaces.map(({ obra, ...enlace }) => {
    const lugar = lugarDeAhora.has(claveDeNombre(obra)) ? undefined : lugarDeAntes.get(claveDeNombre(obra))
    const otra = lugar === undefined ? undefined : laDeSuLugar(lugar)
    const isNueva = otra !== undefined && !lugarDeAntes.has(claveDeNombre(otra))
    return { obra: isNueva ? otra : obra, ...enlace }
  })
}

/** The same, without those of works that are gone. */
export const followObras = (antes: string, despues: string, enlaces: ObraEnlace[]): ObraEnlace[] =>
  withSusObras({ notable_works: despues, obra_enlaces: renameObras(antes, despues, enlaces) })

/**
 * What is said of works over what was there: links of which nothing else is said go with the works that they lead to.
 */
export function mergeObras<A extends ConObras, E extends Partial<ConObras>>(antes: A, enviado: E) {
  const { notable_works, obra_enlaces } = enviado
  if (notable_works === undefined) return {}
  const isOtra =
    obra_enlaces !== undefined && JSON.stringify(obra_enlaces) !== JSON.stringify(antes.obra_enlaces)
  return isOtra ? {} : { obra_enlaces: followObras(antes.notable_works, notable_works, antes.obra_enlaces) }
}
