import { NoEncontrada } from '../base/no-encontrada'
import { rutaDeTareas, rutas } from '../docente'

/** Where the course is known, the way back leads to it. */
export function TareaNoEncontrada({ catedraId }: { catedraId?: number }) {
  const goBack = catedraId
    ? { texto: 'Volver a la Cátedra', ruta: rutaDeTareas(catedraId) }
    : { texto: 'Volver a Mi Dashboard', ruta: rutas.panel }
  return (
    <NoEncontrada titulo="Tarea no encontrada" goBack={goBack}>
      Puede que ya no exista, o que no sea de una cátedra tuya.
    </NoEncontrada>
  )
}
