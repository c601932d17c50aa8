import { createHash, randomBytes } from 'node:crypto'
import {
  CABECERA_DE_PRUEBA,
  CAMPO_OCULTO,
  isPrueba,
  PRUEBA_PEDIDA,
  textoDePrueba,
} from '../../../src/domain/sesiones/prueba-de-trabajo.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'

const VIGENCIA_S = 2 * 3600
const FIRMA = 32

type Needs = Pick<Deps, 'tokens' | 'now' | 'limits'>

/** What a browser has to work on before it sends a contribution, or tries to sign in where many do. */
export function newReto({ tokens, now }: Pick<Needs, 'tokens' | 'now'>): { reto: string } {
  const cuerpo = `${(now() + 1000 * VIGENCIA_S).toString(36)}.${randomBytes(9).toString('base64url')}`
  return { reto: `${cuerpo}.${firmaDe(tokens, cuerpo)}` }
}

const firmaDe = (tokens: Needs['tokens'], cuerpo: string) => tokens.hash(`prueba ${cuerpo}`).slice(0, FIRMA)

/** Whether somebody brings one. Throws where it is wrong, late, or was brought before. */
export function bringsPrueba({ tokens, now, limits }: Needs, { headers }: Request): boolean {
  const traida = headers.get(CABECERA_DE_PRUEBA)
  if (traida === null) return false
  const [venceEn = '', azar = '', firma = '', nonce = ''] = traida.split('.')
  const cuerpo = `${venceEn}.${azar}`
  const reto = `${cuerpo}.${firma}`
  const isNuestra = firma === firmaDe(tokens, cuerpo) && now() < Number.parseInt(venceEn, 36)
  if (!isNuestra || !isPrueba(primerosDe(textoDePrueba(reto, nonce)))) throw pruebaInvalida()
  if (limits?.count(`prueba ${reto}`, { calls: 1, seconds: VIGENCIA_S })) throw pruebaInvalida()
  return true
}

const traidas = new WeakSet<Request>()

/**
 * There have been too many, for so many seconds yet: whoever brings a proof goes on. It is good for one call, however
 * often that asks for it.
 */
export function requirePrueba(deps: Needs, request: Request, seconds: number): void {
  if (seconds <= 0 || traidas.has(request)) return
  if (!bringsPrueba(deps, request)) throw pruebaPedida(newReto(deps).reto, seconds)
  traidas.add(request)
}

const primerosDe = (texto: string) => createHash('sha256').update(texto).digest().readUInt32BE()

const pruebaInvalida = () =>
  new AppError(
    400,
    'prueba_invalida',
    'No se pudo comprobar el envío. Recarga la página e inténtalo otra vez.',
  )

const pruebaPedida = (reto: string, seconds: number) =>
  new AppError(
    429,
    PRUEBA_PEDIDA,
    'Hay muchos intentos de ingreso, y el navegador tiene que hacer una cuenta antes de seguir. Recarga la página e inténtalo otra vez.',
    { headers: { 'retry-after': String(seconds) }, datos: { reto } },
  )

/** Only what fills in every field that there is does so: nothing is kept of it, and a person is told. */
export function requireOcultoEnBlanco(cuerpo: unknown): void {
  if (Object(cuerpo)[CAMPO_OCULTO]) {
    throw new AppError(400, 'campo_oculto', `Deja en blanco el campo «${CAMPO_OCULTO}».`)
  }
}
