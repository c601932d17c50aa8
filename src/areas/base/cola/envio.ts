import { ApiError } from '../../../lib/api'
import { faltaEnviar, type Puesta, pendientes, siguienteLote } from './estado'
import { esperaTras, fallaDe } from './fallas'
import { anotar, cambiar, detener, type Nucleo, sincronizar } from './nucleo'
import { enTurno } from './turno'

/** How long another tab is given to do what this one would. */
const PAUSA_MS = 1200
/** What arrives sooner is not shown as waiting: it would only flicker. */
const DEMORA_MS = 500

/** All that waits, where it is this tab's turn. */
export async function enviar<D>(n: Nucleo<D>) {
  if (n.enviando || pendientes(n.estado).length === 0) return
  if (!n.remitente.puede()) return reintentar(n)
  prepararEnvio(n)
  n.enviando = true
  const suya = n.remitente.nombre()
  try {
    await enTurno(suya, {
      trabajo: () => vaciar(n, suya),
      // What another tab has sent may still stand in the storage of this one.
      alNoTenerlo: () => enviarEn(n, PAUSA_MS),
    })
  } finally {
    n.enviando = false
  }
}

/** What was put in another tab is sent by it, if it is still there. */
export function enviarYa<D>(n: Nucleo<D>) {
  n.intentos = 0
  if (pendientes(n.estado).every(({ deAqui }) => deAqui)) void enviar(n)
  else enviarEn(n, PAUSA_MS)
}

export function enviarEn<D>(n: Nucleo<D>, ms: number) {
  clearTimeout(n.reloj)
  n.reloj = setTimeout(() => void enviar(n), ms)
}

/** A page that is left has no time to take turns, nor to hear of one call before the next: all that is its own goes. */
export function enviarAlIrse<D>(n: Nucleo<D>) {
  if (!n.remitente.puede()) return
  prepararEnvio(n)
  const envios: Promise<void>[] = []
  const suyas = () => siguienteLote(n.estado, n.remitente.juntas, ({ deAqui }) => deAqui)
  for (let lote = suyas(); lote.length > 0; lote = suyas()) {
    envios.push(probar(n, lote).then((sigue) => (sigue ? enviarElResto(n) : undefined)))
  }
  // Whoever only looked away stays: the other tabs leave these to this one.
  const trabajo = async () => void (await Promise.all(envios))
  if (envios.length > 0) void enTurno(n.remitente.nombre(), { trabajo, alNoTenerlo: () => {} })
}

function enviarElResto<D>(n: Nucleo<D>) {
  if (pendientes(n.estado).length > 0) enviarEn(n, 0)
}

async function vaciar<D>(n: Nucleo<D>, suya: string) {
  if (!n.remitente.puede() || n.remitente.nombre() !== suya) return
  sincronizar(n)
  let sigue = true
  while (sigue) {
    const lote = siguienteLote(n.estado, n.remitente.juntas)
    sigue = lote.length > 0 && (await probar(n, lote))
  }
}

function prepararEnvio<D>(n: Nucleo<D>) {
  clearTimeout(n.reloj)
  n.reunidasDesde = null
  const parten = pendientes(n.estado)
  setTimeout(() => decirDemora(n, parten), DEMORA_MS)
}

/** Of what was on its way then, what still is. */
function decirDemora<D>(n: Nucleo<D>, parten: readonly Puesta<D>[]) {
  const siguen = parten.filter(({ clave, vez }) => {
    const una = n.estado.get(clave)
    return una && faltaEnviar(una) && una.vez === vez
  })
  if (siguen.length === 0) return
  anotar(n, { tipo: 'se demoran', lote: siguen })
  n.oyentes.avisar(siguen.map(({ clave }) => clave))
}

/** Whether the next may be tried. */
async function probar<D>(n: Nucleo<D>, lote: readonly Puesta<D>[]): Promise<boolean> {
  anotar(n, { tipo: 'parten', lote })
  try {
    const quedan = await n.remitente.enviar(lote)
    n.intentos = 0
    detener(n, null)
    n.remitente.alLlegar?.(lote, quedan)
    cambiar(n, clavesDe(lote), { tipo: 'llegan', lote, quedan })
    return true
  } catch (error) {
    if (error instanceof ApiError) return alFallar(n, lote, error)
    anotar(n, { tipo: 'vuelven', lote, solas: false })
    throw error
  }
}

function alFallar<D>(n: Nucleo<D>, lote: readonly Puesta<D>[], error: ApiError): boolean {
  const falla = fallaDe(error.status)
  if (falla === 'rechazo') {
    rechazar(n, lote, error)
    return true
  }
  anotar(n, { tipo: 'vuelven', lote, solas: false })
  if (falla === 'sin sesión') detener(n, null)
  else {
    if (n.intentos === 0) n.remitente.alFallar?.(error)
    detener(n, falla)
  }
  reintentar(n)
  return false
}

const reintentar = <D>(n: Nucleo<D>) => enviarEn(n, esperaTras(n.intentos++))

function rechazar<D>(n: Nucleo<D>, lote: readonly Puesta<D>[], error: ApiError) {
  detener(n, null)
  if (lote.length > 1) return anotar(n, { tipo: 'vuelven', lote, solas: true })
  // What was forgotten meanwhile has arrived in another way.
  const interesa = lote.some(({ clave }) => n.estado.has(clave))
  cambiar(n, clavesDe(lote), { tipo: 'rechazadas', lote })
  if (interesa) n.remitente.alRechazar(error)
}

const clavesDe = (lote: readonly Puesta<unknown>[]) => lote.map(({ clave }) => clave)
