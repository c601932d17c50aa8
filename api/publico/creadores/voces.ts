import type { Database } from '../../../db/sqlite.ts'
import type { Changes } from '../../services/changes.ts'

/** The words of the catalogue that have a text somewhere: 'tarra' is in guitarra. */
export type Voces = (parte: string) => string[]

/** The words are read again where the catalogue has changed, at the first search that needs them. */
export function createVoces(sqlite: Database, changes: Changes): Voces {
  sqlite.exec(
    'CREATE VIRTUAL TABLE IF NOT EXISTS temp.creadores_voces USING fts5vocab(main, creadores_fts, row)',
  )
  const select = sqlite.prepare<[], string>('SELECT term FROM creadores_voces').pluck()
  /** One to a line: looking through a single text is much faster than through each word. */
  let voces = ''
  let stamp = Number.NaN

  return (parte) => {
    const current = changes.stamp(['catalogo'])
    if (stamp !== current) {
      voces = `\n${select.all().join('\n')}\n`
      stamp = current
    }
    return lasQueTienen(voces, parte)
  }
}

function lasQueTienen(voces: string, parte: string): string[] {
  const halladas: string[] = []
  let lugar = voces.indexOf(parte)
  while (lugar >= 0) {
    const fin = voces.indexOf('\n', lugar)
    halladas.push(voces.slice(voces.lastIndexOf('\n', lugar) + 1, fin))
    lugar = voces.indexOf(parte, fin)
  }
  return halladas
}
