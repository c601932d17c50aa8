import { type Desfases, desfaseEn } from './relojes.ts'

const MINUTO_MS = 60_000
const DIA_MS = 24 * 60 * MINUTO_MS
/** Nothing that is shown here happened before; what is later than the last is as that. */
const ANIOS = [2000, 2100] as const
/** No zone has set its clocks twice in so few days. */
const PASO_MS = 14 * DIA_MS

const escritos = new Map<string, string>()

/** How far the clocks of a zone (IANA) are ahead of UTC, as a page tells its browser: '-180 -240@7s2o0 -180@7whk0'. */
export function writeDesfases(zona: string): string {
  const escrito = escritos.get(zona) ?? listDesfases(zona).map(write).join(' ')
  escritos.set(zona, escrito)
  return escrito
}

export function readDesfases(escritos: string): Desfases {
  return escritos.split(' ').map((uno) => {
    const [minutos, desde] = uno.split('@')
    return {
      desde: desde === undefined ? Number.NEGATIVE_INFINITY : Number.parseInt(desde, 36) * MINUTO_MS,
      desfase: Number(minutos) * MINUTO_MS,
    }
  })
}

const write = ({ desde, desfase }: Desfases[number], lugar: number) =>
  lugar === 0 ? `${desfase / MINUTO_MS}` : `${desfase / MINUTO_MS}@${(desde / MINUTO_MS).toString(36)}`

function listDesfases(zona: string): Desfases {
  const [comienzo, fin] = ANIOS.map((anio) => Date.UTC(anio, 0)) as [number, number]
  const desfases = [{ desde: comienzo, desfase: desfaseEn(zona, comienzo) }]
  for (let antes = comienzo; antes < fin; antes += PASO_MS) {
    const desfase = desfaseEn(zona, antes + PASO_MS)
    if (desfase === desfases.at(-1)?.desfase) continue
    desfases.push({ desde: cambioEntre(zona, antes, antes + PASO_MS), desfase })
  }
  return desfases
}

/** The first instant, of a minute, at which the clocks are as at the second of two. */
function cambioEntre(zona: string, antes: number, despues: number): number {
  const desfase = desfaseEn(zona, despues)
  let [hasta, desde] = [antes, despues]
  while (desde - hasta > MINUTO_MS) {
    const medio = hasta + Math.floor((desde - hasta) / 2 / MINUTO_MS) * MINUTO_MS
    if (desfaseEn(zona, medio) === desfase) desde = medio
    else hasta = medio
  }
  return desde
}
