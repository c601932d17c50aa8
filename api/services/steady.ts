import { AppError } from '../plugins/app-error.ts'
import { askPatience } from './patience.ts'

/** Who sends less than a kilobyte a second, over a minute, is not waited for. */
const WINDOW_MS = 60_000
const LEAST_BYTES = 60 * 1024
/** As any connection that says nothing, once the body is there. */
const IDLE_SECONDS = 30

/**
 * The pieces of a request's body as they arrive, however slowly: by itself, the listener cuts off who sends less than
 * 16 KB a second, as a class on one mobile line does. Throws 408 where hardly anything comes.
 */
export async function* readSteadily(request: Request, windowMs = WINDOW_MS): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return
  askPatience(request, 0)
  let arrived = 0
  let giveUp = (_: AppError) => {}
  const tooSlow = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  tooSlow.catch(() => {})
  const timer = setInterval(() => {
    if (arrived < LEAST_BYTES) giveUp(demasiadoLento())
    arrived = 0
  }, windowMs)
  try {
    for (;;) {
      const { value, done } = await Promise.race([reader.read(), tooSlow])
      if (done) return
      arrived += value.byteLength
      yield value
    }
  } finally {
    clearInterval(timer)
    await reader.cancel().catch(() => {})
    askPatience(request, IDLE_SECONDS)
  }
}

const demasiadoLento = () =>
  new AppError(408, 'demasiado_lento', 'La conexión es demasiado lenta: no llegó casi nada en un minuto.')
