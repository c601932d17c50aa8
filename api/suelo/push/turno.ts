import { and, asc, between, eq, gt, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transactAnyway } from '../../../db/client.ts'
import { consulta } from '../../../db/consulta.ts'
import { dispositivos, empujes, silencios } from '../../../db/schema/dispositivos.ts'
import { alSalir } from '../../../src/domain/correos/empujes.ts'
import { finDeSilencio, SILENCIO } from '../../../src/domain/correos/silencio.ts'
import type { RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import type { Resultado, Suscripcion } from './envio.ts'
import { bandejaDe } from './mensaje.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** One in the hands of one program is left alone by the others for so long. */
const CLAIM_MS = 2 * MINUTE_MS
/** Of one kind somebody is told once in so long. */
const CADA_MS = 10 * MINUTE_MS
/** How long to wait after each failed try; then every hour, while it is worth something. */
const pauses = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS]
const HOUR_MS = 60 * MINUTE_MS
/** After so many refusals running nothing is sent there any more. */
const RECHAZOS = 3

interface Reloj {
  now: () => number
  readonly zona: string
}

/** Whether what waits to be told is still so: the thing there, to be seen, and not read. */
export type EnVigor = (
  reloj: Reloj,
  tx: Reader,
  deQuien: { rol: RolConCodigo; personaId: number; grupo: string },
) => boolean

export interface TurnoDeps extends Reloj {
  db: Db
  isEnVigor: EnVigor
}

type Empuje = typeof empujes.$inferSelect
/** One that was taken to be sent, until `sale`. */
export type Salida = Omit<Empuje, 'sale'> & Suscripcion & { sale: number }

/** What became of one. */
export interface Hecho {
  salida: Salida
  resultado: Resultado
}

const proximo = consulta((tx) =>
  tx
    .select({ at: empujes.sale })
    .from(empujes)
    .where(isNotNull(empujes.sale))
    .orderBy(asc(empujes.sale))
    .limit(1),
)

export const findNextDue = (db: Reader): number | undefined => proximo(db).get({})?.at ?? undefined

/** Takes those that are due and may leave now, at most so many. */
export function take(deps: TurnoDeps, room: number): Salida[] {
  return transactAnyway(deps.db, (tx) => {
    const salidas: Salida[] = []
    for (const { empuje, suscripcion, deQuien, silencio } of listDue(tx, deps.now(), room)) {
      const sale = waitOf(deps, tx, empuje, silencio ?? SILENCIO)
      const isOver = sale >= empuje.hasta || !isVigente(deps, tx, empuje, deQuien)
      if (isOver) tx.delete(empujes).where(eq(empujes.id, empuje.id)).run()
      else if (sale > deps.now()) set(tx, empuje, { sale })
      else salidas.push({ ...claim(deps, tx, empuje, deQuien), ...suscripcion })
    }
    return salidas
  })
}

const listDue = (tx: Reader, now: number, room: number) =>
  tx
    .select({
      empuje: empujes,
      suscripcion: { endpoint: dispositivos.endpoint, p256dh: dispositivos.p256dh, auth: dispositivos.auth },
      deQuien: { alumnoId: dispositivos.alumnoId, docenteId: dispositivos.docenteId },
      silencio: silencios,
    })
    .from(empujes)
    .innerJoin(dispositivos, eq(dispositivos.id, empujes.dispositivoId))
    .leftJoin(
      silencios,
      or(eq(silencios.alumnoId, dispositivos.alumnoId), eq(silencios.docenteId, dispositivos.docenteId)),
    )
    .where(lte(empujes.sale, now))
    .orderBy(asc(empujes.sale), asc(empujes.id))
    .limit(room)
    .all()

interface DeQuien {
  alumnoId: number | null
  docenteId: number | null
}

const rolDe = ({ alumnoId }: DeQuien): RolConCodigo => (alumnoId === null ? 'docente' : 'alumno')

/** One that was asked for, to try the device, always is. */
const isVigente = (
  deps: TurnoDeps,
  tx: Reader,
  { aviso, grupo }: Pick<Empuje, 'aviso' | 'grupo'>,
  deQuien: DeQuien,
): boolean =>
  aviso === null ||
  deps.isEnVigor(deps, tx, {
    rol: rolDe(deQuien),
    personaId: Number(deQuien.alumnoId ?? deQuien.docenteId),
    grupo,
  })

/** From when on it may leave: who sleeps is not woken, and of one kind one is told now and then. */
function waitOf(
  { now, zona }: TurnoDeps,
  tx: Reader,
  { dispositivoId, aviso }: Empuje,
  silencio: typeof SILENCIO,
): number {
  if (aviso === null) return now()
  const otro = tx
    .select({ at: empujes.salioEn })
    .from(empujes)
    .where(
      and(
        eq(empujes.dispositivoId, dispositivoId),
        eq(empujes.aviso, aviso),
        between(empujes.salioEn, now() - CADA_MS + 1, now()),
      ),
    )
    .get()
  return Math.max(finDeSilencio(silencio, zona, now()), otro?.at ? otro.at + CADA_MS : 0)
}

function claim(deps: TurnoDeps, tx: Tx, empuje: Empuje, deQuien: DeQuien) {
  const { now, zona } = deps
  const sale = now() + CLAIM_MS
  const texto = alSalir(empuje.texto, zona, empuje.hasta, now())
  const junto = joinOthers(deps, tx, empuje, deQuien)
  set(tx, empuje, { ...junto, sale, salioEn: now() })
  return { ...empuje, texto, ...junto, sale }
}

/** What else of its kind waits for this device goes in one with it. */
function joinOthers(deps: TurnoDeps, tx: Tx, empuje: Empuje, deQuien: DeQuien): Partial<Empuje> {
  const { id, dispositivoId, aviso } = empuje
  if (aviso === null) return {}
  const otros = tx
    .delete(empujes)
    .where(
      and(
        eq(empujes.dispositivoId, dispositivoId),
        eq(empujes.aviso, aviso),
        lte(empujes.sale, deps.now()),
        ne(empujes.id, id),
      ),
    )
    .returning({ titulo: empujes.titulo, aviso: empujes.aviso, grupo: empujes.grupo })
    .all()
    .filter((otro) => isVigente(deps, tx, otro, deQuien))
  if (otros.length === 0) return {}
  const isOneCourse = otros.every(({ titulo }) => titulo === empuje.titulo)
  const titulo = isOneCourse ? empuje.titulo : 'Avisos nuevos'
  return { titulo, texto: `Tienes ${otros.length + 1} avisos nuevos.`, enlace: bandejaDe[rolDe(deQuien)] }
}

/** What is not that one's any more, since a newer one took its place, is left as it is. */
function set(tx: Tx, { id, sale }: Pick<Empuje, 'id' | 'sale'>, changed: Partial<Empuje>) {
  tx.update(empujes)
    .set(changed)
    .where(and(eq(empujes.id, id), eq(empujes.sale, sale as number)))
    .run()
}

/** All in one transaction: each waits for the disk. */
export function noteHechos({ db, now }: TurnoDeps, hechos: readonly Hecho[]): void {
  transactAnyway(db, (tx) => {
    for (const hecho of hechos) note(tx, now(), hecho)
    // What is left of them only says when somebody was last told.
    tx.delete(empujes)
      .where(and(sql`${empujes.sale} is null`, lte(empujes.salioEn, now() - CADA_MS)))
      .run()
  })
}

function note(tx: Tx, now: number, { salida, resultado }: Hecho) {
  const suyo = eq(dispositivos.id, salida.dispositivoId)
  if (resultado === 'no-esta') {
    tx.delete(dispositivos).where(suyo).run()
    return
  }
  if (resultado === 'llego') tx.update(dispositivos).set({ usadoEn: now, rechazos: 0 }).where(suyo).run()
  if (resultado === 'rechazado') {
    tx.update(dispositivos)
      .set({ rechazos: sql`${dispositivos.rechazos} + 1` })
      .where(suyo)
      .run()
    tx.delete(dispositivos)
      .where(and(suyo, gt(dispositivos.rechazos, RECHAZOS - 1)))
      .run()
  }
  const isOver = resultado === 'llego' || resultado === 'rechazado'
  const sale = isOver ? null : now + pauseOf(salida, resultado)
  set(tx, salida, sale === null ? { sale } : { sale, salioEn: null, intentos: salida.intentos + 1 })
}

const pauseOf = ({ intentos }: Salida, resultado: Resultado) =>
  typeof resultado === 'object' ? resultado.esperar * SECOND_MS : (pauses[intentos] ?? HOUR_MS)
