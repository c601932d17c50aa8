import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { MoreActions } from '../../ui/more-actions'
import { rutas } from '../admin'
import { prefetch } from '../base/consultas'
import { ExportarLista } from '../base/exportar'
import { Lectura } from '../base/lectura'
import { useDialogo } from '../base/use-dialogo'
import { PRIMERA_PARTE, useLista } from '../base/use-lista'
import { type Alumno, alumnoQuery, alumnosQuery } from './queries-de-alumnos'
import { TablaDeAlumnos, textoDeAlumno } from './tabla-de-alumnos'

export const loader = () => prefetch(alumnosQuery(PRIMERA_PARTE))

export function Accion() {
  const ficha = useDialogo('ficha')
  return (
    <div className="botones">
      <Button variant="primary" onClick={() => ficha.open('nueva')}>
        Crear Alumno
      </Button>
      <MoreActions of="la lista">
        <Link className="boton callado" to={rutas.importAlumnos}>
          Importar
        </Link>
        <ExportarLista variant="quiet" direccion="/admin/alumnos/exportar" />
      </MoreActions>
    </div>
  )
}

export function Component() {
  const lista = useLista(alumnosQuery, textoDeAlumno)
  const ficha = useDialogo('ficha')
  return (
    <>
      {lista.deTodos > 0 ? (
        <TablaDeAlumnos lista={lista} onEdit={({ id }) => ficha.open(id)} />
      ) : (
        <EmptyState
          title="Todavía no hay alumnos"
          action={<Button onClick={() => ficha.open('nueva')}>Crear el primero</Button>}
        >
          Aquí estarán los datos de cada estudiante.
        </EmptyState>
      )}
      <DialogoDeAlumno alumnos={lista.todos} ficha={ficha} />
    </>
  )
}

/** Forms and their rules come when one is opened. */
const Formulario = lazy(() => import('./formulario-de-alumno'))

interface Props {
  /** Those that are read: any other is asked for. */
  alumnos: readonly Alumno[]
  ficha: ReturnType<typeof useDialogo>
}

function DialogoDeAlumno({ alumnos, ficha }: Props) {
  const nuevo = ficha.sobre === 'nueva'
  const leido = alumnos.find(({ id }) => String(id) === ficha.sobre)
  const { data: deLejos } = useQuery({
    ...alumnoQuery(Number(ficha.sobre)),
    enabled: /^\d+$/.test(ficha.sobre ?? '') && leido === undefined,
  })
  // The administrator reads of one all that is in the list.
  const alumno = leido ?? (deLejos as Alumno | undefined)
  return (
    <Dialog
      open={ficha.abierto && (nuevo || alumno !== undefined)}
      onClose={ficha.close}
      title={nuevo ? 'Crear alumno' : 'Editar alumno'}
    >
      <Lectura falla="No se pudo cargar el formulario.">
        <Formulario alumno={alumno} onClose={ficha.close} />
      </Lectura>
    </Dialog>
  )
}
