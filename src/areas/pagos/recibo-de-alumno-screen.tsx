import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { rutas } from '../alumno'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { useId } from '../base/use-id'
import { reciboPropioQuery } from './queries-de-alumno'
import { Recibo } from './recibo'

export function Component() {
  return (
    <Pantalla titulo="Recibo" goBack={{ texto: 'Mis pagos', ruta: rutas.pagos }}>
      <Lectura falla="No se pudo cargar el recibo.">
        <Leido />
      </Lectura>
    </Pantalla>
  )
}

function Leido() {
  const { data: recibo } = useSuspenseQuery(reciboPropioQuery(useId('id') ?? 0))
  return (
    <>
      <Recibo recibo={recibo} />
      <div className="botones no-se-imprime">
        <Button variant="primary" onClick={() => print()}>
          Imprimir
        </Button>
      </div>
    </>
  )
}
