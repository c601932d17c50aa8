import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { type CreadorPrivado, isPublicado } from '../../../src/domain/creadores/creadores.ts'
import {
  type CampoDeFusion,
  camposDeCon,
  camposDeDos,
  type Elecciones,
} from '../../../src/domain/creadores/fusiones.ts'
import { sinSueltos } from '../../../src/domain/creadores/obras.ts'
import { sum } from '../../../src/domain/creadores/sumas.ts'
import { creadorNoEncontrado } from '../creadores/errors.ts'
import { type Cambios, datosDe, requireCreador } from '../creadores/escritura.ts'
import { valoresDe } from '../creadores/valores.ts'
import { consigoMismo, sinPublicar, yaFusionado } from './errors.ts'
import { findFusionDe } from './unidos.ts'

/** The creator that stays, and the one that goes. */
export interface Par {
  id: CreadorPrivado
  con: CreadorPrivado
}

/** Two that may be joined. Of two who join the same two at once, the second one is told that it was done. */
export function requirePar(tx: Reader, id: number, con: number): Par {
  if (id === con) throw consigoMismo()
  const par = { id: requireUno(tx, id), con: requireUno(tx, con) }
  if (!isPublicado(par.id) || !isPublicado(par.con)) throw sinPublicar()
  return par
}

function requireUno(tx: Reader, id: number): CreadorPrivado {
  const esta = tx.select({ id: creadores.id }).from(creadores).where(eq(creadores.id, id)).get()
  if (!esta) throw findFusionDe(tx, id) ? yaFusionado() : creadorNoEncontrado()
  return requireCreador(tx, id)
}

/** Who is one is called as both were, unless somebody says otherwise. */
export const conSusNombres = ({ con }: Par, elecciones: Elecciones): Elecciones =>
  con.otros_nombres.length > 0 ? { otros_nombres: 'dos', ...elecciones } : elecciones

/** What the one that goes gives to the one that stays. */
export function elegidosDe({ id, con }: Par, elecciones: Elecciones): Elegidos {
  const campos: readonly string[] = camposDeCon(elecciones)
  return sinSueltos(id, {
    ...Object.fromEntries(Object.entries(con).filter(([campo]) => campos.includes(campo))),
    ...Object.fromEntries(camposDeDos(elecciones).map((campo) => [campo, sum(campo, id[campo], con[campo])])),
  })
}

type Elegidos = Partial<Pick<CreadorPrivado, CampoDeFusion & keyof CreadorPrivado>>

export function cambiosDe(par: Par, elecciones: Elecciones): Cambios {
  const elegidos = elegidosDe(par, elecciones)
  if (Object.keys(elegidos).length === 0) return {}
  const junto: CreadorPrivado = { ...par.id, ...elegidos }
  const { quality, wikidata_qid, photo_credit, audio_url, audio_credit } = junto
  return { ...valoresDe(datosDe(junto)), quality, wikidata_qid, photo_credit, audio_url, audio_credit }
}
