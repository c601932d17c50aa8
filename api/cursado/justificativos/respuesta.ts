import { and, eq } from 'drizzle-orm'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { enActo } from '../../suelo/actos.ts'
import { nombreDeQuien } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { noteVistas } from '../../suelo/novedades/leidas.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { notifyAlumno } from './avisos.ts'
import { justificativoRespondido } from './errors.ts'
import type { Justificativo } from './esquemas.ts'
import { requireJustificativo } from './lectura.ts'
import { applyAceptados } from './marcas.ts'

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
  return enActo(deps, quien, { justificativo: id }, ({ tx, note, ahora }) => {
    const { catedraId } = requireJustificativo(tx, quien, id)
    const hecho = estado === 'ACEPTADO' ? 'justificativos.aceptar' : 'justificativos.rechazar'
    note({ hecho, sobre: { justificativo: id, catedra: catedraId } })
    const pendiente = and(eq(justificativos.id, id), eq(justificativos.estado, 'PENDIENTE'))
    const resuelto = { resuelto_en: ahora, resuelto_por: nombreDeQuien(tx, quien) }
    const { changes } = tx
      .update(justificativos)
      .set({ estado, respuesta: respuesta || null, ...resuelto })
      .where(pendiente)
      .run()
    if (changes === 0) throw justificativoRespondido()
    const uno = requireJustificativo(tx, quien, id)
    if (estado === 'ACEPTADO') applyAceptados(tx, eq(justificativos.id, id), ahora)
    noteVistas(tx, quien, 'justificativos', [id], ahora)
    notifyAlumno(deps, tx, uno)
    return uno
  })
}
