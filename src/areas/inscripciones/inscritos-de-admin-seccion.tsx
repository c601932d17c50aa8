import { lazy, useState } from 'react'
import { Link } from 'react-router'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { MoreActions } from '../../ui/more-actions'
import { rutaDeImportarInscripciones, rutaDePagos } from '../admin'
import { SiAbierta, useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { type Catedra, type Inscrito, useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { ExportarLista } from '../base/exportar'
import { Lectura } from '../base/lectura'
import { useDialogo } from '../base/use-dialogo'
import { DialogoDeReglas } from '../habilitacion/dialogo-de-reglas'
import { FiltroEnRiesgo, useSituaciones } from '../habilitacion/en-riesgo'
import { type AlumnoSinCodigo, CodigoEnMano } from '../ingreso/codigo-en-mano'
import { JustificativosDeCatedra } from '../justificativos/de-catedra'
import { EstadoDePago } from '../pagos/estado-de-pago'
import { FichaDeAlumno } from '../personas/ficha-de-alumno'
import { Desinscripcion } from './desinscripcion'
import { IngresoPorCodigo } from './ingreso-por-codigo'
import { Ingresos } from './ingresos'
import { ListaDeInscritos } from './lista-de-inscritos'
import { PorRevisar } from './por-revisar'
import { SinCorreo } from './sin-correo'

/** 'Alumnos Inscritos': who is in the course, how they stand, and the ways in and out. */
export default function Inscritos({ catedraId }: DeCatedra) {
  const catedra = useCatedra(catedraId)
  const situaciones = useSituaciones(catedraId)
  const inscripcion = useDialogoQueCambia('inscripcion')
  const ficha = useDialogo('alumno')
  const [baja, setBaja] = useState<Inscrito | null>(null)
  const [conCodigo, setConCodigo] = useState<AlumnoSinCodigo | null>(null)
  const reglas = useDialogoQueCambia('reglas')
  const inscritos = catedra.CatedraAlumno
  const abierta = useAbierta()
  const enroll = () => inscripcion.open('nueva')
  return (
    <section className="seccion" aria-labelledby="inscritos">
      <header className="extremos">
        <h2 id="inscritos">Alumnos Inscritos</h2>
        <div className="botones">
          <FiltroEnRiesgo {...situaciones} />
          {abierta && (
            <Button variant="primary" onClick={enroll}>
              Inscribir Alumno
            </Button>
          )}
          <MoreActions of="la lista">
            <SiAbierta>
              <Button variant="quiet" onClick={() => reglas.open(1)}>
                Reglas
              </Button>
              <Link className="boton callado" to={rutaDeImportarInscripciones(catedra.id)}>
                Importar
              </Link>
            </SiAbierta>
            <ExportarLista variant="quiet" direccion={`/admin/catedras/${catedra.id}/exportar`} />
          </MoreActions>
        </div>
      </header>
      <JustificativosDeCatedra catedraId={catedraId} />
      <SinCorreo catedraId={catedraId} onGive={setConCodigo} />
      <IngresoPorCodigo catedraId={catedraId} />
      <Ingresos catedraId={catedraId} />
      {abierta && <PorRevisar inscritos={inscritos} onReview={({ id }) => inscripcion.open(id)} />}
      {inscritos.length > 0 ? (
        <ListaDeInscritos
          inscritos={inscritos}
          situaciones={situaciones}
          open={({ id }, nombre) => (
            <button type="button" className="enlace" onClick={() => ficha.open(id)}>
              {nombre}
            </button>
          )}
          more={(inscrito, nombre) => (
            <>
              <Link className="boton callado" to={`${rutaDePagos(catedraId)}?cuenta=${inscrito.id}`}>
                Pagos<span className="oculto"> de {nombre}</span>
              </Link>
              <SiAbierta>
                <Button variant="quiet" onClick={() => inscripcion.open(inscrito.id)}>
                  Editar<span className="oculto"> la inscripción de {nombre}</span>
                </Button>
                <Button variant="quiet" onClick={() => setBaja(inscrito)}>
                  Desinscribir<span className="oculto"> a {nombre}</span>
                </Button>
              </SiAbierta>
            </>
          )}
        />
      ) : (
        <EmptyState
          title="Todavía no hay alumnos inscritos"
          action={abierta && <Button onClick={enroll}>Inscribir al primero</Button>}
        >
          {abierta && 'Inscríbelos de a uno, o todos juntos desde una planilla.'}
        </EmptyState>
      )}
      <DialogoDeAlumno catedra={catedra} dialogo={ficha} />
      <DialogosDeInscripcion catedra={catedra} dialogo={inscripcion} />
      <Desinscripcion inscrito={baja} onClose={() => setBaja(null)}>
        <p>Deja de estar en {catedra.nombre} y de ver sus tareas, sus evaluaciones y el tablón.</p>
        <p>
          Sus entregas, sus calificaciones, su asistencia y sus pagos se guardan: si lo inscribes otra vez,
          vuelven.
        </p>
      </Desinscripcion>
      <CodigoEnMano
        persona={conCodigo && { rol: 'alumno', ...conCodigo }}
        catedraId={null}
        onClose={() => setConCodigo(null)}
      />
      <DialogoDeReglas catedraId={catedraId} dialogo={reglas} />
    </section>
  )
}

interface Props {
  catedra: Catedra
  /** About the enrolment with that id, or a new one. */
  dialogo: ReturnType<typeof useDialogo>
}

const sobreQuien = ({ catedra, dialogo }: Props) =>
  catedra.CatedraAlumno.find(({ id }) => String(id) === dialogo.sobre)

/** All that is known of one. */
function DialogoDeAlumno(props: Props) {
  const inscrito = sobreQuien(props)
  if (!inscrito) return null
  const { alumnoId, catedraId, estadoActual, dia_cobro } = inscrito
  return (
    <Dialog
      open={props.dialogo.abierto}
      onClose={props.dialogo.close}
      title={nombreDePersona(inscrito.Alumno)}
      description={inscrito.Alumno.email}
    >
      <div className="ui-dialogo-cuerpo apartado">
        <Lectura falla="No se pudieron cargar los alumnos.">
          <FichaDeAlumno
            catedraId={catedraId}
            alumnoId={alumnoId}
            pago={
              <>
                <EstadoDePago estado={estadoActual} /> {dia_cobro !== null && `Día de cobro: ${dia_cobro}`}
              </>
            }
          />
        </Lectura>
      </div>
    </Dialog>
  )
}

/** Forms and their rules come when one is opened. */
const Inscripcion = lazy(() => import('./formulario-de-inscripcion'))
const Edicion = lazy(() => import('./formulario-de-edicion'))

function DialogosDeInscripcion(props: Props) {
  const { catedra, dialogo } = props
  const inscrito = sobreQuien(props)
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
