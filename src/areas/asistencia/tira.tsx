import type { Marca } from '../../domain/asistencia/asistencia'

const entera = (x: number) => `M${x + 0.25} .12h.5v.76h-.5z`

/**
 * Who came is a full cell, who came late half of one, who did not a hollow one, with a bar across it where that is
 * excused, and what nobody marked a dot: told apart without colours too.
 */
const celdas: Record<string, { marca: Marca | null; trazo: (x: number) => string }> = {
  presente: { marca: 'PRESENTE', trazo: entera },
  tarde: { marca: 'TARDE', trazo: (x) => `M${x + 0.25} .56h.5v.32h-.5z` },
  ausente: { marca: 'AUSENTE', trazo: entera },
  justificado: { marca: 'JUSTIFICADO', trazo: (x) => `${entera(x)}M${x + 0.25} .5h.5` },
  'sin-registro': { marca: null, trazo: (x) => `M${x + 0.44} .46h.12v.08h-.12z` },
}

/**
 * The class days of a student as a strip of cells: a shape for each state in place of an element for each day, since a
 * year of a large course has tens of thousands.
 */
export function Tira({ marcas }: { marcas: readonly (Marca | null)[] }) {
  return (
    <svg
      className="tira"
      viewBox={`0 0 ${Math.max(1, marcas.length)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Object.entries(celdas).map(([clase, { marca, trazo }]) => (
        <path
          key={clase}
          className={clase}
          d={marcas.map((una, i) => (una === marca ? trazo(i) : '')).join('')}
        />
      ))}
    </svg>
  )
}
