import { useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { moduloAcademico } from '../admin'
import { adelantar } from '../base/consultas'
import { Exportar } from '../base/exportar'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { useDialogo } from '../base/use-dialogo'
import { DialogoDeCatedra } from './dialogo-de-catedra'
import { catedrasQuery } from './queries-de-catedras'
import { TablaDeCatedras } from './tabla-de-catedras'

export const loader = () => adelantar(catedrasQuery)

export function Component() {
  const ficha = useDialogo('ficha')
  return (
    <Pantalla
      titulo="Cátedras"
      volver={{ texto: 'Volver al Módulo Académico', ruta: moduloAcademico }}
      accion={
        <div className="botones">
          <Exportar direccion="/admin/catedras/exportar.csv" />
          <Button variant="primary" onClick={() => ficha.abrir('nueva')}>
            Crear Cátedra
          </Button>
        </div>
      }
    >
      <Lectura falla="No se pudieron cargar las cátedras. Revise la consola para más detalles.">
        <Lista />
      </Lectura>
    </Pantalla>
  )
}

function Lista() {
  const { data: catedras } = useSuspenseQuery(catedrasQuery)
  const ficha = useDialogo('ficha')
  const nueva = ficha.sobre === 'nueva'
  const catedra = catedras.find(({ id }) => String(id) === ficha.sobre)
  return (
    <>
      {catedras.length > 0 ? (
        <TablaDeCatedras catedras={catedras} alEditar={({ id }) => ficha.abrir(id)} />
      ) : (
        <EmptyState
          title="Todavía no hay cátedras"
          action={<Button onClick={() => ficha.abrir('nueva')}>Crear la primera</Button>}
        >
          Aquí estará cada curso, con sus días, su horario y sus alumnos.
        </EmptyState>
      )}
      <DialogoDeCatedra
        abierto={ficha.abierto && (nueva || catedra !== undefined)}
        catedra={catedra}
        alCerrar={ficha.cerrar}
      />
    </>
  )
}
