import { and, eq } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { pedidosDeIngreso } from '../../../db/schema/ingreso-por-codigo.ts'
import { LLEGADAS, type ModoDeIngreso } from '../../../src/domain/inscripciones/codigo-de-ingreso.ts'
import { beginActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { requireCatedra } from '../catedras/busqueda.ts'
import { findAlumnoPorEmail, requireAlumno } from '../personas/alumnos.ts'
import type { Alumno } from '../personas/ficha-de-alumno.ts'
import { findAbierto, requireAbierto } from './abierto.ts'
import { notifyPedido } from './avisos.ts'
import { codigoMuerto } from './errors.ts'
import { comeIn, isEnCatedra, type Pedido, requireAlumnoDe } from './inscripcion.ts'

interface Llegada {
  /** Whether something came of it. */
  isNueva: boolean
  estado: 'PENDIENTE' | 'INSCRIPTO'
  message: string
  /** Who came in. */
  alumno?: Alumno
}

const YA_ESTABA: Llegada = { isNueva: false, estado: 'INSCRIPTO', message: 'Ya estás en esta cátedra.' }
const LLEGO: Llegada = { isNueva: true, estado: 'PENDIENTE', message: LLEGADAS.PENDIENTE }

/** Who asks, and reads the mails of the address; who has not signed in is told how to come back. */
export function enter(
  deps: Deps,
  tx: Tx,
  modo: ModoDeIngreso,
  pedido: Pedido,
  { avisar = true } = {},
): Llegada {
  const { catedraId, email } = pedido
  const conocido = findAlumnoPorEmail(tx, email)
  if (conocido && isEnCatedra(tx, catedraId, conocido.id)) return YA_ESTABA
  if (modo === 'PEDIR') {
    wait(deps, tx, { ...pedido, confirmado: true })
    return LLEGO
  }
  const alumno = requireAlumnoDe(tx, pedido, deps.now())
  const acto = beginActo(deps, tx, { rol: 'alumno', id: alumno.id }, { catedra: catedraId })
  // Nobody is there to choose: what is still to be done is given to who comes in.
  comeIn(deps, acto, requireCatedra(tx, catedraId), alumno.id, { asignar: 'POR_VENCER', avisar })
  tx.update(pedidosDeIngreso)
    .set({ estado: 'ACEPTADO' })
    .where(and(eq(pedidosDeIngreso.catedraId, catedraId), eq(pedidosDeIngreso.email, email), isPendiente))
    .run()
  return { isNueva: true, estado: 'INSCRIPTO', message: LLEGADAS.INSCRIPTO, alumno }
}

const isPendiente = eq(pedidosDeIngreso.estado, 'PENDIENTE')

/** One of an address waits in a course; the last that was confirmed says who it is. */
export function wait(deps: Deps, tx: Tx, pedido: Pedido): void {
  const { catedraId, email } = pedidosDeIngreso
  const suyo = and(eq(catedraId, pedido.catedraId), eq(email, pedido.email), isPendiente)
  const esperaba = tx.select({ id: pedidosDeIngreso.id }).from(pedidosDeIngreso).where(suyo).get()
  if (esperaba) {
    if (pedido.confirmado) tx.update(pedidosDeIngreso).set(pedido).where(suyo).run()
    return
  }
  tx.insert(pedidosDeIngreso)
    .values({ ...pedido, estado: 'PENDIENTE', created_at: deps.now() })
    .run()
  notifyPedido(deps, tx, requireCatedra(tx, pedido.catedraId), pedido)
}

/** The same of who has signed in: the session says who it is, and nobody is told of what they do themselves. */
export function enterSignedIn(deps: Deps, alumnoId: number, escrito: string, request: Request) {
  requireAbierto(deps, escrito, request)
  const { alumno: _, ...dicho } = transact(deps.db, (tx) => {
    const abierto = findAbierto(deps, tx, escrito)
    if (!abierto) throw codigoMuerto()
    const { nombre, apellido, email, telefono, instrumento, es_menor, nombre_tutor, telefono_tutor } =
      requireAlumno(tx, alumnoId)
    const pedido = {
      catedraId: abierto.catedraId,
      nombre,
      apellido,
      email: email.toLowerCase(),
      telefono,
      instrumento,
      es_menor,
      nombre_tutor,
      telefono_tutor,
      confirmado: true,
      origen: `alumno ${alumnoId}`,
    }
    return enter(deps, tx, abierto.modo, pedido, { avisar: false })
  })
  return dicho
}
