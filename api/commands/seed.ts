import { createHmac } from 'node:crypto'
import { max } from 'drizzle-orm'
import { type Db, transact } from '../../db/client'
import { archivos } from '../../db/schema/archivos'
import { readCatalogo } from '../../db/seed/archivo'
import { seedCatalogo } from '../../db/seed/catalogo'
import catalogo from '../../db/seed/creadores.json'
import { seedDemo } from '../../db/seed/demo'
import { INSTITUCION } from '../../db/seed/demo-personas'
import { version } from '../../package.json'
import { cuantos } from '../../src/domain/base/numeros'
import { makeActa } from '../cursado/actas/cerrar'
import { carpetaDeCorreos } from '../suelo/correos/carpeta'
import { putInPapelera } from '../suelo/papelera/tirar'
import { createChanges } from '../suelo/services/changes'
import { createFiles } from '../suelo/services/files'
import { createInstitucion } from '../suelo/services/institucion'
import { readSecret } from '../suelo/services/secret'
import { UsageError } from '../suelo/services/settings'
import { temas } from '../temas'
import { type Invocation, onlyArgument, openData, settingsOf } from './command'

/** The month, counted from 0, the day and the hour at which last year's course was closed. */
const FIN_DE_CURSO = [11, 5, 15] as const
const ADMINISTRACION = { rol: 'admin', id: 0 } as const

const USAGE = 'seed catalogo [--file ARCHIVO.json] | guarania seed demo'

/** `guarania seed catalogo [--file F]` and `guarania seed demo` */
export async function seedCommand(invocation: Invocation): Promise<void> {
  const what = onlyArgument(invocation, USAGE)
  if (what === 'catalogo') return loadCatalogo(invocation)
  if (what === 'demo' && invocation.values.file === undefined) return loadDemo(invocation)
  throw new UsageError(`Uso: guarania ${USAGE}`)
}

function loadCatalogo(invocation: Invocation): void {
  const { file } = invocation.values
  const rows = file ? readCatalogo(file) : catalogo
  const { sqlite } = openData(settingsOf(invocation).dataDir)
  try {
    const { nuevos, existentes } = seedCatalogo(sqlite, rows, { onProgress: sayProgress })
    const cargados = cuantos(nuevos, 'creador nuevo', 'creadores nuevos')
    console.log(`Catálogo cargado: ${cargados}, ${cuantos(existentes, 'que ya estaba', 'que ya estaban')}.`)
  } finally {
    sqlite.close()
  }
}

/** In one line, for whoever looks. */
function sayProgress(hechas: number, total: number) {
  if (process.stderr.isTTY)
    process.stderr.write(`\rCargando: ${hechas} de ${total}${hechas === total ? '\n' : ''}`)
}

async function loadDemo(invocation: Invocation): Promise<void> {
  const settings = settingsOf(invocation)
  const files = createFiles(settings.dataDir, settings.maxBytes)
  const { db, sqlite } = openData(settings.dataDir)
  const newName = namesOf(db, readSecret(settings.dataDir))
  try {
    const { siteName, zona: zonaFija, siteUrl, port } = settings
    const institucion = createInstitucion({
      db,
      changes: createChanges({ db, sqlite }),
      fijos: { nombre: siteName, zona: zonaFija },
    })
    if (!institucion.escritos().nombre) institucion.save({ nombre: INSTITUCION })
    const { zona } = institucion.read()
    const guardaEn = (carpeta: string) => (extension: string, contenido: Uint8Array) =>
      files.write(carpeta, extension, contenido, newName())
    const { porCerrar, porEliminar, ...cargado } = seedDemo({
      db,
      zona,
      guardaEntrega: guardaEn('tareas'),
      guardaFoto: guardaEn('fotos'),
    })
    if (porEliminar) {
      const deps = { sqlite, now: Date.now, version, temas }
      transact(db, (tx) => putInPapelera(deps, tx, ADMINISTRACION, 'PUBLICACION', porEliminar))
    }
    if (porCerrar) {
      const now = () => Date.UTC(porCerrar.anio, ...FIN_DE_CURSO)
      const site = { url: siteUrl ?? `http://localhost:${port}` }
      const cual = { id: porCerrar.catedraId, decisiones: [] }
      await makeActa({ db, now, zona, institucion, site, temas }, ADMINISTRACION, cual)
    }
    tell(cargado, settings.dataDir)
  } finally {
    sqlite.close()
  }
}

type Cargado = Omit<ReturnType<typeof seedDemo>, 'porCerrar' | 'porEliminar'>

function tell({ nueva, catedra, docente, alumno, alumnos, recibos = [] }: Cargado, dataDir: string) {
  console.log(`Cátedra de demostración ${nueva ? 'cargada' : 'ya cargada'}: ${catedra}, ${alumnos} alumnos.`)
  if (recibos.length > 0) console.log(`Aportes para mirar, en /aporte: ${recibos.join(', ')}.`)
  console.log(`Para ingresar, en /login:
  Docente        ${docente}
  Alumno         ${alumno}
  Su código llega por correo; sin Resend ni SMTP se lee aquí, en la consola, y en un archivo .eml de
  ${carpetaDeCorreos(dataDir)}.
  Administrador  su contraseña: la de ADMIN_PASSWORD, o la que se muestra una vez, en el primer arranque.`)
}

/**
 * Names that nobody can guess, and the same ones where an earlier seed was killed before it had any rows: what it left is
 * written over.
 */
function namesOf(db: Db, secret: string): () => string {
  const { last } =
    db
      .select({ last: max(archivos.id) })
      .from(archivos)
      .get() ?? {}
  let made = 0
  return () =>
    createHmac('sha256', secret)
      .update(`demo ${last ?? 0} ${made++}`)
      .digest('base64url')
}
