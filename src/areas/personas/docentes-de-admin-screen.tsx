import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { MoreActions } from '../../ui/more-actions'
import { ExportarLista } from '../base/exportar'
import { Lectura } from '../base/lectura'
import { useDialogo } from '../base/use-dialogo'
import { type Docente, docentesQuery } from './queries-de-docentes'
import { TablaDeDocentes } from './tabla-de-docentes'

export function Accion() {
  const ficha = useDialogo('ficha')
  return (
    <div className="botones">
      <Button variant="primary" onClick={() => ficha.open('nueva')}>
        Crear Docente
      </Button>
      <MoreActions of="la lista">
        <ExportarLista variant="quiet" direccion="/admin/docentes/exportar" />
      </MoreActions>
    </div>
  )
}

export function Component() {
  const { data: docentes } = useSuspenseQuery(docentesQuery)
  const ficha = useDialogo('ficha')
  return (
    <>
      {docentes.length > 0 ? (
        <TablaDeDocentes docentes={docentes} onEdit={({ id }) => ficha.open(id)} />
      ) : (
        <EmptyState
          title="Todavía no hay docentes"
          action={<Button onClick={() => ficha.open('nueva')}>Crear el primero</Button>}
        >
          No se encontraron datos. Un docente ingresa con su email y lleva las cátedras que le asignes.
        </EmptyState>
      )}
      <DialogoDeDocente docentes={docentes} ficha={ficha} />
    </>
  )
}

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-docente'))

interface Props {
  docentes: Docente[]
  ficha: ReturnType<typeof useDialogo>
}

function DialogoDeDocente({ docentes, ficha }: Props) {
  const nuevo = ficha.sobre === 'nueva'
  const docente = docentes.find(({ id }) => String(id) === ficha.sobre)
  return (
    <Dialog
      open={ficha.abierto && (nuevo || docente !== undefined)}
      onClose={ficha.close}
      title={nuevo ? 'Crear docente' : 'Editar docente'}
    >
      <Lectura falla="No se pudo cargar el formulario.">
        <Formulario docente={docente} onClose={ficha.close} />
      </Lectura>
    </Dialog>
  )
}
