import { Copy, Download, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { download } from '../../lib/descarga'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { MoreActions } from '../../ui/more-actions'
import { useAbierta } from '../base/curso/abierta'
import { useGestion } from '../base/curso/gestion'
import { ParaWhatsApp } from '../base/curso/para-whatsapp'
import { announceFailure } from '../base/fallas'
import { Imprimir } from '../base/imprimir'
import { useAccion } from '../base/use-accion'
import { HacerRecuperatorio } from '../recuperatorios/hacer-recuperatorio'
import { accionesDeEvaluacion, evaluaciones } from './gestion'
import { useRutas } from './rutas'
import type { EvaluacionEnLista } from './tipos'

interface Props {
  evaluacion: EvaluacionEnLista
  onAssign: () => void
  onRemove: () => void
  /** Where it stands on a page of its own. */
  printable?: boolean
}

const descarga = { mutationFn: download, onError: announceFailure('No se pudo descargar el archivo.') }

/** What can be done with one evaluation. */
export function AccionesDeEvaluacion({ evaluacion, onAssign, onRemove, printable = false }: Props) {
  const { id, catedraId } = evaluacion
  const abierta = useAbierta()
  const { archivosDe } = useGestion(evaluaciones)
  const { duplicateEvaluacion } = useGestion(accionesDeEvaluacion)
  const rutas = useRutas()
  const navigate = useNavigate()
  const duplicado = useAccion(duplicateEvaluacion(catedraId))
  const bajada = useAccion(descarga)
  const { gift, txt } = archivosDe(id)

  const duplicate = () =>
    duplicado.send(id, {
      onSuccess: (copia) => void navigate(rutas.edit(catedraId, copia.id)),
    })

  const hasAsignadas = evaluacion.EvaluacionAsignacion.length > 0
  return (
    <div className="botones">
      {abierta && (
        <>
          <Button variant={hasAsignadas ? 'plain' : 'primary'} onClick={onAssign}>
            Asignar
          </Button>
          <Link className="boton" to={rutas.edit(catedraId, id)}>
            Editar
          </Link>
        </>
      )}
      <Link className={classes('boton', hasAsignadas && 'principal')} to={rutas.resultados(catedraId, id)}>
        Resultados
      </Link>
      {printable && <Imprimir />}
      <MoreActions of={`«${evaluacion.titulo}»`}>
        {abierta && (
          <Button onClick={duplicate} saving={duplicado.enviando} savingLabel="Duplicando...">
            <Copy aria-hidden="true" /> Duplicar
          </Button>
        )}
        {evaluacion.recupera === null && (
          <HacerRecuperatorio primera={{ catedraId, tipo: 'EVALUACION', id }} titulo={evaluacion.titulo} />
        )}
        {(
          [
            ['GIFT', gift],
            ['texto', txt],
          ] as const
        ).map(([formato, direccion]) => (
          <Button
            key={formato}
            onClick={() => bajada.send(direccion)}
            saving={bajada.enviando}
            savingLabel="Exportando..."
          >
            <Download aria-hidden="true" /> Exportar {formato}
          </Button>
        ))}
        <ParaWhatsApp catedraId={catedraId} de={`evaluacion:${id}`} />
        {abierta && (
          <Button variant="danger" onClick={onRemove}>
            <Trash2 aria-hidden="true" /> Eliminar
          </Button>
        )}
      </MoreActions>
    </div>
  )
}
