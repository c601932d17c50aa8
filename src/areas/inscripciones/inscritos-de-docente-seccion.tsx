import { useState } from 'react'
import { Link } from 'react-router'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Tabla } from '../../ui/tabla'
import { SiAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { type Inscrito, useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { ListaBuscable } from '../base/lista-buscable'
import { rutaDeAlumno } from '../docente'
import { DialogoDeReglas } from '../habilitacion/dialogo-de-reglas'
import { FiltroEnRiesgo, useSituaciones } from '../habilitacion/en-riesgo'
import type { SituacionDeAlumno } from '../habilitacion/gestion'
import { Situacion } from '../habilitacion/situacion'
import { type AlumnoSinCodigo, CodigoEnMano } from '../ingreso/codigo-en-mano'
import { JustificativosDeCatedra } from '../justificativos/de-catedra'
import { EstadoDePago } from '../pagos/estado-de-pago'
import { Desinscripcion } from './desinscripcion'
import { DetallesDeAlumno } from './detalles-de-alumno'
import { Ingresos } from './ingresos'
import { SinCorreo } from './sin-correo'

export default function Alumnos({ catedraId }: DeCatedra) {
  const { CatedraAlumno: inscritos } = useCatedra(catedraId)
  const [detalles, setDetalles] = useState<Inscrito | null>(null)
  const [baja, setBaja] = useState<Inscrito | null>(null)
  const [conCodigo, setConCodigo] = useState<AlumnoSinCodigo | null>(null)

  if (inscritos.length === 0) {
    return (
      <EmptyState title="Todavía no hay alumnos inscritos">
        No se encontraron datos. La administración inscribe a los alumnos; cuando lo haga, los verás aquí.
      </EmptyState>
    )
  }
  return (
    <>
      <TablaDeInscritos
        catedraId={catedraId}
        inscritos={inscritos}
        onOpen={setDetalles}
        onUnenroll={setBaja}
        onGive={setConCodigo}
      />
      <DetallesDeAlumno inscrito={detalles} onClose={() => setDetalles(null)} />
      <Desinscripcion inscrito={baja} onClose={() => setBaja(null)}>
        <p>Dejará de ver la cátedra y de estar en sus listas.</p>
        <p>Sus entregas, notas, asistencia y pagos se guardan: si se lo inscribe de nuevo, vuelven.</p>
      </Desinscripcion>
      <CodigoEnMano
        persona={conCodigo && { rol: 'alumno', ...conCodigo }}
        catedraId={catedraId}
        onClose={() => setConCodigo(null)}
      />
    </>
  )
}

interface Acciones {
  onOpen: (inscrito: Inscrito) => void
  onUnenroll: (inscrito: Inscrito) => void
  onGive: (alumno: AlumnoSinCodigo) => void
}

function TablaDeInscritos({
  catedraId,
  inscritos,
  ...acciones
}: Acciones & DeCatedra & { inscritos: Inscrito[] }) {
  const situaciones = useSituaciones(catedraId)
  const reglas = useDialogoQueCambia('reglas')
  return (
    <section className="apartado" aria-labelledby="inscritos">
      <header className="cabecera-de-apartado">
        <h2 id="inscritos">Alumnos Inscritos</h2>
        <div className="botones">
          <FiltroEnRiesgo {...situaciones} />
          <SiAbierta>
            <Button onClick={() => reglas.open(1)}>Reglas</Button>
          </SiAbierta>
        </div>
      </header>
      <JustificativosDeCatedra catedraId={catedraId} />
      <SiAbierta>
        <SinCorreo catedraId={catedraId} onGive={acciones.onGive} />
      </SiAbierta>
      <Ingresos catedraId={catedraId} />
      <ListaBuscable
        lista={situaciones.filter(inscritos)}
        textoDe={textoDe}
        etiqueta="Buscar por nombre, email, instrumento o estado de pago"
        cosas={['alumno', 'alumnos']}
      >
        {(shown) => (
          <Tabla
            titulo="Alumnos Inscritos, por apellido"
            columnas={['Nombre', 'Instrumento', 'Estado de pago', 'Habilitación', 'Acciones']}
          >
            {shown.map((inscrito) => (
              <InscritoItem
                key={inscrito.id}
                inscrito={inscrito}
                situacion={situaciones.situacionDe(inscrito.alumnoId)}
                {...acciones}
              />
            ))}
          </Tabla>
        )}
      </ListaBuscable>
      <DialogoDeReglas catedraId={catedraId} dialogo={reglas} />
    </section>
  )
}

const textoDe = ({ Alumno, estadoActual }: Inscrito) =>
  [nombreDePersona(Alumno), Alumno.email, Alumno.instrumento, estadoActual].join(' ')

interface ItemProps extends Acciones {
  inscrito: Inscrito
  /** Nothing of who was enrolled since it was read. */
  situacion: SituacionDeAlumno | undefined
}

function InscritoItem({ inscrito, situacion, onOpen, onUnenroll, onGive }: ItemProps) {
  const { Alumno, estadoActual } = inscrito
  const nombre = nombreDePersona(Alumno)
  return (
    <tr>
      <th scope="row">
        {nombre} <small className="apagado">{Alumno.email}</small>
      </th>
      <td data-columna="Instrumento" className="largo">
        {Alumno.instrumento || '—'}
      </td>
      <td data-columna="Estado de pago">
        <EstadoDePago estado={estadoActual} />
      </td>
      <td className="largo">{situacion && <Situacion {...situacion} />}</td>
      <td className="operaciones">
        <div>
          <Link className="boton callado" to={rutaDeAlumno(inscrito.catedraId, inscrito.alumnoId)}>
            Revisar<span className="oculto"> las entregas de {nombre}</span>
          </Link>
          <Button variant="quiet" onClick={() => onOpen(inscrito)}>
            Ver detalles<span className="oculto"> de {nombre}</span>
          </Button>
          <SiAbierta>
            <Button variant="quiet" onClick={() => onGive(Alumno)}>
              Dar un código para ingresar<span className="oculto"> a {nombre}</span>
            </Button>
            <Button variant="quiet" onClick={() => onUnenroll(inscrito)}>
              Desinscribir<span className="oculto"> a {nombre}</span>
            </Button>
          </SiAbierta>
        </div>
      </td>
    </tr>
  )
}
