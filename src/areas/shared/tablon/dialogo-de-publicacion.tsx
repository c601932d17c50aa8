import { lazy } from 'react'
import { Dialog } from '../../../ui/dialog'
import { Lectura } from '../lectura'
import type { useDialogo } from '../use-dialogo'
import { useTablon } from './contexto'

/** The form, its rules and its editor come when it is opened. */
const Nueva = lazy(() => import('./publicacion-nueva'))
const Editada = lazy(() => import('./publicacion-editada'))

/** About a new post, or the one with that id. */
export function DialogoDePublicacion({ dialogo }: { dialogo: ReturnType<typeof useDialogo> }) {
  const { textos } = useTablon()
  const { abierto, sobre, cerrar } = dialogo
  const id = Number(sobre)
  const esNueva = sobre === 'nueva'
  return (
    <Dialog
      open={abierto && (esNueva || id > 0)}
      onClose={cerrar}
      title={esNueva ? 'Nueva Publicación' : 'Editar Publicación'}
    >
      <Lectura falla={esNueva ? textos.crear : textos.actualizar}>
        {esNueva ? <Nueva alCerrar={cerrar} /> : <Editada id={id} alCerrar={cerrar} />}
      </Lectura>
    </Dialog>
  )
}
