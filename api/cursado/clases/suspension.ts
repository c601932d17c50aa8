import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import type { Catedra } from '../../academia/catedras/ficha.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { type DiaClase, requireDiaClase } from './ficha.ts'

/** There was no class; its marks are kept, and come back when the suspension is lifted. */
export function suspendDia(
  deps: Deps,
  quien: Quien,
  { id: catedraId }: Catedra,
  id: number,
  motivo: string,
): DiaClase {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note }) => {
    requireDiaClase(tx, catedraId, id)
    const sobre = { dia: id, catedra: catedraId }
    note({ hecho: 'clases.suspender', sobre, ademas: [motivo] })
    return write(tx, catedraId, id, motivo)
  })
}

export function restoreDia(deps: Deps, quien: Quien, { id: catedraId }: Catedra, id: number): DiaClase {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note }) => {
    requireDiaClase(tx, catedraId, id)
    const sobre = { dia: id, catedra: catedraId }
    note({ hecho: 'clases.reponer', sobre })
    return write(tx, catedraId, id, null)
  })
}

function write(tx: Tx, catedraId: number, id: number, suspendida: string | null): DiaClase {
  tx.update(diasClase).set({ suspendida }).where(eq(diasClase.id, id)).run()
  return requireDiaClase(tx, catedraId, id)
}
