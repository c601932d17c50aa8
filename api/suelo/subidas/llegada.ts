import { readSteadily } from '../services/steady.ts'

/** So much may have arrived and not be written yet. */
const MOST_WAITING = 128 * 1024

/**
 * A request's body to be written: it is taken in as soon as it comes, since what nobody has taken when a connection is
 * cut is lost. Where it is cut it ends, and what came before counts.
 */
export function streamOfLlegada(request: Request): ReadableStream<Uint8Array> {
  const waiting: Uint8Array[] = []
  let bytes = 0
  let isOver = false
  let isWanted = true
  const { tell, change } = createCambio()

  const takeIn = async () => {
    // Who writes it knows how much is too much, and says so.
    for await (const piece of readSteadily(request, { longest: Number.POSITIVE_INFINITY })) {
      // The next one comes into the same memory.
      waiting.push(piece.slice())
      bytes += piece.byteLength
      tell()
      while (bytes > MOST_WAITING && isWanted) await change()
      if (!isWanted) return
    }
  }
  void takeIn()
    .catch(() => {})
    .finally(() => {
      isOver = true
      tell()
    })

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (waiting.length === 0 && !isOver) await change()
      const piece = waiting.shift()
      if (!piece) return controller.close()
      bytes -= piece.byteLength
      controller.enqueue(piece)
      tell()
    },
    cancel() {
      isWanted = false
      tell()
    },
  })
}

/** For who waits until something is another. */
function createCambio() {
  let wake = () => {}
  const begin = () => new Promise<void>((resolve) => (wake = resolve))
  let next = begin()
  return {
    change: () => next,
    tell() {
      wake()
      next = begin()
    },
  }
}
