import type { CSSProperties } from 'react'
import { textoDePorcentaje } from '../../domain/asistencia/asistencia'
import type { HabilitacionPropia } from '../justificativos/queries-de-alumno'
import { Leyenda } from './leyenda'
import { Tira } from './tira'

/**
 * How the percentage went from class to class, over the cells of those classes: the minimum is a line across, and what
 * it comes to by coming to all that are left, dots.
 */
export function Marcha({ propia }: { propia: HabilitacionPropia }) {
  const { dadas, por_venir, marcha, reglas, hasta_hoy, al_final_si_viene } = propia
  const dias = dadas.length + por_venir.length
  if (dias === 0) return null
  const minimo = reglas.asistencia_minima
  return (
    <figure className="marcha pila aire-2">
      <figcaption className="oculto">
        Tu asistencia clase por clase: vas en {textoDePorcentaje(hasta_hoy)}, y si vienes a todas terminas en{' '}
        {textoDePorcentaje(al_final_si_viene)}.{minimo !== null && ` El mínimo es ${minimo} %.`}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys */}
      <section className="rollo" aria-label="Tu asistencia clase por clase" tabIndex={0}>
        <div style={{ '--dias': dias } as CSSProperties}>
          <svg viewBox={`0 0 ${dias} 100`} preserveAspectRatio="none" aria-hidden="true">
            {minimo !== null && <path className="minimo" d={`M0 ${100 - minimo}H${dias}`} />}
            <path className="hasta-hoy" d={trazoDe(marcha)} />
            <path className="si-viene" d={trazoHastaElFinal(propia, dias)} />
          </svg>
          <Tira marcas={[...dadas, ...por_venir]} />
        </div>
      </section>
      <p className="claves hilera" aria-hidden="true">
        <span className="hasta-hoy">Hasta hoy</span>
        <span className="si-viene">Si vienes a todas</span>
        {minimo !== null && <span className="minimo">Mínimo: {minimo} %</span>}
      </p>
      <Leyenda />
    </figure>
  )
}

/** A point in the middle of each cell; none while nothing counted. */
const trazoDe = (marcha: HabilitacionPropia['marcha']) =>
  marcha
    .flatMap((porcentaje, i) => (porcentaje === null ? [] : `${i + 0.5} ${100 - porcentaje}`))
    .map((punto, i) => `${i === 0 ? 'M' : 'L'}${punto}`)
    .join('')

function trazoHastaElFinal(
  { marcha, al_final_si_viene, por_venir }: HabilitacionPropia,
  dias: number,
): string {
  if (al_final_si_viene === null || por_venir.length === 0) return ''
  const desde = marcha.at(-1) ?? al_final_si_viene
  return `M${Math.max(0, marcha.length - 0.5)} ${100 - desde}L${dias - 0.5} ${100 - al_final_si_viene}`
}
