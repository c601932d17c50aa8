import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { textoDeEstadias } from '../../domain/inscripciones/estadias'
import { nombreDePersona } from '../../domain/personas/nombres'
import { guaranies } from '../../lib/formato'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import { ListaDePagos } from './lista-de-pagos'
import { type Planilla, pagosQuery } from './queries'

/** The form and its rules come when an account is opened. */
const Cuenta = lazy(() => import('./cuenta'))

interface Props {
  planilla: Planilla
  /** About an enrolment and, after a point, what is to be paid: '33.2026-03', '33.MATRICULA'. */
  dialogo: ReturnType<typeof useDialogo>
}

export function DialogoDeCuenta({ planilla, dialogo }: Props) {
  const [id, concepto] = dialogo.sobre.split('.')
  const fila = planilla.alumnos.find(({ catedraAlumnoId }) => String(catedraAlumnoId) === id)
  const desinscrito = planilla.desinscritos.find(({ catedraAlumnoId }) => String(catedraAlumnoId) === id)
  const quien = fila ?? desinscrito
  return (
    <Dialog
      open={dialogo.abierto && quien !== undefined}
      onClose={dialogo.close}
      title={quien ? `Pagos de ${nombreDePersona(quien)}` : 'Pagos'}
    >
      <Lectura falla="No se pudieron cargar los pagos.">
        {fila && <Cuenta planilla={planilla} fila={fila} concepto={concepto} />}
        {desinscrito && <PagosDeDesinscrito desinscrito={desinscrito} />}
      </Lectura>
    </Dialog>
  )
}

/** What somebody paid who is in the course no more. */
function PagosDeDesinscrito({ desinscrito }: { desinscrito: Planilla['desinscritos'][number] }) {
  const { data: pagos } = useSuspenseQuery(pagosQuery(desinscrito.catedraAlumnoId))
  return (
    <div className="ui-dialogo-cuerpo pila">
      <p className="quien-envio">
        <span>Estuvo {textoDeEstadias(desinscrito.estadias)}</span>
        <span>Pagó {guaranies(desinscrito.pagado)}</span>
      </p>
      <ListaDePagos pagos={pagos} />
    </div>
  )
}
