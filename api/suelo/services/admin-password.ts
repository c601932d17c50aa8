import { randomBytes } from 'node:crypto'
import { type Db, type Tx, transactAnyway } from '../../../db/client.ts'
import type { OrigenDeClave } from '../../../src/domain/sesiones/clave.ts'
import { readAjustes, writeAjuste } from './ajustes.ts'
import type { Guess } from './guesses.ts'
import { endSesiones } from './sessions.ts'
import { createTurns } from './turns.ts'

const HASH = 'admin_password_hash'
/** Whose it is, where nobody chose it: kept for the other processes that serve the same data. */
const ORIGIN = 'admin_password_origin'

/**
 * The one of the OWASP Password Storage Cheat Sheet's equals that takes least memory, in KiB. Bun's own 64 MB would be
 * half of what the program takes, at each login and at each start that checks ADMIN_PASSWORD.
 */
const ARGON2ID = { algorithm: 'argon2id', memoryCost: 7168, timeCost: 5 } as const

/** The administrator's only credential; kept as an argon2id hash. */
export function createAdminPassword(db: Db) {
  const turns = createTurns()
  const { exists, isRight, save, origin, noteOrigin } = createKept(db)

  /** One at a time. */
  const verify = async (password: string, guess?: Guess) => {
    // Before it is known whether it is wrong, and before its turn: a hundred at once don't stand in line, and where a
    // full disk keeps it from being counted, nobody guesses on.
    guess?.count()
    return turns.take(async () => {
      if (!(await isRight(password))) return false
      guess?.forgive()
      return true
    }, guess?.isKnown ?? true)
  }

  return {
    verify,
    /** What the environment says comes back at the next start, whoever sets another one. `besides` is of the same act. */
    set: (password: string, besides?: (tx: Tx) => void) =>
      save(password, origin() === 'ambiente' ? 'ambiente' : 'propia', besides),
    origin,
    /** Sets what the environment says; without it, at the first start, makes one up and returns it. */
    async prepare(given: string | undefined): Promise<string | undefined> {
      if (given) {
        if (!(await isRight(given))) await save(given, 'ambiente')
        else if (origin() !== 'ambiente') noteOrigin('ambiente')
        return undefined
      }
      if (exists()) {
        if (origin() === 'ambiente') noteOrigin('propia')
        return undefined
      }
      const made = randomBytes(9).toString('base64url')
      await save(made, 'generada')
      return made
    },
  }
}

/** What the database has of it. */
function createKept(db: Db) {
  const readHash = () => readAjustes(db, [HASH])[HASH]
  const writeOrigin = (tx: Tx, of: OrigenDeClave) => writeAjuste(tx, ORIGIN, of === 'propia' ? null : of)
  return {
    exists: () => Boolean(readHash()),
    async isRight(password: string): Promise<boolean> {
      const hash = readHash()
      return hash !== undefined && (await Bun.password.verify(password, hash))
    },
    /** Who signed in with the one before has to sign in anew. */
    async save(password: string, of: OrigenDeClave, besides?: (tx: Tx) => void): Promise<void> {
      const hash = await Bun.password.hash(password, ARGON2ID)
      transactAnyway(db, (tx) => {
        writeAjuste(tx, HASH, hash)
        writeOrigin(tx, of)
        endSesiones(tx, { rol: 'admin', id: 0 })
        besides?.(tx)
      })
    },
    origin: () => (readAjustes(db, [ORIGIN])[ORIGIN] ?? 'propia') as OrigenDeClave,
    noteOrigin: (of: OrigenDeClave) => transactAnyway(db, (tx) => writeOrigin(tx, of)),
  }
}

export type AdminPassword = ReturnType<typeof createAdminPassword>
