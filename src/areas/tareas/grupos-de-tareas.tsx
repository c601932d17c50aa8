import type { ReactNode } from 'react'
import { groupBy } from '../../domain/base/grupos'
import { grupoDeTarea, gruposDeTarea } from '../../domain/tareas/tareas'
import type { Entrega } from './tipos'

const grupos = Object.keys(gruposDeTarea) as (keyof typeof gruposDeTarea)[]
const vacios = {
  pendientes: 'No te queda ninguna por entregar.',
  entregadas: 'Ninguna espera corrección.',
  calificadas: 'Todavía no hay ninguna calificada.',
}

interface Props {
  tareas: readonly Entrega[]
  children: (tarea: Entrega) => ReactNode
}

/** A student's tasks in their three groups. */
export function GruposDeTareas({ tareas, children }: Props) {
  const enGrupos = groupBy(tareas, grupoDeTarea)
  return grupos.map((grupo) => {
    const suyas = enGrupos.get(grupo) ?? []
    return (
      <section key={grupo} className="apartado" aria-labelledby={`tareas-${grupo}`}>
        <header className="con-cuenta">
          <h2 id={`tareas-${grupo}`}>{gruposDeTarea[grupo]}</h2>
          {suyas.length > 0 && <span className="cuenta">{suyas.length}</span>}
        </header>
        {suyas.length > 0 ? (
          <ul className="pila" aria-labelledby={`tareas-${grupo}`}>
            {suyas.map(children)}
          </ul>
        ) : (
          <p className="apagado">{vacios[grupo]}</p>
        )}
      </section>
    )
  })
}
