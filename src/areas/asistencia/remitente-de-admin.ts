import { api, unwrap } from '../../lib/api'
import { comenzar } from './cola'
import { asistenciaQuery, releerAsistencia } from './queries-de-admin'
import type { Remitente } from './remitente'

const catedraDe = (id: number) => api.admin.catedras({ id })

/** The administrator, with the marks of any course. */
export const remitente: Remitente = {
  dueno: ({ adminToken }) => (adminToken ? 'admin' : null),
  asistencia: asistenciaQuery,
  enviarUna: ({ catedraId, diaId: classDayId, alumnoId: studentId, ...marca }, opciones) =>
    unwrap(catedraDe(catedraId).asistencia.post({ classDayId, studentId, ...marca }, opciones)),
  enviarVarias: ({ catedraId, diaId, presente }, varias, opciones) =>
    unwrap(
      catedraDe(catedraId)
        .diasclase({ diaId })
        .asistencias.post({ ...varias, presente }, opciones),
    ),
  releer: releerAsistencia,
  textos: { exito: 'Asistencia actualizada.', falla: 'Error al actualizar asistencia.' },
}

comenzar(remitente)
