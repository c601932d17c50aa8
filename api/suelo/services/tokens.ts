import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { jwt } from '@elysiajs/jwt'
import { createRecent } from './recent.ts'

/** What a token opens: one of a use is worth nothing for another. */
export type Uso = 'sesion' | 'archivos' | 'corregir' | 'visitante' | 'conocido' | 'contribuyente' | 'copia'

export type Claims = Record<string, string | number>

const HOUR = 60 * 60
const DAY = 24 * HOUR
const MINUTE = 60

/** How long each lasts, in seconds; a session's is its role's. */
export const lifetimes = {
  admin: 8 * HOUR,
  persona: 12 * HOUR,
  corregir: 60 * DAY,
  visitante: 400 * DAY,
  conocido: 365 * DAY,
  contribuyente: 400 * DAY,
  copia: 15 * MINUTE,
}

/** The one that a request carries in its header. */
export const bearerIn = (authorization: string | null | undefined): string | undefined =>
  /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]

/** Of tokens whose signature was found good: looking again costs a thread, and a session brings the same one all day. */
const KNOWN_BYTES = 2_000_000

/** Signed tokens (JWT, HS256) that carry what they are for and when they end. */
export function createTokens(secret: string, now: () => number) {
  const { jwt: signer } = jwt({ name: 'jwt', secret }).decorator
  const known = createRecent<{ claims: Claims; bytes: number }>(KNOWN_BYTES)

  const readSigned = async (token: string): Promise<Claims | null> => {
    const one = known.get(token)
    if (one) return one.claims
    const claims = await signer.verify(token, { currentDate: new Date(now()) })
    if (!claims) return null
    known.set(token, { claims: claims as Claims, bytes: 4 * token.length })
    return claims as Claims
  }

  return {
    /** What is kept of a secret: only this installation can tell which one it was. */
    hash: (texto: string): string => createHmac('sha256', secret).update(texto).digest('hex'),

    ...createSello(secret),

    sign(uso: Uso, claims: Claims, seconds: number): Promise<string> {
      return signer.sign({ ...claims, uso, exp: Math.floor(now() / 1000) + seconds })
    },

    /** The claims; null for a token that is not ours, has ended, ends too late or never, or serves another use. */
    async verify(uso: Uso, token: string | undefined): Promise<Claims | null> {
      if (!token) return null
      const claims = await readSigned(token)
      if (!claims || claims.uso !== uso || typeof claims.exp !== 'number') return null
      const ahead = claims.exp - now() / 1000
      return ahead > 0 && ahead <= longestOf(uso, claims) ? claims : null
    },
  }
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** What is kept so that only this installation reads it. */
function createSello(secret: string) {
  let derived: Buffer | undefined
  const key = () => {
    derived ??= Buffer.from(hkdfSync('sha256', secret, '', 'guarania sello', 32))
    return derived
  }
  return {
    seal(texto: string): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, key(), iv)
      const sealed = Buffer.concat([cipher.update(texto, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** Null where another installation sealed it. */
    unseal(sealed: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, IV_BYTES))
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** None of ours ends later than this, whoever had the secret to sign it. */
function longestOf(uso: Uso, { role }: Claims): number {
  if (uso !== 'sesion' && uso !== 'archivos') return lifetimes[uso]
  return role === 'admin' ? lifetimes.admin : lifetimes.persona
}

export type Tokens = ReturnType<typeof createTokens>
