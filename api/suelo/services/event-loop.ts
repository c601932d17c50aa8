/** So many answers may follow one another before it is looked at whether the event loop turns. */
export const IN_A_ROW = 32
/** How long what else is due waits for its turn from then on. */
const LONGEST_MS = 20

/**
 * Bun answers whoever connects within the accept itself, and goes on accepting as long as somebody waits: where each
 * request is a connection of its own (nginx does so unless told otherwise), no timer, signal or job would get its turn
 * for as long as the visitors are many. An answer that has to wait takes Bun several times as long, so few do.
 */
export function createPauses(now = () => performance.now()) {
  let answered = 0
  let since = 0
  let turn: Promise<void> | undefined

  return {
    /** When the event loop has turned, for who has to wait for that before being answered. */
    due(): Promise<void> | undefined {
      if (++answered <= IN_A_ROW) return undefined
      if (turn) return now() - since > LONGEST_MS ? turn : undefined
      since = now()
      turn = new Promise((resolve) =>
        setImmediate(() => {
          answered = 0
          turn = undefined
          resolve()
        }),
      )
      return undefined
    },
  }
}
