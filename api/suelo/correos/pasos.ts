import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type PasoDeCorreo, pasosDeCorreo } from '../../../src/domain/correos/servidor.ts'
import { CLAVE_RECHAZADA, type Mail, messageOf, type Smtp, sendByResend, smtpOptions } from './senders.ts'

/** One step of a mail that was tried out; what follows the first failing one was not tried. */
export interface Paso {
  paso: PasoDeCorreo
  ok: boolean
  /** What there is to do about it; null where nothing is. */
  detalle: string | null
}

/** All of it, whatever the server takes its time for. */
const TRIAL_MS = 25_000
const CONNECT_MS = 10_000

/** A server's refusal, at the step where it came. */
class Refused extends Error {
  constructor(
    readonly paso: PasoDeCorreo,
    message: string,
  ) {
    super(message)
  }
}

/** Sends one mail step by step, and says how far it came. */
export async function tryOut(
  mail: Mail,
  salida: { resendApiKey?: string | undefined; smtp?: Smtp | undefined },
  trialMs = TRIAL_MS,
): Promise<Paso[]> {
  try {
    if (salida.resendApiKey) await tryResend(mail, salida.resendApiKey, trialMs)
    else if (salida.smtp) await trySmtp(mail, salida.smtp, trialMs)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const failed = pasosDeCorreo.indexOf(error.paso)
    return pasosDeCorreo
      .slice(0, failed + 1)
      .map((paso, i) => ({ paso, ok: i < failed, detalle: i < failed ? null : error.message }))
  }
  return pasosDeCorreo.map((paso) => ({ paso, ok: true, detalle: null }))
}

async function tryResend(mail: Mail, key: string, trialMs: number) {
  await sendByResend(mail, key, trialMs).catch(({ message }: Error) => {
    if (message.startsWith(CLAVE_RECHAZADA)) throw new Refused('USUARIO', 'Resend no acepta la clave.')
    if (/domain|\bfrom\b/i.test(message)) throw new Refused('REMITENTE', remitenteRechazado(mail.from))
    if (/fetch|connect|a tiempo/i.test(message))
      throw new Refused('CONEXION', nadieAtiende('api.resend.com', 443))
    throw new Refused('ENVIO', noLoTomo(message))
  })
}

const TARDA = 'El servidor tarda demasiado en responder.'
const nadieAtiende = (host: string, port: number) => `Nadie atiende en ${host}:${port}.`
const remitenteRechazado = (from: string) => `El servidor no acepta el remitente ${from}.`
const noLoTomo = (reason: string) => `El servidor no tomó el correo: ${reason}`
const USUARIO_RECHAZADO =
  'El servidor no acepta el usuario o la clave. Gmail pide una «contraseña de aplicación».'

async function trySmtp(mail: Mail, server: Smtp, trialMs: number) {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const options = await smtpOptions(server, CONNECT_MS)
  const { host = 'localhost', port = 587, auth } = options
  const connection = new Connection({ ...options, host, port })
  const late = AbortSignal.timeout(trialMs)
  try {
    await connect(connection, String(host), Number(port), late)
    if (auth)
      await done(
        (end) => connection.login(auth, end),
        () => new Refused('USUARIO', USUARIO_RECHAZADO),
        late,
      )
    await send(connection, mail, late)
  } finally {
    if (late.aborted) connection.close()
    else connection.quit()
  }
}

/** What goes wrong before anybody has greeted is the connection's; after it, the encryption's. */
function connect(connection: SMTPConnection, host: string, port: number, late: AbortSignal): Promise<void> {
  return done(
    (end) => {
      connection.once('error', end)
      connection.connect(() => end())
    },
    (error) => {
      if (isOfCertificate(error)) return new Refused('CIFRADO', `El certificado de ${host} no vale.`)
      if (isOfTls(error)) {
        return new Refused(
          'CIFRADO',
          `${host}:${port} no cifra como se le pide: prueba con otro puerto o cifrado.`,
        )
      }
      return new Refused('CONEXION', nadieAtiende(host, port))
    },
    late,
  )
}

type Failure = Error & { code?: string; command?: string }

const isOfCertificate = ({ message, code }: Failure) =>
  /certificate|self.signed|altname|hostname|CERT_/i.test(`${message} ${code}`)

const isOfTls = ({ message, code, command }: Failure) =>
  code === 'ETLS' || command === 'STARTTLS' || /STARTTLS|SSL|TLS/.test(message)

async function send(connection: SMTPConnection, mail: Mail, late: AbortSignal): Promise<void> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composed = new MailComposer(messageOf(mail)).compile()
  const message = await composed.build()
  await done(
    (end) => connection.send(composed.getEnvelope(), message, end),
    (error) =>
      error.command === 'MAIL FROM'
        ? new Refused('REMITENTE', remitenteRechazado(mail.from))
        : new Refused('ENVIO', noLoTomo(error.message)),
    late,
  )
}

/** A step as a promise, with what its failure means; one that is under way when it is too late has failed. */
function done(
  step: (end: (error?: Failure | null) => void) => void,
  meaning: (error: Failure) => Refused,
  late: AbortSignal,
) {
  return new Promise<void>((resolve, reject) => {
    const giveUp = () => reject(new Refused(meaning(new Error(TARDA)).paso, TARDA))
    if (late.aborted) return giveUp()
    late.addEventListener('abort', giveUp, { once: true })
    step((error) => {
      late.removeEventListener('abort', giveUp)
      if (error) reject(meaning(error))
      else resolve()
    })
  })
}
