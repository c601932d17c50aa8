import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { delFormulario } from './fechas-del-formulario'
import type { Valores } from './valores'

export type ResolverDeCreador<D> = Resolver<Valores, unknown, D>

/** A schema of the server's, for a form about a creator. */
export const resolverDelFormulario = <D extends object>(esquema: z.ZodType<D>) =>
  zodResolver(delFormulario(esquema) as never) as unknown as ResolverDeCreador<D>
