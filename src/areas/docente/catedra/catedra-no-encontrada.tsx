import { NoEncontrada } from '../../shared/no-encontrada'
import { rutas } from '../rutas'

export const CatedraNoEncontrada = () => (
  <NoEncontrada titulo="Cátedra no encontrada" volver={{ texto: 'Volver a Mi Dashboard', ruta: rutas.panel }}>
    Puede que ya no exista, o que no esté a tu cargo.
  </NoEncontrada>
)
