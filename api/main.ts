import { parseArgs } from 'node:util'
import { version } from '../package.json'
import type { Site } from './site/site'
import { storageFault } from './suelo/services/storage'

/** No command needs anything of the others, so each is loaded where it is asked for: who makes one PDF stays small. */
const commands = {
  serve: async () => (await import('./commands/serve')).serveCommand,
  seed: async () => (await import('./commands/seed')).seedCommand,
  export: async () => (await import('./commands/export')).exportCommand,
  backup: async () => (await import('./commands/backup')).backupCommand,
  restore: async () => (await import('./commands/restore')).restoreCommand,
  doctor: async () => (await import('./commands/doctor')).doctorCommand,
  password: async () => (await import('./commands/password')).passwordCommand,
  imagen: async () => (await import('./commands/imagen')).imagenCommand,
  partitura: async () => (await import('./commands/partitura')).partituraCommand,
  sonido: async () => (await import('./commands/partitura')).sonidoCommand,
  pdf: async () => (await import('./commands/pdf')).pdfCommand,
  probar: async () => (await import('./commands/probar')).probarCommand,
  copias: async () => (await import('./commands/copias')).copiasCommand,
  mudar: async () => (await import('./commands/mudar')).mudarCommand,
  migrate: async () => (await import('./commands/migrate')).migrateCommand,
}

const HELP = `Guarania ${version}: línea de tiempo y aula de una cátedra, en un binario y un archivo.

Uso: guarania <orden> [opciones]

  serve                      atiende a los visitantes
  seed catalogo [--file F]   carga el catálogo de creadores, o el de otro archivo de la misma forma
  seed demo                  carga una cátedra de demostración
  export CARPETA             escribe el sitio público como archivos sueltos
  backup ARCHIVO.tar         copia los datos y lo subido, también mientras atiende
  restore ARCHIVO.tar        los repone en --data-dir; con --force, en una carpeta usada
  restore s3://…             lo mismo, desde otro lugar: la última copia; s3:// solo es la de BACKUP_S3
  mudar ARCHIVO.tar          deja el sitio solo para leer y hace la copia con la que sigue en otra máquina
  doctor                     revisa datos, archivos, disco, correo e IA, y dice qué hacer
  password                   cambia la contraseña del administrador
  migrate                    pone al día la base de datos, como hace serve al empezar

Opciones
  --data-dir CARPETA   dónde están los datos (DATA_DIR, ./data)
  --port N             puerto de serve (PORT, 3000); 0 elige uno libre
  --host DIRECCIÓN     dirección de serve (HOST, 127.0.0.1)
  --help, --version

Variables de entorno
  ADMIN_PASSWORD   contraseña del administrador; sin ella, se crea una y se muestra al primer arranque
  ADMIN_EMAIL      a quién se le escribe cuando falla algo; vale más que lo escrito en /admin/institucion
  SITE_URL, SITE_NAME, FOOTER_CREDIT   dirección pública, nombre y crédito del sitio
  TZ_INSTITUCION   zona horaria; ella y SITE_NAME valen más que lo escrito en /admin/institucion
  RESEND_API_KEY, SMTP_URL, MAIL_FROM   por dónde y en nombre de quién salen los correos
  PUSH_HOSTS                            otros servicios por los que avisan los teléfonos
  WIKIDATA_BASE_URL          en lugar de Wikidata y Wikimedia Commons
  GEMINI_API_KEY, GEMINI_MODEL, GEMINI_BASE_URL   la IA que escribe evaluaciones
  IA_TOPE_MENSUAL  cuántas por mes puede pedirle cada docente (100)
  AVISO_DE_NOTA_MINUTOS   cuánto espera el aviso de una nota, por si se deshace (10)
  MAX_UPLOAD_MB    tamaño máximo de un archivo subido, en megabytes (25)
  MAX_MEDIA_MB     lo mismo, de audio y video (100)
  WORKERS          cuántos procesos atienden (1); en Linux, uno por núcleo aprovecha toda la máquina
  METRICS_TOKEN    clave con la que se leen las métricas en /api/metrics; sin ella, nadie
  LOG_FORMAT       json escribe el registro en JSON, con cada pedido a la API
  BACKUP_DIR, BACKUP_EVERY_HOURS, BACKUP_KEEP   dónde, cada cuántas horas (24; 0 no las hace) y cuántas (7) copias
  BACKUP_S3, BACKUP_S3_EVERY_MINUTES, BACKUP_KEY   las copias también en otro lugar, cada cuántos minutos la base (60), y cifradas
  EDGE             los bordes que guardan las páginas: varnish:http://…,http://… (también fastly: y cloudflare:)
  TRUST_PROXY      on detrás de un proxy propio, para conocer la dirección de cada visitante
  RATE_LIMIT       off quita los límites por tiempo; solo para pruebas`

/** Runs the program and gives its exit code. What the administrator did wrong is one line; the rest shows its trace. */
export async function main(args: string[], site: Site): Promise<number> {
  try {
    return await run(args, site)
  } catch (error) {
    process.stderr.write(`${await explained(error)}\n`)
    return 1
  }
}

async function explained(error: unknown): Promise<string> {
  const { DatabaseError } = await import('../db/client')
  const { SeedError } = await import('../db/seed/errores')
  const { UsageError } = await import('./suelo/services/settings')
  const isExpected =
    error instanceof UsageError || error instanceof DatabaseError || error instanceof SeedError
  if (isExpected) return error.message
  const fault = storageFault(error)
  if (fault === 'full')
    return 'No queda espacio en el disco para los datos: libera lugar y vuelve a iniciarlo.'
  if (fault === 'unusable') return `No se puede leer o escribir en el disco: ${(error as Error).message}`
  return String(error instanceof Error ? error.stack : error)
}

/** People's data, their deliveries, the secret: only the program's own user reads what it writes. */
const PRIVATE = 0o077

async function run(args: string[], site: Site): Promise<number> {
  const umask = process.umask(PRIVATE)
  const { values, positionals } = await readArguments(args)
  if (values.version) {
    console.log(version)
    return 0
  }
  const [name, ...rest] = positionals
  if (values.help || !name) {
    console.log(HELP)
    return values.help ? 0 : 1
  }
  if (!isCommand(name))
    throw await usageError(`No existe la orden «${name}». Las órdenes están en: guarania --help`)
  const command = await commands[name]()
  return (await command({ positionals: rest, values, site, umask })) ?? 0
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

const usageError = async (text: string) => new (await import('./suelo/services/settings')).UsageError(text)

async function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
        'data-dir': { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        file: { type: 'string' },
        force: { type: 'boolean' },
      },
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const option = /'(-[^' ]*)/.exec(message)?.[1] ?? args.join(' ')
    const which = code?.endsWith('INVALID_OPTION_VALUE')
      ? `cómo está escrita la opción ${option}`
      : `la opción ${option}`
    throw await usageError(`No entiendo ${which}. Las opciones están en: guarania --help`)
  }
}
