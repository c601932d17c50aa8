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
): Promise<Paso[]> {
  try {
    if (salida.resendApiKey) await tryResend(mail, salida.resendApiKey)
    else if (salida.smtp) await trySmtp(mail, salida.smtp)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const failed = pasosDeCorreo.indexOf(error.paso)
    return pasosDeCorreo
      .slice(0, failed + 1)
      .map((paso, i) => ({ paso, ok: i < failed, detalle: i < failed ? null : error.message }))
  }
  return pasosDeCorreo.map((paso) => ({ paso, ok: true, detalle: null }))
}

async function tryResend(mail: Mail, key: string) {
  await sendByResend(mail, key, TRIAL_MS).catch(({ message }: Error) => {
    if (message.startsWith(CLAVE_RECHAZADA)) throw new Refused('USUARIO', 'Resend no acepta la clave.')
    if (/domain|\bfrom\b/i.test(message)) throw new Refused('REMITENTE', remitenteRechazado(mail.from))
    if (/fetch|connect|a tiempo/i.test(message))
      throw new Refused('CONEXION', nadieAtiende('api.resend.com', 443))
    throw new Refused('ENVIO', noLoTomo(message))
  })
}

const nadieAtiende = (host: string, port: number) => `Nadie atiende en ${host}:${port}.`
const remitenteRechazado = (from: string) => `El servidor no acepta el remitente ${from}.`
const noLoTomo = (reason: string) => `El servidor no tomó el correo: ${reason}`
const USUARIO_RECHAZADO =
  'El servidor no acepta el usuario o la clave. Gmail pide una «contraseña de aplicación».'

async function trySmtp(mail: Mail, server: Smtp) {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const options = await smtpOptions(server, CONNECT_MS)
  const { host = 'localhost', port = 587, auth } = options
  const connection = new Connection({ ...options, host, port })
  const timer = setTimeout(() => connection.close(), TRIAL_MS)
  try {
    await connect(connection, String(host), Number(port))
    if (auth)
      await done(
        (end) => connection.login(auth, end),
        () => new Refused('USUARIO', USUARIO_RECHAZADO),
      )
    await send(connection, mail)
  } finally {
    clearTimeout(timer)
    connection.quit()
  }
}

/** What goes wrong before anybody has greeted is the connection's; after it, the encryption's. */
function connect(connection: SMTPConnection, host: string, port: number): Promise<void> {
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
  )
}

type Failure = Error & { code?: string; command?: string }

const isOfCertificate = ({ message, code }: Failure) =>
  /certificate|self.signed|altname|hostname|CERT_/i.test(`${message} ${code}`)

const isOfTls = ({ message, code, command }: Failure) =>
  code === 'ETLS' || command === 'STARTTLS' || /STARTTLS|SSL|TLS/.test(message)

async function send(connection: SMTPConnection, mail: Mail): Promise<void> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composed = new MailComposer(messageOf(mail)).compile()
  const message = await composed.build()
  await done(
    (end) => connection.send(composed.getEnvelope(), message, end),
    (error) =>
      error.command === 'MAIL FROM'
        ? new Refused('REMITENTE', remitenteRechazado(mail.from))
        : new Refused('ENVIO', noLoTomo(error.message)),
  )
}

/** A step as a promise, with what its failure means. */
function done(step: (end: (error?: Failure | null) => void) => void, meaning: (error: Failure) => Refused) {
  return new Promise<void>((resolve, reject) => {
    step((error) => (error ? reject(meaning(error)) : resolve()))
  })
}
