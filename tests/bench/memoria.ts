import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MB, sendCuerpo } from '../support/cuerpos'
import { jpegLimpio } from '../support/fotos'
import { CATEDRA, ENTREGADA } from './support/academia'
import { type Aula, startAula } from './support/aula'
import { type Catalogo, catalogoDe } from './support/catalogos'
import { ENGINE, runGuarania, startServer } from './support/guarania'
import { check, info, type Measure, skipped } from './support/measure'
import { forgetPeak, peakMemory } from './support/memory'
import { askAll } from './support/pedir'
import { apiTargets, pageTargets } from './support/queries'
import { median } from './support/stats'

const CREADORES = 10_000
const STARTS = 7
const LOAD_MS = 20_000
const CONNECTIONS = 16
const PASSWORD = 'una clave para medir'
const ENTREGAS_MB = 3
const GRANDE_MB = 25
const CUERPO_MB = 300
const CUERPOS = 8
const SETTLES_MS = 1000
const HOJAS = 10
const HOJA_MB = 1.5
const PARTITURAS = 100

/** The program fits in a small machine, whatever is asked of it, sent to it or taken from it. */
export async function* memoria(): AsyncGenerator<Measure> {
  if (process.platform !== 'linux') return yield skipped('memoria', '/proc')
  const catalogo = catalogoDe(CREADORES)
  yield* arranques(catalogo)
  yield* mixedLoad(catalogo)
  await using aula = await startAula({ env: ENGINE })
  yield* subida(aula)
  yield* zip(aula)
  yield* cuerpos(aula)
  yield* hojas(aula)
  yield* partituras(aula)
}

async function* arranques({ dataDir }: Catalogo): AsyncGenerator<Measure> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) {
    await using server = await startServer(dataDir, { env: ENGINE })
    times.push(server.startMs)
  }
  yield check('memoria: to «Guarania lista», median', median(times), '<', 500, 'ms')
}

/** Pages, searches and filters from several at once, with a login each second: checking a password takes memory, too. */
async function* mixedLoad({ dataDir }: Catalogo): AsyncGenerator<Measure> {
  await using server = await startServer(dataDir, { env: { ...ENGINE, ADMIN_PASSWORD: PASSWORD } })
  const targets = [
    ...(await creatorPages(server.url)),
    ...apiTargets(100, CREADORES),
    ...pageTargets(100, CREADORES),
  ].flatMap((target, index) => (index % 2 === 0 ? ['/', target] : [target]))
  const end = performance.now() + LOAD_MS
  const load = askAll(
    targets.map((target) => server.url + target),
    CONNECTIONS,
    () => performance.now() < end,
  )
  for (let second = 0; second < LOAD_MS / 2000; second++) {
    await logIn(server.url)
    await sleep(1000)
  }
  const asked = await load
  yield info(`memoria: answers in ${LOAD_MS / 1000} s of load`, asked.length)
  yield check('memoria: peak under that load', peakMemory(server.pid), '<', 160, 'MB')
}

async function logIn(url: string) {
  const body = JSON.stringify({ password: PASSWORD })
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(`${url}/api/login`, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`the login answered ${status}`)
}

async function creatorPages(url: string): Promise<string[]> {
  const reply = await fetch(`${url}/api/composers?limit=100`)
  const { data } = (await reply.json()) as { data: { slug: string }[] }
  return data.map(({ slug }) => `/creador/${slug}`)
}

async function* subida(aula: Aula): AsyncGenerator<Measure> {
  // The first one brings in what receives files; from then on it is there.
  await upload(aula, MB)
  const before = forgetPeak(aula.pid)
  await upload(aula, GRANDE_MB * MB - 64)
  const more = peakMemory(aula.pid) - before
  yield check(`memoria: more for an upload of ${GRANDE_MB} MB`, more, '<', 50, 'MB')
}

async function upload({ url, tokens }: Aula, bytes: number) {
  const body = new FormData()
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes)])
  body.set('file', new File([pdf], 'partitura.pdf', { type: 'application/pdf' }))
  const headers = { authorization: `Bearer ${tokens.docente}` }
  const response = await fetch(`${url}/api/docente/upload/multimedia`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`Subir respondió ${response.status}: ${await response.text()}`)
}

async function* zip(aula: Aula): AsyncGenerator<Measure> {
  const { url, pid, tokens, mundo } = aula
  writeFiles(aula)
  const before = forgetPeak(pid)
  const response = await fetch(`${url}/api/docente/catedra/${CATEDRA}/tareas/${ENTREGADA}/entregas.zip`, {
    headers: { authorization: `Bearer ${tokens.docente}` },
  })
  let bytes = 0
  for await (const piece of response.body ?? []) bytes += piece.length
  const expected = mundo.inscritos.length * ENTREGAS_MB * MB
  if (!response.ok || bytes < expected) throw new Error(`El ZIP respondió ${response.status}, ${bytes} bytes`)
  const name = `memoria: more for a ZIP of ${mundo.inscritos.length} of ${ENTREGAS_MB} MB`
  yield check(name, peakMemory(pid) - before, '<', 50, 'MB')
}

/** The world's deliveries are rows; this makes their files. */
function writeFiles({ dataDir, mundo }: Aula) {
  const content = randomBytes(ENTREGAS_MB * MB)
  for (const alumnoId of mundo.inscritos) {
    const file = join(dataDir, `uploads/tareas/${ENTREGADA}-${alumnoId}.pdf`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Bodies that are refused, at once, with their length and without. */
async function* cuerpos({ url, pid, tokens }: Aula): AsyncGenerator<Measure> {
  const headers = { authorization: `Bearer ${tokens.docente}` }
  for (const path of ['/api/composers/photo', '/api/docente/upload/multimedia']) {
    for (const sinLargo of [false, true]) {
      await sleep(SETTLES_MS)
      const before = forgetPeak(pid)
      const send = () => sendCuerpo(url + path, { bytes: CUERPO_MB * MB, sinLargo, headers })
      const answers = await Promise.all(Array.from({ length: CUERPOS }, send))
      const wrong = answers.find(({ status }) => status !== 413)
      if (wrong) throw new Error(`${path} answered ${wrong.status}`)
      const name = `memoria: more for ${CUERPOS} bodies of ${CUERPO_MB} MB, ${path}${sinLargo ? ', chunked' : ''}`
      yield check(name, peakMemory(pid) - before, '<', 60, 'MB')
    }
  }
}

/** Another program makes one PDF of a delivery's images: all of it is counted. */
async function* hojas({ dataDir }: Aula): AsyncGenerator<Measure> {
  const files = Array.from({ length: HOJAS }, (_, i) => join(dataDir, `hoja-${i}.jpg`))
  for (const file of files) writeFileSync(file, Buffer.concat([jpegLimpio, randomBytes(HOJA_MB * MB)]))
  const { peak } = await runGuarania(['pdf', ...files], dataDir)
  yield check(`memoria: peak of who makes a PDF of ${HOJAS} images`, peak, '<', 80, 'MB')
}

/** Another program draws them: what serves only hands them on. */
async function* partituras(aula: Aula): AsyncGenerator<Measure> {
  // The first ones bring in what answers with them.
  await drawPractica(aula, 0, 10)
  await sleep(SETTLES_MS)
  const before = forgetPeak(aula.pid)
  await drawPractica(aula, 10, 10 + PARTITURAS)
  const name = `memoria: more for ${PARTITURAS} scores drawn one after the other`
  yield check(name, peakMemory(aula.pid) - before, '<', 10, 'MB')
}

/** Rhythms to practise, the right option of each. */
async function drawPractica({ url, tokens }: Aula, desde: number, hasta: number) {
  const headers = { authorization: `Bearer ${tokens.alumno}` }
  for (let semilla = desde; semilla < hasta; semilla++) {
    const asked = await fetch(`${url}/api/alumnos/me/practica/oido?que=RITMO&nivel=2&semilla=${semilla}`, {
      headers,
    })
    const { pregunta } = (await asked.json()) as Practica
    const pagina = pregunta.opciones.find(({ es_correcta }) => es_correcta)?.notacion.paginas[0]
    const drawn = await fetch(url + pagina, { headers })
    if (!drawn.ok || !(await drawn.text()).startsWith('<'))
      throw new Error(`${pagina} answered ${drawn.status}`)
  }
}

interface Practica {
  pregunta: { opciones: { es_correcta: boolean; notacion: { paginas: string[] } }[] }
}
