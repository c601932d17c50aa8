import { useSuspenseQuery } from '@tanstack/react-query'
import { rutas } from '../../admin'
import { adelantar } from '../../base/consultas'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { CampoDeColor, CampoDeNombre, CampoDeZona } from './campos'
import { FormularioDeInstitucion } from './formulario'
import { Logo } from './logo'
import { institucionQuery } from './queries'
import { useAvisoDeRecarga } from './recarga'
import { VistaPrevia } from './vista-previa'

export const loader = () => adelantar(institucionQuery)

export function Component() {
  useAvisoDeRecarga()
  return (
    <Pantalla
      titulo="Institución"
      bajada="Su nombre, su hora, su logo y su color, en todas las páginas."
      migas={[{ texto: 'Panel', ruta: rutas.panel }]}
    >
      <Lectura falla="No se pudieron cargar los datos de la institución.">
        <Datos />
      </Lectura>
    </Pantalla>
  )
}

function Datos() {
  const { data: institucion } = useSuspenseQuery(institucionQuery)
  return (
    <div className="institucion">
      <FormularioDeInstitucion
        institucion={institucion}
        campos={['nombre', 'zona', 'color']}
        borrador="institucion"
        enviar="Guardar cambios"
        destino={rutas.institucion}
      >
        <h2>Nombre, hora y color</h2>
        <CampoDeNombre fijos={institucion.fijos} />
        <CampoDeZona {...institucion} />
        <CampoDeColor />
        <VistaPrevia />
      </FormularioDeInstitucion>
      <Logo logo={institucion.logo} />
    </div>
  )
}
