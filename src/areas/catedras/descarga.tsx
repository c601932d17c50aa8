import type { ComponentProps } from 'react'
import { useGestion } from '../base/curso/gestion'
import { Exportar } from '../base/exportar'

interface Props extends Pick<ComponentProps<typeof Exportar>, 'variant'> {
  catedraId: number
}

/** All of a course, to be read without the program. */
export function Descarga({ catedraId, variant }: Props) {
  const { rol } = useGestion()
  const catedra = rol === 'docente' ? `/docente/catedra/${catedraId}` : `/admin/catedras/${catedraId}`
  return (
    <Exportar variant={variant} direccion={`${catedra}/archivo.zip`} falla="No se pudo descargar la cátedra.">
      Descargar todo (ZIP)
    </Exportar>
  )
}
