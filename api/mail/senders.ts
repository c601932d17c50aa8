import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Proveedor } from '../../src/domain/correo-de-prueba.ts'

export interface Mail {
  from: string
  to: string
  subject: string
  text: string
  html: string
}

/** Hands one mail over; rejects where it can't. */
export type Sender = (mail: Mail) => Promise<void>

interface MailSettings {
  resendApiKey?: string | undefined
  smtpUrl?: string | undefined
  dataDir: string
}

const TIMEOUT_MS = 20_000

/**
 * Resend where there is a key, else SMTP where there is a server, else files. What sends is loaded with the first mail:
 * at the start it would take time and memory.
 */
export function createSender({ resendApiKey, smtpUrl, dataDir }: MailSettings): Sender {
  if (resendApiKey) return byResend(resendApiKey)
  if (smtpUrl) return bySmtp(smtpUrl)
  return toFiles(join(dataDir, 'correos'))
}

export function proveedorDe({ resendApiKey, smtpUrl }: Omit<MailSettings, 'dataDir'>): Proveedor {
  if (resendApiKey) return 'resend'
  return smtpUrl ? 'smtp' : 'carpeta'
}

function byResend(key: string): Sender {
  return async (mail) => {
    const { Resend } = await import('resend')
    const resend = new Resend(key)
    const { error } = await resend.emails.send(mail)
    // Its text is kept and shown; it may repeat what it refuses.
    if (error) throw new Error(error.message.replaceAll(key, '…'))
  }
}

function bySmtp(url: string): Sender {
  return async (mail) => void (await (await smtpTo(url)).sendMail(mail))
}

/** Rejects where the server does not let us in. */
export async function verifySmtp(url: string): Promise<void> {
  await (await smtpTo(url)).verify()
}

async function smtpTo(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport(url, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as SendMailOptions)
}

/** One `.eml` a mail, which any mail program opens; it appears in the folder complete. */
function toFiles(folder: string): Sender {
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const { message } = await transport.sendMail(mail)
    mkdirSync(folder, { recursive: true })
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    const unfinished = join(folder, `.${name}`)
    const finished = join(folder, name)
    try {
      writeFileSync(unfinished, message as Buffer)
      renameSync(unfinished, finished)
    } finally {
      rmSync(unfinished, { force: true })
    }
    // Whom it is for is nobody's business who reads the log.
    console.log(`Correo «${mail.subject}» en ${finished}`)
  }
}
