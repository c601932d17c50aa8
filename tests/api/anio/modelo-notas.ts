import { type Asignada, type Catedra, type Inscripcion, type Trabajo, trabajosDe } from './libro.ts'

/** What a student was asked for, once: of one that was recovered, the better of the two. */
export interface Puntaje {
  trabajo: Trabajo
  rubro: number | null
  obtenidos: number | null
  posibles: number
  /** It waits to be graded: it counts nowhere. Who never handed it in, or not again, has 0 at the end. */
  espera: boolean
  recuperado: Trabajo | null
}

type Nota = (una: Asignada | undefined) => number | null

const notaPuesta: Nota = (una) => una?.obtenidos ?? null

/** What its student knows. */
export const notaALaVista: Nota = (una) => (una?.publicada ? una.obtenidos : null)

export function puntajesDe(catedra: Catedra, { alumno }: Inscripcion, nota = notaPuesta): Puntaje[] {
  const todos = trabajosDe(catedra)
  const suyos = todos.filter(({ asignadas }) => asignadas.has(alumno.id))
  return suyos.flatMap((trabajo) => {
    const isOfOther = trabajo.recupera !== null && todos.includes(trabajo.recupera)
    if (isOfOther && trabajo.recupera?.asignadas.has(alumno.id)) return []
    const otro = suyos.find(({ recupera }) => recupera === trabajo)
    return [mejorDe(trabajo, otro, alumno.id, nota)]
  })
}

function mejorDe(trabajo: Trabajo, otro: Trabajo | undefined, alumnoId: number, nota: Nota): Puntaje {
  const una = trabajo.asignadas.get(alumnoId)
  const obtenidos = nota(una)
  const segunda = nota(otro?.asignadas.get(alumnoId))
  const enLosPrimeros = otro && segunda !== null ? (segunda * trabajo.posibles) / otro.posibles : null
  const mejora = enLosPrimeros !== null && (obtenidos === null || enLosPrimeros > obtenidos)
  return {
    trabajo,
    rubro: trabajo.rubro,
    obtenidos: mejora ? enLosPrimeros : obtenidos,
    posibles: trabajo.posibles,
    espera: !mejora && obtenidos === null && una?.entregada === true && !una.devuelta,
    recuperado: mejora && otro ? otro : null,
  }
}

/** Hundredths of a per cent, never rounded up; null where nothing counts. */
export function centesimosDe(rubros: Catedra['rubros'], puntajes: readonly Puntaje[]): number | null {
  const partes = rubros.length === 0 ? [{ peso: 1, suyos: puntajes }] : porRubro(rubros, puntajes)
  const llenas = partes
    .map(({ peso, suyos }) => ({ peso: BigInt(peso), ...sumaDe(suyos) }))
    .filter(({ posibles }) => posibles > 0n)
  if (llenas.length === 0) return null
  const divisor = llenas.reduce((producto, { posibles }) => producto * posibles, 1n)
  const suma = llenas.reduce(
    (total, { peso, obtenidos, posibles }) => total + (peso * obtenidos * divisor) / posibles,
    0n,
  )
  return Number((suma * 10_000n) / (divisor * llenas.reduce((total, { peso }) => total + peso, 0n)))
}

const porRubro = (rubros: Catedra['rubros'], puntajes: readonly Puntaje[]) =>
  rubros.map(({ id, peso }) => ({ peso, suyos: puntajes.filter(({ rubro }) => rubro === id) }))

const sumaDe = (puntajes: readonly Puntaje[]) => ({
  obtenidos: BigInt(puntajes.reduce((total, { obtenidos }) => total + (obtenidos ?? 0), 0)),
  posibles: BigInt(puntajes.reduce((total, { posibles }) => total + posibles, 0)),
})

/** Of what is graded. */
export const hastaHoyDe = ({ rubros }: Catedra, puntajes: readonly Puntaje[]) =>
  centesimosDe(
    rubros,
    puntajes.filter(({ obtenidos }) => obtenidos !== null),
  )

/** What was never handed in counts as 0. */
export const finalDe = ({ rubros }: Catedra, puntajes: readonly Puntaje[]) =>
  centesimosDe(
    rubros,
    puntajes.filter(({ espera }) => !espera),
  )

export const notaDe = ({ cortes }: Catedra, centesimos: number | null): number | string =>
  centesimos === null ? 'AUSENTE' : 1 + cortes.filter((corte) => centesimos >= corte * 100).length

/** Whether something is not due yet, and not handed in: what the end would be is not said yet. */
export const hasPorVencer = (puntajes: readonly Puntaje[], hoy: string) =>
  puntajes.some(
    ({ trabajo, obtenidos, espera }) =>
      obtenidos === null && !espera && (trabajo.vence === null || trabajo.vence >= hoy),
  )
