import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CATEDRA, ENTREGADA } from './support/academia'
import { type Aula, startAula } from './support/aula'
import { check, info, type Measure, skipped } from './support/measure'
import { forgetPeak, peakMemory } from './support/memory'

const MB = 1024 * 1024
const ENTREGAS_MB = 3
const GRANDE_MB = 25

/** What files cost the server in memory: a large delivery that comes in, and two hundred that go out as one ZIP. */
export async function* entregas(): AsyncGenerator<Measure> {
  if (process.platform !== 'linux') return yield skipped('entregas', '/proc')
  await using aula = await startAula()
  writeFiles(aula)
  yield* subida(aula)
  yield* zip(aula)
}

async function* subida(aula: Aula): AsyncGenerator<Measure> {
  // The first one brings in what receives files; from then on it is there.
  await upload(aula, MB)
  const before = forgetPeak(aula.pid)
  await upload(aula, GRANDE_MB * MB - 64)
  const more = peakMemory(aula.pid) - before
  yield check(`entregas: more memory for an upload of ${GRANDE_MB} MB`, more, '<', 50, 'MB')
}

async function upload({ url, tokens }: Aula, bytes: number) {
  const body = new FormData()
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes)])
  body.set('file', new File([pdf], 'partitura.pdf', { type: 'application/pdf' }))
  const headers = { authorization: `Bearer ${tokens.docente}` }
  const response = await fetch(`${url}/api/docente/upload/multimedia`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`Subir respondió ${response.status}: ${await response.text()}`)
}

async function* zip({ url, pid, tokens, mundo }: Aula): AsyncGenerator<Measure> {
  const before = forgetPeak(pid)
  const start = performance.now()
  const response = await fetch(`${url}/api/docente/catedra/${CATEDRA}/tareas/${ENTREGADA}/entregas.zip`, {
    headers: { authorization: `Bearer ${tokens.docente}` },
  })
  let bytes = 0
  for await (const piece of response.body ?? []) bytes += piece.length
  const seconds = (performance.now() - start) / 1000
  const expected = mundo.inscritos.length * ENTREGAS_MB * MB
  if (!response.ok || bytes < expected) throw new Error(`El ZIP respondió ${response.status}, ${bytes} bytes`)
  const name = `entregas: ZIP of ${mundo.inscritos.length} of ${ENTREGAS_MB} MB`
  yield info(`${name}: time`, seconds, 's')
  yield check(`${name}: more memory`, peakMemory(pid) - before, '<', 50, 'MB')
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
