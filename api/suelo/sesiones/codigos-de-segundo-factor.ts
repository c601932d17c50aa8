import { randomInt } from 'node:crypto'
import { transactAnyway } from '../../../db/client.ts'
import { isCodigo } from '../../../src/domain/sesiones/codigo-escrito.ts'
import {
  CODIGOS_DE_RECUPERACION,
  DIGITOS_DE_RECUPERACION,
} from '../../../src/domain/sesiones/segundo-factor-escrito.ts'
import type { Deps } from '../deps.ts'
import type { Tokens } from '../services/tokens.ts'
import { findSecreto, takePaso, takeRecuperacion } from './datos-de-segundo-factor.ts'
import { pasoDe } from './totp.ts'

/** Whether a code is good; then it is good no more. Of the application's or, longer, one for recovery. */
export async function takeCodigo(
  { db, tokens, now }: Pick<Deps, 'db' | 'tokens' | 'now'>,
  codigo: string,
): Promise<boolean> {
  if (!isCodigo(codigo)) return transactAnyway(db, (tx) => takeRecuperacion(tx, hashDe(tokens, codigo)))
  const secreto = findSecreto(db)
  const paso = secreto ? await pasoDe(secreto, codigo, now()) : null
  return secreto !== undefined && paso !== null && transactAnyway(db, (tx) => takePaso(tx, secreto, paso))
}

/** New ones as they are shown, '1234-5678-9012', and what is kept of them. */
export function makeRecuperacion(tokens: Tokens): { codigos: string[]; hashes: string[] } {
  const digitos = Array.from({ length: CODIGOS_DE_RECUPERACION }, () =>
    Array.from({ length: DIGITOS_DE_RECUPERACION }, () => randomInt(10)).join(''),
  )
  return {
    codigos: digitos.map((uno) => uno.replace(/(?<=.)(?=(.{4})+$)/g, '-')),
    hashes: digitos.map((uno) => hashDe(tokens, uno)),
  }
}

const hashDe = ({ hash }: Tokens, codigo: string) => hash(`recuperación ${codigo}`)
