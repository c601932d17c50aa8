import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import type { Db, Tx } from '../../../db/client.ts'
import type { Proveedor } from '../../../src/domain/correos/correo-de-prueba.ts'
import { PUERTO, type Seguridad, type ServidorEscrito } from '../../../src/domain/correos/servidor.ts'
import { readAjustes, writeAjuste } from '../services/ajustes.ts'
import type { Settings } from '../services/settings.ts'
import type { Tokens } from '../services/tokens.ts'
import { createSender, type MailSettings, type Sender } from './senders.ts'

const SERVIDOR = 'correo_servidor'

/** What the administrator wrote, as it is kept: the key so that only this installation reads it. */
export interface ServidorGuardado extends Omit<ServidorEscrito, 'puerto' | 'clave' | 'por_minuto'> {
  puerto: number
  por_minuto: number
  /** Null where it needs none. */
  clave: string | null
  /** Since when it is so. */
  desde: number
}

/** How mails leave at this moment. */
export interface Via {
  /** What hands them over: what was written with a key that can't be read is no way. */
  proveedor: Proveedor
  origen: 'ambiente' | 'pantalla' | null
  from: string
  send: Sender
  /** The service or the server that `send` uses; neither where mails become files. */
  salida: Pick<MailSettings, 'resendApiKey' | 'smtp'>
  /** Of any sixty seconds; null where nobody set a number. */
  perMinute: number | null
  guardado: ServidorGuardado | null
  /** By which setting the environment says it; null where it says nothing. */
  ajuste: 'RESEND_API_KEY' | 'SMTP_URL' | null
  /** As people read it. */
  partes: Partes
  clave: 'GUARDADA' | 'ILEGIBLE' | null
  /** Since when: 0 for what the environment says. */
  desde: number
}

interface Partes {
  servidor: string | null
  puerto: number | null
  seguridad: Seguridad | null
  usuario: string | null
}

const SIN_PARTES: Partes = { servidor: null, puerto: null, seguridad: null, usuario: null }

type Fijos = Pick<Settings, 'resendApiKey' | 'smtpUrl' | 'mailFrom' | 'dataDir'>

interface ViaDeps {
  /** Without one, nothing is written. */
  db: Db | undefined
  tokens: Pick<Tokens, 'unseal'>
  fijos: Fijos
}

/** What mails go out by. It is looked up each time: whichever process changed it, the next one goes by the new way. */
export function createVia({ db, tokens, fijos }: ViaDeps) {
  const fija = viaDelAmbiente(fijos)
  let known: { valor: string | undefined; via: Via } | undefined
  return (): Via => {
    if (fija) return fija
    const valor = db && readAjustes(db, [SERVIDOR])[SERVIDOR]
    if (!known || known.valor !== valor) known = { valor, via: viaGuardada(parse(valor), { tokens, fijos }) }
    return known.via
  }
}

/** The environment goes before what is written here. */
function viaDelAmbiente({ resendApiKey, smtpUrl, mailFrom, dataDir }: Fijos): Via | undefined {
  const salida = resendApiKey ? { resendApiKey } : { smtp: smtpUrl }
  const comun = {
    origen: 'ambiente' as const,
    from: mailFrom,
    send: createSender({ ...salida, dataDir }),
    salida,
    perMinute: null,
    guardado: null,
    desde: 0,
  }
  if (resendApiKey) {
    return { ...comun, proveedor: 'resend', ajuste: 'RESEND_API_KEY', partes: SIN_PARTES, clave: 'GUARDADA' }
  }
  if (!smtpUrl) return undefined
  const clave = URL.parse(smtpUrl)?.password ? 'GUARDADA' : null
  return { ...comun, proveedor: 'smtp', ajuste: 'SMTP_URL', partes: partesDeUrl(new URL(smtpUrl)), clave }
}

function partesDeUrl({ protocol, hostname, port, username }: URL): Partes {
  const seguridad = protocol === 'smtps:' ? 'TLS' : 'STARTTLS'
  const usuario = decodeURIComponent(username) || null
  return { servidor: hostname, puerto: Number(port) || PUERTO[seguridad], seguridad, usuario }
}

function viaGuardada(guardado: ServidorGuardado | null, { tokens, fijos }: Omit<ViaDeps, 'db'>): Via {
  const { dataDir, mailFrom } = fijos
  const clave = guardado?.clave ? tokens.unseal(guardado.clave) : ''
  const isWay = guardado !== null && clave !== null
  const salida = isWay ? settingsOf(guardado, clave) : {}
  return {
    proveedor: isWay ? guardado.proveedor : 'carpeta',
    origen: guardado ? 'pantalla' : null,
    from: guardado?.remitente ?? mailFrom,
    send: createSender({ dataDir, ...salida }),
    salida,
    perMinute: isWay ? guardado.por_minuto : null,
    guardado,
    ajuste: null,
    partes: guardado?.proveedor === 'smtp' ? partesDe(guardado) : SIN_PARTES,
    clave: claveDe(clave),
    desde: guardado?.desde ?? 0,
  }
}

function claveDe(clave: string | null): Via['clave'] {
  if (clave === null) return 'ILEGIBLE'
  return clave ? 'GUARDADA' : null
}

const partesDe = ({ servidor, puerto, seguridad, usuario }: ServidorGuardado): Partes => ({
  servidor,
  puerto,
  seguridad,
  usuario: usuario || null,
})

/** As what sends wants it. */
export function settingsOf(
  { proveedor, servidor, puerto, seguridad, usuario }: Omit<ServidorEscrito, 'clave'>,
  clave: string,
): Pick<MailSettings, 'resendApiKey' | 'smtp'> {
  if (proveedor === 'resend') return { resendApiKey: clave }
  return {
    smtp: {
      host: servidor.replace(/^\[|\]$/g, ''),
      port: puerto ?? PUERTO[seguridad],
      ...cifradoDe[seguridad],
      ...(usuario && { auth: { user: usuario, pass: clave } }),
    },
  }
}

const cifradoDe: Record<Seguridad, SMTPConnectionOptions> = {
  STARTTLS: { secure: false, requireTLS: true },
  TLS: { secure: true },
  NINGUNA: { secure: false, ignoreTLS: true },
}

export const writeServidor = (tx: Tx, servidor: ServidorGuardado | null): void =>
  writeAjuste(tx, SERVIDOR, servidor && JSON.stringify(servidor))

const parse = (valor: string | undefined) =>
  valor === undefined ? null : (JSON.parse(valor) as ServidorGuardado)
