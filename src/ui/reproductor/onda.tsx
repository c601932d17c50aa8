import { memo, type PointerEvent, useState } from 'react'
import { minutosDe, picosLeidos } from '../../domain/archivos/sonido'
import type { Lazo } from './use-medio'

export interface Marca {
  id: number
  en_ms: number
}

interface Props {
  nombre: string
  ms: number
  /** Null until it is known. */
  duracion: number | null
  picos: string | null
  marcas: readonly Marca[]
  lazo: Lazo | null
  onJump: (ms: number) => void
  onMarca: (marca: Marca) => void
}

/** How far from a mark a finger still means it, in pixels. */
const CERCA = 14

/** Where one is, on the sound's own shape; without it, on a plain bar. A tap on a mark goes to it. */
export function Onda({ nombre, ms, duracion, picos, marcas, lazo, onJump, onMarca }: Props) {
  const [arrastrado, setArrastrado] = useState<number | null>(null)
  const total = duracion ?? 0
  const lugar = Math.min(arrastrado ?? ms, total)
  const porciento = (uno: number) => (total === 0 ? 0 : (Math.min(uno, total) * 100) / total)

  const marcaEn = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const distancia = (marca: Marca) => Math.abs((porciento(marca.en_ms) / 100) * width - (clientX - left))
    const [cercana] = marcas.toSorted((una, otra) => distancia(una) - distancia(otra))
    return cercana && distancia(cercana) <= CERCA ? cercana : undefined
  }

  const release = (event: PointerEvent<HTMLInputElement>) => {
    if (arrastrado === null) return
    setArrastrado(null)
    const marca = marcaEn(event)
    if (marca) onMarca(marca)
    else onJump(Number(event.currentTarget.value))
  }

  return (
    <div className="onda">
      <svg viewBox="0 0 800 100" preserveAspectRatio="none" aria-hidden="true">
        {lazo && (
          <rect
            className="onda-lazo"
            x={porciento(lazo.a) * 8}
            width={Math.max(4, (porciento(lazo.b ?? lazo.a) - porciento(lazo.a)) * 8)}
            height="100"
          />
        )}
        <Forma picos={picos} />
      </svg>
      <svg
        viewBox="0 0 800 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="onda-oida"
        style={{ clipPath: `inset(0 ${100 - porciento(lugar)}% 0 0)` }}
      >
        <Forma picos={picos} />
      </svg>
      <i className="onda-aguja" style={{ left: `${porciento(lugar)}%` }} />
      {marcas.map((marca) => (
        <i key={marca.id} className="onda-marca" style={{ left: `${porciento(marca.en_ms)}%` }} />
      ))}
      <input
        type="range"
        aria-label={`Momento de ${nombre}`}
        aria-valuetext={duracion === null ? minutosDe(lugar) : `${minutosDe(lugar)} de ${minutosDe(total)}`}
        min={0}
        max={total}
        step={100}
        value={lugar}
        disabled={duracion === null}
        onPointerDown={() => setArrastrado(lugar)}
        onPointerUp={release}
        onPointerCancel={() => setArrastrado(null)}
        onChange={({ target }) => {
          if (arrastrado === null) onJump(Number(target.value))
          else setArrastrado(Number(target.value))
        }}
      />
    </div>
  )
}

/** One path for all; it is drawn once. */
const Forma = memo(({ picos }: { picos: string | null }) => {
  if (!picos) return <rect className="onda-lisa" y="44" width="800" height="12" />
  const alturas = picosLeidos(picos).map((pico) => Math.max(1, pico * 48))
  const arriba = alturas.map((alto, i) => `${i},${(50 - alto).toFixed(1)}`)
  const abajo = alturas.map((alto, i) => `${i},${(50 + alto).toFixed(1)}`).reverse()
  return <polygon points={[...arriba, ...abajo].join(' ')} />
})
Forma.displayName = 'Forma'
