import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { EstadoDePago } from '../../shared/academia/estado-de-pago'
import { FichaCorta } from '../../shared/catedra/ficha-corta'
import { adelantar } from '../../shared/consultas'
import { Lectura } from '../../shared/lectura'
import { NoEncontrada } from '../../shared/no-encontrada'
import { Pantalla } from '../../shared/pantalla'
import { adelantarSeccion, Secciones } from '../../shared/secciones'
import { leerId, useId } from '../../shared/use-id'
import { catedrasQuery } from '../panel/queries'
import { rutas } from '../rutas'
import { secciones } from './secciones'
import { useVenida } from './venida'

const alPanel = { texto: 'Volver a Mi Dashboard', ruta: rutas.panel }

export const loader = ({ params, request }: LoaderFunctionArgs) => {
  const id = leerId(params.id)
  if (id === null) return null
  adelantarSeccion(secciones, id, request.url)
  return adelantar(catedrasQuery)
}

export function Component() {
  const id = useId('id')
  if (id === null) return <NoEncontrada titulo="ID de cátedra inválido." volver={alPanel} />
  return (
    <Lectura
      falla="Error al cargar los datos de la cátedra"
      enPantalla={(parte) => (
        <Pantalla titulo="Cátedra" volver={alPanel}>
          {parte}
        </Pantalla>
      )}
    >
      <Cargada id={id} />
    </Lectura>
  )
}

function Cargada({ id }: { id: number }) {
  const { data: cursadas } = useSuspenseQuery(catedrasQuery)
  const { tab, destacado } = useVenida()
  const cursada = cursadas.find(({ catedraId }) => catedraId === id)
  if (!cursada) return <CatedraNoEncontrada />
  const { catedra, estadoActual } = cursada
  return (
    <Pantalla
      titulo={catedra.nombre}
      volver={alPanel}
      bajada={
        <FichaCorta catedra={catedra} conDocente>
          {'\u00a0· Pagos '}
          <EstadoDePago estado={estadoActual} />
        </FichaCorta>
      }
    >
      <Secciones
        etiqueta="Partes de la cátedra"
        secciones={secciones}
        datos={{ catedraId: id, destacado }}
        inicial={tab}
      />
    </Pantalla>
  )
}

const CatedraNoEncontrada = () => (
  <NoEncontrada titulo="Cátedra no encontrada" volver={alPanel}>
    Puede que ya no exista, o que no estés inscrito en ella.
  </NoEncontrada>
)
