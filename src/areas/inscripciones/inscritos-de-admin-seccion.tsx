import { lazy, useState } from 'react'
import { Link } from 'react-router'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { rutaDeImportarInscripciones } from '../admin'
import { useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { type Catedra, useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { Exportar } from '../base/exportar'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import { DialogoDeReglas } from '../habilitacion/dialogo-de-reglas'
import { type AlumnoSinCodigo, CodigoEnMano } from '../ingreso/codigo-en-mano'
import { JustificativosDeCatedra } from '../justificativos/de-catedra'
import { Ingresos } from './ingresos'
import { SinCorreo } from './sin-correo'
import { TablaDeInscritos } from './tabla-de-inscritos-de-admin'

/** 'Alumnos Inscritos': who is in the course, how they stand, and the ways in and out. */
export default function Inscritos({ catedraId }: DeCatedra) {
  const catedra = useCatedra(catedraId)
  const inscripcion = useDialogoQueCambia('inscripcion')
  const [conCodigo, setConCodigo] = useState<AlumnoSinCodigo | null>(null)
  const reglas = useDialogoQueCambia('reglas')
  const inscritos = catedra.CatedraAlumno
  const abierta = useAbierta()
  const enroll = () => inscripcion.open('nueva')
  return (
    <section className="seccion" aria-labelledby="inscritos">
      <header>
        <h2 id="inscritos">Alumnos Inscritos</h2>
        <div className="botones">
          {abierta && <Button onClick={() => reglas.open(1)}>Reglas</Button>}
          <Exportar direccion={`/admin/catedras/${catedra.id}/exportar.csv`} />
          {abierta && (
            <>
              <Link className="boton" to={rutaDeImportarInscripciones(catedra.id)}>
                Importar
              </Link>
              <Button variant="primary" onClick={enroll}>
                Inscribir Alumno
              </Button>
            </>
          )}
        </div>
      </header>
      <JustificativosDeCatedra catedraId={catedraId} />
      <SinCorreo catedraId={catedraId} onGive={setConCodigo} />
      <Ingresos catedraId={catedraId} />
      {inscritos.length > 0 ? (
        <TablaDeInscritos catedra={catedra} onEdit={({ id }) => inscripcion.open(id)} />
      ) : (
        <EmptyState
          title="Todavía no hay alumnos inscritos"
          action={abierta && <Button onClick={enroll}>Inscribir al primero</Button>}
        >
          {abierta && 'Inscríbelos de a uno, o todos juntos desde una planilla.'}
        </EmptyState>
      )}
      <DialogosDeInscripcion catedra={catedra} dialogo={inscripcion} />
      <CodigoEnMano
        persona={conCodigo && { rol: 'alumno', ...conCodigo }}
        catedraId={null}
        onClose={() => setConCodigo(null)}
      />
      <DialogoDeReglas catedraId={catedraId} dialogo={reglas} />
    </section>
  )
}

/** Forms and their rules come when one is opened. */
const Inscripcion = lazy(() => import('./formulario-de-inscripcion'))
const Edicion = lazy(() => import('./formulario-de-edicion'))

interface Props {
  catedra: Catedra
  /** About a new enrolment, or the one with that id. */
  dialogo: ReturnType<typeof useDialogo>
}

function DialogosDeInscripcion({ catedra, dialogo }: Props) {
  const inscrito = catedra.CatedraAlumno.find(({ id }) => String(id) === dialogo.sobre)
  return (
    <>
      <Dialog
        open={dialogo.abierto && dialogo.sobre === 'nueva'}
        onClose={dialogo.close}
        title="Inscribir alumno"
        description={`En ${catedra.nombre} (${catedra.anio}).`}
      >
        <Lectura falla="No se pudieron cargar los candidatos para la inscripción.">
          <Inscripcion catedra={catedra} onClose={dialogo.close} />
        </Lectura>
      </Dialog>
      <Dialog
        open={dialogo.abierto && inscrito !== undefined}
        onClose={dialogo.close}
        title="Editar inscripción"
        description={inscrito && `${nombreDePersona(inscrito.Alumno)}, en ${catedra.nombre}.`}
        size="narrow"
      >
        <Lectura falla="No se pudo cargar el formulario.">
          {inscrito && <Edicion catedra={catedra} inscrito={inscrito} onClose={dialogo.close} />}
        </Lectura>
      </Dialog>
    </>
  )
}
