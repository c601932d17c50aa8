import { insertAlumno, insertDocente } from './academia.ts'
import { type TestApi, testApi } from './api.ts'

export const EMAIL = 'Ana.Paz@Prueba.py'

export const roles = [
  {
    rol: 'alumno',
    call: 'POST /request-otp',
    verify: 'POST /alumnos/verify-otp',
    campo: 'otp',
    me: 'GET /alumnos/me',
  },
  {
    rol: 'docente',
    call: 'POST /docente/request-otp',
    verify: 'POST /docente/verify-otp',
    campo: 'code',
    me: 'GET /docente/me',
  },
] as const

/** The code of the last letter that this address got. */
export async function codigoDe({ outbox, sent }: Pick<TestApi, 'outbox' | 'sent'>, email: string) {
  await outbox.sendDue()
  return /\d{6}/.exec(sent.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
}

/** Somebody who asks for codes by mail and signs in with them: the role's place in the list. */
export function createPersonaConCodigo({ sinLimites = false, indice = 0 } = {}) {
  const contexto = testApi({ sinLimites })
  const { rol, call, verify, campo, me } = roles[indice] as (typeof roles)[number]
  const insert = rol === 'alumno' ? insertAlumno : insertDocente
  const persona = insert(contexto.db, { nombre: 'Ana', apellido: 'Paz', email: EMAIL })
  const pide = (email = EMAIL) => contexto.send(call, { email })
  const readsCodigo = async (asunto = 'Tu código') => {
    await contexto.outbox.sendDue()
    const carta = contexto.sent.findLast(({ subject }) => subject.startsWith(asunto))
    return /\d{6}/.exec(carta?.text ?? '')?.[0] ?? ''
  }
  const verifica = (codigo: string, email = EMAIL) => contexto.send(verify, { email, [campo]: codigo })
  /** What somebody does from another address. */
  const desde = (direccion: string) => {
    const send = contexto.desde(direccion)
    return {
      pide: (email = EMAIL, headers = {}) => send(call, { email }, headers),
      verifica: (codigo: string, headers = {}, email = EMAIL) =>
        send(verify, { email, [campo]: codigo }, headers),
    }
  }
  const otro = (codigo: string) => (codigo === '000000' ? '000001' : '000000')
  return { ...contexto, contexto, persona, pide, readsCodigo, verifica, desde, otro, me }
}
