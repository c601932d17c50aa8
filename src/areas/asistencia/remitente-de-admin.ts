import { apiSinLeer, unwrap } from '../../lib/api'
import { comenzar } from './cola'
import { asistenciaQuery, releerAsistencia } from './queries-de-admin'
import type { Remitente } from './remitente'

const catedraDe = (id: number) => apiSinLeer.admin.catedras({ id })

/** The administrator, with the marks of any course. */
export const remitente: Remitente = {
  dueno: ({ adminToken }) => (adminToken ? 'admin' : null),
  asistencia: asistenciaQuery,
  enviarUna: ({ catedraId, diaId: classDayId, alumnoId: studentId, presente }, opciones) =>
    unwrap(catedraDe(catedraId).asistencia.post({ classDayId, studentId, presente }, opciones)),
  enviarVarias: ({ catedraId, diaId, presente }, alumnoIds, opciones) =>
    unwrap(catedraDe(catedraId).diasclase({ diaId }).asistencias.post({ alumnoIds, presente }, opciones)),
  releer: releerAsistencia,
  textos: { exito: 'Asistencia actualizada.', falla: 'Error al actualizar asistencia.' },
}

comenzar(remitente)
