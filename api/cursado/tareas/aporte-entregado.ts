import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import {
  clasesDeAporte,
  type EstadoSinAbrir,
  estadoSinAbrir,
  estadosDeAporte,
} from '../../../src/domain/aportes/recibos.ts'
import type { EstadoDeSugerencia } from '../../../src/domain/aportes/sugerencias.ts'
import { type Creador, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { sugerencia } from '../../publico/aportes/esquemas-de-sugerencias.ts'
import { requireCreador } from '../../publico/creadores/escritura.ts'
import { creador } from '../../publico/creadores/esquemas.ts'
import { sinPrivados } from '../../publico/creadores/ficha.ts'
import type { Deps } from '../../suelo/deps.ts'
import { aporteSinEntregar } from './errors-de-aporte.ts'

/** Of whom a correction is. */
const corregidos = alias(creadores, 'corregidos')

/** The contribution that is a delivery, for a select that joins it by `uniones`. */
export const columnasDeAporte = {
  creado: {
    id: creadores.id,
    status: creadores.status,
    slug: creadores.slug,
    first_name: creadores.first_name,
    last_name: creadores.last_name,
  },
  sugerida: { id: sugerencias.id, status: sugerencias.status },
  corregido: {
    id: corregidos.id,
    status: corregidos.status,
    slug: corregidos.slug,
    first_name: corregidos.first_name,
    last_name: corregidos.last_name,
  },
}

export const uniones = {
  creado: [creadores, eq(creadores.id, tareaAsignaciones.creadorId)],
  sugerida: [sugerencias, eq(sugerencias.id, tareaAsignaciones.sugerenciaId)],
  corregido: [corregidos, eq(corregidos.id, sugerencias.creadorId)],
} as const

export const aporte = z.object({
  clase: z.enum(clasesDeAporte),
  estado: z.enum(estadosDeAporte).exclude(['EN_REVISION']),
  /** Of whom it is about. */
  nombre: z.string(),
  /** Its page, once it is published. */
  url: z.string().nullable(),
})
export type Aporte = z.infer<typeof aporte>

type Ficha = Pick<Creador, 'id' | 'status' | 'slug' | 'first_name' | 'last_name'>

interface Fila {
  creado: Ficha | null
  sugerida: { id: number; status: EstadoDeSugerencia } | null
  corregido: Ficha | null
}

/** Nothing where none was delivered, or it is there no longer. */
export function aporteDe({ creado, sugerida, corregido }: Fila): Aporte | null {
  if (sugerida && corregido) return resumido('CORRECCION', estadoSinAbrir[sugerida.status], corregido)
  return creado && resumido('CREADOR', estadoSinAbrir[creado.status], creado)
}

const resumido = (clase: Aporte['clase'], estado: EstadoSinAbrir, ficha: Ficha): Aporte => ({
  clase,
  estado,
  nombre: nombreCompleto(ficha),
  url: estado === 'PUBLICADO' && ficha.status === 'PUBLISHED' ? `/creador/${ficha.slug}` : null,
})

export const aporteCompleto = z.object({
  clase: z.enum(clasesDeAporte),
  /** What was contributed; of a correction, whom it corrects. */
  creador,
  /** Of a correction, what it proposes, and why. */
  cambios: sugerencia.omit({ id: true, status: true, reason: true, created_at: true }).nullable(),
  motivo: z.string().nullable(),
})

/** The contribution that a delivery is. */
export const deEntrega = (tx: Reader, asignacionId: number) =>
  tx
    .select({ creadorId: tareaAsignaciones.creadorId, sugerenciaId: tareaAsignaciones.sugerenciaId })
    .from(tareaAsignaciones)
    .where(eq(tareaAsignaciones.id, asignacionId))
    .get() ?? { creadorId: null, sugerenciaId: null }

/** All that was contributed for a delivery. */
export function readAporte(deps: Pick<Deps, 'db' | 'now' | 'zona'>, asignacionId: number) {
  const { db } = deps
  const { creadorId, sugerenciaId } = deEntrega(db, asignacionId)
  const sugerida = sugerenciaId === null ? undefined : findSugerida(db, sugerenciaId)
  if (sugerida) {
    const { cambios, motivo } = sugerida
    const corregido = sinPrivados(deps, requireCreador(db, sugerida.creadorId))
    return { clase: 'CORRECCION' as const, creador: corregido, cambios, motivo }
  }
  if (creadorId === null) throw aporteSinEntregar()
  const creado = sinPrivados(deps, requireCreador(db, creadorId))
  return { clase: 'CREADOR' as const, creador: creado, cambios: null, motivo: null }
}

export const findSugerida = (tx: Reader, id: number) =>
  tx
    .select({
      creadorId: sugerencias.creadorId,
      cambios: sugerencias.cambios,
      motivo: sugerencias.reason,
    })
    .from(sugerencias)
    .where(eq(sugerencias.id, id))
    .get()
