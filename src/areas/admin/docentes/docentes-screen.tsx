import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { adelantar } from '../../shared/consultas'
import { Exportar } from '../../shared/exportar'
import { Lectura } from '../../shared/lectura'
import { Pantalla } from '../../shared/pantalla'
import { useDialogo } from '../../shared/use-dialogo'
import { moduloAcademico } from '../rutas'
import { DialogoDeDocente } from './dialogo-de-docente'
import { docentesQuery } from './queries'
import { TablaDeDocentes } from './tabla-de-docentes'

export const loader = () => adelantar(docentesQuery)

export function Component() {
  const ficha = useDialogo('ficha')
  return (
    <Pantalla
      titulo="Docentes"
      volver={{ texto: 'Volver al Módulo Académico', ruta: moduloAcademico }}
      accion={
        <div className="botones">
          <Exportar direccion="/admin/docentes/exportar.csv" />
          <Button variant="primary" onClick={() => ficha.abrir('nueva')}>
            Crear Docente
          </Button>
        </div>
      }
    >
      <Lectura falla="No se pudieron cargar los docentes.">
        <Lista />
      </Lectura>
    </Pantalla>
  )
}

function Lista() {
  const { data: docentes } = useSuspenseQuery(docentesQuery)
  const ficha = useDialogo('ficha')
  return (
    <>
      {docentes.length > 0 ? (
        <TablaDeDocentes docentes={docentes} alEditar={({ id }) => ficha.abrir(id)} />
      ) : (
        <EmptyState
          title="Todavía no hay docentes"
          action={<Button onClick={() => ficha.abrir('nueva')}>Crear el primero</Button>}
        >
          No se encontraron datos. Un docente ingresa con su email y lleva las cátedras que le asignes.
        </EmptyState>
      )}
      <DialogoDeDocente docentes={docentes} ficha={ficha} />
    </>
  )
}
