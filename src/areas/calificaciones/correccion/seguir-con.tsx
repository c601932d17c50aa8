import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { lectura } from '../../base/leer'
import { rutaDeCorreccion, rutas } from '../../docente'

/** On the desk of a task where nothing waits any more: the one that has waited longest of all the others. */
export function SeguirCon({ tareaId, llega }: { tareaId: number; llega: boolean }) {
  const { data } = useQuery(lectura('docente/me/por-corregir'))
  const enlace = useRef<HTMLAnchorElement>(null)
  const otra = data?.find(({ tareaMaestraId }) => tareaMaestraId !== tareaId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known where it leads
  useEffect(() => {
    if (llega) enlace.current?.focus()
  }, [llega, data])

  if (!data) return null
  return (
    <Link ref={enlace} to={otra ? rutaDeCorreccion(otra.catedra.id, otra.tareaMaestraId) : rutas.correct}>
      {otra ? `Seguir con «${otra.titulo}» (${otra.cuantas})` : 'Nada más espera por ti'}
    </Link>
  )
}
