import { useSuspenseQuery } from '@tanstack/react-query'
import { adelantar } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { acceso } from '../ingreso/acceso-de-alumno'
import { perfilQuery } from '../personas/perfil/queries'
import { Bienvenida } from './bienvenida'
import { Cursadas } from './cursadas'
import { Estadisticas } from './estadisticas'
import { EvaluacionesPendientes, TareasPendientes } from './pendientes'
import { Proximo } from './proximo'
import { tableroQuery } from './queries-de-alumno'
import { Recientes } from './recientes'

export const loader = () => adelantar(tableroQuery)

export function Component() {
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
          <Tablero />
        </Lectura>
      </Lectura>
    </Pantalla>
  )
}

function Saludo() {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
  return <p className="apagado">Hola, {perfil.nombre}.</p>
}

/** What is due comes first. */
function Tablero() {
  const { data: tablero } = useSuspenseQuery(tableroQuery)
  if (tablero.mode === 'new') return <Bienvenida />
  return (
    <>
      <Proximo tablero={tablero} />
      <div className="cuadros">
        <TareasPendientes tablero={tablero} />
        <EvaluacionesPendientes tablero={tablero} />
      </div>
      <Cursadas cursadas={tablero.catedras} />
      <Recientes publicaciones={tablero.publicaciones} />
      <Estadisticas estadisticas={tablero.estadisticas} />
    </>
  )
}
