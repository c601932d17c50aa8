import { ApiError, textoDeFalla } from '../../../lib/api'
import { $sesion } from '../../../lib/sesion'
import { toast } from '../../../ui/toast'
import { anotar } from './anotar'
import {
  claveDe,
  escribirGuardadas,
  type Guardada,
  type Guardadas,
  guardadasEn,
  leerGuardadas,
  type Marca,
  nombreDe,
  siguienteLote,
} from './marcas-guardadas'
import type { Remitente } from './remitente'

/*
 * Attendance marks on their way to the server. Each is kept in the browser until the server has it: where there
 * is no connection they wait for it, through a reload too. Of one student on one day only the last mark counts.
 */

/** How long an answer is waited for. */
const PACIENCIA_MS = 20_000
const ESPERAS_MS = [1000, 3000, 8000, 20_000]
/** How long another tab is given to do what this one would. */
const PAUSA_MS = 1200
/** Whoever goes down a list marks somebody every second or two: what has arrived is said and shown after the last. */
const CALMA_MS = 2500
/** What arrives sooner is not shown as waiting: it would only flicker. */
const RECIENTE_MS = 500

let remitente: Remitente
let dueno: string | null = null
let guardadas: Guardadas = {}
/** Whether the browser had room for them: otherwise they are here alone. */
let caben = true
let detenida: 'sin conexión' | 'con fallas' | null = null
let enviando = false
let intentos = 0
let asentadas = 0
let reloj: ReturnType<typeof setTimeout> | undefined
const enviadas = new Set<string>()
const marcadaEn = new Map<string, number>()
/** Taken by the server, and not in the list yet. */
const porAsentar = new Map<string, Marca>()
let relojDeAsentar: ReturnType<typeof setTimeout> | undefined
/** The courses of which another tab has sent marks. */
const porReleer = new Set<number>()
let relojDeReleer: ReturnType<typeof setTimeout> | undefined
const fallidas = new Set<string>()
/** Once refused among others, each is tried on its own. */
const deAUna = new Set<string>()
const oyentes = new Set<() => void>()
/** Of one mark each: a sheet has hundreds, and a tap changes one. */
const oyentesDe = new Map<string, Set<() => void>>()

export function marcar(marcas: readonly Marca[]) {
  const claves = marcas.map(claveDe)
  cambiar(claves, (actuales) => {
    let vez = Math.max(0, ...Object.values(actuales).map((una) => una.vez))
    for (const marca of marcas) {
      const clave = claveDe(marca)
      actuales[clave] = { ...marca, vez: ++vez }
      fallidas.delete(clave)
      deAUna.delete(clave)
      enviadas.delete(clave)
      marcadaEn.set(clave, performance.now())
    }
  })
  void enviar()
  setTimeout(() => porEnviar() > 0 && avisar(claves), RECIENTE_MS + 20)
}

/** Whether a mark of somebody waits to be sent. */
export const enEspera = (clave: string) => clave in guardadas
/** Whether it was made so lately that it may well arrive before one sees it wait. */
export const esReciente = (clave: string) =>
  performance.now() - (marcadaEn.get(clave) ?? Number.NEGATIVE_INFINITY) < RECIENTE_MS
/** Of somebody who was marked here, what the list does not say yet. */
export const marcada = (clave: string): boolean | undefined =>
  (guardadas[clave] ?? porAsentar.get(clave))?.presente
/** The same of everybody. */
export const marcadas = (): Iterable<Marca> =>
  new Map<string, Marca>([...porAsentar, ...Object.entries(guardadas)]).values()
export const fueEnviada = (clave: string) => enviadas.has(clave)
export const fallo = (clave: string) => fallidas.has(clave)
export const porEnviar = () => Object.keys(guardadas).length
export const estaDetenida = () => detenida
/** How many marks the server has taken, counted at each pause. */
export const cuantasAsentadas = () => asentadas

export function escuchar(oyente: () => void) {
  oyentes.add(oyente)
  return () => void oyentes.delete(oyente)
}

/** What one mark is, and how far it has come. */
export function escucharMarca(clave: string, oyente: () => void) {
  const suyos = oyentesDe.get(clave) ?? new Set()
  oyentesDe.set(clave, suyos.add(oyente))
  return () => {
    suyos.delete(oyente)
    if (suyos.size === 0) oyentesDe.delete(clave)
  }
}

/** What was marked in another tab is sent by it, if it is still there. */
export function enviarYa() {
  intentos = 0
  const sonDeAqui = Object.keys(guardadas).every((clave) => marcadaEn.has(clave))
  reintentarEn(sonDeAqui ? 0 : PAUSA_MS)
}

function avisar(claves: readonly string[] = []) {
  for (const clave of claves) for (const oyente of oyentesDe.get(clave) ?? []) oyente()
  for (const oyente of oyentes) oyente()
}

/** Read anew each time: another tab may have added its own. */
function cambiar(claves: readonly string[], cambio: (actuales: Guardadas) => void) {
  const nombre = nombreDe(dueno ?? '')
  guardadas = vigentes(nombre)
  cambio(guardadas)
  caben = escribirGuardadas(nombre, guardadas)
  avisar(claves)
}

const vigentes = (nombre: string) => (caben ? leerGuardadas(nombre) : guardadas)

function releer() {
  guardadas = dueno === null ? {} : leerGuardadas(nombreDe(dueno))
  caben = true
  avisar([...oyentesDe.keys()])
  enviarYa()
}

/** What another tab has sent is no mark any more, and not in the lists that this one has read. */
function seguir({ oldValue, newValue }: StorageEvent) {
  const quedan = guardadasEn(newValue)
  for (const [clave, { catedraId }] of Object.entries(guardadasEn(oldValue))) {
    if (!(clave in quedan)) porReleer.add(catedraId)
  }
  clearTimeout(relojDeReleer)
  relojDeReleer = setTimeout(() => {
    for (const catedraId of porReleer) remitente.releer(catedraId)
    porReleer.clear()
  }, PAUSA_MS)
  if (caben) releer()
}

async function enviar() {
  if (enviando || dueno === null || porEnviar() === 0) return
  clearTimeout(reloj)
  enviando = true
  const nombre = nombreDe(dueno)
  let lote: Guardada[] = []
  try {
    await enTurno(nombre, async () => {
      if (dueno === null || nombreDe(dueno) !== nombre) return
      guardadas = vigentes(nombre)
      for (
        lote = siguienteLote(guardadas, deAUna);
        lote.length > 0;
        lote = siguienteLote(guardadas, deAUna)
      ) {
        await enviarLote(lote)
        alLlegar(lote)
      }
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    alFallar(lote, error)
  } finally {
    enviando = false
  }
}

/**
 * All tabs have the same marks: one at a time sends them, and the others look again later, for what it has sent may
 * still stand in their storage. Where a page may not take turns (it came without HTTPS, or keeps nothing), it sends.
 */
async function enTurno(nombre: string, trabajo: () => Promise<void>) {
  let hayTurnos = false
  const alSaber = (turno: Lock | null) => {
    hayTurnos = true
    return turno ? trabajo() : reintentarEn(PAUSA_MS)
  }
  await navigator.locks?.request(nombre, { ifAvailable: true }, alSaber).catch((error) => {
    if (hayTurnos) throw error
  })
  if (!hayTurnos) await trabajo()
}

/** Marks of one class day that say the same. */
async function enviarLote(lote: readonly Marca[]) {
  const [primera, ...otras] = lote
  if (!primera) return
  const opciones = { fetch: { signal: AbortSignal.timeout(PACIENCIA_MS) } }
  await (otras.length === 0
    ? remitente.enviarUna(primera, opciones)
    : remitente.enviarVarias(
        primera,
        lote.map(({ alumnoId }) => alumnoId),
        opciones,
      ))
}

function alLlegar(lote: Guardada[]) {
  intentos = 0
  detenida = null
  for (const una of lote) porAsentar.set(claveDe(una), una)
  quitar(lote)
  clearTimeout(relojDeAsentar)
  relojDeAsentar = setTimeout(() => void asentar(), CALMA_MS)
}

/** Writes in the list what has arrived: once for many, for all that is on the screen is drawn again. */
export async function asentar() {
  clearTimeout(relojDeAsentar)
  const llegadas = new Map([...porAsentar].filter(([clave]) => !enviadas.has(clave)))
  if (llegadas.size === 0) return
  for (const clave of llegadas.keys()) enviadas.add(clave)
  await anotar(remitente.asistencia, [...llegadas.values()])
  asentadas += llegadas.size
  avisar([...llegadas.keys()])
  // Who reads the list hears of it a moment later: until then it is here that the mark stands.
  setTimeout(() => {
    for (const [clave, una] of llegadas) if (porAsentar.get(clave) === una) porAsentar.delete(clave)
    avisar([...llegadas.keys()])
  }, 100)
}

function alFallar(lote: Guardada[], error: ApiError) {
  const { status } = error
  // Whoever has to sign in again goes on then.
  if (status === 401 || status === 403) return
  const rechazada = status > 0 && status < 500 && status !== 429
  if (rechazada && lote.length > 1) {
    for (const una of lote) deAUna.add(claveDe(una))
    reintentarEn(0)
    return
  }
  if (rechazada || (intentos === 0 && status > 0)) toast.error(textoDeFalla(remitente.textos.falla, error))
  if (rechazada) {
    for (const una of lote) fallidas.add(claveDe(una))
    quitar(lote)
    reintentarEn(0)
    return
  }
  detenida = status === 0 ? 'sin conexión' : 'con fallas'
  avisar()
  reintentarEn(ESPERAS_MS[Math.min(intentos++, ESPERAS_MS.length - 1)] ?? 0)
}

function reintentarEn(ms: number) {
  clearTimeout(reloj)
  reloj = setTimeout(() => void enviar(), ms)
}

/** Not the later mark that was made while one was on its way. */
function quitar(lote: Guardada[]) {
  cambiar(lote.map(claveDe), (actuales) => {
    for (const { vez, ...una } of lote) {
      if (actuales[claveDe(una)]?.vez === vez) delete actuales[claveDe(una)]
    }
  })
}

/** Once in an area, by whom attendance is taken in it. */
export function comenzar(suyo: Remitente) {
  remitente = suyo
  $sesion.subscribe((sesion) => {
    dueno = remitente.dueno(sesion)
    releer()
  })
  window.addEventListener('storage', (evento) => {
    if (dueno !== null && evento.key === nombreDe(dueno)) seguir(evento)
  })
  addEventListener('online', enviarYa)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) enviarYa()
  })
}
