import { numero } from '../../lib/formato'
import type { Tablero } from './queries-de-alumno'

type Cifras = Tablero['estadisticas']

const nombres: Record<keyof Cifras, string> = {
  publicaciones: 'Publicaciones',
  tareas: 'Tareas en total',
  tareasPendientes: 'Tareas pendientes',
  tareasCompletadas: 'Tareas completadas',
  evaluacionesPendientes: 'Evaluaciones pendientes',
  evaluacionesRealizadas: 'Evaluaciones realizadas',
}

export function Estadisticas({ estadisticas }: { estadisticas: Cifras }) {
  return (
    <section className="apartado" aria-labelledby="estadisticas">
      <h2 id="estadisticas">Estadísticas</h2>
      <dl className="panel estadisticas">
        {(Object.keys(nombres) as (keyof Cifras)[]).map((cual) => (
          <div key={cual}>
            <dt>{nombres[cual]}</dt>
            <dd>{numero(estadisticas[cual])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
