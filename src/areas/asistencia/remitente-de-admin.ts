import { api, unwrap } from '../../lib/api'
import { begin } from './cola'
import { asistenciaQuery, refetchAsistencia } from './queries-de-admin'
import type { Remitente } from './remitente'

const catedraDe = (id: number) => api.admin.catedras({ id })

/** The administrator, with the marks of any course. */
export const remitente: Remitente = {
  dueno: ({ adminToken }) => (adminToken ? 'admin' : null),
  asistencia: asistenciaQuery,
  sendOne: ({ catedraId, diaId: classDayId, alumnoId: studentId, ...marca }, opciones) =>
    unwrap(catedraDe(catedraId).asistencia.post({ classDayId, studentId, ...marca }, opciones)),
  sendMany: ({ catedraId, diaId, presente }, varias, opciones) =>
    unwrap(
      catedraDe(catedraId)
        .diasclase({ diaId })
        .asistencias.post({ ...varias, presente }, opciones),
    ),
  refetch: refetchAsistencia,
  textos: { exito: 'Asistencia actualizada.', falla: 'Error al actualizar asistencia.' },
}

begin(remitente)
