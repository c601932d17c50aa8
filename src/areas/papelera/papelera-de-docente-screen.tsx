import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { rutas } from '../docente'
import { ListaDePapelera } from './lista-de-papelera'

export function Component() {
  return (
    <Pantalla
      titulo="Papelera"
      bajada="Lo que se eliminó de tus cátedras vuelve desde aquí con todo lo que tenía."
      migas={[{ texto: 'Inicio', ruta: rutas.panel }]}
    >
      <Lectura falla="No se pudo cargar la papelera.">
        <ListaDePapelera />
      </Lectura>
    </Pantalla>
  )
}
