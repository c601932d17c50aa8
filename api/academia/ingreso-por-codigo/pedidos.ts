import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader, Tx } from '../../../db/client.ts'
import { estadosDePedido, pedidosDeIngreso } from '../../../db/schema/ingreso-por-codigo.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import type { AlInscribir } from '../../../src/domain/inscripciones/inscripciones.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { openNovedades } from '../../suelo/novedades/leidas.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireCatedraPara, requireCierrePara } from '../catedras/busqueda.ts'
import type { Catedra } from '../catedras/ficha.ts'
import { notifyRechazo } from './avisos.ts'
import { pedidoNoEncontrado, pedidoRespondido } from './errors.ts'
import { comeIn, isEnCatedra, requireAlumnoDe } from './inscripcion.ts'

export const pedidosDeCatedra = z.array(
  z.object({
    id: z.int(),
    nombre: z.string(),
    apellido: z.string(),
    email: z.string(),
    /** Whether who asks reads that address's mails: where none leaves, nobody could show it. */
    confirmado: z.boolean(),
    ya_es_alumno: z.boolean(),
    es_menor: z.boolean(),
    estado: z.enum(estadosDePedido).exclude(['SIN_CONFIRMAR']),
    created_at: z.iso.datetime(),
  }),
)

/** As somebody who runs the course opens them. */
export function openPedidos(deps: Deps, quien: Quien, id: number) {
  const { db } = deps
  requireCierrePara(db, quien, id)
  openNovedades(deps, quien, 'pedidos', [id])
  return listPedidos(db, id)
}

/** Those that wait first, the oldest first; then those of the last days that were answered. */
const listPedidos = (tx: Reader, catedraId: number): z.infer<typeof pedidosDeCatedra> =>
  tx
    .select({
      id: pedidosDeIngreso.id,
      nombre: pedidosDeIngreso.nombre,
      apellido: pedidosDeIngreso.apellido,
      email: pedidosDeIngreso.email,
      confirmado: pedidosDeIngreso.confirmado,
      ya_es_alumno: sql`${alumnos.id} is not null`.mapWith(Boolean),
      es_menor: pedidosDeIngreso.es_menor,
      estado: sql<Respondible>`${pedidosDeIngreso.estado}`,
      created_at: pedidosDeIngreso.created_at,
    })
    .from(pedidosDeIngreso)
    .leftJoin(alumnos, eq(sql`lower(${alumnos.email})`, pedidosDeIngreso.email))
    .where(and(eq(pedidosDeIngreso.catedraId, catedraId), ne(pedidosDeIngreso.estado, 'SIN_CONFIRMAR')))
    .orderBy(sql`${pedidosDeIngreso.estado} <> 'PENDIENTE'`, asc(pedidosDeIngreso.id))
    .all()
    .map((pedido) => ({ ...pedido, created_at: enISO(pedido.created_at) }))

type Respondible = Exclude<(typeof estadosDePedido)[number], 'SIN_CONFIRMAR'>

/** Each in an act of its own: one that can't come in keeps out nobody else. */
export function acceptPedidos(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  { ids, ...alInscribir }: AlInscribir & { ids: number[] },
) {
  const fallaron = answerEach(deps, quien, catedraId, ids, (acto, catedra, id) => {
    const pedido = answer(acto.tx, catedra.id, id, 'ACEPTADO')
    const { id: alumnoId } = requireAlumnoDe(acto.tx, pedido, acto.ahora)
    // Somebody has enrolled them meanwhile.
    if (!isEnCatedra(acto.tx, catedra.id, alumnoId)) comeIn(deps, acto, catedra, alumnoId, alInscribir)
  })
  return { aceptados: ids.length - fallaron.length, fallaron }
}

export function rejectPedidos(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  { ids, motivo }: { ids: number[]; motivo: string },
) {
  const fallaron = answerEach(deps, quien, catedraId, ids, ({ tx, note }, catedra, id) => {
    const pedido = answer(tx, catedra.id, id, 'RECHAZADO')
    note({ hecho: 'ingreso.rechazar', detalle: nombreDePersona(pedido) })
    if (motivo) notifyRechazo(deps, tx, catedra, pedido, motivo)
  })
  return { rechazados: ids.length - fallaron.length, fallaron }
}

type Respuesta = (acto: Acto, catedra: Catedra, id: number) => void

/** What failed of several; of one alone, it fails. */
function answerEach(deps: Deps, quien: Quien, catedraId: number, ids: number[], respond: Respuesta) {
  return ids.flatMap((id) => {
    try {
      enActo(deps, quien, { catedra: catedraId }, (acto) =>
        respond(acto, requireCatedraPara(acto.tx, quien, catedraId), id),
      )
      return []
    } catch (error) {
      if (ids.length === 1 || !(error instanceof AppError)) throw error
      return [{ id, error: error.message }]
    }
  })
}

/** Once: of two who answer, the first. */
function answer(tx: Tx, catedraId: number, id: number, estado: Respondible) {
  const suyo = and(eq(pedidosDeIngreso.id, id), eq(pedidosDeIngreso.catedraId, catedraId))
  const antes = tx
    .select()
    .from(pedidosDeIngreso)
    .where(and(suyo, ne(pedidosDeIngreso.estado, 'SIN_CONFIRMAR')))
    .get()
  if (!antes) throw pedidoNoEncontrado()
  if (antes.estado !== 'PENDIENTE') throw pedidoRespondido()
  tx.update(pedidosDeIngreso).set({ estado }).where(suyo).run()
  return antes
}
