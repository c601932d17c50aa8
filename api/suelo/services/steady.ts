import { fullGC } from 'bun:jsc'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '../plugins/app-error.ts'
import { createCollector } from './collector.ts'
import { askPatience } from './patience.ts'

/** Who sends less than a kilobyte a second, over a minute, is not waited for. */
const WINDOW_MS = 60_000
const LEAST_BYTES = 60 * 1024
/** As any connection that says nothing, once the body is there. */
const IDLE_SECONDS = 30
/** After so much, whoever else asks has a turn. */
const TURN_BYTES = 1024 * 1024

/** What has just become garbage is not enough: of pieces, many have waited for others. */
const collector = createCollector(fullGC)

interface Steadily {
  /** Of more, nothing is read. */
  longest: number
  tooLarge?: () => AppError
  windowMs?: number
}

/**
 * The pieces of a request's body as they arrive, however slowly: by itself, the listener cuts off who sends less than
 * 16 KB a second, as a class on one mobile line does. Throws 413 where more comes, or is announced, than may, and 408
 * where hardly anything comes.
 */
export async function* readSteadily(
  request: Request,
  { longest, tooLarge = demasiadoGrande, windowMs = WINDOW_MS }: Steadily,
): AsyncGenerator<Uint8Array> {
  if (lengthOf(request) > longest) throw tooLarge()
  const reader = request.body?.getReader()
  if (!reader) return
  askPatience(request, 0)
  let arrived = 0
  let arrivedLately = 0
  let sinceTurn = 0
  let isTooSlow = false
  const timer = setInterval(() => {
    isTooSlow = arrivedLately < LEAST_BYTES
    // What waits is told that it is over. A race with each read would keep all that was ever read.
    if (isTooSlow) reader.cancel().catch(() => {})
    arrivedLately = 0
  }, windowMs)
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (isTooSlow) throw demasiadoLento()
      if (done) {
        whole.add(request)
        return
      }
      arrived += value.byteLength
      arrivedLately += value.byteLength
      collector.count('kilobyte', value.byteLength / 1024)
      sinceTurn += value.byteLength
      if (sinceTurn > TURN_BYTES) {
        sinceTurn = 0
        await nextTurn()
      }
      if (arrived > longest) throw tooLarge()
      yield value
    }
  } finally {
    clearInterval(timer)
    await reader.cancel().catch(() => {})
    askPatience(request, IDLE_SECONDS)
  }
}

/** All of a body in one piece, for what is small. */
export async function readWhole(request: Request, how: Steadily): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of readSteadily(request, how)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** As it is announced; of what comes in pieces, nobody knows before. */
export const lengthOf = ({ headers }: Request): number => Number(headers.get('content-length') ?? 0)

const whole = new WeakSet<Request>()

export const bringsBody = (request: Request): boolean =>
  lengthOf(request) > 0 || request.headers.has('transfer-encoding')

/** Whether somebody has read its body to the end. */
export const isRead = (request: Request): boolean => whole.has(request)

export const demasiadoGrande = () => new AppError(413, 'demasiado_grande', 'El pedido es demasiado grande.')

const demasiadoLento = () =>
  new AppError(408, 'demasiado_lento', 'La conexión es demasiado lenta: no llegó casi nada en un minuto.')
