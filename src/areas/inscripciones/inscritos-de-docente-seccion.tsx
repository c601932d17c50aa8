import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { MoreActions } from '../../ui/more-actions'
import { useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { type Inscrito, useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { rutaDeAlumno } from '../docente'
import { DialogoDeReglas } from '../habilitacion/dialogo-de-reglas'
import { FiltroEnRiesgo, useSituaciones } from '../habilitacion/en-riesgo'
import { type AlumnoSinCodigo, CodigoEnMano } from '../ingreso/codigo-en-mano'
import { JustificativosDeCatedra } from '../justificativos/de-catedra'
import { Desinscripcion } from './desinscripcion'
import { IngresoPorCodigo } from './ingreso-por-codigo'
import { Ingresos } from './ingresos'
import { ListaDeInscritos } from './lista-de-inscritos'
import { SinCorreo } from './sin-correo'

export default function Alumnos({ catedraId }: DeCatedra) {
  const { CatedraAlumno: inscritos } = useCatedra(catedraId)
  const abierta = useAbierta()
  const situaciones = useSituaciones(catedraId)
  const reglas = useDialogoQueCambia('reglas')
  const [baja, setBaja] = useState<Inscrito | null>(null)
  const [conCodigo, setConCodigo] = useState<AlumnoSinCodigo | null>(null)

  if (inscritos.length === 0) {
    return (
      <>
        <IngresoPorCodigo catedraId={catedraId} />
        <EmptyState title="Todavía no hay alumnos inscritos">
          No se encontraron datos. La administración inscribe a los alumnos; cuando lo haga, los verás aquí.
        </EmptyState>
      </>
    )
  }
  return (
    <section className="apartado" aria-labelledby="inscritos">
      <header className="extremos">
        <h2 id="inscritos">Alumnos Inscritos</h2>
        <div className="botones">
          <FiltroEnRiesgo {...situaciones} />
          {abierta && (
            <MoreActions of="la lista">
              <Button variant="quiet" onClick={() => reglas.open(1)}>
                Reglas
              </Button>
            </MoreActions>
          )}
        </div>
      </header>
      <JustificativosDeCatedra catedraId={catedraId} />
      {abierta && <SinCorreo catedraId={catedraId} onGive={setConCodigo} />}
      <IngresoPorCodigo catedraId={catedraId} />
      <Ingresos catedraId={catedraId} />
      <ListaDeInscritos
        inscritos={inscritos}
        situaciones={situaciones}
        open={({ alumnoId }, nombre) => <Link to={rutaDeAlumno(catedraId, alumnoId)}>{nombre}</Link>}
        more={
          abierta
            ? (inscrito, nombre) => (
                <>
                  <Button variant="quiet" onClick={() => setConCodigo(inscrito.Alumno)}>
                    Dar un código para ingresar<span className="oculto"> a {nombre}</span>
                  </Button>
                  <Button variant="quiet" onClick={() => setBaja(inscrito)}>
                    Desinscribir<span className="oculto"> a {nombre}</span>
                  </Button>
                </>
              )
            : null
        }
      />
      <Desinscripcion inscrito={baja} onClose={() => setBaja(null)}>
        <p>Dejará de ver la cátedra y de estar en sus listas.</p>
        <p>Sus entregas, notas, asistencia y pagos se guardan: si se lo inscribe de nuevo, vuelven.</p>
      </Desinscripcion>
      <CodigoEnMano
        persona={conCodigo && { rol: 'alumno', ...conCodigo }}
        catedraId={catedraId}
        onClose={() => setConCodigo(null)}
      />
      <DialogoDeReglas catedraId={catedraId} dialogo={reglas} />
    </section>
  )
}
