import { apiSinLeer, unwrap } from '../../../../lib/api'
import { comenzar, PACIENCIA_MS } from '../../../shared/asistencia/cola'
import type { Remitente } from '../../../shared/asistencia/remitente'
import { asistenciaQuery, releerAsistencia } from './queries'

/** The administrator, with the marks of any course. */
export const remitente: Remitente = {
  dueno: ({ adminToken }) => (adminToken ? 'admin' : null),
  asistencia: asistenciaQuery,
  enviar(lote) {
    const {
      catedraId: id = 0,
      diaId: classDayId = 0,
      alumnoId: studentId = 0,
      presente = false,
    } = lote[0] ?? {}
    const catedra = apiSinLeer.admin.catedras({ id })
    const opciones = { fetch: { signal: AbortSignal.timeout(PACIENCIA_MS) } }
    const alumnoIds = lote.map((una) => una.alumnoId)
    return lote.length === 1
      ? unwrap(catedra.asistencia.post({ classDayId, studentId, presente }, opciones))
      : unwrap(catedra.diasclase({ diaId: classDayId }).asistencias.post({ alumnoIds, presente }, opciones))
  },
  releer: releerAsistencia,
  textos: { exito: 'Asistencia actualizada.', falla: 'Error al actualizar asistencia.' },
}

comenzar(remitente)
