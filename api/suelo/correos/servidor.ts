import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { correos } from '../../../db/schema/correos.ts'
import {
  type CambioDeServidor,
  POR_MINUTO,
  PUERTO,
  pideClave,
  type ServidorEscrito,
} from '../../../src/domain/correos/servidor.ts'
import type { SoloClave } from '../../../src/domain/sesiones/segundo-factor.ts'
import { enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import { enISO } from '../services/instants.ts'
import type { Quien } from '../services/sessions.ts'
import { requireAdministrador } from '../sesiones/segundo-factor.ts'
import { readPrueba } from './correo-de-prueba.ts'
import { claveDeOtroServidor, faltaLaClave, fijadoPorAmbiente, sinProveedor } from './errors.ts'
import type { Letter } from './letter.ts'
import { type ServidorGuardado, type Via, writeServidor } from './via.ts'

/** How mails leave, as the administrator's screen has it: never the key. */
export function readServidorDeCorreo(deps: Deps) {
  const { proveedor, origen, from, guardado, partes, clave, ajuste } = deps.via()
  return {
    proveedor: guardado?.proveedor ?? proveedor,
    origen,
    remitente: from,
    ...partes,
    clave,
    por_minuto: ajuste ? null : (guardado?.por_minuto ?? POR_MINUTO),
    prueba: pruebaEnISO(deps),
    en_carpeta: countEnCarpeta(deps),
  }
}

function pruebaEnISO(deps: Deps) {
  const prueba = readPrueba(deps)
  if (!prueba) return null
  const { cuando, para, ok, detalle } = prueba
  return { cuando: enISO(cuando), para, ok, detalle }
}

export async function saveServidor(deps: Deps, quien: Quien, cambio: CambioDeServidor) {
  const antes = requireEscribible(deps)
  const escrito = completed(cambio)
  const clave = sealedKey(deps, escrito, antes.guardado)
  await requireAdministrador(deps, cambio)
  enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    writeServidor(tx, { ...escrito, clave, desde: ahora })
    note({ hecho: 'correos.servidor' })
  })
  tellBothWays(deps, antes)
  return readServidorDeCorreo(deps)
}

/** Mails are files again. */
export async function dropServidor(deps: Deps, quien: Quien, { password }: SoloClave) {
  const antes = requireEscribible(deps)
  await requireAdministrador(deps, { password, codigo: null })
  enActo(deps, quien, {}, ({ tx, note }) => {
    writeServidor(tx, null)
    note({ hecho: 'correos.sin-servidor' })
  })
  tellBothWays(deps, antes)
  return readServidorDeCorreo(deps)
}

function requireEscribible({ via }: Deps): Via {
  const now = via()
  if (now.ajuste) throw fijadoPorAmbiente(now.ajuste)
  return now
}

function completed({
  proveedor,
  remitente,
  servidor,
  puerto,
  seguridad,
  usuario,
  clave,
  por_minuto,
}: ServidorEscrito) {
  const isSmtp = proveedor === 'smtp'
  return {
    proveedor,
    remitente,
    servidor: isSmtp ? servidor : '',
    puerto: puerto ?? PUERTO[seguridad],
    seguridad,
    usuario: isSmtp ? usuario : '',
    clave,
    por_minuto: por_minuto ?? POR_MINUTO,
  }
}

/** Without a new one the kept one stays, but only where nobody else would be told it. */
function sealedKey(
  { tokens }: Deps,
  escrito: ServidorEscrito,
  antes: ServidorGuardado | null,
): string | null {
  if (!pideClave(escrito)) return null
  if (escrito.clave) return tokens.seal(escrito.clave)
  if (!antes) throw faltaLaClave()
  const isSame = (['proveedor', 'servidor', 'puerto', 'usuario'] as const).every(
    (campo) => antes[campo] === escrito[campo],
  )
  if (!isSame || !antes.clave) throw claveDeOtroServidor()
  return antes.clave
}

/** By the way that was and by the one that is: whoever took the server over can't hide it. */
function tellBothWays(deps: Deps, antes: Via): void {
  const { correo } = deps.institucion.read()
  if (!correo) return
  for (const via of [antes, deps.via()]) {
    deps.outbox.sendNow(correo, cartaDelCambio(deps), via).catch((error: Error) => {
      console.error(`No se pudo avisar que cambió el correo: ${error.message}`)
    })
  }
}

const cartaDelCambio = ({ site }: Deps): Letter => ({
  subject: `Cambió por dónde salen los correos de ${site.name}`,
  paragraphs: [
    'Desde la administración se cambió el servicio que envía los correos: por él pasan los códigos con que se ingresa.',
    'Si no fuiste tú, cambia la contraseña de la administración y revisa el servicio.',
  ],
  action: { label: 'Ver el correo de la institución', url: `${site.url}/admin/institucion?tab=correo` },
})

const CARPETA_MS = 7 * 24 * 3_600_000

/** What became a file lately, and can be read by whom it is for. */
const porEnviar = (now: number) =>
  and(eq(correos.estado, 'en_carpeta'), isNull(correos.caducaEn), gt(correos.enviadoEn, now - CARPETA_MS))

const countEnCarpeta = ({ db, now }: { db: Reader; now: () => number }) =>
  db.select({ n: count() }).from(correos).where(porEnviar(now())).get()?.n ?? 0

/** Those that became files while there was no other way leave now, once each. */
export function sendDeLaCarpeta(deps: Deps, quien: Quien) {
  if (deps.via().proveedor === 'carpeta') throw sinProveedor()
  const enviados = enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const cuantas = putBack(tx, ahora)
    note({ hecho: 'correos.enviar-de-la-carpeta' })
    return cuantas
  })
  deps.outbox.wake()
  return { enviados }
}

const putBack = (tx: Tx, now: number) =>
  tx
    .update(correos)
    .set({ estado: 'pendiente', proximoIntento: now, intentos: 0, enviadoEn: null })
    .where(porEnviar(now))
    .run().changes
