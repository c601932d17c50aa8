import type { Tx } from '../../../db/client.ts'
import { isRutaDeSubida } from '../../../src/domain/planes/rutas-de-recursos.ts'
import type { DatosDeTarea } from '../../../src/domain/tareas/tarea-nueva.ts'
import { findUsables, listRutasEn, setUsos } from '../../suelo/archivos/usos.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { archivoAjeno } from './errors.ts'

type Tarea = Pick<DatosDeTarea, 'recursos' | 'multimedia_path' | 'descripcion'> & {
  id: number
  catedraId: number
}

/** The files of its resources, its own, and those that its description shows. */
export function claimArchivos(
  tx: Tx,
  { rol, id: docenteId }: Quien,
  { id, catedraId, recursos, multimedia_path, descripcion }: Tarea,
  now: number,
): void {
  const nombrados = [
    ...recursos.map((ruta, i) => [`recursos.${i}`, ruta] as const),
    ['multimedia_path', multimedia_path ?? ''] as const,
  ].filter(([, ruta]) => isRutaDeSubida(ruta))
  const pedidos = [...nombrados.map(([, ruta]) => ruta), ...listRutasEn(descripcion)]
  const usables = findUsables(tx, pedidos, { docenteId: rol === 'docente' ? docenteId : null, catedraId })
  const ajeno = nombrados.find(([, ruta]) => !usables.has(ruta))
  if (ajeno) throw archivoAjeno(ajeno[0])
  setUsos(tx, 'tareaMaestraId', id, usables.values(), now)
}
