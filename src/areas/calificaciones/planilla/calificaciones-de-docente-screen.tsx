import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/empty-state'
import { SiAbierta } from '../../base/curso/abierta'
import { CatedraNoEncontrada } from '../../base/curso/catedra-no-encontrada'
import { EnCatedraDeGestion } from '../../base/curso/en-catedra-de-gestion'
import { Exportar } from '../../base/exportar'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { useId } from '../../base/use-id'
import { rutaDeTareas } from '../../docente'
import { planillaQuery } from './queries'
import { TablaDeNotas } from './tabla-de-notas'

/** The grade sheet of a course: students by tasks. */
export function Component() {
  const id = useId('id')
  if (id === null) return <CatedraNoEncontrada />
  return (
    <Lectura
      falla="No se pudo cargar la planilla de notas."
      enPantalla={(parte) => (
        <Pantalla titulo="Planilla de notas" goBack={aLasTareas(id)}>
          {parte}
        </Pantalla>
      )}
    >
      <EnCatedraDeGestion id={id}>
        <Cargada id={id} />
      </EnCatedraDeGestion>
    </Lectura>
  )
}

const aLasTareas = (id: number) => ({ texto: 'Volver a la Cátedra', ruta: rutaDeTareas(id) })

function Cargada({ id }: { id: number }) {
  const { data: planilla } = useSuspenseQuery(planillaQuery(id))
  if (!planilla) return <CatedraNoEncontrada />
  const { catedra, tareas, alumnos } = planilla
  const vacia = tareas.length === 0 || alumnos.length === 0
  return (
    <Pantalla
      titulo="Planilla de notas"
      goBack={aLasTareas(id)}
      bajada={`${catedra.nombre} (${catedra.anio})`}
      accion={!vacia && <Exportar direccion={`/docente/catedra/${id}/calificaciones/exportar.csv`} />}
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
