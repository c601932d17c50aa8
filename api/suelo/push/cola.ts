import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { dispositivos, empujes } from '../../../db/schema/dispositivos.ts'
import type { Aviso } from '../../../src/domain/correos/avisos.ts'
import type { RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import type { EnvioDeps } from './envio.ts'
import type { TurnoDeps } from './turno.ts'
import { createVueltas } from './vueltas.ts'

const SECOND_MS = 1000
/** What is about the same thing goes together. */
const ESPERA_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * 60 * SECOND_MS

/** Something to be told to somebody's devices. Never points, amounts, names, or the words of somebody. */
export interface Empuje {
  rol: RolConCodigo
  personaId: number
  aviso: Aviso
  /** What it is about: a newer one with the same takes the place of one that waits. */
  grupo: string
  titulo: string
  texto: string
  /** Where it leads to, on this site. */
  enlace: string
  /** Not before; without it, when others of its group had time to come. */
  desde?: number
  /** From then on it is worth nothing; without it, a day later. */
  hasta?: number
}

const deRol = { alumno: dispositivos.alumnoId, docente: dispositivos.docenteId }
const losDe = (rol: RolConCodigo) =>
  consulta((tx) =>
    tx
      .select({ id: dispositivos.id })
      .from(dispositivos)
      .where(sql`${deRol[rol]} = ${hueco('id')}`),
  )
const suyos = { alumno: losDe('alumno'), docente: losDe('docente') }

/** Takes back what waits of a group; what is on its way arrives. */
export function dropEmpujes(tx: Tx, rol: RolConCodigo, personaId: number, grupo: string): void {
  const ids = suyos[rol](tx)
    .all({ id: personaId })
    .map(({ id }) => id)
  const isSuyo = inArray(empujes.dispositivoId, ids)
  tx.delete(empujes)
    .where(and(isSuyo, eq(empujes.grupo, grupo), isNull(empujes.salioEn)))
    .run()
}

/** Written in the transaction that causes them and sent afterwards, as mails are (`correos/outbox.ts`). */
export function createPush(deps: TurnoDeps & EnvioDeps) {
  const { now, vapid } = deps
  const vueltas = createVueltas(deps)

  return {
    clave: vapid.publicKey,
    permite: deps.permite,
    /** Tells each device of somebody. */
    post(tx: Tx, { rol, personaId, desde, hasta, ...empuje }: Empuje): void {
      const sale = desde ?? now() + ESPERA_MS
      for (const { id } of suyos[rol](tx).all({ id: personaId })) {
        write(tx, id, { ...empuje, sale, hasta: hasta ?? sale + DAY_MS }, desde !== undefined)
        vueltas.wake()
      }
    },
    /** To one device, at once: somebody waits for it with the telephone in hand. */
    probar(tx: Tx, dispositivoId: number, enlace: string): void {
      const dicho = { titulo: 'Prueba', texto: 'Los avisos llegan a este dispositivo.', enlace }
      write(
        tx,
        dispositivoId,
        { grupo: 'prueba', ...dicho, sale: now(), hasta: now() + ESPERA_MS * 10 },
        true,
      )
      vueltas.wake()
    },
    ...vueltas,
  }
}

/** When the first of a kind leaves that waits for a device: the others of its minute leave in one with it. */
const primero = consulta((tx) =>
  tx
    .select({ at: sql<number | null>`min(${empujes.sale})` })
    .from(empujes)
    .where(
      and(
        eq(empujes.dispositivoId, hueco('dispositivoId')),
        eq(empujes.aviso, hueco('aviso')),
        isNull(empujes.salioEn),
      ),
    ),
)

function write(
  tx: Tx,
  dispositivoId: number,
  empuje: Omit<typeof empujes.$inferInsert, 'dispositivoId'> & { sale: number },
  isPuesto: boolean,
): void {
  const { titulo, texto, enlace, hasta } = empuje
  const antes = isPuesto ? undefined : primero(tx).get({ dispositivoId, aviso: empuje.aviso ?? '' })?.at
  const sale = Math.min(empuje.sale, antes ?? empuje.sale)
  // Of one that is on its way the newer is another; else the first one says how long all wait.
  const waits = isPuesto ? sale : sql`iif(${empujes.salioEn} is null, min(${empujes.sale}, ${sale}), ${sale})`
  tx.insert(empujes)
    .values({ dispositivoId, ...empuje, sale })
    .onConflictDoUpdate({
      target: [empujes.dispositivoId, empujes.grupo],
      targetWhere: sql`sale is not null`,
      set: { titulo, texto, enlace, hasta, sale: waits, intentos: 0 },
    })
    .run()
}

export type Push = ReturnType<typeof createPush>
