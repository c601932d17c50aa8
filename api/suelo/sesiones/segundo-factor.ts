import type { ClaveYCodigo, SoloClave } from '../../../src/domain/sesiones/segundo-factor.ts'
import { enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import { tooMany } from '../plugins/limit.ts'
import type { Guess } from '../services/guesses.ts'
import type { Quien } from '../services/sessions.ts'
import { requireClave } from './clave.ts'
import { makeRecuperacion, takeCodigo } from './codigos-de-segundo-factor.ts'
import {
  confirmSecreto,
  countRecuperacion,
  findPendiente,
  forgetSegundoFactor,
  isActivo,
  writePendiente,
  writeRecuperacion,
} from './datos-de-segundo-factor.ts'
import {
  claveDeFactorIncorrecta,
  codigoDeFactorIncorrecto,
  factorInactivo,
  factorSinEmpezar,
  factorYaActivo,
  faltaSegundoFactor,
  segundoFactorIncorrecto,
} from './errors-de-segundo-factor.ts'
import { direccionDe, makeSecreto, pasoDe } from './totp.ts'

export function readSegundoFactor({ db }: Pick<Deps, 'db'>) {
  return { activo: isActivo(db), codigosRestantes: countRecuperacion(db) }
}

/** At the login, once the password is right. */
export async function requireSegundoFactor(deps: Deps, codigo: string, guess: Guess): Promise<void> {
  if (!isActivo(deps.db)) return
  if (!codigo) throw faltaSegundoFactor()
  guess.count()
  if (!(await takeCodigo(deps, codigo))) throw segundoFactorIncorrecto()
  guess.forgive()
}

/** Shows a secret, which counts once a code made with it has been sent. */
export async function startSegundoFactor(deps: Deps, quien: Quien, { password }: SoloClave) {
  const { db, site } = deps
  if (isActivo(db)) throw factorYaActivo()
  await requireClave(deps, password, claveDeFactorIncorrecta)
  const secreto = await makeSecreto()
  enActo(deps, quien, {}, ({ tx, note }) => {
    if (isActivo(tx)) throw factorYaActivo()
    writePendiente(tx, secreto)
    note({ hecho: 'segundo-factor.comenzar' })
  })
  const direccion = await direccionDe(secreto, site.name)
  const { renderSVG } = await import('uqr')
  return { secreto, direccion, qr: renderSVG(direccion, { border: 3 }) }
}

export async function confirmSegundoFactor(deps: Deps, quien: Quien, codigo: string) {
  const secreto = findPendiente(deps.db)
  if (!secreto) throw factorSinEmpezar()
  const ultimoPaso = await pasoDe(secreto, codigo, deps.now())
  if (ultimoPaso === null) throw codigoDeFactorIncorrecto()
  const { codigos, hashes } = makeRecuperacion(deps.tokens)
  enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    if (!confirmSecreto(tx, secreto, { activadoEn: ahora, ultimoPaso })) throw factorSinEmpezar()
    writeRecuperacion(tx, hashes)
    note({ hecho: 'segundo-factor.activar' })
  })
  return { message: 'El segundo factor está activo.', codigos }
}

/** The earlier ones are good no more. */
export async function renewRecuperacion(deps: Deps, quien: Quien, datos: ClaveYCodigo) {
  await requireClaveYCodigo(deps, datos)
  const { codigos, hashes } = makeRecuperacion(deps.tokens)
  enActo(deps, quien, {}, ({ tx, note }) => {
    writeRecuperacion(tx, hashes)
    note({ hecho: 'segundo-factor.codigos' })
  })
  return { message: 'Los códigos de antes ya no valen.', codigos }
}

export async function stopSegundoFactor(deps: Deps, quien: Quien, datos: ClaveYCodigo) {
  await requireClaveYCodigo(deps, datos)
  enActo(deps, quien, {}, ({ tx, note }) => {
    forgetSegundoFactor(tx)
    note({ hecho: 'segundo-factor.desactivar' })
  })
  return { message: 'El segundo factor quedó desactivado.' }
}

/** Whoever has the session may not guess the code with it; only wrong ones count. */
const INTENTO = 'segundo factor'
const INTENTOS = { calls: 10, seconds: 600 }

async function requireClaveYCodigo(deps: Deps, datos: ClaveYCodigo): Promise<void> {
  if (!isActivo(deps.db)) throw factorInactivo()
  await requireAdministrador(deps, datos)
}

/**
 * That who has the session knows the password too, and has the second factor where there is one; without `codigo` the
 * password is enough. The password first: a code is used up by asking.
 */
export async function requireAdministrador(
  deps: Deps,
  { password, codigo }: { password: string; codigo: string | null },
): Promise<void> {
  await requireClave(deps, password, claveDeFactorIncorrecta)
  if (codigo === null || !isActivo(deps.db)) return
  const wait = deps.limits?.count(INTENTO, INTENTOS) ?? 0
  if (wait > 0) throw tooMany(wait)
  if (!(await takeCodigo(deps, codigo))) throw codigoDeFactorIncorrecto()
  deps.limits?.uncount(INTENTO)
}
