import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import type { Fuente } from '../../../src/domain/creadores/fuentes.ts'
import { listValores, unpack } from '../../suelo/papelera/contenido.ts'
import { fuentesEn } from '../creadores/historia.ts'
import type { Guardado } from './contenido.ts'
import { findDuenoEn } from './unidos.ts'

/** The sources that were there for whoever suggested something: of whom it was about then, who may be another one now. */
export function fuentesLeidas(
  tx: Reader,
  creador: CreadorPrivado,
  { deId, cuando }: { deId: number | null; cuando: number },
): Fuente[] {
  const leido = deId === null ? creador.id : findDuenoEn(tx, deId, cuando)
  if (leido === creador.id) return fuentesEn(tx, creador, cuando, null, [])
  return fuentesEn(tx, creador, cuando, leido, fuentesAlUnirse(tx, leido))
}

/** With which one went; none where that is kept no longer, so that none is dropped. */
function fuentesAlUnirse(tx: Reader, conId: number): Fuente[] {
  const fusion = tx
    .select({ contenido: fusiones.contenido })
    .from(fusiones)
    .where(and(eq(fusiones.conId, conId), isNull(fusiones.deshecha_en)))
    .get()
  const [raiz] = fusion && fusion.contenido.length > 0 ? unpack<Guardado>(fusion.contenido).tablas : []
  const [fuentes] = raiz ? listValores(raiz, 'fuentes') : []
  return typeof fuentes === 'string' ? JSON.parse(fuentes) : []
}
