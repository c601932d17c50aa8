import { YA_MARCADO } from '../../domain/asistencia'
import { ApiError, textoDeFalla } from '../../lib/api'
import { $sesion } from '../../lib/sesion'
import { toast } from '../../ui/toast'
import { anotar } from './anotar'
import { enviarLote } from './envio'
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
import { avisar, conOyente } from './oyentes'
import { lasQueFaltan, releerLuego } from './relectura'
import type { Remitente } from './remitente'
import { esperaTras, momentoDeEnviar } from './ritmo'
import { enTurno } from './turno'

/*
 * Attendance marks on their way to the server. Each is kept in the browser until the server has it: where there
 * is no connection they wait for it, through a reload too. Of one student on one day only the last mark counts.
 */

/** How long another tab is given to do what this one would. */
const PAUSA_MS = 1200
/** Whoever goes down a list marks somebody every second or two: what has arrived is said and shown after the last. */
const CALMA_MS = 1700
/** What arrives sooner is not shown as waiting: it would only flicker. */
const DEMORA_MS = 500

let remitente: Remitente
/** Whose marks these are: also once their session has ended, behind what asks to sign in again. */
let dueno: string | null = null
let conSesion = false
let guardadas: Guardadas = {}
/** Whether the browser had room for them: otherwise they are here alone. */
let caben = true
let detenida: 'sin conexión' | 'con fallas' | null = null
let enviando = false
let intentos = 0
let asentadas = 0
let reloj: ReturnType<typeof setTimeout> | undefined
const enviadas = new Set<string>()
/** Without an answer yet: what is marked of them meanwhile goes after it, not past it. */
const enCamino = new Set<string>()
/** Marked in this page, not in another tab or before a reload. */
const deAqui = new Set<string>()
/** Sent some time ago, and without an answer. */
const demoradas = new Set<string>()
/** When the first was marked of those that are gathered to be sent together. */
let reunidasDesde: number | null = null
/** Taken by the server, and not in the list yet. */
const porAsentar = new Map<string, Marca>()
let relojDeAsentar: ReturnType<typeof setTimeout> | undefined
const fallidas = new Set<string>()
/** A later mark of somebody else stays. */
const superadas = new Set<string>()
/** Once refused among others, each is tried on its own. */
const deAUna = new Set<string>()

export function marcar(marcas: readonly Marca[]) {
  const claves = marcas.map(claveDe)
  cambiar(claves, (actuales) => {
    let vez = Math.max(0, ...Object.values(actuales).map((una) => una.vez))
    for (const marca of marcas) {
      const clave = claveDe(marca)
      actuales[clave] = { ...marca, vez: ++vez, hecha: Date.now() }
      fallidas.delete(clave)
      superadas.delete(clave)
      deAUna.delete(clave)
      enviadas.delete(clave)
      demoradas.delete(clave)
      deAqui.add(clave)
    }
  })
  const ahora = performance.now()
  reunidasDesde ??= ahora
  reintentarEn(momentoDeEnviar(reunidasDesde, ahora) - ahora)
  asentarLuego()
}

/** Whether a mark of somebody waits to be sent. */
export const enEspera = (clave: string) => clave in guardadas
/** Whether that is worth saying: it has been on its way for long, or it can't go. */
export const seDemora = (clave: string) => detenida !== null || demoradas.has(clave) || !deAqui.has(clave)
/** Of somebody who was marked here, what the list does not say yet. */
export const marcada = (clave: string): boolean | undefined =>
  (guardadas[clave] ?? porAsentar.get(clave))?.presente
/** The same of everybody. */
export const marcadas = (): Iterable<Marca> =>
  new Map<string, Marca>([...porAsentar, ...Object.entries(guardadas)]).values()
export const fueEnviada = (clave: string) => enviadas.has(clave)
export const fallo = (clave: string) => fallidas.has(clave)
export const fueSuperada = (clave: string) => superadas.has(clave)
export const porEnviar = () => Object.keys(guardadas).length
export const estaDetenida = () => detenida
/** How many marks the server has taken, counted at each pause. */
export const cuantasAsentadas = () => asentadas

/** What was marked in another tab is sent by it, if it is still there. */
export function enviarYa() {
  intentos = 0
  const sonDeAqui = Object.keys(guardadas).every((clave) => deAqui.has(clave))
  if (sonDeAqui) void enviar()
  else reintentarEn(PAUSA_MS)
}

/** Read anew each time: another tab may have added its own. */
function cambiar(claves: readonly string[], cambio: (actuales: Guardadas) => void) {
  guardadas = vigentes()
  cambio(guardadas)
  caben = escribirGuardadas(nombre(), guardadas)
  avisar(claves)
}

const nombre = () => nombreDe(dueno ?? '')
const vigentes = () => (caben ? leerGuardadas(nombre()) : guardadas)

function releer() {
  guardadas = leerGuardadas(nombre())
  caben = true
  avisar(conOyente())
  enviarYa()
}

function seguir({ oldValue, newValue }: StorageEvent) {
  const enviadasPorOtra = lasQueFaltan(guardadasEn(oldValue), guardadasEn(newValue))
  // What this one had sent of them before is no more what the server says.
  for (const marca of enviadasPorOtra) porAsentar.delete(claveDe(marca))
  releerLuego(enviadasPorOtra, remitente.releer)
  if (caben) releer()
}

async function enviar() {
  if (enviando || !conSesion || porEnviar() === 0) return
  prepararEnvio()
  enviando = true
  const suyas = nombre()
  let lote: Guardada[] = []
  try {
    await enTurno(suyas, {
      trabajo: async () => {
        if (!conSesion || nombre() !== suyas) return
        guardadas = vigentes()
        for (lote = siguiente(); lote.length > 0; lote = siguiente()) await despachar(lote)
      },
      // What another tab has sent may still stand in the storage of this one.
      alNoTenerlo: () => reintentarEn(PAUSA_MS),
    })
  } catch (error) {
    alFallar(lote, error)
  } finally {
    enviando = false
  }
}

/** A page that is left has no time to take turns, nor to hear of one call before the next: all that is its own goes. */
function enviarAlIrse() {
  if (!conSesion) return
  prepararEnvio()
  const envios: Promise<unknown>[] = []
  const suyas = () => siguiente((clave) => deAqui.has(clave))
  const sigue = () => porEnviar() > 0 && reintentarEn(0)
  for (let lote = suyas(); lote.length > 0; lote = suyas())
    envios.push(despachar(lote).then(sigue, (error) => alFallar(lote, error)))
  // Whoever only looked away stays: the other tabs leave these to this one.
  const trabajo = async () => void (await Promise.all(envios))
  if (envios.length > 0) void enTurno(nombre(), { trabajo, alNoTenerlo: () => {} })
}

const siguiente = (cuales: (clave: string) => boolean = () => true) =>
  siguienteLote(guardadas, deAUna, (clave) => !enCamino.has(clave) && cuales(clave))

async function despachar(lote: Guardada[]) {
  const claves = lote.map(claveDe)
  for (const clave of claves) enCamino.add(clave)
  try {
    alLlegar(lote, new Set(await enviarLote(remitente, lote)))
  } finally {
    for (const clave of claves) enCamino.delete(clave)
  }
}

function prepararEnvio() {
  clearTimeout(reloj)
  reunidasDesde = null
  avisarDeDemora()
}

/** What is on its way now, if it still is in a while. */
function avisarDeDemora() {
  const parten = Object.entries(guardadas)
  setTimeout(() => {
    const siguen = parten.filter(([clave, { vez }]) => guardadas[clave]?.vez === vez)
    if (siguen.length === 0) return
    for (const [clave] of siguen) demoradas.add(clave)
    avisar(siguen.map(([clave]) => clave))
  }, DEMORA_MS)
}

function detener(por: typeof detenida) {
  if (detenida === por) return
  detenida = por
  avisar(Object.keys(guardadas))
}

function alLlegar(lote: Guardada[], deOtraPersona: ReadonlySet<number>) {
  intentos = 0
  detener(null)
  for (const una of lote) {
    const superada = deOtraPersona.has(una.alumnoId)
    porAsentar.set(claveDe(una), { ...una, presente: superada ? !una.presente : una.presente })
    if (superada) superadas.add(claveDe(una))
  }
  if (deOtraPersona.size > 0) toast.error(YA_MARCADO)
  quitar(lote)
  asentarLuego()
}

function asentarLuego() {
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
  asentadas += [...llegadas.keys()].filter((clave) => !superadas.has(clave)).length
  avisar([...llegadas.keys()])
  // Who reads the list hears of it a moment later: until then it is here that the mark stands.
  setTimeout(() => {
    for (const [clave, una] of llegadas) if (porAsentar.get(clave) === una) porAsentar.delete(clave)
    avisar([...llegadas.keys()])
  }, 100)
}

function alFallar(lote: Guardada[], error: unknown) {
  if (!(error instanceof ApiError)) throw error
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
  detener(status === 0 ? 'sin conexión' : 'con fallas')
  reintentarEn(esperaTras(intentos++))
}

function reintentarEn(ms: number) {
  clearTimeout(reloj)
  reloj = setTimeout(() => void enviar(), ms)
}

/** Not the later mark that was made while one was on its way. */
function quitar(lote: Guardada[]) {
  cambiar(lote.map(claveDe), (actuales) => {
    for (const { vez, ...una } of lote) {
      const clave = claveDe(una)
      if (actuales[clave]?.vez !== vez) continue
      delete actuales[clave]
      deAqui.delete(clave)
      demoradas.delete(clave)
    }
  })
}

/** Once in an area, by whom attendance is taken in it. */
export function comenzar(suyo: Remitente) {
  remitente = suyo
  $sesion.subscribe((sesion) => {
    const persona = remitente.dueno(sesion)
    conSesion = persona !== null
    // What is here alone is nowhere to be read again.
    const soloAqui = persona === dueno && !caben
    dueno = persona ?? dueno
    if (soloAqui) enviarYa()
    else if (conSesion) releer()
  })
  window.addEventListener('storage', (evento) => {
    if (evento.key === nombre()) seguir(evento)
  })
  addEventListener('online', enviarYa)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) enviarAlIrse()
    enviarYa()
  })
  addEventListener('pagehide', enviarAlIrse)
}
