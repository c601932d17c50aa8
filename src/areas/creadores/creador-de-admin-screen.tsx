import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { nombreCompleto } from '../../domain/creadores/creadores'
import { Tabs } from '../../ui/tabs'
import { queryClient } from '../base/consultas'
import type { DeCargada } from '../base/enmarcada'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { FormularioDeFicha } from './formulario-de-ficha'
import { creadorQuery } from './queries'

/** What is in another tab, or below the form, comes after it. */
const Retiro = lazy(() => import('./retiro'))
const Comentarios = lazy(() => import('./comentarios'))
const Historial = lazy(() => import('./historial'))
const DeWikidata = lazy(() => import('./wikidata/de-wikidata'))

const nombres = ['ficha', 'comentarios', 'historial', 'wikidata'] as const

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.query({ ...creadorQuery(Number(params.id)), staleTime: 'static' })

export function Cargada({ id, marco }: DeCargada) {
  const [parametros, setParametros] = useSearchParams()
  const { data: creador } = useSuspenseQuery(creadorQuery(id))
  const elegida = nombres.find((nombre) => nombre === parametros.get('tab')) ?? 'ficha'

  return (
    <Pantalla
      {...marco}
      titulo={nombreCompleto(creador)}
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
                <FormularioDeFicha creador={creador} publicado />
                <Lectura falla="No se pudo cargar esta parte.">
                  <Retiro creador={creador} />
                </Lectura>
              </div>
            ),
          },
          parte(
            'comentarios',
            'Comentarios',
            'No se pudieron cargar los comentarios.',
            <Comentarios id={id} />,
          ),
          parte('historial', 'Historial', 'No se pudo cargar el historial.', <Historial creador={creador} />),
          parte('wikidata', 'Wikidata', 'No se pudo cargar esta parte.', <DeWikidata creador={creador} />),
        ]}
      />
    </Pantalla>
  )
}

/** A tab that is read when it is opened. */
const parte = (value: (typeof nombres)[number], label: string, falla: string, content: ReactNode) => ({
  value,
  label,
  content: <Lectura falla={falla}>{content}</Lectura>,
})
