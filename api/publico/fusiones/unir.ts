import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { creadores, creadorSlugs } from '../../../db/schema/creadores.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { reglasDeCambios } from '../../../src/domain/aportes/aportes.ts'
import { nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { camposDeDos, DIAS_PARA_DESHACER, type Elecciones } from '../../../src/domain/creadores/fusiones.ts'
import { avisoDePreguntas } from '../../cursado/evaluaciones/dato-preguntado.ts'
import { enActo } from '../../suelo/actos.ts'
import { nombreDeQuien } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { pack, type Valor } from '../../suelo/papelera/contenido.ts'
import type { Movida } from '../../suelo/papelera/fusionadas.ts'
import { collect } from '../../suelo/papelera/recoleccion.ts'
import { MIGRACIONES } from '../../suelo/papelera/versiones.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { valoracionDe } from '../comunidad/valoraciones.ts'
import { hoyEn, requireNothingBroken } from '../creadores/cambios.ts'
import { changeCreador } from '../creadores/escritura.ts'
import { lastVersion } from '../creadores/historia.ts'
import { keepAporte } from './aporte.ts'
import type { Guardado } from './contenido.ts'
import type { Fusion } from './esquemas.ts'
import { readColumnas } from './fila.ts'
import { cambiosDe, conSusNombres, elegidosDe, type Par, requirePar } from './par.ts'
import { moveReferencias } from './referencias.ts'
import { keepNombres } from './separar.ts'

const DAY_MS = 24 * 3_600_000

/** Of two records of one creator, `id` stays with all that both had, and the address of `con` leads to it. */
export function joinCreadores(deps: Deps, quien: Quien, id: number, { con, campos: dichos }: Fusion) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const par = requirePar(tx, id, con)
    const campos = conSusNombres(par, dichos)
    requireNothingBroken(reglasDeCambios(hoyEn(deps)), par.id, elegidosDe(par, campos))
    const [quedo, fue] = nombresDe(par)
    const junto = { ...par.id, ...cambiosDe(par, campos) }
    for (const antes of [par.id, par.con]) avisoDePreguntas(deps, tx, antes, junto)
    const guardado = join(deps, tx, par, campos)
    const fusion = {
      creadorId: id,
      conId: con,
      titulo: `${fue} → ${quedo}`,
      con_nombre: nombreCompleto(par.con),
      por: nombreDeQuien(tx, quien),
      created_at: ahora,
      vence_en: ahora + DIAS_PARA_DESHACER * DAY_MS,
      contenido: pack(guardado),
    }
    const { fusionId } = tx.insert(fusiones).values(fusion).returning({ fusionId: fusiones.id }).get()
    const ids = { conId: con, fusionId }
    note({ hecho: 'fusiones.unir', nombre: quedo, ademas: [fue], ids })
    return { fusionId }
  })
}

/** Of two with one name, also where each is. */
function nombresDe({ id, con }: Par): [string, string] {
  const [quedo, fue] = [nombreCompleto(id), nombreCompleto(con)]
  return quedo === fue ? [`${quedo} (${id.slug})`, `${fue} (${con.slug})`] : [quedo, fue]
}

function join(deps: Deps, tx: Tx, { id, con }: Par, elecciones: Elecciones): Guardado {
  const { sqlite, now, version: programa } = deps
  const { rating_avg = 0, rating_count = 0, catalogo_clave = null } = readColumnas(sqlite, id.id)
  const { catalogo_clave: clave = null } = readColumnas(sqlite, con.id)
  const promedios = { id: valoracionDe(tx, id.id), con: valoracionDe(tx, con.id) }
  const sugerenciaId = keepAporte(tx, { id, con })
  const movidas = moveReferencias(deps, tx, { de: con.id, a: id.id })
  keepNombres(tx, con.id, {
    versiones: idsDe(movidas, 'creador_versiones'),
    sugerencias: idsDe(movidas, 'sugerencias'),
  })
  // What is left of it hangs on it, and goes with it.
  const { tablas, sueltas } = collect(sqlite, 'creadores', con.id)
  tx.delete(creadores).where(eq(creadores.id, con.id)).run()
  tx.insert(creadorSlugs).values({ slug: con.slug, creadorId: id.id }).run()
  keepClave(tx, id.id, clave)
  const ultima = lastVersion(tx, id.id)
  const dichos = elegidosDe({ id, con }, elecciones)
  changeCreador(tx, id, cambiosDe({ id, con }, elecciones), {
    motivo: 'FUSION',
    quien: 'admin',
    now: now(),
    dichos,
  })
  const version = lastVersion(tx, id.id)
  recount(tx, id.id, now())
  return {
    version: programa,
    migraciones: MIGRACIONES,
    tablas,
    sueltas,
    sugerenciaId,
    movidas,
    promedios,
    versionId: version === ultima ? null : version,
    sumados: camposDeDos(elecciones),
    antes: { rating_avg, rating_count, ...(catalogo_clave === null && clave !== null && { catalogo_clave }) },
  }
}

/** The catalogue knows it by this, where it is loaded again. */
function keepClave(tx: Tx, id: number, clave: Valor | undefined): void {
  if (typeof clave !== 'string') return
  const sinSuya = and(eq(creadores.id, id), isNull(creadores.catalogo_clave))
  tx.update(creadores).set({ catalogo_clave: clave }).where(sinSuya).run()
}

/** Its page changes also where its record does not. */
function recount(tx: Tx, id: number, now: number): void {
  const { new_average_rating, total_ratings } = valoracionDe(tx, id)
  tx.update(creadores)
    .set({ rating_avg: new_average_rating, rating_count: total_ratings, updated_at: now })
    .where(eq(creadores.id, id))
    .run()
}

const idsDe = (movidas: readonly Movida[], tabla: string) =>
  movidas.flatMap((una) => (una.tabla === tabla ? una.filas.map(([id]) => Number(id)) : []))
