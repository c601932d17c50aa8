import { ApiError } from '../../../lib/api'
import { faltaEnviar, type Puesta, pendientes, siguienteLote } from './estado'
import { esperaTras, failureOf } from './fallas'
import { change, type Nucleo, note, stop, sync } from './nucleo'
import { enTurno } from './turno'

/** How long another tab is given to do what this one would. */
const PAUSA_MS = 1200
/** What arrives sooner is not shown as waiting: it would only flicker. */
const DEMORA_MS = 500

/** All that waits, where it is this tab's turn. */
export async function send<D>(n: Nucleo<D>) {
  if (n.enviando || pendientes(n.estado).length === 0) return
  if (!n.remitente.puede()) return retry(n)
  prepareEnvio(n)
  n.enviando = true
  const suya = n.remitente.nombre()
  try {
    await enTurno(suya, {
      trabajo: () => empty(n, suya),
      // What another tab has sent may still stand in the storage of this one.
      onMissing: () => sendIn(n, PAUSA_MS),
    })
  } finally {
    n.enviando = false
  }
}

/** What was put in another tab is sent by it, if it is still there. */
export function sendNow<D>(n: Nucleo<D>) {
  n.intentos = 0
  if (pendientes(n.estado).every(({ deAqui }) => deAqui)) void send(n)
  else sendIn(n, PAUSA_MS)
}

export function sendIn<D>(n: Nucleo<D>, ms: number) {
  clearTimeout(n.reloj)
  n.reloj = setTimeout(() => void send(n), ms)
}

/** A page that is left has no time to take turns, nor to hear of one call before the next: all that is its own goes. */
export function sendOnLeave<D>(n: Nucleo<D>) {
  if (!n.remitente.puede()) return
  prepareEnvio(n)
  const envios: Promise<void>[] = []
  const suyas = () => siguienteLote(n.estado, n.remitente.juntas, ({ deAqui }) => deAqui)
  for (let lote = suyas(); lote.length > 0; lote = suyas()) {
    envios.push(tryOut(n, lote).then((sigue) => (sigue ? sendRest(n) : undefined)))
  }
  // Whoever only looked away stays: the other tabs leave these to this one.
  const trabajo = async () => void (await Promise.all(envios))
  if (envios.length > 0) void enTurno(n.remitente.nombre(), { trabajo, onMissing: () => {} })
}

function sendRest<D>(n: Nucleo<D>) {
  if (pendientes(n.estado).length > 0) sendIn(n, 0)
}

async function empty<D>(n: Nucleo<D>, suya: string) {
  if (!n.remitente.puede() || n.remitente.nombre() !== suya) return
  sync(n)
  let sigue = true
  while (sigue) {
    const lote = siguienteLote(n.estado, n.remitente.juntas)
    sigue = lote.length > 0 && (await tryOut(n, lote))
  }
}

function prepareEnvio<D>(n: Nucleo<D>) {
  clearTimeout(n.reloj)
  n.reunidasDesde = null
  const parten = pendientes(n.estado)
  setTimeout(() => sayDemora(n, parten), DEMORA_MS)
}

/** Of what was on its way then, what still is. */
function sayDemora<D>(n: Nucleo<D>, parten: readonly Puesta<D>[]) {
  const siguen = parten.filter(({ clave, vez }) => {
    const una = n.estado.get(clave)
    return una && faltaEnviar(una) && una.vez === vez
  })
  if (siguen.length === 0) return
  note(n, { tipo: 'se demoran', lote: siguen })
  n.oyentes.announce(siguen.map(({ clave }) => clave))
}

/** Whether the next may be tried. */
async function tryOut<D>(n: Nucleo<D>, lote: readonly Puesta<D>[]): Promise<boolean> {
  note(n, { tipo: 'parten', lote })
  try {
    const quedan = await n.remitente.send(lote)
    n.intentos = 0
    stop(n, null)
    n.remitente.onArrive?.(lote, quedan)
    change(n, clavesDe(lote), { tipo: 'llegan', lote, quedan })
    return true
  } catch (error) {
    if (error instanceof ApiError) return onFail(n, lote, error)
    note(n, { tipo: 'vuelven', lote, solas: false })
    throw error
  }
}

function onFail<D>(n: Nucleo<D>, lote: readonly Puesta<D>[], error: ApiError): boolean {
  const falla = failureOf(error.status)
  if (falla === 'rechazo') {
    reject(n, lote, error)
    return true
  }
  note(n, { tipo: 'vuelven', lote, solas: false })
  if (falla === 'sin sesión') stop(n, null)
  else {
    if (n.intentos === 0) n.remitente.onFail?.(error)
    stop(n, falla)
  }
  retry(n)
  return false
}

const retry = <D>(n: Nucleo<D>) => sendIn(n, esperaTras(n.intentos++))

function reject<D>(n: Nucleo<D>, lote: readonly Puesta<D>[], error: ApiError) {
  stop(n, null)
  if (n.remitente.keeps?.(lote, error)) {
    change(n, clavesDe(lote), { tipo: 'apartadas', lote })
    return n.remitente.onReject(error)
  }
  if (lote.length > 1) return note(n, { tipo: 'vuelven', lote, solas: true })
  // What was forgotten meanwhile has arrived in another way.
  const interesa = lote.some(({ clave }) => n.estado.has(clave))
  change(n, clavesDe(lote), { tipo: 'rechazadas', lote })
  if (interesa) n.remitente.onReject(error)
}

const clavesDe = (lote: readonly Puesta<unknown>[]) => lote.map(({ clave }) => clave)
