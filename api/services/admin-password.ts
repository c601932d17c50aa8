import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { ajustes } from '../../db/schema/ajustes.ts'

const CLAVE = 'admin_password_hash'

/** The administrator's only credential; kept as an argon2id hash. */
export function createAdminPassword(db: Db) {
  const readHash = () => db.select().from(ajustes).where(eq(ajustes.clave, CLAVE)).get()?.valor

  const set = async (password: string) => {
    const valor = await Bun.password.hash(password, 'argon2id')
    db.insert(ajustes)
      .values({ clave: CLAVE, valor })
      .onConflictDoUpdate({ target: ajustes.clave, set: { valor } })
      .run()
  }

  const verify = async (password: string) => {
    const hash = readHash()
    return hash !== undefined && (await Bun.password.verify(password, hash))
  }

  return {
    verify,
    set,
    /** A text that changes with the password: a session signed under another one has ended. */
    fingerprint: () => readHash()?.slice(-12) ?? '',
    /** Sets what the environment says; without it, at the first start, makes one up and returns it. */
    async prepare(given: string | undefined): Promise<string | undefined> {
      if (given) {
        if (!(await verify(given))) await set(given)
        return undefined
      }
      if (readHash()) return undefined
      const made = randomBytes(9).toString('base64url')
      await set(made)
      return made
    },
  }
}

export type AdminPassword = ReturnType<typeof createAdminPassword>
