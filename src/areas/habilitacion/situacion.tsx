import type { SituacionDeAlumno } from './gestion'
import { Luz } from './luz'

/** A student's light, never without the arithmetic of each cause. A course that asks for nothing has numbers only. */
export function Situacion({ luz, frases }: Pick<SituacionDeAlumno, 'luz' | 'frases'>) {
  return (
    <div className="situacion">
      {luz !== 'SIN_REGLA' && <Luz luz={luz} />}
      <ul>
        {frases.map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
    </div>
  )
}
