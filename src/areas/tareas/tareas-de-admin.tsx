import { lazy, useState } from 'react'
import type { EdicionDeTarea } from '../../domain/tarea-nueva'
import { api, unwrap } from '../../lib/api'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { queryClient } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { useDialogo } from '../base/use-dialogo'
import { useUltimo } from '../base/use-ultimo'
import type { Catedra } from '../catedras/queries'
import { cifrasQuery } from '../tableros/queries-de-admin'
import { cambio } from './cambio'
import { DetallesDeTarea } from './detalles-de-tarea'
import { DialogoDeAsignacion } from './dialogo-de-asignacion'
import { EliminarTarea } from './eliminar-tarea'
import { TablaDeTareas } from './tabla-de-tareas'
import type { TareaMaestra } from './tipos'

/** 'Tareas del Curso': a table of them, and what can be done with each. */
export default function Tareas({ catedra }: { catedra: Catedra }) {
  const tareas = catedra.TareaMaestra
  const ficha = useDialogo('tarea')
  const detalles = useDialogo('detalles')
  const asignacion = useDialogo('asignar')
  const [saliente, setSaliente] = useState<TareaMaestra | null>(null)
  const cual = ({ abierto, sobre }: typeof ficha) =>
    abierto ? (tareas.find(({ id }) => String(id) === sobre) ?? null) : null
  const create = <Button onClick={() => ficha.open('nueva')}>Crear Tarea</Button>
  return (
    <section className="seccion" aria-labelledby="tareas">
      <header>
        <h2 id="tareas">Tareas del Curso</h2>
        {tareas.length > 0 && create}
      </header>
      {tareas.length > 0 ? (
        <TablaDeTareas
          tareas={tareas}
          onOpen={({ id }) => detalles.open(id)}
          onAssign={({ id }) => asignacion.open(id)}
          onEdit={({ id }) => ficha.open(id)}
          onRemove={setSaliente}
        />
      ) : (
        <EmptyState title="Todavía no hay tareas" action={create}>
          Su docente las crea desde su área, o puedes crearlas tú.
        </EmptyState>
      )}
      <DialogoDeTarea catedra={catedra} tarea={cual(ficha)} dialogo={ficha} />
      <DetallesDeTarea tarea={cual(detalles)} onClose={detalles.close} />
      <DialogoDeAsignacion
        tarea={cual(asignacion)}
        inscritos={catedra.CatedraAlumno}
        asignados={asignadosQuery}
        assign={assignTarea}
        onClose={asignacion.close}
      />
      <EliminarTarea tarea={saliente} remove={removeTarea} onClose={() => setSaliente(null)} />
    </section>
  )
}

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario/formulario-de-tarea'))

interface Props {
  catedra: Catedra
  /** Which one it edits; otherwise it is a new one. */
  tarea: TareaMaestra | null
  dialogo: ReturnType<typeof useDialogo>
}

function DialogoDeTarea({ catedra, tarea, dialogo }: Props) {
  const editada = useUltimo(tarea)
  const nueva = dialogo.sobre === 'nueva'
  const cual = nueva ? undefined : (editada ?? undefined)
  return (
    <Dialog
      open={dialogo.abierto && (nueva || tarea !== null)}
      onClose={dialogo.close}
      title={nueva ? 'Crear Tarea' : 'Editar Tarea'}
      description={catedra.nombre}
    >
      <Lectura falla="No se pudo crear/actualizar la tarea.">
        <Formulario
          catedraId={catedra.id}
          tarea={cual}
          planes={catedra.PlanDeClases}
          direccionDeSubida="/admin/upload/multimedia"
          save={saveTarea(catedra.id, cual?.id)}
          onFinish={dialogo.close}
        />
      </Lectura>
    </Dialog>
  )
}

/** A task stands in its course, on the board and in the counts. */
function refetch() {
  for (const queryKey of [['catedras'], ['tareas'], ['tablon'], ['publicacion'], cifrasQuery.queryKey])
    void queryClient.invalidateQueries({ queryKey })
}

/** A new one, or changes to one that there is. */
const saveTarea = (catedraId: number, id?: number) =>
  cambio({
    make: (datos: EdicionDeTarea) =>
      unwrap(
        id === undefined
          ? api.admin.catedras({ id: catedraId }).tareas.post(datos)
          : api.admin.tareas({ id }).put(datos),
      ),
    refetch,
  })

const removeTarea = cambio({
  make: (id: number) => unwrap(api.admin.tareas({ id }).delete()),
  refetch,
  falla: 'No se pudo eliminar la tarea.',
})

const asignadosQuery = (id: number) => ({
  queryKey: ['tareas', 'asignados', id],
  queryFn: async () => {
    const { TareaAsignacion } = await unwrap(api.admin.tareas({ id }).get())
    return TareaAsignacion.map(({ alumnoId }) => alumnoId)
  },
})

const assignTarea = (id: number) =>
  cambio({
    make: (alumnoIds: number[]) => unwrap(api.admin.tareas({ id }).assign.post({ alumnoIds })),
    refetch,
    falla: 'Error al asignar la tarea.',
  })
