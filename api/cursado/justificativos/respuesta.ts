import { and, eq } from 'drizzle-orm'
import { transact } from '../../../db/client.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { nombreDeQuien, noteHecho } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { notifyAlumno } from './avisos.ts'
import { justificativoRespondido } from './errors.ts'
import type { Justificativo } from './esquemas.ts'
import { requireJustificativo } from './lectura.ts'
import { applyAceptado } from './marcas.ts'

/** Once, and for good; what was absent, or nobody marked, is excused from then on. */
export const acceptJustificativo = (deps: Deps, quien: Quien, id: number, respuesta: string) =>
  answer(deps, quien, id, { estado: 'ACEPTADO', respuesta })

export const rejectJustificativo = (deps: Deps, quien: Quien, id: number, respuesta: string) =>
  answer(deps, quien, id, { estado: 'RECHAZADO', respuesta })

interface Respuesta {
  estado: 'ACEPTADO' | 'RECHAZADO'
  respuesta: string
}

function answer(deps: Deps, quien: Quien, id: number, { estado, respuesta }: Respuesta): Justificativo {
  const { db, now, outbox } = deps
  const respondido = transact(db, (tx) => {
    const { catedraId } = requireJustificativo(tx, quien, id)
    const hecho = estado === 'ACEPTADO' ? 'justificativos.aceptar' : 'justificativos.rechazar'
    noteHecho(tx, quien, { hecho, sobre: { justificativo: id, catedra: catedraId } }, now())
    const pendiente = and(eq(justificativos.id, id), eq(justificativos.estado, 'PENDIENTE'))
    const resuelto = { resuelto_en: now(), resuelto_por: nombreDeQuien(tx, quien) }
    const { changes } = tx
      .update(justificativos)
      .set({ estado, respuesta: respuesta || null, ...resuelto })
      .where(pendiente)
      .run()
    if (changes === 0) throw justificativoRespondido()
    const uno = requireJustificativo(tx, quien, id)
    if (estado === 'ACEPTADO') applyAceptado(tx, uno, { hoy: todayOf(deps), ahora: now() })
    notifyAlumno(deps, tx, uno)
    return uno
  })
  outbox.wake()
  return respondido
}
