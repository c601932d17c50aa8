import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Dialog } from '../../ui/dialog'
import { useGestion } from '../base/curso/gestion'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import { habilitacion } from './gestion'

/** The form and its rules come when it is opened. */
const Formulario = lazy(() => import('./formulario-de-reglas'))

interface Props {
  catedraId: number
  dialogo: ReturnType<typeof useDialogo>
}

/** What a course asks of who wants to sit its exam. */
export function DialogoDeReglas({ catedraId, dialogo }: Props) {
  return (
    <Dialog
      open={dialogo.abierto}
      onClose={dialogo.close}
      title="Reglas"
      description="Lo que la cátedra exige para rendir. Sin mínimos se muestran los números y no se juzga a nadie."
    >
      <Lectura falla="No se pudieron cargar las reglas de la cátedra.">
        <Leidas catedraId={catedraId} onClose={dialogo.close} />
      </Lectura>
    </Dialog>
  )
}

function Leidas({ catedraId, onClose }: { catedraId: number; onClose: () => void }) {
  const { habilitacionQuery } = useGestion(habilitacion)
  const { data } = useSuspenseQuery(habilitacionQuery(catedraId))
  return <Formulario catedraId={catedraId} reglas={data.reglas} onClose={onClose} />
}
