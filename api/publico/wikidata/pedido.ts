import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { createTurns } from '../../suelo/services/turns.ts'
import { sinConexionConWikidata, wikidataConFalla, wikidataEnSilencio, wikidataOcupada } from './errors.ts'

export interface AjustesDePedido {
  /** Who asks, as Wikimedia wants to know it. */
  userAgent: () => string
  timeoutMs?: number
  wait?: (ms: number) => Promise<unknown>
  /** Whether it may be asked at all, be it only because another answer sends there. */
  isAdmitida: (url: URL) => boolean
}

type Parametros = Record<string, string>

const TIMEOUT_MS = 15_000
const TRIES = 3
/** Commons answers from where a file lies after one. */
const MOST_REDIRECTS = 3
/** Of what is no file; fifty items are not half as much. */
const LONGEST = 5 * 1024 * 1024
/** Somebody waits for the answer: longer than this is a refusal. */
const MOST_WAIT_S = 10
const WAIT_S = 5
/** Seconds that a server may lag before it asks to be left alone, as Wikimedia advises. */
const MAXLAG = '5'

/** Asks an Action API, one call after another; of who is busy, again when it says. */
export function createPedido(ajustes: AjustesDePedido) {
  const { timeoutMs = TIMEOUT_MS, wait = sleep } = ajustes
  const { take: inTurn } = createTurns()
  const fetchFrom = (from: URL) => fetchFollowing(from, AbortSignal.timeout(timeoutMs), ajustes)

  const ask = async (base: string, parametros: Parametros): Promise<Record<string, unknown>> => {
    const query = new URLSearchParams({ format: 'json', maxlag: MAXLAG, ...parametros })
    const url = new URL(`${base}/w/api.php?${query}`)
    for (let tried = 1; ; tried++) {
      const { answer, busyFor } = await readAnswer(await fetchFrom(url), timeoutMs)
      if (answer) return answer
      if (tried === TRIES || busyFor > MOST_WAIT_S) throw wikidataOcupada(busyFor)
      await wait(busyFor * 1000)
    }
  }

  return {
    ask: (base: string, parametros: Parametros) => inTurn(() => ask(base, parametros)),
    fetchFile: (url: URL) => inTurn(() => fetchFrom(url)),
  }
}

type DeQuien = Pick<AjustesDePedido, 'userAgent' | 'isAdmitida'>

async function fetchFollowing(from: URL, signal: AbortSignal, deQuien: DeQuien): Promise<Response> {
  let url = from
  for (let followed = 0; followed <= MOST_REDIRECTS; followed++) {
    if (!deQuien.isAdmitida(url)) throw failed('manda a otro lado')
    const response = await fetchOnce(url, signal, deQuien)
    const next = REDIRECTS.has(response.status) && response.headers.get('location')
    if (!next) return response
    await response.body?.cancel()
    const there = URL.parse(next, url)
    if (!there) throw failed('manda a otro lado')
    url = there
  }
  throw failed('manda de un lado a otro')
}

async function fetchOnce(url: URL, signal: AbortSignal, { userAgent }: DeQuien): Promise<Response> {
  const headers = { 'user-agent': userAgent(), accept: '*/*' }
  try {
    return await fetch(url, { headers, signal, redirect: 'manual' })
  } catch {
    throw signal.aborted ? wikidataEnSilencio() : sinConexionConWikidata()
  }
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

interface Leida {
  answer?: Record<string, unknown>
  /** In seconds. */
  busyFor: number
}

/** One that lags answers with 200, and says so inside. */
async function readAnswer(response: Response, timeoutMs: number): Promise<Leida> {
  const said = Number(response.headers.get('retry-after'))
  const busyFor = Number.isFinite(said) && said > 0 ? said : WAIT_S
  if (response.status === 429 || response.status === 503) {
    await response.body?.cancel()
    return { busyFor }
  }
  const answer = await readJson(response, timeoutMs)
  const { code } = (answer.error ?? {}) as { code?: string }
  if (code && OCUPADA.has(code)) return { busyFor }
  if (code && !CONTESTA.has(code)) throw failed(`${code}`)
  return { answer, busyFor: 0 }
}

const OCUPADA = new Set(['maxlag', 'ratelimited', 'readonly', 'request-limit-reached'])
/** That there is none of what was asked for. */
const CONTESTA = new Set(['no-such-entity', 'invalid-entity-id'])

async function readJson(response: Response, timeoutMs: number): Promise<Record<string, unknown>> {
  if (!response.ok) {
    await response.body?.cancel()
    throw failed(`${response.status}`)
  }
  const tooLate = sleepless(timeoutMs)
  try {
    const json = JSON.parse(await Promise.race([readText(response), tooLate.promise]))
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json
  } catch (error) {
    if (error instanceof AppError) throw error
  } finally {
    tooLate.cancel()
  }
  throw failed('no es JSON')
}

/** What it says of its size need not be so. */
async function readText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > LONGEST) throw failed('no termina')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/** It began to answer, and goes on for ever. */
function sleepless(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const promise = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(wikidataEnSilencio()), ms)
  })
  return { promise, cancel: () => clearTimeout(timer) }
}

function failed(motivo: string): AppError {
  console.error(`Wikidata falló: ${motivo}`)
  return wikidataConFalla()
}
