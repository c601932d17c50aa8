import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { carpetaDeCorreos } from './carpeta.ts'

export interface Mail {
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** The same at each try: whoever took the mail, and could not say so, knows it again. */
  id?: string
}

/** What became of a mail that was handed over. */
export type Entregado = 'enviado' | 'en_carpeta'

/** Hands one mail over; rejects where it can't. The code in it is for the console, where nothing else brings it. */
export type Sender = (mail: Mail, codigo?: string) => Promise<Entregado>

/** How a server is reached: by its address, or part by part. */
export type Smtp = string | SmtpParts
type SmtpParts = SMTPConnectionOptions & { auth?: { user: string; pass: string } }

export interface MailSettings {
  resendApiKey?: string | undefined
  smtp?: Smtp | undefined
  dataDir: string
  /** How long to wait for an answer. */
  answerMs?: number
}

/** What an error begins with where no mail at all will be taken, until somebody changes the settings. */
export const CLAVE_RECHAZADA = 'El proveedor de correo no acepta la clave: '

/** To connect, and to be greeted. */
const TIMEOUT_MS = 20_000
/** For each answer: a server may look at a mail for long before it takes it. All of it is less than a claim lasts. */
const ANSWER_MS = 60_000

/** No machine answers it: nobody's holiday notice comes back. */
const headers = { 'Auto-Submitted': 'auto-generated' }

/**
 * Resend where there is a key, else SMTP where there is a server, else files. What sends is loaded with the first mail:
 * at the start it would take time and memory.
 */
export function createSender({ resendApiKey, smtp, dataDir, answerMs }: MailSettings): Sender {
  if (resendApiKey) return byResend(resendApiKey, answerMs)
  if (smtp) return bySmtp(smtp, answerMs)
  return toFiles(carpetaDeCorreos(dataDir))
}

function byResend(key: string, answerMs = ANSWER_MS): Sender {
  return async (mail) => {
    await sendByResend(mail, key, answerMs)
    return 'enviado'
  }
}

export async function sendByResend({ id, ...mail }: Mail, key: string, answerMs: number): Promise<void> {
  const { Resend } = await import('resend')
  const resend = new Resend(key)
  const signal = AbortSignal.timeout(answerMs)
  const { error } = await resend.emails.send(
    { ...mail, headers },
    { ...(id && { idempotencyKey: id }), signal },
  )
  if (signal.aborted) throw new Error('Resend no respondió a tiempo.')
  // Its text is kept and shown; it may repeat what it refuses.
  if (error) throw new Error(`${isByKey(error) ? CLAVE_RECHAZADA : ''}${error.message.replaceAll(key, '…')}`)
}

const isByKey = ({ name, message }: { name: string; message: string }) =>
  /api.?key/i.test(`${name} ${message}`)

function bySmtp(server: Smtp, answerMs?: number): Sender {
  return async (mail) => {
    const transport = await smtpTo(server, answerMs)
    await transport.sendMail(messageOf(mail)).catch((error) => {
      throw error.code === 'EAUTH' ? new Error(`${CLAVE_RECHAZADA}${error.message}`) : error
    })
    return 'enviado'
  }
}

export function messageOf({ id, ...mail }: Mail) {
  const [, domain = 'localhost'] = /@([^\s>]+)/.exec(mail.from) ?? []
  return { ...mail, headers, ...(id && { messageId: `<${id}@${domain}>` }) }
}

/** Rejects where the server does not let us in. */
export async function verifySmtp(server: Smtp): Promise<void> {
  await (await smtpTo(server)).verify()
}

async function smtpTo(server: Smtp, answerMs = ANSWER_MS) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ ...(await smtpOptions(server, TIMEOUT_MS)), socketTimeout: answerMs })
}

/** How a server is reached, and how long it may take to greet. */
export async function smtpOptions(server: Smtp, greetMs: number): Promise<SmtpParts> {
  const { parseConnectionUrl } = await import('nodemailer/lib/shared')
  // What connects writes into what it is given.
  const parts =
    typeof server === 'string' ? (parseConnectionUrl(server) as SmtpParts) : structuredClone(server)
  return { ...parts, connectionTimeout: greetMs, greetingTimeout: greetMs }
}

const UNFINISHED = '.parcial'
const CUT_OFF_MS = 60_000

/** What a program that was killed while it wrote left there; its mail is written again. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(UNFINISHED))) {
    const path = join(folder, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > CUT_OFF_MS) rmSync(path, { force: true })
  }
}

/** One `.eml` a mail, which any mail program opens; it appears in the folder complete. */
function toFiles(folder: string): Sender {
  let isFirst = true
  return async (mail, codigo) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const { message } = await transport.sendMail(messageOf(mail))
    mkdirSync(folder, { recursive: true })
    if (isFirst) removeUnfinished(folder)
    isFirst = false
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
    const unfinished = join(folder, `${name}${UNFINISHED}`)
    const finished = join(folder, `${name}.eml`)
    try {
      writeFileSync(unfinished, message as Buffer)
      renameSync(unfinished, finished)
    } finally {
      rmSync(unfinished, { force: true })
    }
    // Whom it is for is nobody's business who reads the log.
    console.log(`Correo «${mail.subject}» en ${finished}${codigo ? `: el código es ${codigo}` : ''}`)
    return 'en_carpeta'
  }
}
