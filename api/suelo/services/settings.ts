import { join } from 'node:path'
import { z } from 'zod'
import type { Maximos } from '../../../src/domain/archivos/archivos.ts'
import { isEmail } from '../../../src/domain/base/campos.ts'
import { isZona } from '../../../src/domain/base/relojes.ts'
import { REMITENTE } from '../../../src/domain/correos/remitente.ts'
import { MAXIMO_DE_CLAVE } from '../../../src/domain/sesiones/clave.ts'
import { type DestinoS3, parseDestino } from './destino-s3.ts'
import { type Edge, parseEdge } from './edge.ts'
import { parseServicios, type Servicio } from './servicios-de-push.ts'

/** A wrong setting or a wrong call of the program; its message is the one line that the administrator reads. */
export class UsageError extends Error {}

const MB = 1024 * 1024

const text = (fallback: string) => z.string().trim().default(fallback)

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text('127.0.0.1'),
  DATA_DIR: text('./data'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin)
    .optional(),
  SITE_NAME: z.string().trim().optional(),
  FOOTER_CREDIT: text('Desarrollado por el equipo de Guarania.'),
  TZ_INSTITUCION: z.string().trim().refine(isZona).optional(),
  ADMIN_PASSWORD: z.string().max(MAXIMO_DE_CLAVE).optional(),
  ADMIN_EMAIL: z.string().trim().refine(isEmail).optional(),
  RESEND_API_KEY: z.string().trim().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  PUSH_HOSTS: z
    .string()
    .refine((text) => parseServicios(text) !== undefined)
    .optional(),
  MAIL_FROM: z.string().trim().regex(REMITENTE).default('Guarania <no-responder@localhost>'),
  GEMINI_API_KEY: z.string().trim().optional(),
  GEMINI_MODEL: text('gemini-2.5-flash'),
  GEMINI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  WIKIDATA_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  IA_TOPE_MENSUAL: z.coerce.number().int().min(0).max(100_000).default(100),
  AVISO_DE_NOTA_MINUTOS: z.coerce.number().int().min(0).max(60).default(10),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  MAX_UPLOAD_MB: z.coerce.number().int().min(1).max(1024).default(25),
  MAX_MEDIA_MB: z.coerce.number().int().min(1).max(1024).default(100),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1).refine(isPossible),
  METRICS_TOKEN: z.string().trim().min(16).optional(),
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  BACKUP_DIR: z.string().trim().optional(),
  BACKUP_EVERY_HOURS: z.coerce.number().int().min(0).max(8760).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  BACKUP_S3: z
    .string()
    .refine((address) => parseDestino(address) !== undefined)
    .optional(),
  BACKUP_S3_EVERY_MINUTES: z.coerce.number().int().min(0).max(10_080).default(60),
  BACKUP_KEY: z.string().optional(),
  EDGE: z
    .string()
    .trim()
    .refine((text) => parseEdge(text) !== undefined)
    .optional(),
})

/** Each setting's name, and what stands where nothing is said. */
export const suppositions = settings.parse({})
export const settingNames = Object.keys(settings.shape)

const expected: Record<keyof z.infer<typeof settings>, string> = {
  PORT: 'un número de puerto entre 0 y 65535',
  HOST: 'una dirección de esta máquina',
  DATA_DIR: 'una carpeta',
  SITE_URL: 'una dirección que comience con http:// o https://, sin carpeta',
  SITE_NAME: 'un texto',
  FOOTER_CREDIT: 'un texto',
  TZ_INSTITUCION: 'una zona horaria, como America/Asuncion',
  ADMIN_PASSWORD: `una contraseña de hasta ${MAXIMO_DE_CLAVE} caracteres`,
  ADMIN_EMAIL: 'un correo, como administracion@ejemplo.edu.py',
  RESEND_API_KEY: 'una clave de Resend',
  SMTP_URL: 'una dirección como smtp://usuario:clave@servidor:587',
  MAIL_FROM: 'un remitente, como Cátedra <catedra@ejemplo.edu.py>',
  PUSH_HOSTS: 'nombres de servidores entre comas, como push.ejemplo.org, *.ejemplo.org o localhost:8080',
  GEMINI_API_KEY: 'una clave de Gemini',
  GEMINI_MODEL: 'el nombre de un modelo, como gemini-2.5-flash',
  GEMINI_BASE_URL: 'una dirección que comience con http:// o https://',
  WIKIDATA_BASE_URL: 'una dirección que comience con http:// o https://',
  IA_TOPE_MENSUAL: 'un número entero de generaciones entre 0 y 100000',
  AVISO_DE_NOTA_MINUTOS: 'un número entero de minutos entre 0 (enseguida) y 60',
  RATE_LIMIT: 'on u off',
  TRUST_PROXY: 'on u off',
  MAX_UPLOAD_MB: 'un número entero de megabytes entre 1 y 1024',
  MAX_MEDIA_MB: 'un número entero de megabytes entre 1 y 1024',
  WORKERS: 'un número entero de procesos entre 1 y 64 (más de 1, solo en Linux)',
  METRICS_TOKEN: 'una clave de al menos 16 caracteres',
  LOG_FORMAT: 'text o json',
  BACKUP_DIR: 'una carpeta',
  BACKUP_EVERY_HOURS: 'un número entero de horas entre 0 (sin copias) y 8760',
  BACKUP_KEEP: 'un número entero de copias entre 1 y 1000',
  BACKUP_S3:
    'una dirección como s3://CLAVE:SECRETO@servidor/bucket/carpeta, con los signos de la clave y el secreto codificados (/ es %2F)',
  BACKUP_S3_EVERY_MINUTES: 'un número entero de minutos entre 0 (nunca) y 10080',
  BACKUP_KEY: 'una frase con la que se cifran las copias',
  EDGE: 'varnish:http://10.0.0.2:6081,http://10.0.0.3:6081, fastly:SERVICIO:CLAVE o cloudflare:ZONA:CLAVE',
}

/** Whatever was written there may be nearly right, and ends up in a log. */
const secrets = new Set<string>([
  'ADMIN_PASSWORD',
  'RESEND_API_KEY',
  'SMTP_URL',
  'GEMINI_API_KEY',
  'METRICS_TOKEN',
  'BACKUP_S3',
  'BACKUP_KEY',
  'EDGE',
])

export interface Settings {
  port: number
  host: string
  dataDir: string
  /** Origin of the public addresses, without a slash at the end; unset, the server's own address. */
  siteUrl: string | undefined
  /** Unset, it is what the administrator wrote; so is the time zone. */
  siteName: string | undefined
  footerCredit: string
  zona: string | undefined
  adminPassword: string | undefined
  /** Who hears of what fails; unset, it is what the administrator wrote. */
  adminEmail: string | undefined
  resendApiKey: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** To which push services it may send, beside those of the known browsers. */
  pushHosts: readonly Servicio[]
  /** Unset, no questions can be made by AI. */
  geminiApiKey: string | undefined
  geminiModel: string
  /** Without a slash at the end; unset, Google's own. */
  geminiBaseUrl: string | undefined
  /** Without a slash at the end; unset, Wikidata's own and Commons'. */
  wikidataBaseUrl: string | undefined
  /** How often each teacher may have questions made by AI, a month. */
  iaMonthlyCap: number
  /** How long a grade's notice waits. */
  gradeNoticeMinutes: number
  /** Limits by time; off for tests and measurements only. */
  limitsCalls: boolean
  /** Behind a proxy of our own, whose X-Forwarded-For tells the visitor's address. */
  trustsProxy: boolean
  /** How large an upload may be. */
  maxBytes: Maximos
  workers: number
  /** What may read the metrics; unset, nobody. */
  metricsToken: string | undefined
  /** A line of JSON for each message, and for each call of the API. */
  logsJson: boolean
  /** Copies that the program makes by itself: where, every how many hours (0: none), and how many of them stay. */
  backup: { dir: string; everyHours: number; keep: number }
  remota: AjustesDeRemota
  /** The caches in front of the program; unset, it knows of none. */
  edge: Edge | undefined
}

/** The copies in another place: where (unset: nowhere), how often the database alone goes there, and what they are encrypted with. */
export interface AjustesDeRemota {
  destino: DestinoS3 | undefined
  everyMinutes: number
  frase: string | undefined
}

/** What was sealed with a phrase that ends in a blank is opened with that (`copias/remota/clave.ts`). */
const AS_WRITTEN = new Set(['BACKUP_KEY'])

/** Reads the settings from the environment; what `flags` gives goes before it. Throws UsageError. */
export function readSettings(
  env: Record<string, string | undefined>,
  flags: Record<string, string | undefined> = {},
): Settings {
  const given = Object.fromEntries(
    Object.entries({ ...env, ...dropUnset(flags) })
      .map(([name, value]) => [name, AS_WRITTEN.has(name) ? value : value?.trim()])
      .filter(([, value]) => value?.trim() !== ''),
  )
  const result = settings.safeParse(given)
  if (!result.success) {
    const name = result.error.issues[0]?.path[0] as keyof typeof expected
    const instead = secrets.has(name) ? '' : `, no «${given[name]}»`
    throw new UsageError(`${name}: se esperaba ${expected[name]}${instead}.`)
  }
  return toSettings(result.data)
}

/** By the names that the program knows them by. */
function toSettings(data: z.infer<typeof settings>): Settings {
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    siteUrl: data.SITE_URL && new URL(data.SITE_URL).origin,
    siteName: data.SITE_NAME,
    footerCredit: data.FOOTER_CREDIT,
    zona: data.TZ_INSTITUCION,
    adminPassword: data.ADMIN_PASSWORD,
    adminEmail: data.ADMIN_EMAIL,
    resendApiKey: data.RESEND_API_KEY,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    pushHosts: parseServicios(data.PUSH_HOSTS ?? '') ?? [],
    geminiApiKey: data.GEMINI_API_KEY,
    geminiModel: data.GEMINI_MODEL,
    geminiBaseUrl: data.GEMINI_BASE_URL?.replace(/\/+$/, ''),
    wikidataBaseUrl: data.WIKIDATA_BASE_URL?.replace(/\/+$/, ''),
    iaMonthlyCap: data.IA_TOPE_MENSUAL,
    gradeNoticeMinutes: data.AVISO_DE_NOTA_MINUTOS,
    limitsCalls: data.RATE_LIMIT === 'on',
    trustsProxy: data.TRUST_PROXY === 'on',
    maxBytes: { archivo: data.MAX_UPLOAD_MB * MB, medio: data.MAX_MEDIA_MB * MB },
    workers: data.WORKERS,
    metricsToken: data.METRICS_TOKEN,
    logsJson: data.LOG_FORMAT === 'json',
    backup: {
      dir: data.BACKUP_DIR ?? join(data.DATA_DIR, 'copias'),
      everyHours: data.BACKUP_EVERY_HOURS,
      keep: data.BACKUP_KEEP,
    },
    remota: {
      destino: data.BACKUP_S3 === undefined ? undefined : parseDestino(data.BACKUP_S3),
      everyMinutes: data.BACKUP_S3_EVERY_MINUTES,
      frase: data.BACKUP_KEY,
    },
    edge: data.EDGE === undefined ? undefined : parseEdge(data.EDGE),
  }
}

function dropUnset(flags: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined))
}

/** The site is all of its host: no link would lead into a folder. */
function isOrigin(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && parsed.href === `${parsed.origin}/`
}

/** Only there does the system deal the connections of one port out. */
function isPossible(workers: number): boolean {
  return workers === 1 || process.platform === 'linux'
}
