import { lazy } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SiAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { Lectura } from '../base/lectura'
import type { Cifras } from './gestion'
import { LoQueCuenta } from './lo-que-cuenta'

const Formulario = lazy(() => import('./formulario-de-rubros'))

interface Props {
  catedraId: number
  cifras: Cifras
}

/** The parts of the final figure, and what counts in each. */
export function Rubros({ catedraId, cifras: { rubros, pedidos } }: Props) {
  const dialogo = useDialogoQueCambia('rubros')
  return (
    <section className="apartado" aria-labelledby="rubros">
      <header className="extremos">
        <h2 id="rubros">Rubros</h2>
        <SiAbierta>
          <Button onClick={() => dialogo.open('si')}>
            {rubros.length === 0 ? 'Usar rubros' : 'Cambiar los rubros'}
          </Button>
        </SiAbierta>
      </header>
      {rubros.length === 0 ? (
        <p className="apagado">
          Sin rubros, todos los puntos cuentan igual. Con rubros, cada parte pesa lo que digas, y puedes
          anotar notas de exámenes en papel.
        </p>
      ) : (
        <>
          <ul className="pesos hilera">
            {rubros.map(({ id, nombre, peso }) => (
              <li key={id}>
                {nombre} <b>{peso} %</b>
              </li>
            ))}
          </ul>
          <LoQueCuenta catedraId={catedraId} rubros={rubros} pedidos={pedidos} />
        </>
      )}
      <Dialog
        open={dialogo.abierto}
        onClose={dialogo.close}
        title="Rubros de la nota final"
        description="Los pesos suman 100. Un rubro sin nada deja su peso a los demás."
      >
        <Lectura falla="No se pudieron cargar los rubros.">
          <Formulario catedraId={catedraId} rubros={rubros} onClose={dialogo.close} />
        </Lectura>
      </Dialog>
    </section>
  )
}
