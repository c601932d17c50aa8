import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'
import { personaDe } from '../../lib/persona'
import { queryClient } from '../base/consultas'
import { refetchDias } from '../clases/queries'
import { begin } from './cola'
import type { Remitente } from './remitente'
import type { Lugar } from './use-marcas'

const fetchAsistencia = async (id: number, diaId: number) => {
  const { asistencias } = await unwrap(api.docente.catedra({ id }).diasclase({ diaId }).asistencias.get())
  return asistencias
}

const asistenciaQuery = (catedraId: number, diaId: number) =>
  queryOptions({
    queryKey: ['docente', 'asistencia', catedraId, diaId],
    queryFn: () => fetchAsistencia(catedraId, diaId),
    refetchOnWindowFocus: false,
  })

const diaDe = ({ catedraId, diaId }: Lugar) => api.docente.catedra({ id: catedraId }).diasclase({ diaId })

/** The teacher, with the marks of their own courses. */
export const remitente: Remitente = {
  dueno: ({ docenteToken }) => personaDe(docenteToken ?? '')?.id.toString() ?? null,
  asistencia: asistenciaQuery,
  sendOne: ({ catedraId, diaId, ...marca }, opciones) =>
    unwrap(diaDe({ catedraId, diaId })['toggle-asistencia'].post({ composerId: null, ...marca }, opciones)),
  sendMany: ({ presente, ...lugar }, varias, opciones) =>
    unwrap(diaDe(lugar).asistencias.post({ ...varias, presente }, opciones)),
  refetch(catedraId) {
    refetchDias(catedraId)
    void queryClient.invalidateQueries({ queryKey: asistenciaQuery(catedraId, 0).queryKey.slice(0, 3) })
  },
  textos: { exito: 'Asistencia registrada exitosamente', falla: 'Error al guardar la asistencia.' },
}

begin(remitente)
