import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/empty-state'
import { SiAbierta } from '../../base/curso/abierta'
import type { DeCargada } from '../../base/enmarcada'
import { ExportarLista } from '../../base/exportar'
import { Pantalla } from '../../base/pantalla'
import { planillaQuery } from './queries'
import { TablaDeNotas } from './tabla-de-notas'

/** The grade sheet of a course: students by tasks. */
export function Cargada({ id, marco, noEsta }: DeCargada) {
  const { data: planilla } = useSuspenseQuery(planillaQuery(id))
  if (!planilla) return noEsta
  const { catedra, tareas, alumnos } = planilla
  const vacia = tareas.length === 0 || alumnos.length === 0
  return (
    <Pantalla
      {...marco}
      bajada={`${catedra.nombre} (${catedra.anio})`}
      accion={
        !vacia && (
          <div className="botones">
            <ExportarLista direccion={`/docente/catedra/${id}/calificaciones/exportar`} />
          </div>
        )
      }
    >
      {vacia ? (
        <EmptyState title="Todavía no hay notas que mostrar">
          Cuando la cátedra tenga alumnos y tareas, aquí verás una fila por alumno y una columna por tarea.
        </EmptyState>
      ) : (
        <>
          <SiAbierta>
            <p className="apagado no-se-imprime">
              <span className="con-teclado">
                Escribe los puntos en una celda: Intro los guarda y baja, Tab va a la derecha, Escape los deja
                como estaban.
              </span>
              <span className="con-el-dedo">Toca una celda para ponerle puntos.</span>
            </p>
          </SiAbierta>
          <TablaDeNotas planilla={planilla} />
        </>
      )}
    </Pantalla>
  )
}
