import { rutas } from '../admin'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { ListaDePapelera } from './lista-de-papelera'

export function Component() {
  return (
    <Pantalla
      titulo="Papelera"
      bajada="Lo que se eliminó vuelve desde aquí con todo lo que tenía: notas, archivos, comentarios."
      migas={[{ texto: 'Panel', ruta: rutas.panel }]}
    >
      <Lectura falla="No se pudo cargar la papelera.">
        <ListaDePapelera />
      </Lectura>
    </Pantalla>
  )
}
