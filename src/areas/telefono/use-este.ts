import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RolConCodigo } from '../../domain/sesiones/codigos'
import { dispositivosQuery, findEste } from './propios'

/** One's own devices, and which of them this is: null while nobody knows, undefined where it is none. */
export function useDispositivos(rol: RolConCodigo) {
  const { data: todos } = useSuspenseQuery(dispositivosQuery(rol))
  const [este, setEste] = useState<number | null | undefined>(null)
  useEffect(() => {
    let isOver = false
    findEste(rol, todos).then(
      (id) => isOver || setEste(id),
      () => isOver || setEste(undefined),
    )
    return () => {
      isOver = true
    }
  }, [rol, todos])
  return { todos, este }
}
