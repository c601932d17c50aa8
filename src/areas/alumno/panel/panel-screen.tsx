import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Lectura } from '../../shared/lectura'
import { Pantalla } from '../../shared/pantalla'
import { perfilQuery } from '../../shared/perfil/queries'
import { acceso } from '../acceso'
import { Cursadas } from './cursadas'
import { catedrasQuery } from './queries'

export function Component() {
  usePrefetchQuery(catedrasQuery)
  return (
    <Pantalla
      titulo="Mi Dashboard de Alumno"
      accion={
        <a className="boton" href="/">
          Explorar Timeline
        </a>
      }
    >
      <Lectura falla="No se encontraron datos de usuario">
        <Saludo />
        <Lectura falla="Error al cargar los datos del dashboard">
          <Cursadas />
        </Lectura>
      </Lectura>
    </Pantalla>
  )
}

function Saludo() {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
  return <p className="apagado">Hola, {perfil.nombre}.</p>
}
