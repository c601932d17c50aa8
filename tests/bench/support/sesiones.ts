import { readSecret } from '../../../api/suelo/services/secret.ts'
import { adminSession, personaSession, signSesion, startSesion } from '../../../api/suelo/services/sign-in.ts'
import { createTokens } from '../../../api/suelo/services/tokens.ts'
import type { WritableDb } from '../../../db/client.ts'

export type Rol = 'admin' | 'docente' | 'alumno'

/** Who a measure is: the token of a session of its own, in the database of whoever serves. */
export function sesionesEn(dataDir: string, db: WritableDb): (rol: Rol, id?: number) => Promise<string> {
  const deps = { db, tokens: createTokens(readSecret(dataDir), Date.now), now: Date.now }
  return (rol, id = 0) => {
    const persona = { id, nombre: '', apellido: '', email: '' }
    return signSesion(deps, startSesion(deps, rol === 'admin' ? adminSession : personaSession(rol, persona)))
  }
}
