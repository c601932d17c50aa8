import { tooMany } from '../plugins/limit.ts'
import type { Limit, Limits } from './limits.ts'

/**
 * How many wrong tries there may be of all browsers together in which nobody has signed in: who guesses comes from as
 * many addresses, and at as many accounts, as they like.
 */
const ofStrangers = {
  clave: { calls: 10, seconds: 60 },
  codigo: { calls: 60, seconds: 600 },
} satisfies Record<string, Limit>

const OF_ONE_THAT_IS_KNOWN: Limit = { calls: 10, seconds: 600 }

/** One try to sign in; only wrong ones count. */
export interface Guess {
  isKnown: boolean
  /** Refuses where there have been too many. */
  check(): void
  /** The same, and counts this one as wrong. */
  count(): void
  /** It was right after all. */
  forgive(): void
}

/** `known` is the browser's, where somebody has signed in with it before: strangers don't hold it up. */
export function guessBy(
  { limits }: { limits: Limits | null },
  login: keyof typeof ofStrangers,
  known: string | undefined,
): Guess {
  const key = known === undefined ? `errores de extraños, ${login}` : `errores de ${known}, ${login}`
  const limit = known === undefined ? ofStrangers[login] : OF_ONE_THAT_IS_KNOWN
  const refuseIf = (wait = 0) => {
    if (wait > 0) throw tooMany(wait)
  }
  return {
    isKnown: known !== undefined,
    check: () => refuseIf(limits?.look(key, limit)),
    count: () => refuseIf(limits?.count(key, limit)),
    forgive: () => limits?.uncount(key),
  }
}
