import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { rutaDePagos, rutas } from '../admin'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { useAccion } from '../base/use-accion'
import { useId } from '../base/use-id'
import { reciboQuery, sendRecibo } from './queries'
import { Recibo } from './recibo'

export function Component() {
  return (
    <Lectura
      falla="No se pudo cargar el recibo."
      enPantalla={(parte) => (
        <Pantalla titulo="Recibo" migas={[{ texto: 'Cátedras', ruta: rutas.catedras }]}>
          {parte}
        </Pantalla>
      )}
    >
      <Leido />
    </Lectura>
  )
}

function Leido() {
  const { data: recibo } = useSuspenseQuery(reciboQuery(useId('id') ?? 0))
  const { send, enviando } = useAccion(sendRecibo)
  return (
    <Pantalla
      titulo="Recibo"
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
