import { claveDeOrden, slugDe } from '../../src/domain/base/texto.ts'
import type { Database } from '../sqlite.ts'

/** Who somebody is in a catalogue: the name, without case or accents, and the birth year. */
export function claveDeCatalogo(nombre: string, birthYear: number | null): string {
  return `${claveDeOrden(nombre)}|${birthYear ?? ''}`
}

/** Answers, for each row of a file in turn, whether the database had it before. */
export function createConocidos(sqlite: Database): (clave: string) => boolean {
  const quedan = new Map(
    sqlite
      .prepare(
        `SELECT coalesce(catalogo_clave, sort_name || '|' || coalesce(birth_year, '')), count(*) FROM creadores GROUP BY 1`,
      )
      .raw()
      .all() as [string, number][],
  )
  return (clave) => {
    const veces = quedan.get(clave) ?? 0
    if (veces > 0) quedan.set(clave, veces - 1)
    return veces > 0
  }
}

/** Gives each name a slug that nobody has or had: 'ana-paz', 'ana-paz-2', 'ana-paz-3' … */
export function createSlugs(sqlite: Database): (nombre: string) => string {
  const usados = new Set(
    sqlite
      .prepare('SELECT slug FROM creadores UNION ALL SELECT slug FROM creador_slugs')
      .pluck()
      .all() as string[],
  )
  const siguientes = new Map<string, number>()
  return (nombre) => {
    const base = slugDe(nombre)
    let numero = siguientes.get(base) ?? 1
    let slug = numero === 1 ? base : `${base}-${numero}`
    while (usados.has(slug)) slug = `${base}-${++numero}`
    siguientes.set(base, numero + 1)
    usados.add(slug)
    return slug
  }
}
