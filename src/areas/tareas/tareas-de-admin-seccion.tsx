import { lazy, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { rutaDeNotaFinal } from '../admin'
import { useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { type Catedra, useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { Lectura } from '../base/lectura'
import { useDialogo } from '../base/use-dialogo'
import { useUltimo } from '../base/use-ultimo'
import { DetallesDeTarea } from './detalles-de-tarea'
import { DialogoDeAsignacion } from './dialogo-de-asignacion'
import { EliminacionDeTarea } from './eliminacion'
import { TablaDeTareas } from './tabla-de-tareas'
import type { TareaMaestra } from './tipos'

/** 'Tareas del Curso': a table of them, and what can be done with each. */
export default function Tareas({ catedraId }: DeCatedra) {
  const catedra = useCatedra(catedraId)
  const tareas = catedra.TareaMaestra
  const ficha = useDialogoQueCambia('tarea')
  const detalles = useDialogo('detalles')
  const asignacion = useDialogoQueCambia('asignar')
  const [saliente, setSaliente] = useState<TareaMaestra | null>(null)
  const cual = ({ abierto, sobre }: typeof ficha) =>
    abierto ? (tareas.find(({ id }) => String(id) === sobre) ?? null) : null
  const abierta = useAbierta()
  const create = abierta && (
    <Button variant="primary" onClick={() => ficha.open('nueva')}>
      Crear Tarea
    </Button>
  )
  return (
    <section className="seccion" aria-labelledby="tareas">
      <header className="extremos">
        <h2 id="tareas">Tareas del Curso</h2>
        {tareas.length > 0 && (
          <div className="botones">
            <Link className="boton" to={rutaDeNotaFinal(catedraId)}>
              Nota final
            </Link>
            {create}
          </div>
        )}
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
          {abierta && 'Su docente las crea desde su área, o puedes crearlas tú.'}
        </EmptyState>
      )}
      <DialogoDeTarea catedra={catedra} tarea={cual(ficha)} dialogo={ficha} />
      <DetallesDeTarea tarea={cual(detalles)} onClose={detalles.close} />
      <DialogoDeAsignacion
        tarea={cual(asignacion)}
        inscritos={catedra.CatedraAlumno}
        onClose={asignacion.close}
      />
      <EliminacionDeTarea tarea={saliente} onClose={() => setSaliente(null)} />
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
          inscritos={catedra.CatedraAlumno}
          onFinish={dialogo.close}
        />
      </Lectura>
    </Dialog>
  )
}
