import type { Db } from '../../../db/client.ts'
import { cambios } from '../../../db/schema/cambios.ts'
import { temaDeFecha } from '../../site/edge.ts'
import { noteAlarma } from '../alarmas/alarmas.ts'
import type { Borde } from './borde.ts'
import { awaitBordes, motivoDeBordes, noteDicho, readLatidos } from './dicho.ts'

/** A change is looked for so often: it costs some microseconds. */
const LOOK_MS = 20
/** What an edge was fetching when it was told may be of before: it is told again when that has arrived. */
const AGAIN_MS = 1000
/** The pages show votes and comments some seconds late, so of those an edge is told when they do. */
const GROUPED_MS = 3200
/** An edge that nothing is told is asked whether it is there. */
const BEAT_MS = 10_000
const PATIENCE_MS = 5000
const PAUSE_MS = 500

/** Nothing shows it: telling of it asks for an answer only. */
const NADA = 'nada'

/** How often each topic has changed; of a day, which one it is. */
type Cuentas = Map<string, number>

interface AvisadorDeps {
  db: Db
  now: () => number
  /** YYYY-MM-DD where the institution is. */
  today: () => string
  bordes: readonly Borde[]
  error?: (linea: string) => void
}

/**
 * Tells each edge what it has to forget, as soon as it has changed, whichever process wrote; at least once: what it was
 * told is noted after it has answered, and at the start it is told everything.
 */
export function startAvisador({ db, now, today, bordes, error = console.error }: AvisadorDeps) {
  const stopping = new AbortController()
  const todos = bordes.map((borde) => createAviso({ db, now, borde, error, signal: stopping.signal }))
  let saidAt = now()
  awaitBordes(
    db,
    bordes.map(({ nombre }) => nombre),
    saidAt,
  )
  const look = () => {
    const cuentas = readCuentas(db, today())
    for (const aviso of todos) aviso.look(cuentas)
    if (now() - saidAt < BEAT_MS) return
    saidAt = now()
    noteAlarma(db, 'BORDE', motivoDeBordes(readLatidos(db), saidAt), saidAt)
  }
  let failed = false
  // A disk that fails for a moment is no reason to end; it is said once.
  const lookOrSay = () => {
    try {
      look()
      failed = false
    } catch (reason) {
      if (!failed) error(`No se pudo mirar qué cambió para los bordes: ${(reason as Error).message}`)
      failed = true
    }
  }
  const timer = setInterval(lookOrSay, LOOK_MS)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await Promise.all(todos.map((aviso) => aviso.idle()))
    },
  }
}

/** Where no edge is set any more, none is silent. */
export function forgetBordes({ db, now }: Pick<AvisadorDeps, 'db' | 'now'>): void {
  awaitBordes(db, [], now())
  noteAlarma(db, 'BORDE', null, now())
}

function readCuentas(db: Db, today: string): Cuentas {
  const filas = db.select().from(cambios).all()
  const cuentas: Cuentas = new Map(filas.map(({ tema, veces }) => [tema, veces]))
  return cuentas.set('dia', Number(today.replaceAll('-', '')))
}

/** 'dia' is no page's topic: what showed the day before is, and in a new year what showed the one before. */
function temasDe(nombre: string, antes: number, ahora: number): string[] {
  if (nombre !== 'dia') return [nombre]
  const [dia, hoy] = [antes, ahora].map((una) => String(una).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3'))
  const anio = String(dia).slice(0, 4)
  return [temaDeFecha(String(dia)), ...(hoy?.startsWith(anio) ? [] : [temaDeFecha(anio)])]
}

interface AvisoDeps extends Pick<AvisadorDeps, 'db' | 'now'> {
  borde: Borde
  error: (linea: string) => void
  signal: AbortSignal
}

function createAviso({ db, now, borde, error, signal }: AvisoDeps) {
  const told: Cuentas = new Map()
  const espera = createEspera()
  let again: { at: number; temas: string[] }[] = []
  const linea = createLinea({ now, borde, error, signal })

  const tellNew = (cuentas: Cuentas, nuevos: string[]) => {
    const temas = nuevos.flatMap((nombre) => {
      const ahora = cuentas.get(nombre) ?? 0
      return temasDe(nombre, told.get(nombre) ?? ahora, ahora)
    })
    linea.tell(temas, (instant) => {
      for (const nombre of nuevos) {
        told.set(nombre, cuentas.get(nombre) ?? 0)
        espera.end(nombre)
      }
      again.push({ at: instant + AGAIN_MS, temas })
    })
  }

  const tellAgain = (instant: number) => {
    const due = again.filter(({ at }) => at <= instant)
    linea.tell([...new Set(due.flatMap(({ temas }) => temas))], (answeredAt) => {
      again = again.filter((one) => !due.includes(one))
      noteDicho(db, borde.nombre, told, answeredAt)
    })
  }

  return {
    look(cuentas: Cuentas) {
      const instant = now()
      if (!linea.isFree(instant)) return
      const nuevos = [...cuentas].flatMap(([nombre, veces]) =>
        veces !== told.get(nombre) && (!told.has(nombre) || espera.isOver(nombre, instant)) ? nombre : [],
      )
      if (nuevos.length > 0) tellNew(cuentas, nuevos)
      else if (again.some(({ at }) => at <= instant)) tellAgain(instant)
      else if (linea.isSilent(instant))
        linea.tell([NADA], (answeredAt) => noteDicho(db, borde.nombre, told, answeredAt))
    },
    idle: linea.idle,
  }
}

/** Votes and comments are told of together. */
function createEspera() {
  const seenAt = new Map<string, number>()
  return {
    isOver(nombre: string, instant: number): boolean {
      if (nombre !== 'comunidad') return true
      if (!seenAt.has(nombre)) seenAt.set(nombre, instant)
      return instant - (seenAt.get(nombre) ?? instant) >= GROUPED_MS
    },
    end: (nombre: string) => seenAt.delete(nombre),
  }
}

/** To one edge, one word at a time; where it does not answer, it is left alone for a moment. */
function createLinea({ now, borde, error, signal }: Omit<AvisoDeps, 'db'>) {
  let answeredAt = Number.NEGATIVE_INFINITY
  let notBefore = 0
  let underWay: Promise<void> | undefined
  let failed = ''

  const say = async (temas: readonly string[], done: (answeredAt: number) => void) => {
    try {
      await borde.forget(temas, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
      failed = ''
      answeredAt = now()
      done(answeredAt)
    } catch (reason) {
      notBefore = now() + PAUSE_MS
      const motivo = (reason as Error).message
      if (motivo !== failed && !signal.aborted) error(`El borde ${borde.nombre} no recibe avisos: ${motivo}.`)
      failed = motivo
    } finally {
      underWay = undefined
    }
  }

  return {
    isFree: (instant: number) => !underWay && instant >= notBefore,
    isSilent: (instant: number) => instant - answeredAt >= BEAT_MS,
    tell(temas: readonly string[], done: (answeredAt: number) => void) {
      underWay = say(temas, done)
    },
    idle: async () => underWay,
  }
}
