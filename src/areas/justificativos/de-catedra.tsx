import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { cuantos } from '../../lib/formato'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useAbierta } from '../base/curso/abierta'
import { useGestion } from '../base/curso/gestion'
import { Lectura } from '../base/lectura'
import { useDialogo } from '../base/use-dialogo'
import { justificativos } from './gestion'

const Lista = lazy(() => import('./lista-de-catedra'))

/** How many excuses wait for an answer, and the way to all of them; nothing where nobody asked for any. */
export function JustificativosDeCatedra({ catedraId }: { catedraId: number }) {
  const { justificativosQuery } = useGestion(justificativos)
  const { data } = useSuspenseQuery(justificativosQuery(catedraId))
  const abierta = useAbierta()
  const dialogo = useDialogo('justificativos')
  const esperan = data.filter(({ estado }) => estado === 'PENDIENTE').length
  if (data.length === 0) return null
  return (
    <div className="justificativos-de-catedra renglon">
      <p>
        {esperan === 0 || !abierta
          ? 'Ningún justificativo espera respuesta.'
          : `${cuantos(esperan, 'justificativo espera', 'justificativos esperan')} respuesta.`}
      </p>
      <Button variant={esperan > 0 && abierta ? 'plain' : 'quiet'} onClick={() => dialogo.open(1)}>
        Ver los justificativos
      </Button>
      <Dialog
        open={dialogo.abierto}
        onClose={dialogo.close}
        title="Justificativos"
        {...(abierta && { description: 'Al aceptar uno, las faltas de esos días quedan justificadas.' })}
      >
        <Lectura falla="No se pudieron cargar los justificativos.">
          <Lista catedraId={catedraId} onClose={dialogo.close} />
        </Lectura>
      </Dialog>
    </div>
  )
}
