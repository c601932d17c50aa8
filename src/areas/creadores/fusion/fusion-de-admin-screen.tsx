import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { type Creador, nombreCompleto } from '../../../domain/creadores/creadores'
import { rutaDeCreador } from '../../admin'
import { queryClient } from '../../base/consultas'
import type { DeCargada } from '../../base/enmarcada'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { creadorQuery } from '../queries'
import { Eleccion } from './eleccion'
import { ElegirOtro } from './elegir-otro'

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.query({ ...creadorQuery(Number(params.id)), staleTime: 'static' })

export function Cargada({ id, marco }: DeCargada) {
  const { data: creador } = useSuspenseQuery(creadorQuery(id))
  const [parametros, setParametros] = useSearchParams()
  const con = Number(parametros.get('con'))
  return (
    <Pantalla
      titulo={`${marco.titulo} a ${nombreCompleto(creador)}`}
      bajada={
        con ? 'De cada dato, elige cuál queda. Se puede deshacer durante 60 días.' : 'Elige la otra ficha.'
      }
      migas={[...marco.migas, { texto: nombreCompleto(creador), ruta: rutaDeCreador(id) }]}
    >
      {con > 0 ? (
        <Lectura key={con} falla="No se pudieron comparar las fichas.">
          <Eleccion id={id} con={con} />
        </Lectura>
      ) : (
        <ElegirOtro creador={creador} onChoose={(otro: Creador) => setParametros({ con: String(otro.id) })} />
      )}
    </Pantalla>
  )
}
