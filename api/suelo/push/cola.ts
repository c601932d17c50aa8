import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { dispositivos, empujes } from '../../../db/schema/dispositivos.ts'
import type { Aviso } from '../../../src/domain/correos/avisos.ts'
import type { RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import { createRounds } from '../correos/rounds.ts'
import { soloLecturaDesde } from '../services/mantenimiento.ts'
import { type EnvioDeps, type Resultado, send } from './envio.ts'
import { marcaDe } from './mensaje.ts'
import { findNextDue, type Hecho, noteHechos, type Salida, type TurnoDeps, take } from './turno.ts'

const SECOND_MS = 1000
/** What is about the same thing goes together. */
const ESPERA_MS = 60 * SECOND_MS
const DAY_MS = 24 * 60 * 60 * SECOND_MS
const A_LA_VEZ = 4
/** Between one lot and the next others are answered. */
const PAUSA_MS = 120

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
  const { db, now, vapid } = deps
  const enCamino = new Set<Promise<void>>()
  const hechos: Hecho[] = []
  const isMoving = () => soloLecturaDesde(db) !== null

  const start = (salida: Salida) => {
    const segundos = Math.max(1, Math.floor((salida.hasta - now()) / SECOND_MS))
    const mensaje = { t: salida.titulo, b: salida.texto, u: salida.enlace, g: marcaDe(salida.grupo) }
    const going: Promise<void> = send(deps, salida, mensaje, segundos).then((resultado: Resultado) => {
      hechos.push({ salida, resultado })
      enCamino.delete(going)
      if (isStarted) rounds.sleep(PAUSA_MS)
    })
    enCamino.add(going)
  }

  /** Notes what came of those that are back, and starts as many as there is room for. */
  const turn = (isOver: boolean) => {
    const room = isOver || isMoving() ? 0 : A_LA_VEZ - enCamino.size
    const noted = hechos.slice()
    if (noted.length > 0) noteHechos(deps, noted)
    hechos.splice(0, noted.length)
    if (room > 0 && isDue()) for (const salida of take(deps, room)) start(salida)
  }
  const isDue = () => nextAt() <= now()
  const nextAt = () => findNextDue(db) ?? Number.POSITIVE_INFINITY
  const rounds = createRounds(async () => {
    turn(rounds.isStopped())
    // Whoever comes back wakes it too.
    if (enCamino.size === A_LA_VEZ || isMoving()) return Number.POSITIVE_INFINITY
    return Math.max(enCamino.size > 0 ? PAUSA_MS : 0, nextAt() - now())
  })

  let isStarted = false
  // As a timer, which comes when the transaction that asks for it is over.
  const wake = () => {
    if (isStarted) setTimeout(rounds.run, 0)
  }

  const write = (
    tx: Tx,
    dispositivoId: number,
    empuje: Omit<typeof empujes.$inferInsert, 'dispositivoId'>,
    isPuesto: boolean,
  ) => {
    const { titulo, texto, enlace, hasta, sale } = empuje
    // Of one that is on its way the newer is another; else the first one says how long all wait.
    const waits = isPuesto
      ? sale
      : sql`iif(${empujes.salioEn} is null, min(${empujes.sale}, ${sale}), ${sale})`
    tx.insert(empujes)
      .values({ dispositivoId, ...empuje })
      .onConflictDoUpdate({
        target: [empujes.dispositivoId, empujes.grupo],
        targetWhere: sql`sale is not null`,
        set: { titulo, texto, enlace, hasta, sale: waits, intentos: 0 },
      })
      .run()
    wake()
  }

  return {
    clave: vapid.publicKey,
    permite: deps.permite,
    /** Tells each device of somebody. */
    post(tx: Tx, { rol, personaId, desde, hasta, ...empuje }: Empuje): void {
      const sale = desde ?? now() + ESPERA_MS
      for (const { id } of suyos[rol](tx).all({ id: personaId }))
        write(tx, id, { ...empuje, sale, hasta: hasta ?? sale + DAY_MS }, desde !== undefined)
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
    },
    wake,
    start() {
      isStarted = true
      wake()
    },
    /** Lets those that are on their way arrive, and sends no other. */
    async stop() {
      isStarted = false
      await rounds.stop()
      await Promise.all(enCamino)
      turn(true)
    },
    /** Sends all that is due and resolves. */
    async sendDue() {
      do {
        turn(false)
        if (enCamino.size > 0) await Promise.race(enCamino)
      } while (enCamino.size > 0 || hechos.length > 0)
    },
  }
}

export type Push = ReturnType<typeof createPush>
