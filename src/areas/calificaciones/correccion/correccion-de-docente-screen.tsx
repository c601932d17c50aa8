import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { isSinPublicar } from '../../../domain/tareas/tareas'
import { download } from '../../../lib/descarga'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { SiAbierta } from '../../base/curso/abierta'
import type { DeCargada } from '../../base/enmarcada'
import { announceFailure } from '../../base/fallas'
import { Pantalla } from '../../base/pantalla'
import { useAccion } from '../../base/use-accion'
import { entregasQuery } from '../../tareas/calificacion/gestion'
import { PublicarNotas } from '../../tareas/calificacion/publicar-notas'
import { fechaDeEntrega } from '../../tareas/ficha-de-tarea'
import { enPuntos } from '../../tareas/puntaje'
import { MesaDeCorreccion } from './mesa-de-correccion'
import { SeguirCon } from './seguir-con'

/** Below the desk, or behind what has to be opened. */
const Distribucion = lazy(() => import('./distribucion'))
const ParaWhatsApp = lazy(async () => ({
  default: (await import('../../base/curso/para-whatsapp')).ParaWhatsApp,
}))

/** The grading desk of one task. */
export function Cargada({ id: catedraId, tareaId, marco, noEsta }: DeCargada<'id' | 'tareaId'>) {
  const { data: mesa } = useSuspenseQuery(entregasQuery(catedraId, tareaId))
  if (!mesa) return noEsta
  const { tareaMaestra, entregas } = mesa
  const entregadas = entregas.filter(({ submission_date }) => submission_date)
  const sinEntregar = entregas.filter(({ submission_date }) => !submission_date)
  return (
    <Pantalla
      {...marco}
      titulo={tareaMaestra.titulo}
      bajada={`Corrección · ${tareaMaestra.Catedra.nombre} · ${enPuntos(tareaMaestra.puntos_posibles)} · Entrega: ${fechaDeEntrega(tareaMaestra.fecha_entrega)}`}
      accion={
        <SiAbierta>
          <PublicarNotas tarea={tareaMaestra} cuantas={entregas.filter(isSinPublicar).length} />
        </SiAbierta>
      }
    >
      {entregadas.length > 0 ? (
        <MesaDeCorreccion
          entregadas={entregadas}
          alTerminar={(llega) => <SeguirCon tareaId={tareaId} llega={llega} />}
        />
      ) : (
        <EmptyState title="Todavía nadie entregó">
          Cuando alguien entregue, verás aquí lo que entregó, con los puntos y el comentario al lado.
        </EmptyState>
      )}
      {entregadas.length > 0 && (
        <Suspense fallback={null}>
          <Distribucion catedraId={catedraId} tareaId={tareaId} />
        </Suspense>
      )}
      {entregadas.length > 0 && tareaMaestra.tipo === 'ENTREGA' && (
        <DescargarTodas catedraId={catedraId} tareaId={tareaId} />
      )}
      {sinEntregar.length > 0 && (
        <details className="panel">
          <summary>Sin entregar ({sinEntregar.length})</summary>
          <p>{sinEntregar.map(({ Alumno }) => `${Alumno.apellido}, ${Alumno.nombre}`).join(' · ')}</p>
          <Suspense fallback={null}>
            <ParaWhatsApp catedraId={catedraId} de={`faltan:${tareaId}`}>
              <span className="oculto"> cuántos faltan</span>
            </ParaWhatsApp>
          </Suspense>
        </details>
      )}
    </Pantalla>
  )
}

const descarga = {
  mutationFn: download,
  onError: announceFailure('No se pudieron descargar las entregas.'),
}

function DescargarTodas({ catedraId, tareaId }: { catedraId: number; tareaId: number }) {
  const { send, enviando } = useAccion(descarga)
  return (
    <Button
      onClick={() => send(`/docente/catedra/${catedraId}/tareas/${tareaId}/entregas.zip`)}
      saving={enviando}
      savingLabel="Descargando..."
    >
      <Download aria-hidden="true" /> Descargar todas (ZIP)
    </Button>
  )
}
