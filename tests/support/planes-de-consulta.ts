import type { Database } from '../../db/sqlite.ts'

const vistas = new Set<string>()

/** From now on, whatever is asked through drizzle has to be found in the same way as if SQLite looked at its values. */
export function holdToPlans(sqlite: Database): void {
  const prepare = sqlite.prepare.bind(sqlite)
  const stepsOf = (texto: string) => {
    const huecos = texto.replace(/'[^']*'/g, '').match(/\?/g)?.length ?? 0
    const pasos = prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${texto}`).all(
      Array(huecos).fill(null),
    )
    return pasos.map(({ detail }) => detail).join('\n')
  }
  const check = (sinMirar: string) => {
    vistas.add(sinMirar)
    const mirando = sinMirar.replaceAll('+?', '?')
    if (stepsOf(sinMirar) === stepsOf(mirando)) return
    throw new Error(
      `Con signo se busca de otro modo:\n${mirando}\n${stepsOf(sinMirar)}\n\n${stepsOf(mirando)}`,
    )
  }

  sqlite.prepare = ((texto: string) => {
    if (texto.includes('+?') && !vistas.has(texto)) check(texto)
    return prepare(texto)
  }) as typeof prepare
}
