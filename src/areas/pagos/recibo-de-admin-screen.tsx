import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { rutaDePagos } from '../admin'
import type { DeCargada } from '../base/enmarcada'
import { Pantalla } from '../base/pantalla'
import { useAccion } from '../base/use-accion'
import { reciboQuery, sendRecibo } from './queries'
import { Recibo } from './recibo'

export function Cargada({ id, marco }: DeCargada) {
  const { data: recibo } = useSuspenseQuery(reciboQuery(id))
  const { send, enviando } = useAccion(sendRecibo)
  return (
    <Pantalla
      titulo={marco.titulo}
      goBack={{ texto: `Pagos de ${recibo.catedra.nombre}`, ruta: rutaDePagos(recibo.catedra.id) }}
    >
      <Recibo recibo={recibo} />
      <div className="botones no-se-imprime">
        <Button variant="primary" onClick={() => print()}>
          Imprimir
        </Button>
        {!recibo.anulado_en && (
          <Button saving={enviando} savingLabel="Enviando..." onClick={() => send(recibo.id)}>
            Enviar a {recibo.alumno.email}
          </Button>
        )}
      </div>
    </Pantalla>
  )
}
