import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { type DatosDeSugerencia, sugerenciaNueva } from '../../domain/sugerencias'
import type { Valores } from '../creador/valores'
import { datosDe } from './datos'

type ResolverDeSugerencia = Resolver<Valores, unknown, DatosDeSugerencia>

/** What is wrong in the creator already is not the suggester's to mend. */
export function resolverDe(iniciales: Valores): ResolverDeSugerencia {
  const resolver = zodResolver(sugerenciaNueva) as unknown as ResolverDeSugerencia
  const previas = faltasPrevias(iniciales)

  return async (valores, contexto, opciones) => {
    const { errors } = await resolver(valores, contexto, opciones)
    const propias = Object.entries(errors).filter(([campo, error]) => previas.get(campo) !== error?.message)
    if (propias.length === 0) return { values: datosDe(valores), errors: {} }
    return { values: {}, errors: Object.fromEntries(propias) as FieldErrors<Valores> }
  }
}

function faltasPrevias(iniciales: Valores): Map<string, string> {
  const { error } = sugerenciaNueva.safeParse({ ...iniciales, reason: '-', suggester_email: 'a@example.org' })
  return new Map(error?.issues.map(({ path, message }) => [String(path[0]), message]))
}
