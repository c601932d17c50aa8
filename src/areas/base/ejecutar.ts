import type { MutationOptions } from '@tanstack/react-query'
import { queryClient } from './consultas'

/** From a notice, which outlives the screen that showed it; what comes of it the mutation itself says. */
export const execute = <T, E, V>(opciones: MutationOptions<T, E, V>, datos: V) =>
  void queryClient
    .getMutationCache()
    .build(queryClient, opciones)
    .execute(datos)
    .catch(() => {})
