import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { esAutor } from '../../domain/publicaciones'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import { useTablon } from './contexto'
import { leerPublicacion, publicacionQuery } from './paginas'

/** The form, its rules and its editor come when it is opened. */
const Nueva = lazy(() => import('./publicacion-nueva'))
const Editada = lazy(() => import('./publicacion-editada'))

/** About a new post, or the reader's own one with that id. */
export function DialogoDePublicacion({ dialogo }: { dialogo: ReturnType<typeof useDialogo> }) {
  const { textos } = useTablon()
  const { abierto, sobre, cerrar } = dialogo
  const id = Number(sobre)
  const esNueva = sobre === 'nueva'
  const seEdita = useSeEdita(abierto && id > 0 ? id : null)
  return (
    <Dialog
      open={abierto && (esNueva || seEdita)}
      onClose={cerrar}
      title={esNueva ? 'Nueva Publicación' : 'Editar Publicación'}
    >
      <Lectura falla={esNueva ? textos.crear : textos.actualizar}>
        {esNueva ? <Nueva alCerrar={cerrar} /> : <Editada id={id} alCerrar={cerrar} />}
      </Lectura>
    </Dialog>
  )
}

/** Not somebody else's. One that could not be read is asked for again in the dialog, which stays meanwhile. */
function useSeEdita(id: number | null): boolean {
  const { catedraId, lector } = useTablon()
  const { data, errorUpdateCount } = useQuery({ ...publicacionQuery(id ?? 0), enabled: id !== null })
  const publicacion = data ?? (id === null ? undefined : leerPublicacion(catedraId, id))
  return publicacion ? esAutor(lector, publicacion) : errorUpdateCount > 0
}
