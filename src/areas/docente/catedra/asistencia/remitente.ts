import { apiSinLeer, unwrap } from '../../../../lib/api'
import { personaDe } from '../../../../lib/persona'
import { comenzar, PACIENCIA_MS } from '../../../shared/asistencia/cola'
import type { Remitente } from '../../../shared/asistencia/remitente'
import { queryClient } from '../../../shared/consultas'
import { releerDias } from '../clases/queries'
import { asistenciaQuery } from './queries'

/** The teacher, with the marks of their own courses. */
export const remitente: Remitente = {
  dueno: ({ docenteToken }) => personaDe(docenteToken ?? '')?.id.toString() ?? null,
  asistencia: asistenciaQuery,
  enviar(lote) {
    const { catedraId: id = 0, diaId = 0, alumnoId = 0, presente = false } = lote[0] ?? {}
    const dia = apiSinLeer.docente.catedra({ id }).diasclase({ diaId })
    const opciones = { fetch: { signal: AbortSignal.timeout(PACIENCIA_MS) } }
    const alumnoIds = lote.map((una) => una.alumnoId)
    return lote.length === 1
      ? unwrap(dia['toggle-asistencia'].post({ alumnoId, composerId: null, presente }, opciones))
      : unwrap(dia.asistencias.post({ alumnoIds, presente }, opciones))
  },
  releer(catedraId) {
    releerDias(catedraId)
    void queryClient.invalidateQueries({ queryKey: asistenciaQuery(catedraId, 0).queryKey.slice(0, 3) })
  },
  textos: { exito: 'Asistencia registrada exitosamente', falla: 'Error al guardar la asistencia.' },
}

comenzar(remitente)
