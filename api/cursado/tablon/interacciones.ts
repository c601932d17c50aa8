import { and, count, eq, isNull } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { publicacionInteracciones } from '../../../db/schema/tablon.ts'
import { requireAbierta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { type Lector, requirePublicacion } from './acceso.ts'

/** A second like changes nothing. */
export function like({ db, now }: Deps, lector: Lector, publicacionId: number) {
  return transact(db, (tx) => {
    requireAbierta(tx, requirePublicacion(tx, lector, publicacionId).catedraId)
    tx.insert(publicacionInteracciones)
      .values({ ...deQuien(lector), publicacionId, created_at: now() })
      .onConflictDoNothing()
      .run()
    return resultado(tx, publicacionId, true)
  })
}

/** Taking back what isn't there changes nothing either. */
export function unlike({ db }: Deps, lector: Lector, publicacionId: number) {
  return transact(db, (tx) => {
    requireAbierta(tx, requirePublicacion(tx, lector, publicacionId).catedraId)
    tx.delete(publicacionInteracciones)
      .where(and(eq(publicacionInteracciones.publicacionId, publicacionId), suya(lector)))
      .run()
    return resultado(tx, publicacionId, false)
  })
}

const deQuien = ({ rol, id }: Lector) => ({
  alumnoId: rol === 'alumno' ? id : null,
  docenteId: rol === 'docente' ? id : null,
})

function suya({ rol, id }: Lector) {
  const { alumnoId, docenteId } = publicacionInteracciones
  if (rol === 'alumno') return eq(alumnoId, id)
  return rol === 'docente' ? eq(docenteId, id) : and(isNull(alumnoId), isNull(docenteId))
}

function resultado(tx: Tx, publicacionId: number, hasUserInteracted: boolean) {
  const suyas = eq(publicacionInteracciones.publicacionId, publicacionId)
  const total = tx.select({ n: count() }).from(publicacionInteracciones).where(suyas).get()?.n ?? 0
  return { publicacionId, totalInteracciones: total, hasUserInteracted }
}
