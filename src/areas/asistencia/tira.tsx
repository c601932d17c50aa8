/** Who came is a full cell, who did not a hollow one, what nobody marked a dot: told apart without colours too. */
const celdas = {
  presente: { marca: true, trazo: (x: number) => `M${x + 0.25} .12h.5v.76h-.5z` },
  ausente: { marca: false, trazo: (x: number) => `M${x + 0.25} .12h.5v.76h-.5z` },
  'sin-registro': { marca: null, trazo: (x: number) => `M${x + 0.44} .46h.12v.08h-.12z` },
} as const

/**
 * The class days of a student as a strip of cells: a shape for each state in place of an element for each day, since a
 * year of a large course has tens of thousands.
 */
export function Tira({ marcas }: { marcas: readonly (boolean | null)[] }) {
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
