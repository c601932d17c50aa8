import { and, desc, sql } from 'drizzle-orm'
import { conValor } from '../../../db/consulta.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import { countUsos } from '../../cursado/evaluaciones/dato-preguntado.ts'
import type { Deps } from '../../suelo/deps.ts'
import { requireCreador } from '../creadores/escritura.ts'
import { privateColumns, toCreador } from '../creadores/ficha.ts'
import { noteAbierto } from '../recibos/paso.ts'
import type { ConsultaDeFueraDeLinea } from './esquemas-de-moderacion.ts'
import { createParecidos } from './parecidos.ts'
import { conSugerencias } from './revision.ts'

const A_LA_VISTA = 200

/** A creator in any status, with all that is known of it; one that waits, also as it is judged. */
export function createLectura(deps: Deps) {
  const listParecidos = createParecidos(deps)
  return async (id: number) => {
    const creador = requireCreador(deps.db, id)
    const isEspera = creador.status === 'PENDING_REVIEW'
    if (isEspera) noteAbierto(deps, { creadorId: id })
    const parecidos = await listParecidos(isEspera ? [creador] : [])
    return { ...conSugerencias(creador), parecidos: parecidos.get(id) ?? [] }
  }
}

/** How many questions of evaluations ask each datum of it. */
export function readUsos({ db }: Deps, id: number) {
  requireCreador(db, id)
  return countUsos(db, id)
}

/** The unpublished ones, those that changed last first: so that what was rejected or sent back can be found. */
export function listFueraDeLinea({ db }: Deps, { status }: ConsultaDeFueraDeLinea): CreadorPrivado[] {
  return db
    .select(privateColumns)
    .from(creadores)
    .where(and(sql`${creadores.status} <> 'PUBLISHED'`, status && conValor(creadores.status, status)))
    .orderBy(desc(creadores.updated_at), desc(creadores.id))
    .limit(A_LA_VISTA)
    .all()
    .map(toCreador)
}
