import { lazy } from 'react'
import { Dialog } from '../../../../ui/dialog'
import { Lectura } from '../../../shared/lectura'
import type { TareaMaestra } from '../../../shared/tareas/tipos'
import type { useDialogo } from '../../../shared/use-dialogo'
import { useUltimo } from '../../../shared/use-ultimo'
import type { Catedra } from '../queries'
import { guardarTarea } from './queries'

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('../../../shared/tareas/formulario/formulario-de-tarea'))

interface Props {
  catedra: Catedra
  /** Which one it edits; otherwise it is a new one. */
  tarea: TareaMaestra | null
  dialogo: ReturnType<typeof useDialogo>
}

export function DialogoDeTarea({ catedra, tarea, dialogo }: Props) {
  const editada = useUltimo(tarea)
  const nueva = dialogo.sobre === 'nueva'
  const cual = nueva ? undefined : (editada ?? undefined)
  return (
    <Dialog
      open={dialogo.abierto && (nueva || tarea !== null)}
      onClose={dialogo.cerrar}
      title={nueva ? 'Crear Tarea' : 'Editar Tarea'}
      description={catedra.nombre}
    >
      <Lectura falla="No se pudo crear/actualizar la tarea.">
        <Formulario
          catedraId={catedra.id}
          tarea={cual}
          planes={catedra.PlanDeClases}
          direccionDeSubida="/admin/upload/multimedia"
          guardar={guardarTarea(catedra.id, cual?.id)}
          alTerminar={dialogo.cerrar}
        />
      </Lectura>
    </Dialog>
  )
}
