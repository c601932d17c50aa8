import { createHmac } from 'node:crypto'
import { jwt } from '@elysiajs/jwt'

/** What a token opens: one of a use is worth nothing for another. */
export type Uso = 'sesion' | 'archivos' | 'corregir' | 'visitante' | 'conocido'

export type Claims = Record<string, string | number>

/** Signed tokens (JWT, HS256) that carry what they are for and when they end. */
export function createTokens(secret: string, now: () => number) {
  const { jwt: signer } = jwt({ name: 'jwt', secret }).decorator

  return {
    /** What is kept of a secret: only this installation can tell which one it was. */
    hash: (texto: string): string => createHmac('sha256', secret).update(texto).digest('hex'),

    sign(uso: Uso, claims: Claims, seconds: number): Promise<string> {
      return signer.sign({ ...claims, uso, exp: Math.floor(now() / 1000) + seconds })
    },

    /** The claims; null for a token that is not ours, has ended, or serves another use. */
    async verify(uso: Uso, token: string | undefined): Promise<Claims | null> {
      if (!token) return null
      const claims = await signer.verify(token, { currentDate: new Date(now()) })
      return claims && claims.uso === uso ? (claims as Claims) : null
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
