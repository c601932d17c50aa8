import type { Pestana } from '../creador/pestanas'

/** What each of the tabs asks, in the order in which they are filled in. */
const pasos = [
  ['basica', 'Quién'],
  ['roles', 'Qué hizo'],
  ['multimedia', 'Fuentes y tu email'],
] as const satisfies readonly (readonly [Pestana, string])[]

export const ordenDePasos: readonly Pestana[] = pasos.map(([pestana]) => pestana)

export function Pasos({ pestana }: { pestana: Pestana }) {
  return (
    <ol className="pasos-de-aporte" aria-label="Pasos">
      {pasos.map(([suya, titulo], lugar) => (
        <li key={suya} aria-current={suya === pestana ? 'step' : undefined}>
          {lugar + 1} {titulo}
        </li>
      ))}
    </ol>
  )
}
