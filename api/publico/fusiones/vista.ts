import { aliasedTable, and, count, desc, eq, gt } from 'drizzle-orm'
import { type Reader, readAtOnce } from '../../../db/client.ts'
import { valoraciones } from '../../../db/schema/comunidad.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { reglasDeCambios } from '../../../src/domain/aportes/aportes.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import {
  camposDeCon,
  camposDeDos,
  type Eleccion,
  type Elecciones,
  type GrupoDeFusion,
  gruposDeFusion,
  gruposQueDifieren,
  ladoSugerido,
} from '../../../src/domain/creadores/fusiones.ts'
import { obrasDe } from '../../../src/domain/creadores/obras.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { hoyEn, requireNothingBroken } from '../creadores/cambios.ts'
import type { Fusion } from './esquemas.ts'
import { conSusNombres, elegidosDe, requirePar } from './par.ts'
import { countReferencias } from './referencias.ts'

/** What would become of two creators; nothing is written. */
export function tryFusion(deps: Deps, creadorId: number, { con: conId, campos: dichos }: Fusion) {
  const { db, sqlite } = deps
  return readAtOnce(db, () => {
    const par = requirePar(db, creadorId, conId)
    const { id, con } = par
    const campos = conSusNombres(par, dichos)
    const elegidos = elegidosDe(par, campos)
    requireNothingBroken(reglasDeCambios(hoyEn(deps)), id, elegidos)
    const { valoraciones: votos = 0, ...mueve } = countReferencias(sqlite, conId)
    const votos_repetidos = countVotosRepetidos(db, creadorId, conId)
    const resultado: CreadorPrivado = { ...id, ...elegidos, obras: obrasDe({ ...id, ...elegidos }) }
    return {
      id,
      con,
      resultado,
      difieren: gruposQueDifieren(id, con).map((grupo) => ({
        grupo,
        sugerido: ladoSugerido(grupo, id, con),
        elegido: elegidoEn(campos, grupo),
      })),
      mueve: { ...mueve, ...(votos > votos_repetidos && { valoraciones: votos - votos_repetidos }) },
      votos_repetidos,
    }
  })
}

function elegidoEn(campos: Elecciones, grupo: GrupoDeFusion): Eleccion {
  const suyo = (uno: string) => uno === gruposDeFusion[grupo][0]
  if (camposDeDos(campos).some(suyo)) return 'dos'
  return camposDeCon(campos).some(suyo) ? 'con' : 'id'
}

function countVotosRepetidos(db: Reader, id: number, con: number): number {
  const suyos = aliasedTable(valoraciones, 'suyos')
  return (
    db
      .select({ cuantos: count() })
      .from(valoraciones)
      .innerJoin(suyos, and(eq(suyos.visitante, valoraciones.visitante), eq(suyos.creadorId, con)))
      .where(eq(valoraciones.creadorId, id))
      .get()?.cuantos ?? 0
  )
}

/** Those of the last sixty days, the last first: the ones that can be undone, and those that were. */
export function listFusiones({ db, now }: Deps) {
  const { id, creadorId, conId, titulo, por, created_at, vence_en, deshecha_en } = fusiones
  return db
    .select({ id, creadorId, conId, titulo, por, created_at, vence_en, deshecha_en })
    .from(fusiones)
    .where(gt(vence_en, now()))
    .orderBy(desc(id))
    .all()
    .map((una) => ({
      ...una,
      created_at: enISO(una.created_at),
      vence_en: enISO(una.vence_en),
      deshecha_en: una.deshecha_en === null ? null : enISO(una.deshecha_en),
    }))
}
