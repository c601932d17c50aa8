import { Link } from 'react-router'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { rutaDeImportarInscripciones } from '../admin'
import { Exportar } from '../base/exportar'
import { useDialogo } from '../base/use-dialogo'
import type { Catedra } from '../catedras/queries-de-admin'
import { DialogosDeInscripcion } from './dialogos-de-inscripcion'
import { TablaDeInscritos } from './tabla-de-inscritos-de-admin'

/** 'Alumnos Inscritos': who is in the course, how they stand, and the ways in and out. */
export function Inscritos({ catedra }: { catedra: Catedra }) {
  const inscripcion = useDialogo('inscripcion')
  const inscritos = catedra.CatedraAlumno
  const inscribir = () => inscripcion.abrir('nueva')
  return (
    <section className="seccion" aria-labelledby="inscritos">
      <header>
        <h2 id="inscritos">Alumnos Inscritos</h2>
        <div className="botones">
          <Exportar direccion={`/admin/catedras/${catedra.id}/exportar.csv`} />
          <Link className="boton" to={rutaDeImportarInscripciones(catedra.id)}>
            Importar
          </Link>
          <Button variant="primary" onClick={inscribir}>
            Inscribir Alumno
          </Button>
        </div>
      </header>
      {inscritos.length > 0 ? (
        <TablaDeInscritos catedra={catedra} alEditar={({ id }) => inscripcion.abrir(id)} />
      ) : (
        <EmptyState
          title="Todavía no hay alumnos inscritos"
          action={<Button onClick={inscribir}>Inscribir al primero</Button>}
        >
          Inscríbelos de a uno, o todos juntos desde una planilla.
        </EmptyState>
      )}
      <DialogosDeInscripcion catedra={catedra} dialogo={inscripcion} />
    </section>
  )
}
