import { NoEncontrada } from '../base/no-encontrada'
import { rutas } from '../docente'

export const CatedraNoEncontrada = () => (
  <NoEncontrada titulo="Cátedra no encontrada" goBack={{ texto: 'Volver a Mi Dashboard', ruta: rutas.panel }}>
    Puede que ya no exista, o que no esté a tu cargo.
  </NoEncontrada>
)
