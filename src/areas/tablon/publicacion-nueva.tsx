import { useSuspenseQuery } from '@tanstack/react-query'
import { useTablon } from './contexto'
import { FormularioDePublicacion } from './formulario-de-publicacion'
import { publicacionVacia } from './valores'

export default function PublicacionNueva({ onClose }: { onClose: () => void }) {
  const { catedraId, catedras, lector } = useTablon()
  const { data } = useSuspenseQuery({
    queryKey: ['publicaciones', 'catedras', lector.rol],
    queryFn: catedras,
  })
  return (
    <FormularioDePublicacion
      borrador={`publicacion-nueva-${catedraId}`}
      iniciales={publicacionVacia(catedraId)}
      catedras={data}
      onClose={onClose}
    />
  )
}
