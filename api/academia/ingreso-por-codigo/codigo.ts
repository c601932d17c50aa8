import { and, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { codigosDeIngreso, pedidosDeIngreso } from '../../../db/schema/ingreso-por-codigo.ts'
import { addDias } from '../../../src/domain/base/fechas.ts'
import { instanteDePlazo } from '../../../src/domain/base/plazos.ts'
import {
  CUPO_SUPUESTO,
  codigoDeIngreso,
  codigoDeIngresoEscrito,
  DIAS_MAXIMOS,
  DIAS_SUPUESTOS,
  modosDeIngreso,
} from '../../../src/domain/inscripciones/codigo-de-ingreso.ts'
import type { AperturaDeIngreso } from '../../../src/domain/inscripciones/ingreso-nuevo.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { requireCatedraPara } from '../catedras/busqueda.ts'
import { hastaLejano, hastaPasado, ingresoSinPermiso, sinCodigoDeIngreso } from './errors.ts'

export const ingresoDeCatedra = z.object({
  abierto: z.boolean(),
  /** With its hyphen; null while none was ever made. */
  codigo: z.string().nullable(),
  enlace: z.string().nullable(),
  hasta: z.iso.datetime().nullable(),
  cupo: z.int(),
  modo: z.enum(modosDeIngreso),
  /** How many came in by this code. */
  entraron: z.int(),
  /** How many wait for an answer. */
  pedidos: z.int(),
  /** Whether who reads this may open it, renew it or close it. */
  puede_abrir: z.boolean(),
})
type IngresoDeCatedra = z.infer<typeof ingresoDeCatedra>

const UN_DIA_MS = 24 * 60 * 60 * 1000

type Codigo = typeof codigosDeIngreso.$inferSelect

const deCatedra = (catedraId: number) => eq(codigosDeIngreso.catedraId, catedraId)

const findDeCatedra = (tx: Reader, catedraId: number): Codigo | undefined =>
  tx.select().from(codigosDeIngreso).where(deCatedra(catedraId)).get()

export function readCodigoDeCatedra(deps: Deps, quien: Quien, catedraId: number): IngresoDeCatedra {
  const { id } = requireCatedraPara(deps.db, quien, catedraId)
  requireAdmitido(deps)
  return readIngreso(deps, deps.db, quien, id)
}

function readIngreso(deps: Deps, tx: Reader, quien: Quien, catedraId: number): IngresoDeCatedra {
  const { now, site } = deps
  const suyo = findDeCatedra(tx, catedraId)
  const codigo = suyo ? codigoDeIngresoEscrito(suyo.codigo) : null
  return {
    abierto: suyo?.abierto === true && suyo.hasta > now(),
    codigo,
    enlace: codigo && `${site.url}/unirse/${codigo}`,
    hasta: suyo ? enISO(suyo.hasta) : null,
    cupo: suyo?.cupo ?? CUPO_SUPUESTO,
    modo: suyo?.modo ?? 'PEDIR',
    entraron: suyo?.entraron ?? 0,
    pedidos: countPendientes(tx, catedraId),
    puede_abrir: mayOpen(deps, quien),
  }
}

function countPendientes(tx: Reader, catedraId: number): number {
  const { catedraId: de, estado } = pedidosDeIngreso
  const pendientes = and(eq(de, catedraId), eq(estado, 'PENDIENTE'))
  return tx.select({ n: count() }).from(pedidosDeIngreso).where(pendientes).get()?.n ?? 0
}

export function setCodigo(deps: Deps, quien: Quien, catedraId: number, apertura: AperturaDeIngreso) {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note }) => {
    const { id } = requireCatedraPara(tx, quien, catedraId)
    requireQuienAbre(deps, quien)
    const antes = findDeCatedra(tx, id)
    const valores = conApertura(deps, antes, apertura)
    tx.insert(codigosDeIngreso)
      .values({ ...valores, catedraId: id, codigo: nuevoCodigo() })
      .onConflictDoUpdate({ target: codigosDeIngreso.catedraId, set: valores })
      .run()
    note({ hecho: valores.abierto ? 'ingreso.abrir' : 'ingreso.cerrar' })
    return readIngreso(deps, tx, quien, id)
  })
}

/** Where nothing is said, an open code is good as long as it was, and one that is opened, some days. */
function conApertura(deps: Deps, antes: Codigo | undefined, { abierto, cupo, ...dicho }: AperturaDeIngreso) {
  const { zona, now } = deps
  const modo = dicho.modo ?? antes?.modo ?? 'PEDIR'
  const dentroDe = (dias: number) => instanteDePlazo(addDias(todayOf(deps), dias), zona)
  const sigue = antes && (antes.abierto || !abierto) && antes.hasta > now()
  const supuesto = sigue ? antes.hasta : now() + DIAS_SUPUESTOS * UN_DIA_MS
  const hasta = dicho.hasta ? instanteDePlazo(dicho.hasta, zona) : supuesto
  if (abierto && hasta <= now()) throw hastaPasado()
  if (abierto && hasta > dentroDe(DIAS_MAXIMOS[modo])) throw hastaLejano(modo)
  return { abierto: abierto === true, hasta, modo, cupo: cupo ?? antes?.cupo ?? CUPO_SUPUESTO }
}

/** Another code in place of the one that there is, which nobody has come in by. */
export function renewCodigo(deps: Deps, quien: Quien, catedraId: number): IngresoDeCatedra {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note }) => {
    const { id } = requireCatedraPara(tx, quien, catedraId)
    requireQuienAbre(deps, quien)
    const nuevo = { codigo: nuevoCodigo(), entraron: 0 }
    if (tx.update(codigosDeIngreso).set(nuevo).where(deCatedra(id)).run().changes === 0) {
      throw sinCodigoDeIngreso()
    }
    note({ hecho: 'ingreso.renovar' })
    return readIngreso(deps, tx, quien, id)
  })
}

const nuevoCodigo = () => codigoDeIngreso(crypto.getRandomValues(new Uint8Array(8)))

export const isDeNadie = ({ institucion }: Pick<Deps, 'institucion'>) =>
  institucion.read().ingreso_por_codigo === 'NADIE'

function requireAdmitido(deps: Deps): void {
  if (isDeNadie(deps)) throw ingresoSinPermiso(true)
}

function requireQuienAbre(deps: Deps, quien: Quien): void {
  requireAdmitido(deps)
  if (!mayOpen(deps, quien)) throw ingresoSinPermiso(false)
}

const mayOpen = ({ institucion }: Deps, { rol }: Quien): boolean =>
  rol === 'admin' || institucion.read().ingreso_por_codigo === 'DOCENTES'
