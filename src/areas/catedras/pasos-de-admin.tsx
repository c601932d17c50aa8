import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { hechosDe, type PasoDeCatedra, pasosDeCatedra } from '../../domain/catedras/pasos-de-catedra'
import type { Catedra } from '../base/curso/queries'

const pasos: Record<PasoDeCatedra, { texto: string; a: string }> = {
  docente: { texto: 'Ponerle docente', a: '?ficha=1' },
  horario: { texto: 'Poner sus días y horarios', a: '?ficha=1' },
  alumnos: { texto: 'Inscribir a los alumnos', a: '?inscripcion=nueva' },
  clases: { texto: 'Generar los días de clase', a: '?tab=clases&generar=1' },
  plan: { texto: 'El plan de clases, que escribe el docente', a: '?tab=planes' },
  tarea: { texto: 'La primera tarea', a: '?tab=tareas&tarea=nueva' },
}

/** What a new course still needs, folded once somebody is in it; nothing once it has it all. */
export function PasosDeCatedra({ catedra }: { catedra: Catedra }) {
  const hechos = hechosDe(catedra)
  const [abierto] = useState(!hechos.alumnos)
  if (pasosDeCatedra.every((paso) => hechos[paso])) return null
  return (
    <section className="panel" aria-labelledby="pasos">
      <details open={abierto}>
        <summary>
          <h2 id="pasos">Próximos pasos</h2>
        </summary>
        <ol className="pasos-de-catedra">
          {pasosDeCatedra.map((paso) => (
            <li key={paso} className={hechos[paso] ? 'paso-hecho' : undefined}>
              <span className="numero-de-paso" aria-hidden="true">
                {hechos[paso] && <Check />}
              </span>
              {hechos[paso] ? (
                <span>
                  {pasos[paso].texto}
                  <span className="oculto">, hecho</span>
                </span>
              ) : (
                <Link to={pasos[paso].a} preventScrollReset>
                  {pasos[paso].texto}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
