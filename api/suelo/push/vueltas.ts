import { createRounds } from '../correos/rounds.ts'
import { soloLecturaDesde } from '../services/mantenimiento.ts'
import { type EnvioDeps, send } from './envio.ts'
import { marcaDe } from './mensaje.ts'
import { findNextDue, type Hecho, noteHechos, type Salida, type TurnoDeps, take } from './turno.ts'

const A_LA_VEZ = 4
/** Between one lot and the next others are answered. */
const PAUSA_MS = 120

/** Sends what is due: by itself from `start` to `stop`, or all of it at once. */
export function createVueltas(deps: TurnoDeps & EnvioDeps) {
  const { db, now } = deps
  let isStarted = false
  const camino = createCamino(deps, () => {
    if (isStarted) rounds.sleep(PAUSA_MS)
  })
  const rounds = createRounds(async () => {
    camino.turn(rounds.isStopped())
    // Whoever comes back wakes it too.
    if (camino.isFull()) return Number.POSITIVE_INFINITY
    return Math.max(camino.isEmpty() ? 0 : PAUSA_MS, nextAt(db) - now())
  })
  // As a timer, which comes when the transaction that asks for it is over.
  const wake = () => {
    if (isStarted) setTimeout(rounds.run, 0)
  }
  return {
    wake,
    start() {
      isStarted = true
      wake()
    },
    /** Lets those that are on their way arrive, and sends no other. */
    async stop() {
      isStarted = false
      await rounds.stop()
      await camino.all()
      camino.turn(true)
    },
    /** Sends all that is due and resolves. */
    async sendDue() {
      do {
        camino.turn(false)
        if (!camino.isEmpty()) await camino.first()
      } while (!camino.isEmpty() || camino.hasHechos())
    },
  }
}

/** Those that are on their way, and what came of those that are back. */
function createCamino(deps: TurnoDeps & EnvioDeps, onBack: () => void) {
  const { db, now } = deps
  const enCamino = new Set<Promise<void>>()
  const hechos: Hecho[] = []
  const isMoving = () => soloLecturaDesde(db) !== null

  const start = (salida: Salida) => {
    const segundos = Math.max(1, Math.floor((salida.hasta - now()) / 1000))
    const mensaje = { t: salida.titulo, b: salida.texto, u: salida.enlace, g: marcaDe(salida.grupo) }
    const going: Promise<void> = send(deps, salida, mensaje, segundos).then((resultado) => {
      hechos.push({ salida, resultado })
      enCamino.delete(going)
      onBack()
    })
    enCamino.add(going)
  }

  return {
    isEmpty: () => enCamino.size === 0,
    isFull: () => enCamino.size === A_LA_VEZ || isMoving(),
    hasHechos: () => hechos.length > 0,
    first: () => Promise.race(enCamino),
    all: () => Promise.all(enCamino),
    /** Notes what came of those that are back, and starts as many as there is room for. */
    turn(isOver: boolean) {
      const room = isOver || isMoving() ? 0 : A_LA_VEZ - enCamino.size
      const noted = hechos.slice()
      if (noted.length > 0) noteHechos(deps, noted)
      hechos.splice(0, noted.length)
      if (room > 0 && nextAt(db) <= now()) for (const salida of take(deps, room)) start(salida)
    },
  }
}

const nextAt = (db: TurnoDeps['db']) => findNextDue(db) ?? Number.POSITIVE_INFINITY
