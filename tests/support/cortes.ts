import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { azarDe } from '../../src/domain/base/azar.ts'
import { formularioCon } from './archivos.ts'
import { aporteDePrueba } from './formularios.ts'
import { newFolder, type Program, runProgram, startProgram } from './program.ts'
import { sesionEn } from './sesiones.ts'

/** What a write was answered with a 2xx for: where it is to be read from now on, and how it is known. */
interface Promesa {
  path: string
  seCumple: (cuerpo: Buffer, headers: Headers) => boolean
}

interface Sesiones {
  admin: string
  docente: string
  alumno: string
}

type Pedir = (quien: keyof Sesiones, llamada: string, cuerpo?: object) => Promise<Response>
type Escritor = (call: Pedir) => Promise<Promesa | undefined>

const LARGA_MS = 250

/**
 * Kills the program so many times, at any moment, while several write to it, and on until more than that was
 * acknowledged: a busy machine writes little between two. Says what of the acknowledged was not there afterwards, and
 * what the program's own examination finds in the end.
 */
export async function cut(veces: number) {
  const dataDir = newFolder()
  const { sesiones, escritores } = await prepare(dataDir)
  const { entero } = azarDe(veces)
  const todas: Promesa[] = []
  const perdidas = new Set<string>()
  let recientes: Promesa[] = []

  for (let vez = 0; vez < veces || todas.length <= veces; vez++) {
    const program = await startProgram({ dataDir })
    for (const path of await incumplidas(program, sesiones, recientes)) perdidas.add(path)
    recientes = await writeUntilCut(program, sesiones, escritores, entero(0, LARGA_MS))
    todas.push(...recientes)
  }

  envejecer(dataDir)
  const program = await startProgram({ dataDir })
  for (const path of await incumplidas(program, sesiones, todas)) perdidas.add(path)
  await program.stop()
  const { stdout } = runProgram(['doctor', '--data-dir', dataDir])
  return { dataDir, escritas: todas.length, perdidas: [...perdidas], diagnostico: stdout }
}

async function prepare(dataDir: string) {
  const program = await startProgram({ dataDir, seed: [['demo']] })
  const sesionDe = async (rol: keyof Sesiones) => (await sesionEn(program, rol)).authorization
  const sesiones = {
    admin: await sesionDe('admin'),
    docente: await sesionDe('docente'),
    alumno: await sesionDe('alumno'),
  }
  const response = await callAt(program, sesiones)('alumno', 'GET /api/alumnos/me/tareas')
  const tareas: { id: number; estado: string; TareaMaestra: { tipo: string } }[] = await response.json()
  await program.stop()
  const entregas = tareas
    .filter(({ estado, TareaMaestra }) => estado !== 'CALIFICADA' && TareaMaestra.tipo === 'ENTREGA')
    .map(({ id }) => entrega(id))
  return { sesiones, escritores: [aviso, aviso, aporte, aporte, recurso, recurso, ...entregas] }
}

const aviso: Escritor = async (call) => {
  const marca = randomUUID()
  const cuerpo = { titulo: 'Aviso', contenido: `<p>${marca}</p>`, tipo: 'ANUNCIO' }
  const { id } = await creado(call('docente', 'POST /api/catedras/1/publicaciones', cuerpo))
  return { path: `/api/publicaciones/${id}`, seCumple: (leido) => leido.includes(marca) }
}

/** Writes two mails in the same transaction. */
const aporte: Escritor = async (call) => {
  const marca = randomUUID()
  const { id } = await creado(call('alumno', 'POST /api/composers', aporteDePrueba({ bio: marca })))
  return { path: `/api/admin/composers/${id}`, seCumple: (leido) => leido.includes(marca) }
}

const recurso: Escritor = async (call) => {
  const { formulario, seCumple } = archivoNuevo()
  const { filePath } = await creado(call('docente', 'POST /api/docente/upload/multimedia', formulario))
  return { path: `/${filePath}`, seCumple }
}

/** Hands in; where that was done already, the teacher gives it back first. */
const entrega =
  (id: number): Escritor =>
  async (call) => {
    const { formulario, seCumple } = archivoNuevo()
    const response = await call('alumno', `POST /api/tareas/${id}/submit`, formulario)
    if (response.status === 409) {
      const cuerpo = { comentario_docente: 'Otra vez.' }
      await creado(call('docente', `POST /api/docente/tareasAsignaciones/${id}/devolver`, cuerpo))
      return undefined
    }
    const { recibo } = await creado(Promise.resolve(response))
    return { path: `/${recibo.submission_path}`, seCumple }
  }

function archivoNuevo() {
  const texto = randomBytes(randomInt(10, 60_000)).toString('hex')
  const suma = (contenido: string | Buffer) => createHash('sha256').update(contenido).digest('hex')
  const esperada = suma(texto)
  return {
    formulario: formularioCon('apuntes.txt', texto),
    /** As it was sent, and as the database knows it. */
    seCumple: (leido: Buffer, headers: Headers) =>
      suma(leido) === esperada && headers.get('etag') === `"${esperada.slice(0, 32)}"`,
  }
}

// biome-ignore lint/suspicious/noExplicitAny: what each call answers is for its writer to know
async function creado(respuesta: Promise<Response>): Promise<any> {
  const response = await respuesta
  if (!response.ok) throw new Error(`${response.url} respondió ${response.status}: ${await response.text()}`)
  return response.json()
}

/** What was acknowledged until the program was no more. */
async function writeUntilCut(
  program: Program,
  sesiones: Sesiones,
  escritores: Escritor[],
  ms: number,
): Promise<Promesa[]> {
  const promesas: Promesa[] = []
  const call = callAt(program, sesiones)
  let cortado = false
  const write = async (escritor: Escritor) => {
    while (!cortado) {
      const promesa = await escritor(call)
      if (promesa) promesas.push(promesa)
    }
  }
  const escribiendo = escritores.map((escritor) =>
    write(escritor).catch((error) => {
      if (!cortado) throw error
    }),
  )
  const corte = sleep(ms).then(() => {
    cortado = true
    return program.kill()
  })
  await Promise.all([...escribiendo, corte])
  return promesas
}

async function incumplidas(program: Program, sesiones: Sesiones, promesas: Promesa[]): Promise<string[]> {
  const call = callAt(program, sesiones)
  const perdidas: string[] = []
  for (const { path, seCumple } of promesas) {
    const response = await call('admin', `GET ${path}`)
    const cuerpo = Buffer.from(await response.arrayBuffer())
    if (!response.ok || !seCumple(cuerpo, response.headers)) perdidas.push(path)
  }
  return perdidas
}

const callAt =
  ({ url }: Program, sesiones: Sesiones): Pedir =>
  (quien, llamada, cuerpo) => {
    const [method = '', path = ''] = llamada.split(' ')
    const headers: Record<string, string> = { authorization: sesiones[quien] }
    if (cuerpo && !(cuerpo instanceof FormData)) headers['content-type'] = 'application/json'
    const body = cuerpo instanceof FormData ? cuerpo : cuerpo && JSON.stringify(cuerpo)
    return fetch(url + path, { method, headers, ...(body !== undefined && { body }) })
  }

/** As if it all had happened long ago: what nobody knows is then swept away at the next start. */
function envejecer(dataDir: string): void {
  const anteayer = Date.now() / 1000 - 2 * 24 * 3600
  const uploads = join(dataDir, 'uploads')
  for (const uno of readdirSync(uploads, { recursive: true, withFileTypes: true })) {
    if (uno.isFile()) utimesSync(join(uno.parentPath, uno.name), anteayer, anteayer)
  }
}
