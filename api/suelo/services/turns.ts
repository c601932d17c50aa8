import { tooMany } from '../plugins/limit.ts'

/** Of each kind; a turn takes a few hundredths of a second. */
const MOST_WAITING = 20

/** One at a time, in their order; who goes first is only behind others who do. */
export function createTurns() {
  const first: (() => void)[] = []
  const rest: (() => void)[] = []
  let isTaken = false

  const wait = (line: (() => void)[]) => {
    if (line.length >= MOST_WAITING) throw tooMany(1)
    return new Promise<void>((resolve) => line.push(resolve))
  }

  const pass = () => {
    const next = first.shift() ?? rest.shift()
    if (next) next()
    else isTaken = false
  }

  return {
    /** Refuses where too many wait already. */
    async take<T>(work: () => Promise<T>, goesFirst = false): Promise<T> {
      if (isTaken) await wait(goesFirst ? first : rest)
      isTaken = true
      try {
        return await work()
      } finally {
        pass()
      }
    },
  }
}
