import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { useId } from '../base/use-id'
import { reciboPropioQuery } from './queries-de-alumno'
import { Recibo } from './recibo'

export function Component() {
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
