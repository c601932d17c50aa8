import { useSuspenseQuery } from '@tanstack/react-query'
import { FormularioDePublicacion } from './formulario-de-publicacion'
import { publicacionQuery } from './paginas'
import { valoresDePublicacion } from './valores'

/** As it is now: it may have been changed since the board was read. */
export default function PublicacionEditada({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useSuspenseQuery(publicacionQuery(id))
  return (
    <FormularioDePublicacion
      id={id}
      anuncia={data.tareaMaestraId !== null || data.evaluacionId !== null}
      borrador={`publicacion-${id}`}
      iniciales={valoresDePublicacion(data)}
      catedras={[]}
      onClose={onClose}
    />
  )
}
