import { createHash } from 'node:crypto'
import type { Database } from '../../../db/sqlite.ts'
import type { Manifiesto } from './manifiesto.ts'
import { noSirve } from './no-sirve.ts'

const ANSWER_MS = 60_000

/** A program that serves a folder for nobody else. */
export interface EnMarcha {
  url: string
  sqlite: Database
  /** What opens what only an administrator sees. */
  authorization: string
  stop(): Promise<void>
}

export type StartOn = (dataDir: string) => Promise<EnMarcha>

interface Options {
  file: string
  restored: string
  manifiesto: Manifiesto
  startOn: StartOn
}

/** The program starts on what was put back, is well, shows its first page, and gives an upload as it was. */
export async function requireEnMarcha({ file, restored, manifiesto, startOn }: Options): Promise<void> {
  const program = await startOn(restored).catch((error) => {
    throw noSirve(file, `el programa no arranca con ella (${(error as Error).message})`)
  })
  const read = async (path: string) => {
    const headers = { authorization: program.authorization, 'accept-encoding': 'identity' }
    const signal = AbortSignal.timeout(ANSWER_MS)
    const response = await fetch(`${program.url}${path}`, { headers, signal })
    if (!response.ok) throw noSirve(file, `con ella, ${path} responde ${response.status}`)
    return response
  }
  try {
    const { ok } = (await (await read('/api/health')).json()) as { ok?: boolean }
    if (!ok) throw noSirve(file, 'con ella el programa no está bien')
    if (!(await (await read('/')).text()).includes('</html>')) throw noSirve(file, 'con ella no hay portada')
    const upload = findUpload(program.sqlite, manifiesto)
    if (upload && (await sumOf(await read(`/${upload.path}`))) !== upload.sha256)
      throw noSirve(file, `con ella ${upload.path} no es el que era`)
  } finally {
    await program.stop()
  }
}

/** The newest that the program shows, of those that the copy has. */
function findUpload(sqlite: Database, { archivos }: Manifiesto) {
  const paths = sqlite
    .prepare(
      `SELECT path FROM archivos WHERE id NOT IN (SELECT archivo_id FROM papelera_archivos) ORDER BY id DESC`,
    )
    .pluck()
    .all()
  const known = new Map(archivos.map((content) => [content.path, content]))
  return known.get(String(paths.find((path) => known.has(String(path)))))
}

async function sumOf({ body }: Response): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of body ?? []) hash.update(piece)
  return hash.digest('hex')
}
