import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { creadorVersiones } from '../../../db/schema/comunidad.ts'
import { creadores, creadorSlugs } from '../../../db/schema/creadores.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { explainRechazo } from '../../suelo/papelera/choques.ts'
import { listValores, unpack, type Valor } from '../../suelo/papelera/contenido.ts'
import { withoutPerdidas } from '../../suelo/papelera/huerfanas.ts'
import { putBack } from '../../suelo/papelera/reposicion.ts'
import { update } from '../../suelo/papelera/versiones.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { valoracionDe } from '../comunidad/valoraciones.ts'
import { giveBackAporte } from './aporte.ts'
import type { Guardado, Promedio } from './contenido.ts'
import {
  antesLaOtra,
  deOtraVersion,
  fusionNoEncontrada,
  fusionVencida,
  quedoEnPapelera,
  quedoSinDonde,
  yaDeshecha,
} from './errors.ts'
import { readColumnas, writeColumnas } from './fila.ts'
import { findFusionDe } from './par.ts'
import { moveBack } from './referencias.ts'

/** Each is what it was, with what it had; what came since stays with the one that stayed. */
export function undoFusion(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const fusion = requireFusion(tx, id, ahora)
    const { creadorId, conId, titulo } = fusion
    requireQueQuedo(tx, creadorId)
    part(deps, tx, fusion, readGuardado(fusion.contenido))
    tx.update(fusiones).set({ deshecha_en: ahora }).where(eq(fusiones.id, id)).run()
    const ids = { conId, fusionId: id }
    note({ hecho: 'fusiones.deshacer', nombre: titulo, sobre: { creador: creadorId }, ids })
    return { message: 'Se deshizo la fusión: cada creador volvió a tener lo suyo.', creadorId, conId }
  })
}

function requireFusion(tx: Tx, id: number, now: number) {
  const fusion = tx.select().from(fusiones).where(eq(fusiones.id, id)).get()
  if (!fusion) throw fusionNoEncontrada()
  if (fusion.deshecha_en !== null) throw yaDeshecha()
  if (fusion.vence_en <= now) throw fusionVencida()
  return fusion
}

/** What both had hangs on the one that stayed: where that is not there, neither is it. */
function requireQueQuedo(tx: Tx, creadorId: number): void {
  const esta = tx.select({ id: creadores.id }).from(creadores).where(eq(creadores.id, creadorId)).get()
  if (esta) return
  const otra = findFusionDe(tx, creadorId)
  if (otra) throw antesLaOtra(otra.titulo)
  const tirado = tx
    .select({ titulo: papelera.titulo })
    .from(papelera)
    .where(and(eq(papelera.tipo, 'CREADOR'), eq(papelera.cosaId, creadorId)))
    .get()
  throw tirado ? quedoEnPapelera(tirado.titulo) : quedoSinDonde()
}

function readGuardado(bytes: Uint8Array): Guardado {
  const guardado = unpack<Guardado>(bytes)
  try {
    return { ...guardado, ...update(guardado, guardado.migraciones) }
  } catch {
    throw deOtraVersion(guardado.version)
  }
}

interface Ids {
  creadorId: number
  conId: number
}

function part(deps: Deps, tx: Tx, { creadorId, conId }: Ids, guardado: Guardado): void {
  const { sqlite } = deps
  const { sugerenciaId, movidas, versionId, promedios, antes } = guardado
  const contenido = withoutPerdidas(sqlite, guardado, () => undefined)
  removeAlias(tx, creadorId, guardado)
  try {
    putBack(tx, contenido)
  } catch (error) {
    throw explainRechazo(error)
  }
  giveBackAporte(deps, tx, conId, sugerenciaId)
  moveBack(deps, tx, movidas, { de: creadorId, a: conId })
  if (versionId !== null) tx.delete(creadorVersiones).where(eq(creadorVersiones.id, versionId)).run()
  writeColumnas(tx, creadorId, listRepuestas(readColumnas(sqlite, creadorId), guardado))
  recount(tx, creadorId, promedios.id, {
    rating_avg: antes.rating_avg ?? 0,
    rating_count: antes.rating_count ?? 0,
  })
  recount(tx, conId, promedios.con, {})
}

/** The address of the one that went is its own again. */
function removeAlias(tx: Tx, creadorId: number, { tablas: [raiz] }: Guardado): void {
  const [slug] = raiz ? listValores(raiz, 'slug') : []
  tx.delete(creadorSlugs)
    .where(and(eq(creadorSlugs.slug, String(slug)), eq(creadorSlugs.creadorId, creadorId)))
    .run()
}

/** What goes together, by how its columns begin. */
const juntas = [/^birth_/, /^death_/, /^photo_/, /^audio_/, /^(first|last|sort)_name$/]

/** Of what was replaced, what nobody has changed since. */
function listRepuestas(actual: Record<string, Valor>, { antes, despues }: Guardado): Record<string, Valor> {
  const isIgual = (una: string) => JSON.stringify(actual[una]) === JSON.stringify(despues[una])
  const columnas = Object.keys(antes).filter((una) => una in actual && !una.startsWith('rating_'))
  const repuestas = columnas.filter((una) => {
    const grupo = juntas.find((comienzo) => comienzo.test(una))
    return grupo ? columnas.filter((otra) => grupo.test(otra)).every(isIgual) : isIgual(una)
  })
  return Object.fromEntries(repuestas.map((una) => [una, antes[una] ?? null]))
}

/** By its votes; where they are those of before, it is what it was. */
function recount(tx: Tx, id: number, antes: Promedio, tenia: Record<string, Valor>): void {
  const ahora = valoracionDe(tx, id)
  const { new_average_rating, total_ratings } = ahora
  const isIgual = JSON.stringify(ahora) === JSON.stringify(antes)
  writeColumnas(tx, id, isIgual ? tenia : { rating_avg: new_average_rating, rating_count: total_ratings })
}
