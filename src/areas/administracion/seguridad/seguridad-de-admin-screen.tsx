import { Link } from 'react-router'
import { rutas } from '../../admin'
import { Pantalla } from '../../base/pantalla'
import { SesionesAbiertas } from '../../ingreso/sesiones/sesiones-abiertas'
import { rutaDePaso } from '../primeros-pasos/direccion'
import { SegundoFactor } from './segundo-factor'

export function Component() {
  return (
    <Pantalla
      titulo="Seguridad"
      bajada="Con qué se ingresa a la administración, y dónde se ingresó."
      migas={[{ texto: 'Panel', ruta: rutas.panel }]}
    >
      <SegundoFactor />
      <section className="panel apartado perfil" aria-labelledby="clave">
        <h2 id="clave">Contraseña</h2>
        <p>
          Se cambia en <Link to={rutaDePaso('clave')}>Primeros pasos</Link>; las demás sesiones se cierran.
        </p>
      </section>
      <SesionesAbiertas />
    </Pantalla>
  )
}
