import { and, eq, ne } from 'drizzle-orm'
import { creadores } from '../../../db/schema/creadores.ts'
import { type CreadorPrivado, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { datosDe, dichoDe, type Elemento, isPersona, isQid } from '../../../src/domain/creadores/wikidata.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { changeCreador, requireCreador } from '../creadores/escritura.ts'
import { deOtroCreador, qidInvalido } from './errors.ts'

/** The items of Wikidata that may be a creator's, people first. */
export async function listCandidatos({ db, wikidata }: Deps, id: number) {
  const creador = requireCreador(db, id)
  const qids = await wikidata.search(nombreCompleto(creador))
  const elementos = await wikidata.listElementos(qids)
  return elementos
    .toSorted((uno, otro) => Number(isPersona(otro)) - Number(isPersona(uno)))
    .map((elemento) => toCandidato(wikidata, elemento))
}

function toCandidato(wikidata: Deps['wikidata'], elemento: Elemento) {
  const { nacimiento, fallecimiento, foto } = datosDe(elemento)
  return {
    qid: elemento.id,
    label: dichoDe(elemento.labels),
    description: dichoDe(elemento.descriptions),
    nacimiento: nacimiento[0] ?? null,
    fallecimiento: fallecimiento[0] ?? null,
    foto: foto && wikidata.fotoDe(foto),
  }
}

/** Says which item is a creator's, or that none is. */
export async function linkCreador(
  deps: Deps,
  quien: Quien,
  id: number,
  escrito: string | null,
): Promise<CreadorPrivado> {
  const { db, wikidata } = deps
  const qid = escrito?.trim().toUpperCase() ?? null
  if (qid !== null && !isQid(qid)) throw qidInvalido()
  requireCreador(db, id)
  const wikidata_qid = qid === null ? null : (await wikidata.requireElemento(qid)).id
  return setEnlace(deps, quien, id, wikidata_qid)
}

export function setEnlace(deps: Deps, quien: Quien, id: number, wikidata_qid: string | null) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const antes = requireCreador(tx, id)
    const otro =
      wikidata_qid !== null &&
      tx
        .select({ first_name: creadores.first_name, last_name: creadores.last_name })
        .from(creadores)
        .where(and(eq(creadores.wikidata_qid, wikidata_qid), ne(creadores.id, id)))
        .get()
    if (otro) throw deOtroCreador(nombreCompleto(otro))
    const hecho = wikidata_qid === null ? 'wikidata.desenlazar' : 'wikidata.enlazar'
    note({ hecho, nombre: nombreCompleto(antes), ids: { creadorId: id } })
    return changeCreador(tx, antes, { wikidata_qid }, { motivo: 'EDICION', quien: 'admin', now: ahora })
  })
}
