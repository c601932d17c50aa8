import { lazy } from 'react'
import { nombreDePersona } from '../../domain/nombres'
import { Dialog } from '../../ui/dialog'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import type { Catedra } from '../catedras/queries-de-admin'

/** Forms and their rules come when one is opened. */
const Inscripcion = lazy(() => import('./formulario-de-inscripcion'))
const Edicion = lazy(() => import('./formulario-de-edicion'))

interface Props {
  catedra: Catedra
  /** About a new enrolment, or the one with that id. */
  dialogo: ReturnType<typeof useDialogo>
}

export function DialogosDeInscripcion({ catedra, dialogo }: Props) {
  const inscrito = catedra.CatedraAlumno.find(({ id }) => String(id) === dialogo.sobre)
  return (
    <>
      <Dialog
        open={dialogo.abierto && dialogo.sobre === 'nueva'}
        onClose={dialogo.cerrar}
        title="Inscribir alumno"
        description={`En ${catedra.nombre} (${catedra.anio}).`}
      >
        <Lectura falla="No se pudieron cargar los candidatos para la inscripción.">
          <Inscripcion catedra={catedra} alCerrar={dialogo.cerrar} />
        </Lectura>
      </Dialog>
      <Dialog
        open={dialogo.abierto && inscrito !== undefined}
        onClose={dialogo.cerrar}
        title="Editar inscripción"
        description={inscrito && `${nombreDePersona(inscrito.Alumno)}, en ${catedra.nombre}.`}
        size="narrow"
      >
        <Lectura falla="No se pudo cargar el formulario.">
          {inscrito && <Edicion catedra={catedra} inscrito={inscrito} alCerrar={dialogo.cerrar} />}
        </Lectura>
      </Dialog>
    </>
  )
}
