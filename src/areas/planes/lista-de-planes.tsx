import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { MoreActions } from '../../ui/more-actions'
import { SiAbierta, useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { CopiarPlan } from './copiar-plan'
import { DialogoDePlan } from './dialogo-de-plan'
import { EliminarPlan } from './eliminar-plan'
import { ResumenDePlan } from './resumen-de-plan'
import type { Plan } from './tipos'

interface Props {
  catedraId: number
  planes: Plan[]
}

export function ListaDePlanes({ catedraId, planes }: Props) {
  const ficha = useDialogoQueCambia('ficha')
  const [saliente, setSaliente] = useState<Plan | null>(null)
  const [original, setOriginal] = useState<Plan | null>(null)
  const abierta = useAbierta()
  const create = abierta && (
    <Button variant="primary" onClick={() => ficha.open('nuevo')}>
      <Plus aria-hidden="true" /> Crear plan
    </Button>
  )
  return (
    <section className="apartado" aria-labelledby="planes">
      <header className="extremos">
        <h2 id="planes">Planes de clases</h2>
        {planes.length > 0 && create}
      </header>
      {planes.length === 0 && (
        <EmptyState title="Todavía no hay planes" action={create}>
          No se encontraron datos. Un plan ordena lo que se enseña, por mes o por módulo.
          {abierta && ' También puedes copiar uno desde otra cátedra tuya.'}
        </EmptyState>
      )}
      <ul className="planes pila aire-4" aria-label="Planes de clases">
        {planes.map((plan) => (
          <PlanItem
            key={plan.id}
            plan={plan}
            onEdit={() => ficha.open(plan.id)}
            onCopy={() => setOriginal(plan)}
            onRemove={() => setSaliente(plan)}
          />
        ))}
      </ul>
      <DialogoDePlan catedraId={catedraId} planes={planes} dialogo={ficha} />
      <CopiarPlan plan={original} onClose={() => setOriginal(null)} />
      <EliminarPlan plan={saliente} onClose={() => setSaliente(null)} />
    </section>
  )
}

interface ItemProps {
  plan: Plan
  onEdit: () => void
  onCopy: () => void
  onRemove: () => void
}

function PlanItem({ plan, onEdit, onCopy, onRemove }: ItemProps) {
  const { id, titulo } = plan
  const nombre = <span className="oculto"> el plan {titulo}</span>
  return (
    <li className="panel plan extremos">
      <div className="titulado">
        <h3>
          <Link to={`?tab=planes&plan=${id}`} preventScrollReset>
            {titulo}
          </Link>
        </h3>
        <ResumenDePlan plan={plan} />
      </div>
      <SiAbierta>
        <div className="operaciones-de-plan">
          <Button variant="quiet" onClick={onEdit}>
            <Pencil aria-hidden="true" /> Editar{nombre}
          </Button>
          <MoreActions of={titulo}>
            <Button variant="quiet" onClick={onCopy}>
              <Copy aria-hidden="true" /> Copiar{nombre}
            </Button>
            <Button variant="quiet" onClick={onRemove}>
              <Trash2 aria-hidden="true" /> Eliminar{nombre}
            </Button>
          </MoreActions>
        </div>
      </SiAbierta>
    </li>
  )
}
