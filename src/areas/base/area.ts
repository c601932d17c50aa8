import type { Lecturas } from '../../lib/adelantos'
import {
  conIds,
  conParametros,
  destinoDe,
  hasIdInvalido,
  parametrosDe,
  type Redireccion,
  rutaDe,
} from './direcciones'
import type { Miga } from './pantalla'

/** Part of a screen that comes when it is first opened. */
export interface Tab {
  /** As it stands in the address, after `?tab=`. */
  valor: string
  /** As a screen's. */
  ayuda?: string
  /** What it reads first: addresses as `lectura` takes them, with the ids of the screen's. */
  lee?: readonly string[]
  texto?: string
  modulo?: string
  /** What is said when it can't be read. */
  falla?: string
  /** What it shows over itself: an address that names one of them and no tab is this tab's. */
  abren?: readonly string[]
}

/** What is said of what is not there: why, and where one goes on. */
export interface NoEsta {
  titulo: string
  texto?: string
  goBack: Miga
}

/** All that there is to know of a screen before it is there. */
export interface PantallaDeArea {
  /** As the router writes it. */
  ruta: string
  /** Where it is told how it is used, from `/ayuda/`: an article's heading. Where it has tabs, each has its own. */
  ayuda?: string
  /** Its module, from `src/areas`: the router loads it, and the shell page names its files beforehand. */
  modulo?: string
  /** It shows this one in its place. */
  a?: string
  /** Modules that it asks for by itself, whatever its address says. */
  partes?: readonly string[]
  /** What it reads first, as a tab does. */
  lee?: readonly string[]
  /** Its frame: the module has only what is in it or, where it depends on what is read, what takes its place then. */
  titulo?: string
  bajada?: string
  migas?: readonly Miga[]
  /** With the ids of the screen's address. */
  goBack?: Miga
  /** What is said when it can't be read. */
  falla?: string
  /** And where there is no such thing, or it is somebody else's. */
  noEsta?: NoEsta
  /** It is of the course that its address names first, and changes nothing in a closed one. */
  enCurso?: true
  /** The first one is open where the address names none. */
  tabs?: readonly Tab[]
  /** Of whoever has not signed in too. */
  afuera?: true
  /** It says itself that an id is none, in these words where there are some, and the answer still is a 404. */
  diceIdInvalido?: true | string
}

/** The screens of an area: router, shell page, early reads and service worker go by the same table. */
export interface Area {
  /** Whose it is. */
  rol: 'admin' | 'docente' | 'alumno'
  /** What is read around each of its screens. */
  lee?: readonly string[]
  pantallas: Record<string, PantallaDeArea>
  rutas: Record<string, string>
  redirecciones: readonly Redireccion[]
}

export const rutasDe = <P extends Record<string, PantallaDeArea>>(pantallas: P) =>
  Object.fromEntries(Object.entries(pantallas).map(([cual, { ruta }]) => [cual, ruta])) as {
    [cual in keyof P]: P[cual]['ruta']
  }

/** Which screen stands at an address. */
export function pantallaEn({ pantallas, rutas }: Area, direccion: string): PantallaDeArea | undefined {
  const cual = rutaDe(rutas, direccion)
  return cual === undefined ? undefined : pantallas[cual]
}

/** The modules, from `src/areas`, whose files the page of a screen names beforehand: what asks for its data goes first. */
export const modulosDe = ({ rol }: Area, { modulo, partes = [] }: Partial<PantallaDeArea> = {}) => [
  'base/Carcasa.astro',
  `entradas/${rol}.tsx`,
  '../islands/cliente.ts',
  ...(modulo ? [modulo] : []),
  ...partes,
]

/** What is told of the screen at an address, or of the tab that is open in it. */
export function ayudaEn(area: Area, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const { ayuda, tabs = [] } = pantallaEn(area, pathname) ?? {}
  const elegida = new URLSearchParams(search).get('tab')
  const abierta = tabs.find(({ valor }) => valor === elegida) ?? tabs[0]
  return `/ayuda/${abierta?.ayuda ?? ayuda ?? ''}`
}

/** Where an address leads, or what its page answers: 404 also with a screen that says what is wrong with it. */
export function llegadaA(area: Area, direccion: string): { destino: string } | { estado: 200 | 404 } | null {
  const destino = destinoDe(area.redirecciones, direccion)
  if (destino !== null) return { destino }
  if (pantallaEn(area, direccion)) return { estado: 200 }
  const queLoDicen = Object.values(area.pantallas).filter(({ diceIdInvalido }) => diceIdInvalido)
  const loDice = hasIdInvalido(
    queLoDicen.map(({ ruta }) => ruta),
    direccion,
  )
  return loDice ? { estado: 404 } : null
}

/** What the screen at an address reads; nothing where who has not signed in may be. */
export function lecturasEn(area: Area, direccion: string): Lecturas | null {
  const pantalla = pantallaEn(area, direccion)
  if (!pantalla || pantalla.afuera) return null
  const { ruta, lee = [], tabs = [] } = pantalla
  const parametros = parametrosDe(ruta, direccion)
  const llenos = (caminos: readonly string[]) => caminos.map((camino) => conParametros(camino, parametros))
  const conLecturas = tabs.flatMap(({ valor, lee: suyas }) => (suyas ? [[valor, llenos(suyas)]] : []))
  return {
    ruta: direccion,
    siempre: llenos([...(area.lee ?? []), ...lee]),
    tab: Object.fromEntries(conLecturas),
    abren: Object.fromEntries(tabs.flatMap(({ valor, abren = [] }) => abren.map((uno) => [uno, valor]))),
    ...(tabs[0] && { inicial: tabs[0].valor }),
  }
}

/** Fills the ids of an address in. */
export const haciaRuta =
  (ruta: string) =>
  (...ids: number[]): string =>
    conIds(ruta, ...ids)
