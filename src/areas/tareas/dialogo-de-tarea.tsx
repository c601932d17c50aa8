import { lazy } from 'react'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import { useUltimo } from '../base/use-ultimo'
import type { Catedra } from '../catedras/queries-de-admin'
import { guardarTarea } from './queries-de-admin'
import type { TareaMaestra } from './tipos'

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario/formulario-de-tarea'))

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
