import { GoogleGenerativeAI, GoogleGenerativeAIFetchError, type ResponseSchema } from '@google/generative-ai'
import {
  claveDeIARechazada,
  type Ia,
  iaConFalla,
  iaEnSilencio,
  iaSinCupo,
  iaSobrecargada,
  pedidoDeIACancelado,
} from './ia.ts'

interface GeminiSettings {
  apiKey: string
  model: string
  /** Instead of Google's own. */
  baseUrl?: string | undefined
  timeoutMs?: number
}

const TIMEOUT_MS = 60_000

export function createGemini({ apiKey, model, baseUrl, timeoutMs = TIMEOUT_MS }: GeminiSettings): Ia {
  const client = new GoogleGenerativeAI(apiKey)
  return async ({ prompt, schema }, signal) => {
    const tooLate = AbortSignal.timeout(timeoutMs)
    const ends = AbortSignal.any([signal, tooLate])
    if (ends.aborted) throw pedidoDeIACancelado()
    try {
      const generationConfig = {
        responseMimeType: 'application/json',
        responseSchema: schema as ResponseSchema,
      }
      const { response } = await client
        .getGenerativeModel({ model, generationConfig }, baseUrl ? { baseUrl } : {})
        .generateContent(prompt, { signal: ends, ...(baseUrl && { baseUrl }) })
      return textOf(response)
    } catch (error) {
      if (signal.aborted) throw pedidoDeIACancelado()
      if (tooLate.aborted) throw iaEnSilencio()
      // A body that is no JSON is an answer of no use, not a fault on the way.
      if (error instanceof SyntaxError) return ''
      throw refusalOf(error, apiKey)
    }
  }
}

/** Nothing where the model held its answer back. */
function textOf(response: { text(): string }): string {
  try {
    return response.text()
  } catch {
    return ''
  }
}

function refusalOf(error: unknown, apiKey: string) {
  const { message = '' } = error as Error
  const status = error instanceof GoogleGenerativeAIFetchError ? error.status : undefined
  if (status === 503 || message.includes('The model is overloaded')) return iaSobrecargada()
  // A service may repeat what it refuses.
  console.error(`El servicio de IA falló: ${message.replaceAll(apiKey, '…')}`)
  if (status === 429) return iaSinCupo()
  if (status === 401 || status === 403 || /API[ _]key/i.test(message)) return claveDeIARechazada()
  return iaConFalla()
}
