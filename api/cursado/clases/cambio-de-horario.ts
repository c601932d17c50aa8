import { and, eq, exists, gt, gte, isNull, lte, not, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { unidadesDadas } from '../../../db/schema/cierres-de-clase.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import type { EdicionDeCatedra } from '../../../src/domain/catedras/catedras.ts'
import type { Horario } from '../../../src/domain/catedras/horarios.ts'
import {
  type ClaseMovida,
  type ClasePorVenir,
  cambiosDeClases,
} from '../../../src/domain/clases/cambio-de-horario.ts'
import { editCatedra, tryEdicion } from '../../academia/catedras/escritura.ts'
import type { Catedra } from '../../academia/catedras/ficha.ts'
import { requireAbierta } from '../../suelo/abierta.ts'
import type { Acto } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { reapplyAceptados } from '../justificativos/marcas.ts'
import { hasMarcas, isCerrada } from './ficha.ts'
import { quitDias } from './quita.ts'

/** The classes to come go along with a new schedule, or away, where that is asked for; what has passed stays. */
export function editConClases(deps: Deps, quien: Quien, id: number, edicion: EdicionDeCatedra): Catedra {
  return editCatedra(deps, quien, id, edicion, (acto, antes, despues) => {
    const { mueve, quita } = cambiosDe(deps, acto.tx, id, antes, despues)
    if (edicion.clases_por_venir === 'MOVER') moveDias(acto, id, mueve)
    if (edicion.clases_por_venir === 'QUITAR' && quita.length > 0) quitDias(deps, acto, id, quita)
  })
}

export const clasesPorVenir = z.object({
  clases_por_venir: z.object({ mover: z.int(), quitar: z.int(), quedan: z.int() }),
})

/** How many classes to come each answer would move or take away, and how many stay when those go. */
export function tryConClases(deps: Deps, id: number, edicion: EdicionDeCatedra) {
  requireAbierta(deps.db, id)
  const { antes, despues } = tryEdicion(deps.db, id, edicion)
  const { porVenir, mueve, quita } = cambiosDe(deps, deps.db, id, antes, despues)
  const quitar = quita.length
  return { clases_por_venir: { mover: mueve.length, quitar, quedan: porVenir.length - quitar } }
}

function cambiosDe(
  deps: Deps,
  tx: Reader,
  catedraId: number,
  antes: readonly Horario[],
  despues: readonly Horario[],
) {
  const hoy = todayOf(deps)
  const porVenir = listPorVenir(tx, catedraId, hoy)
  const ocupadas = tx
    .select({ fecha: diasClase.fecha })
    .from(diasClase)
    .where(eq(diasClase.catedraId, catedraId))
    .all()
    .map(({ fecha }) => fecha)
  return { porVenir, ...cambiosDeClases(porVenir, { antes, despues, hoy, ocupadas }) }
}

/** Those after today, and today's until its list is begun; a class that was suspended is none. */
function listPorVenir(tx: Reader, catedraId: number, hoy: string): ClasePorVenir[] {
  const { id, fecha, dia_semana, hora_desde, hora_hasta } = diasClase
  const sinEmpezar = and(eq(fecha, hoy), not(hasMarcas(tx)), not(isCerrada(tx)))
  return tx
    .select({ id, fecha, dia_semana, hora_desde, hora_hasta, atada: isAtada(tx) })
    .from(diasClase)
    .where(
      and(eq(diasClase.catedraId, catedraId), isNull(diasClase.suspendida), or(gt(fecha, hoy), sinEmpezar)),
    )
    .orderBy(fecha)
    .all()
}

function isAtada(tx: Reader) {
  const unidad = tx
    .select({ uno: sql`1` })
    .from(unidadesDadas)
    .where(eq(unidadesDadas.diaClaseId, diasClase.id))
  const justificativo = tx
    .select({ uno: sql`1` })
    .from(justificativos)
    .where(
      and(
        eq(justificativos.catedraId, diasClase.catedraId),
        lte(justificativos.desde, diasClase.fecha),
        gte(justificativos.hasta, diasClase.fecha),
      ),
    )
  return sql<boolean>`${or(hasMarcas(tx), isCerrada(tx), exists(unidad), exists(justificativo))}`.mapWith(
    Boolean,
  )
}

function moveDias({ tx, note, ahora }: Acto, catedraId: number, movidas: readonly ClaseMovida[]): void {
  if (movidas.length === 0) return
  for (const { id, ...dia } of movidas) {
    tx.update(diasClase).set(dia).where(eq(diasClase.id, id)).run()
    reapplyAceptados(tx, id, ahora)
  }
  note({
    hecho: 'clases.mover',
    sobre: { catedra: catedraId },
    detalle: cuantos(movidas.length, 'día', 'días'),
  })
}
