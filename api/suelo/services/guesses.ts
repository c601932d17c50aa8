import { tooMany } from '../plugins/limit.ts'
import { blockOf } from './addresses.ts'
import type { Limit, Limits } from './limits.ts'
import { requirePrueba } from './prueba-de-trabajo.ts'
import type { Tokens } from './tokens.ts'

/** How many wrong tries there may be, in so many seconds, by browsers in which nobody has signed in. */
interface Bounds {
  seconds: number
  /** From one network, or of all together, without a proof of work: who has the right one is not held up for long. */
  free: number
  /** From one network, with one. */
  ofNetwork: number
  /** Of all together, with one: who guesses comes from as many networks, and at as many accounts, as they like. */
  ofAll: number
}

const ofStrangers = {
  clave: { seconds: 60, free: 10, ofNetwork: 20, ofAll: 100 },
  codigo: { seconds: 600, free: 60, ofNetwork: 120, ofAll: 600 },
  /** Whoever gets as far knows the password: the code's three in a million are all that is left. */
  factor: { seconds: 3600, free: 10, ofNetwork: 20, ofAll: 60 },
  /** Nobody comes upon one of twelve digits, and whom others keep from the application's codes signs in with it. */
  recuperacion: { seconds: 600, free: 10, ofNetwork: 20, ofAll: 100 },
} satisfies Record<string, Bounds>

const OF_ONE_THAT_IS_KNOWN: Limit = { calls: 10, seconds: 600 }

/** One try to sign in; only wrong ones count. */
export interface Guess {
  isKnown: boolean
  /** Refuses where there have been too many, or asks for a proof. */
  check(): void
  /** The same, and counts this one as wrong. Of all together, only one at an account that exists. */
  count(exists?: boolean): void
  /** It was right after all. */
  forgive(): void
}

interface GuessDeps {
  limits: Limits | null
  tokens: Tokens
  now: () => number
}

type Login = keyof typeof ofStrangers

/** `known` is the browser's, where somebody has signed in with it before: strangers don't hold it up. */
export const guessBy = (deps: GuessDeps, login: Login, request: Request, known?: string): Guess =>
  known === undefined ? guessOfStranger(deps, login, request) : guessOfKnown(deps, login, known)

function guessOfKnown({ limits }: GuessDeps, login: Login, known: string): Guess {
  const key = `errores de ${known}, ${login}`
  return {
    isKnown: true,
    check: () => refuseIf(limits?.look(key, OF_ONE_THAT_IS_KNOWN)),
    count: () => refuseIf(limits?.count(key, OF_ONE_THAT_IS_KNOWN)),
    forgive: () => limits?.uncount(key),
  }
}

function guessOfStranger(deps: GuessDeps, login: Login, request: Request): Guess {
  const { limits } = deps
  const { seconds, free, ofNetwork, ofAll } = ofStrangers[login]
  const network = `errores de ${blockOf(request)}, ${login}`
  const all = `errores de extraños, ${login}`
  const shared = `${all}, por partes`
  const counted: string[] = []

  const wait = (key: string, calls: number) => limits?.look(key, { calls, seconds }) ?? 0
  const add = (key: string) => {
    limits?.count(key, { calls: Number.POSITIVE_INFINITY, seconds })
    counted.push(key)
  }
  const check = () => {
    refuseIf(Math.max(wait(network, ofNetwork), wait(all, ofAll)))
    requirePrueba(deps, request, Math.max(wait(network, free), wait(shared, free)))
  }

  return {
    isKnown: false,
    check,
    count(exists = true) {
      check()
      // One network alone makes nobody elsewhere bring a proof.
      const others = wait(network, free / 2) > 0 ? [all] : [all, shared]
      // One at an account that does not exist is as much work, so it takes as long.
      for (const key of [network, ...others.map((one) => (exists ? one : `${one}, a nadie`))]) add(key)
    },
    forgive: () => {
      for (const key of counted.splice(0)) limits?.uncount(key)
    },
  }
}

function refuseIf(seconds = 0): void {
  if (seconds > 0) throw tooMany(seconds)
}
