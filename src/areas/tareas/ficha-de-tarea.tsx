import { fechaYHora } from '../base/instantes'
import { enPuntos } from './puntaje'
import type { Entrega, Tarea } from './tipos'

const SIN_FECHA = 'No definida'

export const fechaDeEntrega = (fecha_entrega: string | null) =>
  fecha_entrega === null ? SIN_FECHA : fechaYHora(fecha_entrega)

type Ficha = Pick<Tarea | Entrega['TareaMaestra'], 'UnidadPlan' | 'puntos_posibles' | 'fecha_entrega'>

/** What is known of a task at a glance. */
export function FichaDeTarea({ tarea }: { tarea: Ficha }) {
  const { UnidadPlan, puntos_posibles, fecha_entrega } = tarea
  const datos = [
    ['Plan de clases', UnidadPlan?.PlanDeClases.titulo],
    ['Unidad', UnidadPlan?.periodo],
    ['Puntos posibles', enPuntos(puntos_posibles)],
    ['Fecha de entrega', fechaDeEntrega(fecha_entrega)],
  ] as const
  return (
    <dl className="datos">
      {datos.map(
        ([nombre, valor]) =>
          valor && (
            <div key={nombre}>
              <dt>{nombre}</dt>
              <dd>{valor}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
