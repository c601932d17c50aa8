import { resume } from '../continuar'

export const SUENA = 'a[data-video], a[data-suena]'

export interface Turno {
  enlace: HTMLAnchorElement
  /** Where it stands: a card, or a creator's page. */
  ficha: Element | null
  nombre: string
  /** The period that it stands in. */
  periodo: string
}

export function turnoDe(enlace: HTMLAnchorElement): Turno {
  const ficha = enlace.closest('.tarjeta, .ficha')
  return {
    enlace,
    ficha,
    nombre: ficha?.querySelector('h3, h1')?.textContent ?? enlace.textContent.trim(),
    periodo: enlace.closest('.periodo')?.id ?? '',
  }
}

/** Who of the list has something that sounds, in its order: of each what stands first. */
export function listCola(): Turno[] {
  const fichas = [...document.querySelectorAll('#lista .periodo .tarjeta')]
  const enlaces = fichas.map((una) => una.querySelector<HTMLAnchorElement>(SUENA))
  return enlaces.filter((uno) => uno !== null).map(turnoDe)
}

/** Whether there is a list to go through: a creator's own page has none. */
export const hasCola = () => document.querySelector('#lista') !== null

/** Who comes before or after; where the list as it is loaded ends, the next page is asked for. */
export async function vecinoDe(ficha: Element | null, paso: 1 | -1): Promise<Turno | null> {
  for (;;) {
    const cola = listCola()
    const i = cola.findIndex((uno) => uno.ficha?.id === ficha?.id)
    const vecino = i < 0 && paso < 0 ? undefined : cola[i + paso]
    if (vecino) return vecino
    if (paso < 0 || !(await loadMas())) return null
  }
}

/** Whether there was more to load, and it came. */
async function loadMas(): Promise<boolean> {
  const siguiente = () => document.querySelector<HTMLAnchorElement>('#mas a')?.href
  const antes = siguiente()
  if (!antes) return false
  await resume()
  return siguiente() !== antes
}

/** The periods of the list where somebody sounds, each with the first who does. */
export function listPeriodos(): { texto: string; turno: Turno }[] {
  const cola = listCola()
  return [...new Set(cola.map(({ periodo }) => periodo))].flatMap((periodo) => {
    const turno = cola.find((uno) => uno.periodo === periodo)
    const texto = document.querySelector(`#${periodo} > summary h2`)?.textContent ?? ''
    return turno && texto ? [{ texto, turno }] : []
  })
}
