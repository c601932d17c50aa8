import { lazy } from 'react'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import type { Planilla } from './queries'

/** The form and its rules come when an account is opened. */
const Cuenta = lazy(() => import('./cuenta'))

interface Props {
  planilla: Planilla
  /** About an enrolment and, after a point, what is to be paid: '33.2026-03', '33.MATRICULA'. */
  dialogo: ReturnType<typeof useDialogo>
}

export function DialogoDeCuenta({ planilla, dialogo }: Props) {
  const [id, concepto] = dialogo.sobre.split('.')
  const fila = [...planilla.alumnos, ...planilla.desinscritos].find(
    ({ catedraAlumnoId }) => String(catedraAlumnoId) === id,
  )
  return (
    <Dialog
      open={dialogo.abierto && fila !== undefined}
      onClose={dialogo.close}
      title={fila ? `Pagos de ${nombreDePersona(fila)}` : 'Pagos'}
    >
      <Lectura falla="No se pudieron cargar los pagos.">
        {fila && <Cuenta planilla={planilla} fila={fila} concepto={concepto} />}
      </Lectura>
    </Dialog>
  )
}
