import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { creadores, creadorSlugs } from '../../../db/schema/creadores.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import { avisoDePreguntas } from '../../cursado/evaluaciones/dato-preguntado.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { explainRechazo } from '../../suelo/papelera/choques.ts'
import { listValores, unpack, type Valor } from '../../suelo/papelera/contenido.ts'
import { withoutPerdidas } from '../../suelo/papelera/huerfanas.ts'
import { type Identidad, withIdentidad } from '../../suelo/papelera/identidad.ts'
import { putBack } from '../../suelo/papelera/reposicion.ts'
import { update } from '../../suelo/papelera/versiones.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { valoracionDe } from '../comunidad/valoraciones.ts'
import { requireCreador } from '../creadores/escritura.ts'
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
import { writeColumnas } from './fila.ts'
import { moveBack } from './referencias.ts'
import { separate } from './separar.ts'
import { findFusionDe } from './unidos.ts'
import { releaseVotos } from './votos.ts'

/**
 * Each is as if they had not been joined, with what it had and what was done under its name; what was changed since in the
 * one that stayed stays so, and is named.
 */
export function undoFusion(deps: Deps, quien: Quien, id: number, { slug }: Pick<Identidad, 'slug'> = {}) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const fusion = requireFusion(tx, id, ahora)
    const { creadorId, conId, titulo } = fusion
    requireQueQuedo(tx, creadorId)
    const junto = requireCreador(tx, creadorId)
    const quedaron = part(deps, tx, fusion, readGuardado(fusion.contenido), { slug, ahora })
    for (const uno of [creadorId, conId])
      avisoDePreguntas(deps, tx, { ...junto, id: uno }, requireCreador(tx, uno))
    tx.update(fusiones).set({ deshecha_en: ahora }).where(eq(fusiones.id, id)).run()
    const ids = { conId, fusionId: id }
    note({ hecho: 'fusiones.deshacer', nombre: titulo, sobre: { creador: creadorId }, ids })
    return {
      message: 'Se deshizo la fusión: cada creador volvió a tener lo suyo.',
      creadorId,
      conId,
      quedaron,
    }
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

type Fusion = ReturnType<typeof requireFusion>

function part(
  deps: Deps,
  tx: Tx,
  fusion: Fusion,
  guardado: Guardado,
  { slug, ahora }: { slug: string | undefined; ahora: number },
): string[] {
  const { creadorId, conId } = fusion
  const { sugerenciaId, movidas, versionId, promedios, antes } = guardado
  const { sqlite } = deps
  removeAlias(tx, creadorId, guardado)
  const contenido = withIdentidad(
    tx,
    'CREADOR',
    withoutPerdidas(sqlite, guardado, () => undefined),
    { slug },
  )
  try {
    putBack(tx, contenido)
  } catch (error) {
    throw explainRechazo(error)
  }
  if (slug) keepAlias(tx, conId, guardado)
  giveBackAporte(deps, tx, conId, sugerenciaId)
  moveBack(deps, tx, movidas, { de: creadorId, a: conId })
  const quedaron = separate(deps, tx, { ...fusion, versionId }, ahora)
  giveBackClave(tx, fusion, antes)
  releaseVotos(tx, fusion)
  recount(tx, creadorId, promedios.id, {
    rating_avg: antes.rating_avg ?? 0,
    rating_count: antes.rating_count ?? 0,
  })
  recount(tx, conId, promedios.con, {})
  return quedaron
}

/** The address of the one that went is its own again. */
function removeAlias(tx: Tx, creadorId: number, guardado: Guardado): void {
  tx.delete(creadorSlugs)
    .where(and(eq(creadorSlugs.slug, slugDeAntes(guardado)), eq(creadorSlugs.creadorId, creadorId)))
    .run()
}

/** Where it comes back with another one, the one that it had leads to it, but where somebody else has it. */
function keepAlias(tx: Tx, creadorId: number, guardado: Guardado): void {
  const slug = slugDeAntes(guardado)
  if (tx.select({ id: creadores.id }).from(creadores).where(eq(creadores.slug, slug)).get()) return
  tx.insert(creadorSlugs).values({ slug, creadorId }).onConflictDoNothing().run()
}

const slugDeAntes = ({ tablas: [raiz] }: Guardado) => String((raiz && listValores(raiz, 'slug')[0]) ?? '')

/** The catalogue knew it by what another one brought: by what one that is still with it did, or by nothing. */
function giveBackClave(tx: Tx, { id, creadorId }: Fusion, antes: Guardado['antes']): void {
  if (!('catalogo_clave' in antes)) return
  const otras = tx
    .select({ contenido: fusiones.contenido })
    .from(fusiones)
    .where(and(eq(fusiones.creadorId, creadorId), ne(fusiones.id, id), isNull(fusiones.deshecha_en)))
    .orderBy(asc(fusiones.id))
    .all()
  const claves = otras.flatMap(({ contenido }) => {
    const [raiz] = contenido.length > 0 ? unpack<Guardado>(contenido).tablas : []
    return raiz ? listValores(raiz, 'catalogo_clave') : []
  })
  writeColumnas(tx, creadorId, { catalogo_clave: claves[0] ?? null })
}

/** By its votes; where they are those of before, it is what it was. */
function recount(tx: Tx, id: number, antes: Promedio, tenia: Record<string, Valor>): void {
  const ahora = valoracionDe(tx, id)
  const { new_average_rating, total_ratings } = ahora
  const isIgual = JSON.stringify(ahora) === JSON.stringify(antes)
  writeColumnas(tx, id, isIgual ? tenia : { rating_avg: new_average_rating, rating_count: total_ratings })
}
