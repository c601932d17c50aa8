import { NoEncontrada } from '../no-encontrada'
import { useGestion } from './gestion'

export function CatedraNoEncontrada() {
  const { rutas } = useGestion()
  return (
    <NoEncontrada
      titulo="Cátedra no encontrada"
      goBack={{ texto: 'Volver a Mi Dashboard', ruta: rutas.panel }}
    >
      Puede que ya no exista, o que no esté a tu cargo.
    </NoEncontrada>
  )
}
