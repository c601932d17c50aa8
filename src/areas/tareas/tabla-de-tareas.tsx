import { numero } from '../../lib/formato'
import { Button } from '../../ui/button'
import { MoreActions } from '../../ui/more-actions'
import { Tabla } from '../../ui/tabla'
import { SiAbierta } from '../base/curso/abierta'
import { HacerRecuperatorio } from '../recuperatorios/hacer-recuperatorio'
import { PublicarNotas } from './calificacion/publicar-notas'
import { EstadoDeMaestra } from './estado-de-maestra'
import { fechaDeEntrega } from './ficha-de-tarea'
import type { TareaMaestra } from './tipos'

interface Acciones {
  onOpen: (tarea: TareaMaestra) => void
  onAssign: (tarea: TareaMaestra) => void
  onEdit: (tarea: TareaMaestra) => void
  onRemove: (tarea: TareaMaestra) => void
}

export function TablaDeTareas({ tareas, ...acciones }: Acciones & { tareas: TareaMaestra[] }) {
  return (
    <Tabla
      titulo="Tareas del Curso"
      columnas={['Título', 'Estado', 'Puntos', 'Fecha de entrega', 'Entregas', 'Acciones']}
    >
      {tareas.map((tarea) => (
        <TareaItem key={tarea.id} tarea={tarea} {...acciones} />
      ))}
    </Tabla>
  )
}

function TareaItem({ tarea, onOpen, onAssign, onEdit, onRemove }: Acciones & { tarea: TareaMaestra }) {
  const { titulo, puntos_posibles, fecha_entrega, resumen, UnidadPlan } = tarea
  const nombre = <span className="oculto"> la tarea {titulo}</span>
  return (
    <tr>
      <th scope="row">
        {titulo} {UnidadPlan && <small className="apagado">{UnidadPlan.periodo}</small>}
      </th>
      <td data-columna="Estado">
        <EstadoDeMaestra tarea={tarea} />
      </td>
      <td data-columna="Puntos">{numero(puntos_posibles)}</td>
      <td data-columna="Fecha de entrega">{fechaDeEntrega(fecha_entrega)}</td>
      <td data-columna="Entregas" className="corrido">
        {numero(resumen.porCalificar + resumen.calificadas)} de {numero(resumen.asignadas)}
      </td>
      <td className="operaciones">
        <div>
          <Button variant="quiet" onClick={() => onOpen(tarea)}>
            Ver{nombre}
          </Button>
          <SiAbierta>
            <MoreActions of={`la tarea ${titulo}`}>
              <PublicarNotas tarea={tarea} cuantas={resumen.sinPublicar} callado />
              <Button variant="quiet" onClick={() => onAssign(tarea)}>
                Asignar{nombre}
              </Button>
              <Button variant="quiet" onClick={() => onEdit(tarea)}>
                Editar{nombre}
              </Button>
              {tarea.recupera === null && resumen.asignadas > 0 && (
                <HacerRecuperatorio
                  primera={{ catedraId: tarea.catedraId, tipo: 'TAREA', id: tarea.id }}
                  titulo={titulo}
                  variant="quiet"
                />
              )}
              <Button variant="quiet" onClick={() => onRemove(tarea)}>
                Eliminar{nombre}
              </Button>
            </MoreActions>
          </SiAbierta>
        </div>
      </td>
    </tr>
  )
}
