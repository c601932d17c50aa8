import { Copy, Download } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { descargar } from '../../lib/descarga'
import { Button } from '../../ui/button'
import { avisarFalla } from '../base/fallas'
import { useAccion } from '../base/use-accion'
import { type EvaluacionEnLista, useGestion } from './gestion'
import { duplicarEvaluacion } from './queries'

interface Props {
  evaluacion: EvaluacionEnLista
  alAsignar: () => void
  alEliminar: () => void
}

const descarga = { mutationFn: descargar, onError: avisarFalla('No se pudo descargar el archivo.') }

/** What can be done with one evaluation. */
export function AccionesDeEvaluacion({ evaluacion, alAsignar, alEliminar }: Props) {
  const { id, catedraId } = evaluacion
  const gestion = useGestion()
  const navigate = useNavigate()
  const duplicado = useAccion(duplicarEvaluacion(gestion, catedraId))
  const bajada = useAccion(descarga)
  const { gift, txt } = gestion.archivos(id)

  const duplicar = () =>
    duplicado.enviar(id, {
      onSuccess: (copia) => void navigate(gestion.rutas.editar(catedraId, copia.id)),
    })

  return (
    <div className="botones">
      <Button variant="primary" onClick={alAsignar}>
        Asignar
      </Button>
      <Link className="boton" to={gestion.rutas.editar(catedraId, id)}>
        Editar
      </Link>
      <Link className="boton" to={gestion.rutas.resultados(catedraId, id)}>
        Resultados
      </Link>
      <Button onClick={duplicar} saving={duplicado.enviando} savingLabel="Duplicando...">
        <Copy aria-hidden="true" /> Duplicar
      </Button>
      {(
        [
          ['GIFT', gift],
          ['texto', txt],
        ] as const
      ).map(([formato, direccion]) => (
        <Button
          key={formato}
          onClick={() => bajada.enviar(direccion)}
          saving={bajada.enviando}
          savingLabel="Exportando..."
        >
          <Download aria-hidden="true" /> Exportar {formato}
        </Button>
      ))}
      <Button variant="danger" onClick={alEliminar}>
        Eliminar
      </Button>
    </div>
  )
}
