import { Select } from '../../ui/select'
import { useAbierta } from '../base/curso/abierta'
import { useGestion } from '../base/curso/gestion'
import { useAccion } from '../base/use-accion'
import { type Cifras, notaFinal, type Pedido } from './gestion'

interface Props extends Pick<Cifras, 'rubros' | 'pedidos'> {
  catedraId: number
}

/** Of which part each task and each evaluation is. */
export function LoQueCuenta({ catedraId, rubros, pedidos: todos }: Props) {
  // What makes up for another one counts in its part.
  const pedidos = todos.filter(({ recupera }) => recupera === null)
  if (pedidos.length === 0) return null
  const sinRubro = pedidos.filter(({ rubroId }) => rubroId === null).length
  return (
    <details className="panel lo-que-cuenta" open={sinRubro > 0}>
      <summary>
        Qué cuenta en cada rubro
        {sinRubro > 0 && <span className="apagado"> · {sinRubro} sin rubro, que no cuentan</span>}
      </summary>
      <ul>
        {pedidos.map(({ titulo, rubroId, recupera: _, ...pedido }) => (
          <li key={`${pedido.clase}-${pedido.id}`}>
            <DeQueRubro
              catedraId={catedraId}
              pedido={pedido}
              titulo={titulo}
              rubroId={rubroId}
              rubros={rubros}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface DeQueRubroProps extends Omit<Props, 'pedidos'> {
  pedido: Pedido
  titulo: string
  rubroId: number | null
}

/** It is saved as it is chosen. */
function DeQueRubro({ catedraId, pedido, titulo, rubroId, rubros }: DeQueRubroProps) {
  const abierta = useAbierta()
  const { saveRubroDe } = useGestion(notaFinal)
  const { send, enviando } = useAccion(saveRubroDe(catedraId, pedido))
  return (
    <Select
      label={`${titulo} (${pedido.clase === 'tarea' ? 'tarea' : 'evaluación'})`}
      disabled={enviando || !abierta}
      value={String(rubroId ?? '')}
      options={[
        { value: '', label: 'Sin rubro' },
        ...rubros.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
      ]}
      onChange={({ target }) => send(target.value === '' ? null : Number(target.value))}
    />
  )
}
