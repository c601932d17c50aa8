import { parametrosDe, type Rutas, rutaDe } from './direcciones'

/** What a screen reads first: paths of the API after '/api/', with the ids of the screen's address. */
export interface Lecturas {
  siempre: readonly string[]
  /** What one of its tabs reads besides. */
  tab?: Record<string, readonly string[]>
  /** The tab where the address names none. */
  inicial?: string
}

/** As the shell page hands it to its first script. */
export interface LecturasDeRuta extends Lecturas {
  /** For which address: the page may have been kept for another. */
  ruta: string
}

export type Adelantos<R extends Rutas> = Partial<Record<keyof R, Lecturas>>

/** What the screen at an address is going to read. */
export function lecturasEn<R extends Rutas>(
  rutas: R,
  adelantos: Adelantos<R>,
  ruta: string,
): LecturasDeRuta | null {
  const cual = rutaDe(rutas, ruta)
  const lecturas = cual && adelantos[cual]
  if (!lecturas) return null
  const parametros = parametrosDe(rutas[cual] as string, ruta)
  const conIds = (caminos: readonly string[]) =>
    caminos.map((camino) => camino.replace(/:(\w+)/g, (_, nombre) => parametros[nombre] ?? ''))
  const { siempre, tab = {}, ...resto } = lecturas
  const tabs = Object.entries(tab).map(([valor, suyas]) => [valor, conIds(suyas)])
  return { ruta, siempre: conIds(siempre), tab: Object.fromEntries(tabs), ...resto }
}
