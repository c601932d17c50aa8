import { announce, silence } from '../aviso'
import { type Barra, createBarra, EN_PAUSA, SONAR } from './barra'
import { hasCola, listPeriodos, SUENA, type Turno, turnoDe, vecinoDe } from './cola-de-escucha'
import { dock, place } from './lugar'
import { createMedio, type Medio } from './medio'
import { watchMomento } from './momento'

interface Sonando {
  turno: Turno
  medio: Medio
  suena: boolean
}

let barra: Barra | null = null
let sonando: Sonando | null = null

/** Plays a link, or pauses it where it is what plays; of any other, the first of the list. */
export function play(quien: HTMLElement) {
  if (!quien.matches(SUENA)) return void go(1, null)
  const enlace = quien as HTMLAnchorElement
  if (sonando?.turno.enlace === enlace) return toggle()
  start(turnoDe(enlace), true)
}

/** In the card, where it was asked for there; else at the foot. */
function start(turno: Turno, enTarjeta: boolean) {
  stop()
  silence()
  barra ??= createBarra({ toggle, go: (paso) => void go(paso), goTo, close })
  document.documentElement.classList.add('escuchando')
  const medio = createMedio(turno.enlace, {
    onState: showSuena,
    onEnd: () => void (hasCola() ? go(1) : showSuena(false)),
    onFail: () => fail(turno),
  })
  sonando = { turno, medio, suena: true }
  place(medio, turno.enlace, barra.pantalla, enTarjeta)
  watchMomento(medio, barra)
  medio.play()
  barra.showNombre(turno.nombre)
  showSuena(true)
  showCola(barra, turno)
  prepareTeclas(turno)
}

function showCola(barra: Barra, { periodo }: Turno) {
  const periodos = listPeriodos()
  barra.showCola(hasCola())
  barra.showPeriodos(
    periodos.map(({ texto }) => texto),
    periodos.findIndex(({ turno }) => turno.periodo === periodo),
  )
}

function showSuena(suena: boolean) {
  if (!sonando) return
  sonando.suena = suena
  barra?.showSuena(suena)
  const { enlace } = sonando.turno
  enlace.classList.toggle('sonando', suena)
  enlace.querySelector('[aria-hidden]')?.replaceChildren(suena ? EN_PAUSA : SONAR)
}

function toggle() {
  if (sonando?.suena) sonando.medio.pause()
  else sonando?.medio.play()
}

async function go(paso: 1 | -1, desde = sonando?.turno.ficha ?? null) {
  const antes = sonando
  const vecino = await vecinoDe(desde, paso)
  // Somebody may have chosen another one while it came.
  if (sonando !== antes) return
  if (vecino) return start(vecino, false)
  showSuena(false)
  announce(paso > 0 ? 'No hay nadie más para escuchar.' : 'Es el primero de la lista.')
}

function goTo(cual: number) {
  const periodo = listPeriodos()[cual]
  if (periodo) start(periodo.turno, false)
}

function fail(turno: Turno) {
  showSuena(false)
  barra?.showFalla(`${turno.nombre}: no se pudo reproducir.`, turno.enlace.href)
}

function stop() {
  if (!sonando) return
  showSuena(false)
  const { medio, turno } = sonando
  sonando = null
  medio.close()
  turno.enlace.hidden = false
}

/** Who closes it goes on where it was opened. */
function close() {
  const enlace = sonando?.turno.enlace
  stop()
  silence()
  barra?.close()
  barra = null
  document.documentElement.classList.remove('escuchando')
  const meta = enlace && isShown(enlace) ? enlace : document.querySelector<HTMLElement>('#lista, h1')
  meta?.focus({ preventScroll: true })
}

/** Safari tells since 17.4; until then what is folded away has no box. */
const isShown = (enlace: HTMLElement) => enlace.checkVisibility?.() ?? enlace.getClientRects().length > 0

/** Keys for it on a keyboard, a headset or a locked telephone. */
function prepareTeclas({ nombre }: Turno) {
  const { mediaSession } = navigator
  if (!mediaSession) return
  mediaSession.metadata = new MediaMetadata({ title: nombre, album: document.title })
  mediaSession.setActionHandler('nexttrack', hasCola() ? () => void go(1) : null)
  mediaSession.setActionHandler('previoustrack', hasCola() ? () => void go(-1) : null)
}

// A list that goes away does not take along what plays in it.
document.addEventListener('lista-por-cambiar', () => {
  if (sonando && barra) dock(sonando.medio, sonando.turno.enlace, barra.pantalla)
})
