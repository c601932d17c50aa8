import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { nombreCompleto } from '../../domain/creadores'
import { Tabs } from '../../ui/tabs'
import { rutas } from '../admin'
import { queryClient } from '../base/consultas'
import { Pantalla } from '../base/pantalla'
import { Comentarios } from './comentarios'
import { FormularioDeFicha } from './formulario-de-ficha'
import { Historial } from './historial'
import { creadorQuery } from './queries'
import { Retiro } from './retiro'

const nombres = ['ficha', 'comentarios', 'historial'] as const

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.query({ ...creadorQuery(Number(params.id)), staleTime: 'static' })

export function Component() {
  const id = Number(useParams().id)
  const [parametros, setParametros] = useSearchParams()
  const { data: creador } = useSuspenseQuery(creadorQuery(id))
  const elegida = nombres.find((nombre) => nombre === parametros.get('tab')) ?? 'ficha'

  return (
    <Pantalla
      titulo={nombreCompleto(creador)}
      migas={[
        { texto: 'Panel', ruta: rutas.panel },
        { texto: 'Creadores', ruta: rutas.creadores },
      ]}
      accion={
        <a className="boton" href={`/creador/${creador.slug}`}>
          Ver su página
        </a>
      }
    >
      <Tabs
        label="Partes de la ficha"
        value={elegida}
        onChange={(tab) => setParametros({ tab }, { preventScrollReset: true })}
        tabs={[
          {
            value: 'ficha',
            label: 'Ficha',
            content: (
              <div className="pila">
                <FormularioDeFicha key={id} creador={creador} publicado />
                <Retiro creador={creador} />
              </div>
            ),
          },
          { value: 'comentarios', label: 'Comentarios', content: <Comentarios id={id} /> },
          { value: 'historial', label: 'Historial', content: <Historial creador={creador} /> },
        ]}
      />
    </Pantalla>
  )
}
