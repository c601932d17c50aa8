import { Upload } from 'tus-js-client'
import { PIEZA_DE_SUBIDA } from '../../../domain/archivos/subidas'
import { bearer } from '../../../lib/llaves'
import { failureOf, isRedCerrada, judge, statusOf } from './fallas-de-tus'
import { keepSubida } from './guardadas'
import type { Envio } from './subir'

/** Nothing moved for so long: the connection is there in name only. */
const QUIETA_MS = 30_000
const ESPERAS_MS = [500, 1000, 2000, 4000, 8000, ...Array<number>(1000).fill(15_000)]
/** It may be better in a while; where the place is another, or gone, the next try asks the server. */
const PASAN = [0, 404, 408, 409, 423, 502, 503, 504]

/** From the start or, where there is a `uploadUrl`, from where that is; the answer is its id, null where it was cancelled. */
export function sendByTus(envio: Envio, uploadUrl: string | null): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const final = new AbortController()
    const vigia = createVigia(() => mando.restart())
    const finish = (settle: () => void) => {
      final.abort()
      vigia.stop()
      envio.onControl(null)
      settle()
    }
    const subida = createSubida(envio, uploadUrl, {
      onMove: vigia.look,
      onSuccess: () => finish(() => resolve(subida.url?.split('/').at(-1) ?? null)),
      onError: (error) => finish(() => reject(failureOf(error))),
    })
    const mando = createMando(subida, envio, { vigia, final: final.signal })
    envio.cancelacion.addEventListener(
      'abort',
      () => finish(() => void subida.abort().then(() => resolve(null))),
      { signal: final.signal },
    )
    envio.onControl(mando)
    mando.start()
  })
}

interface Suerte {
  onMove: () => void
  onSuccess: () => void
  onError: (error: Error) => void
}

function createSubida(
  envio: Envio,
  uploadUrl: string | null,
  { onMove, onSuccess, onError }: Suerte,
): Upload {
  const { archivo, direccion, onAdvance, onState } = envio
  const subida = new Upload(archivo, {
    endpoint: '/api/subidas',
    uploadUrl,
    chunkSize: PIEZA_DE_SUBIDA,
    metadata: { filename: archivo.name },
    retryDelays: ESPERAS_MS,
    storeFingerprintForResuming: false,
    onBeforeRequest: (pedido) => pedido.setHeader('authorization', `Bearer ${bearer()}`),
    onAfterResponse: judge,
    onShouldRetry: (error, intento) => {
      if (isRedCerrada(error) && !subida.options.overridePatchMethod) {
        subida.options.overridePatchMethod = true
        return true
      }
      if (!PASAN.includes(statusOf(error)) || intento >= ESPERAS_MS.length) return false
      onState('ESPERANDO')
      return true
    },
    onUploadUrlAvailable: () => void keepSubida(direccion, subida.url ?? '', archivo),
    onProgress: (enviados, total) => {
      onMove()
      onState('ENVIANDO')
      onAdvance(enviados / total)
    },
    onSuccess,
    onError,
  })
  return subida
}

interface Alrededor {
  vigia: ReturnType<typeof createVigia>
  /** Once it has ended. */
  final: AbortSignal
}

/** Stops it and goes on, which the connection does as well. */
function createMando(subida: Upload, { onState }: Envio, { vigia, final: signal }: Alrededor) {
  let pausada = false
  const start = () => {
    if (pausada || signal.aborted) return
    subida.start()
    vigia.look()
  }
  const restart = () => void subida.abort().then(start)
  addEventListener('online', restart, { signal })
  addEventListener('offline', () => pausada || onState('ESPERANDO'), { signal })
  return {
    start,
    restart,
    pause: () => {
      pausada = true
      vigia.stop()
      onState('PAUSADA')
      void subida.abort()
    },
    goOn: () => {
      pausada = false
      onState('ENVIANDO')
      start()
    },
  }
}

/** Calls where nobody looked for a while. */
function createVigia(onQuiet: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    look() {
      stop()
      timer = setTimeout(onQuiet, QUIETA_MS)
    },
  }
}
