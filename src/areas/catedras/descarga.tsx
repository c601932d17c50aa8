import { useGestion } from '../base/curso/gestion'
import { Exportar } from '../base/exportar'

/** All of a course, to be read without the program. */
export function Descarga({ catedraId }: { catedraId: number }) {
  const { rol } = useGestion()
  const catedra = rol === 'docente' ? `/docente/catedra/${catedraId}` : `/admin/catedras/${catedraId}`
  return (
    <Exportar direccion={`${catedra}/archivo.zip`} falla="No se pudo descargar la cátedra.">
      Descargar todo (ZIP)
    </Exportar>
  )
}
