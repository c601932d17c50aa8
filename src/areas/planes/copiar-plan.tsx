import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Select } from '../../ui/select'
import { catedrasQuery } from '../base/curso/queries-de-docente'
import { Lectura } from '../base/lectura'
import { useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { rutaDeCatedra } from '../docente'
import { copyPlan } from './queries'
import type { Plan } from './tipos'

interface Props {
  /** Which one is copied; nothing where none is. */
  plan: Plan | null
  onClose: () => void
}

/** A plan, its units and its resources for another course, or another year. */
export function CopiarPlan({ plan, onClose }: Props) {
  const original = useUltimo(plan)
  if (!original) return null
  return (
    <Dialog
      open={plan !== null}
      onClose={onClose}
      title={`Copiar «${original.titulo}»`}
      description="Se copian sus unidades con sus recursos; el original queda como está."
      size="narrow"
    >
      <Lectura falla="Error al cargar las cátedras asignadas.">
        <Destino plan={original} onClose={onClose} />
      </Lectura>
    </Dialog>
  )
}

function Destino({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { data } = useSuspenseQuery(catedrasQuery)
  const catedras = data.filter(({ cerrada }) => !cerrada)
  const navigate = useNavigate()
  const otra = catedras.find(({ id }) => id !== plan.catedraId)
  const [destino, setDestino] = useState(String(otra?.id ?? plan.catedraId))
  const { send, enviando } = useAccion(copyPlan(plan.id))

  const copy = () =>
    send(Number(destino), {
      onSuccess: ({ id, catedraId }) => {
        onClose()
        void navigate(`${rutaDeCatedra(catedraId)}?tab=planes&plan=${id}`)
      },
    })

  return (
    <>
      <div className="ui-dialogo-cuerpo">
        <Select
          label="Cátedra de destino"
          options={catedras.map(({ id, nombre, anio }) => ({
            value: String(id),
            label: `${nombre} (${anio})${id === plan.catedraId ? ', esta misma' : ''}`,
          }))}
          value={destino}
          onChange={(event) => setDestino(event.target.value)}
        />
      </div>
      <footer className="ui-acciones">
        <Button onClick={onClose} disabled={enviando}>
          Cancelar
        </Button>
        <Button variant="primary" onClick={copy} saving={enviando} savingLabel="Copiando...">
          Copiar el plan
        </Button>
      </footer>
    </>
  )
}
