import { eq, max } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { unidadesPlan } from '../../../db/schema/planes.ts'
import {
  type DatosDeUnidad,
  type EdicionDeUnidad,
  isOrdenDe,
  unidadNueva,
} from '../../../src/domain/planes/planes.ts'
import type { Recurso } from '../../../src/domain/planes/recursos.ts'
import { beginActo, enActo } from '../../suelo/actos.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import { findUsables, listRutasEn, setUsos } from '../../suelo/archivos/usos.ts'
import { cambiosEntre, type Etiquetas } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { requireComoSeLeyo } from '../../suelo/plugins/precondicion.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import { sanitizeRichText } from '../../suelo/services/rich-text.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { archivoAjeno, ordenIncompleto } from './errors.ts'
import type { Plan, Unidad } from './esquemas.ts'
import { readUnidad, requirePlanDe, requireUnidadDe } from './lectura.ts'

export const listUnidades = ({ db }: Deps, quien: Quien, planId: number): Unidad[] =>
  requirePlanDe(db, quien, planId).UnidadPlan

/** At the end of its plan. */
export function createUnidad(
  deps: Deps,
  quien: Quien,
  planId: number,
  enviada: Record<string, unknown>,
): Unidad {
  const datos = readDatos(enviada)
  return enActo(deps, quien, { plan: planId }, ({ tx, note, ahora }) => {
    const { catedraId } = requirePlanDe(tx, quien, planId)
    const ultima = tx
      .select({ posicion: max(unidadesPlan.posicion) })
      .from(unidadesPlan)
      .where(eq(unidadesPlan.planId, planId))
      .get()
    const { id } = tx
      .insert(unidadesPlan)
      .values({
        ...valoresDe(datos),
        planId,
        posicion: (ultima?.posicion ?? 0) + 1,
        created_at: ahora,
        updated_at: ahora,
      })
      .returning({ id: unidadesPlan.id })
      .get()
    useArchivos(tx, id, datos, { docenteId: quien.id, catedraId, now: ahora })
    note({ hecho: 'unidades.crear', sobre: { unidad: id, plan: planId } })
    return readUnidad(tx, id)
  })
}

/** What isn't sent stays as it is. */
export function editUnidad(deps: Deps, quien: Quien, id: number, edicion: EdicionDeUnidad): Unidad {
  const { now } = deps
  return transactReleasing(deps, (tx) => {
    const { note } = beginActo(deps, tx, quien, { unidad: id })
    const { catedraId, ...antes } = requireUnidadDe(tx, quien, id)
    const datos = readDatos({ ...antes, ...edicion })
    requireComoSeLeyo(edicion.antes?.recursos, antes.recursos.map(sinArchivo), 'los recursos')
    tx.update(unidadesPlan)
      .set({ ...valoresDe(datos), updated_at: now() })
      .where(eq(unidadesPlan.id, id))
      .run()
    useArchivos(tx, id, datos, { docenteId: quien.id, catedraId, now: now() })
    const despues = readUnidad(tx, id)
    const cambios = cambiosEntre<Unidad>(antes, despues, etiquetas)
    const hecho = { hecho: 'unidades.editar', nombre: antes.periodo, cambios, ids: { unidadId: id } } as const
    note(hecho)
    return despues
  })
}

const etiquetas: Etiquetas<Unidad> = {
  periodo: 'período',
  contenido: 'contenido',
  capacidades: 'capacidades',
  horasTeoricas: 'horas teóricas',
  horasPracticas: 'horas prácticas',
  estrategiasMetodologicas: 'estrategias metodológicas',
  mediosVerificacionEvaluacion: 'medios de verificación y evaluación',
  recursos: 'recursos',
}

export function deleteUnidad(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, { unidad: id }, ({ tx, note }) => {
    const { planId } = requireUnidadDe(tx, quien, id)
    note({ hecho: 'unidades.eliminar', sobre: { unidad: id, plan: planId } })
    const { archivos } = putInPapelera(deps, tx, quien, 'UNIDAD', id)
    return { message: 'Unidad eliminada.', eliminado: { archivos } }
  })
}

export function orderUnidades(deps: Deps, quien: Quien, planId: number, unidadIds: number[]): Plan {
  return enActo(deps, quien, { plan: planId }, ({ tx, note, ahora }) => {
    const { UnidadPlan } = requirePlanDe(tx, quien, planId)
    const ids = UnidadPlan.map(({ id }) => id)
    if (!isOrdenDe(unidadIds, ids)) throw ordenIncompleto()
    for (const [i, id] of unidadIds.entries()) {
      tx.update(unidadesPlan)
        .set({ posicion: i + 1, updated_at: ahora })
        .where(eq(unidadesPlan.id, id))
        .run()
    }
    note({ hecho: 'planes.ordenar', sobre: { plan: planId } })
    return requirePlanDe(tx, quien, planId)
  })
}

/** The rules look at what will be shown: what is left of the content once it is sanitised. */
function readDatos(enviada: Record<string, unknown>): DatosDeUnidad {
  const { contenido } = enviada
  return parsed(unidadNueva, {
    ...enviada,
    ...(typeof contenido === 'string' && { contenido: sanitizeRichText(contenido) }),
  })
}

function valoresDe({ recursos, ...datos }: DatosDeUnidad) {
  return {
    ...datos,
    estrategiasMetodologicas: datos.estrategiasMetodologicas || null,
    mediosVerificacionEvaluacion: datos.mediosVerificacionEvaluacion || null,
    recursos: recursos.map(sinArchivo),
  }
}

const sinArchivo = ({ type, value }: Recurso): Recurso => ({ type, value })

interface Contexto {
  docenteId: number
  catedraId: number
  now: number
}

/** The files of its resources, and those that its content shows. */
function useArchivos(tx: Tx, unidadId: number, { recursos, contenido }: DatosDeUnidad, contexto: Contexto) {
  const enRecursos = recursos.map(({ type, value }) => (type === 'file' ? value : null))
  const pedidos = [...enRecursos.filter((path) => path !== null), ...listRutasEn(contenido)]
  const usables = findUsables(tx, pedidos, contexto)
  const ajeno = enRecursos.findIndex((path) => path !== null && !usables.has(path))
  if (ajeno >= 0) throw archivoAjeno(ajeno)
  setUsos(tx, 'unidadPlanId', unidadId, usables.values(), contexto.now)
}
