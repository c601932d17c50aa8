import { useSuspenseQuery } from '@tanstack/react-query'
import { textoDeEntregas, textoDeEspera } from '../../../domain/catedras/resumen-de-catedra'
import { enLinea } from '../../../lib/formato'
import { EmptyState } from '../../../ui/empty-state'
import { lectura } from '../../base/leer'
import { zonaDelSitio } from '../../base/sitio'
import { rutaDeCorreccion } from '../../docente'
import { Pendiente } from '../pendiente'

/** What waits to be graded in all the courses of a teacher. */
export function Component() {
  const { data: tareas } = useSuspenseQuery(lectura('docente/me/por-corregir'))
  const ahora = Date.now()
  if (tareas.length === 0) {
    return (
      <EmptyState title="Nada espera por ti">
        Cuando alguien entregue una tarea de tus cátedras, la verás aquí hasta que la califiques.
      </EmptyState>
    )
  }
  return (
    <div className="panel con-esperas">
      <ul className="esperas" aria-label="Tareas por corregir">
        {tareas.map(({ tareaMaestraId, titulo, cuantas, desde, catedra }) => (
          <Pendiente key={tareaMaestraId} cuantos={cuantas} a={rutaDeCorreccion(catedra.id, tareaMaestraId)}>
            {textoDeEntregas(cuantas, titulo)}
            <small>
              {enLinea([
                catedra.nombre,
                catedra.anio,
                desde && textoDeEspera(cuantas, zonaDelSitio, Date.parse(desde), ahora),
              ])}
            </small>
          </Pendiente>
        ))}
      </ul>
    </div>
  )
}
