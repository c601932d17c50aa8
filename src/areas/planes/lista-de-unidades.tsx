import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { etiquetaDeUnidad } from '../../domain/planes/organizacion'
import { sortUnidades } from './queries'
import type { Plan, Unidad } from './tipos'
import { type Direccion, UnidadItem } from './unidad-item'

interface Props {
  plan: Plan
  onOpen: (unidad: Unidad) => void
  onEdit: (unidad: Unidad) => void
  onRemove: (unidad: Unidad) => void
}

/** Units in their order, which changes one step at a time; the focus goes along with the one that moves. */
export function ListaDeUnidades({ plan, ...acciones }: Props) {
  const { UnidadPlan: unidades, tipoOrganizacion } = plan
  const { mutate } = useMutation(sortUnidades(plan))
  const [dicho, setDicho] = useState('')
  const lista = useRef<HTMLOListElement>(null)
  const movida = useRef<{ id: number; direccion: Direccion } | null>(null)

  const shift = (posicion: number, direccion: Direccion) => {
    const ids = unidades.map(({ id }) => id)
    const [id = 0] = ids.splice(posicion, 1)
    const nueva = posicion + (direccion === 'subir' ? -1 : 1)
    mutate(ids.toSpliced(nueva, 0, id))
    movida.current = { id, direccion }
    setDicho(`${unidades[posicion]?.periodo}: lugar ${nueva + 1} de ${ids.length + 1}.`)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for each new order
  useLayoutEffect(() => {
    if (!movida.current) return
    const { id, direccion } = movida.current
    const botones = [direccion, 'subir', 'bajar'].map((cual) =>
      lista.current?.querySelector<HTMLButtonElement>(`[data-unidad="${id}"] [data-mover="${cual}"]`),
    )
    botones.find((boton) => boton && !boton.disabled)?.focus()
  }, [unidades])

  return (
    <>
      <ol className="unidades pila aire-4" aria-label="Unidades del plan" ref={lista}>
        {unidades.map((unidad, posicion) => (
          <UnidadItem
            key={unidad.id}
            unidad={unidad}
            clase={`${etiquetaDeUnidad[tipoOrganizacion]} ${posicion + 1}`}
            primera={posicion === 0}
            ultima={posicion === unidades.length - 1}
            onMove={(direccion) => shift(posicion, direccion)}
            onOpen={() => acciones.onOpen(unidad)}
            onEdit={() => acciones.onEdit(unidad)}
            onRemove={() => acciones.onRemove(unidad)}
          />
        ))}
      </ol>
      <p role="status" className="oculto">
        {dicho}
      </p>
    </>
  )
}
