import { prefetch } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { rutas } from '../docente'
import { papelera } from './gestion'
import { ListaDePapelera } from './lista-de-papelera'

export const loader = () => prefetch(papelera('docente').papeleraQuery)

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
