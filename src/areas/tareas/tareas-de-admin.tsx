import { useState } from 'react'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { useDialogo } from '../base/use-dialogo'
import type { Catedra } from '../catedras/queries-de-admin'
import { DetallesDeTarea } from './detalles-de-tarea'
import { DialogoDeAsignacion } from './dialogo-de-asignacion'
import { DialogoDeTarea } from './dialogo-de-tarea'
import { EliminarTarea } from './eliminar-tarea'
import { asignadosQuery, asignarTarea, eliminarTarea } from './queries-de-admin'
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
  const crear = <Button onClick={() => ficha.abrir('nueva')}>Crear Tarea</Button>
  return (
    <section className="seccion" aria-labelledby="tareas">
      <header>
        <h2 id="tareas">Tareas del Curso</h2>
        {tareas.length > 0 && crear}
      </header>
      {tareas.length > 0 ? (
        <TablaDeTareas
          tareas={tareas}
          alVer={({ id }) => detalles.abrir(id)}
          alAsignar={({ id }) => asignacion.abrir(id)}
          alEditar={({ id }) => ficha.abrir(id)}
          alEliminar={setSaliente}
        />
      ) : (
        <EmptyState title="Todavía no hay tareas" action={crear}>
          Su docente las crea desde su área, o puedes crearlas tú.
        </EmptyState>
      )}
      <DialogoDeTarea catedra={catedra} tarea={cual(ficha)} dialogo={ficha} />
      <DetallesDeTarea tarea={cual(detalles)} alCerrar={detalles.cerrar} />
      <DialogoDeAsignacion
        tarea={cual(asignacion)}
        inscritos={catedra.CatedraAlumno}
        asignados={asignadosQuery}
        asignar={asignarTarea}
        alCerrar={asignacion.cerrar}
      />
      <EliminarTarea tarea={saliente} eliminar={eliminarTarea} alCerrar={() => setSaliente(null)} />
    </section>
  )
}
