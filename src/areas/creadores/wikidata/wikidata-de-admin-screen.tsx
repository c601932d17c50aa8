import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { cuantos, numero } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { rutas } from '../../admin'
import { useAccion } from '../../base/use-accion'
import { recorridoQuery, startRecorrido, stopRecorrido } from './queries'

const botones = {
  SIN_EMPEZAR: 'Comenzar',
  DETENIDO: 'Seguir',
  TERMINADO: 'Buscar otra vez',
}

export function Component() {
  const { data } = useSuspenseQuery(recorridoQuery)
  const start = useAccion(startRecorrido)
  const stop = useAccion(stopRecorrido)
  const { estado, hechos, total, falla } = data
  return (
    <section className="panel pila" aria-label="Cómo va">
      {estado !== 'SIN_EMPEZAR' && (
        <>
          <progress value={hechos} max={Math.max(total, hechos, 1)} aria-label="Creadores buscados" />
          <p role="status">
            {numero(hechos)} de {cuantos(Math.max(total, hechos), 'creador', 'creadores')}
            {estado === 'TERMINADO' && '. Terminó.'}
            {estado === 'DETENIDO' && '. Está detenida.'}
          </p>
          <Resultado {...data} />
        </>
      )}
      {falla && <p role="alert">{falla}</p>}
      <div className="botones">
        {estado === 'EN_MARCHA' ? (
          <Button saving={stop.enviando} savingLabel="Deteniendo..." onClick={() => stop.send(undefined)}>
            Detener
          </Button>
        ) : (
          <Button
            variant="primary"
            saving={start.enviando}
            savingLabel="Comenzando..."
            onClick={() => start.send(undefined)}
          >
            {botones[estado]}
          </Button>
        )}
      </div>
      <p className="apagado">
        Se enlaza solo a quien se llama igual y nació el mismo año; a los demás los eliges tú, en la pestaña
        Wikidata de su ficha.
      </p>
    </section>
  )
}

interface Cuenta {
  sugerencias: number
  enlazados: number
  por_elegir: number
}

const Resultado = ({ sugerencias, enlazados, por_elegir }: Cuenta) => (
  <>
    <p>
      {cuantos(enlazados, 'enlazado', 'enlazados')}, {cuantos(por_elegir, 'por elegir', 'por elegir')},{' '}
      {cuantos(sugerencias, 'sugerencia', 'sugerencias')}.
    </p>
    {sugerencias > 0 && (
      <p className="enlaces-de-lista">
        <Link to={`${rutas.panel}?tab=sugerencias`}>Revisar las sugerencias</Link>
      </p>
    )}
  </>
)
