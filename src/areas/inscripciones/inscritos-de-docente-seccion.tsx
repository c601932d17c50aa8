import { useState } from 'react'
import { Link } from 'react-router'
import { nombreDePersona } from '../../domain/nombres'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { SearchField } from '../../ui/search-field'
import { useShowMore } from '../../ui/show-more'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { useBusqueda } from '../base/use-busqueda'
import { useUltimo } from '../base/use-ultimo'
import { useGestion } from '../catedras/gestion'
import { type Inscrito, useCatedra } from '../catedras/queries'
import type { DeCatedra } from '../catedras/secciones-de-docente'
import { rutaDeAlumno } from '../docente'
import { EstadoDePago } from '../pagos/estado-de-pago'
import { DetallesDeAlumno } from './detalles-de-alumno'
import { inscripciones } from './gestion'

export default function Alumnos({ catedraId }: DeCatedra) {
  const { CatedraAlumno: inscritos } = useCatedra(catedraId)
  const [detalles, setDetalles] = useState<Inscrito | null>(null)
  const [baja, setBaja] = useState<Inscrito | null>(null)

  if (inscritos.length === 0) {
    return (
      <EmptyState title="Todavía no hay alumnos inscritos">
        No se encontraron datos. La administración inscribe a los alumnos; cuando lo haga, los verás aquí.
      </EmptyState>
    )
  }
  return (
    <>
      <TablaDeInscritos inscritos={inscritos} onOpen={setDetalles} onUnenroll={setBaja} />
      <DetallesDeAlumno inscrito={detalles} onClose={() => setDetalles(null)} />
      <Desinscripcion inscrito={baja} onClose={() => setBaja(null)} />
    </>
  )
}

interface Props {
  inscrito: Inscrito | null
  onClose: () => void
}

function Desinscripcion({ inscrito, onClose }: Props) {
  const quien = useUltimo(inscrito)
  const { unenroll } = useGestion(inscripciones)
  const { send, enviando } = useAccion(unenroll(quien?.catedraId ?? 0))
  if (!quien) return null
  return (
    <ConfirmDialog
      open={inscrito !== null}
      onClose={onClose}
      onConfirm={() => send(quien.alumnoId, hastaQueNoEste(onClose))}
      title={`¿Desinscribir a ${nombreDePersona(quien.Alumno)}?`}
      confirmLabel="Desinscribir"
      saving={enviando}
      savingLabel="Desinscribiendo..."
      danger
    >
      <p>Dejará de ver la cátedra y de estar en sus listas.</p>
      <p>Sus entregas, notas, asistencia y pagos se guardan: si se lo inscribe de nuevo, vuelven.</p>
    </ConfirmDialog>
  )
}

interface Acciones {
  onOpen: (inscrito: Inscrito) => void
  onUnenroll: (inscrito: Inscrito) => void
}

function TablaDeInscritos({ inscritos, ...acciones }: Acciones & { inscritos: Inscrito[] }) {
  const { q, setQ, encontrados } = useBusqueda(inscritos, textoDe)
  const { shown, more } = useShowMore(encontrados)
  const cuantos = `${encontrados.length} ${encontrados.length === 1 ? 'alumno' : 'alumnos'}`
  return (
    <section className="apartado" aria-labelledby="inscritos">
      <h2 id="inscritos">Alumnos Inscritos</h2>
      <SearchField
        label="Buscar por nombre, email, instrumento o estado de pago"
        value={q}
        onChange={setQ}
        found={cuantos}
      />
      <table className="tabla">
        <caption className="oculto">Alumnos Inscritos, por apellido</caption>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Instrumento</th>
            <th scope="col">Estado de pago</th>
            <th scope="col">Acciones</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((inscrito) => (
            <InscritoItem key={inscrito.id} inscrito={inscrito} {...acciones} />
          ))}
        </tbody>
      </table>
      {more}
    </section>
  )
}

const textoDe = ({ Alumno, estadoActual }: Inscrito) =>
  [nombreDePersona(Alumno), Alumno.email, Alumno.instrumento, estadoActual].join(' ')

function InscritoItem({ inscrito, onOpen, onUnenroll }: Acciones & { inscrito: Inscrito }) {
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
      <td className="operaciones">
        <div>
          <Link className="boton callado" to={rutaDeAlumno(inscrito.catedraId, inscrito.alumnoId)}>
            Revisar<span className="oculto"> las entregas de {nombre}</span>
          </Link>
          <Button variant="quiet" onClick={() => onOpen(inscrito)}>
            Ver detalles<span className="oculto"> de {nombre}</span>
          </Button>
          <Button variant="quiet" onClick={() => onUnenroll(inscrito)}>
            Desinscribir<span className="oculto"> a {nombre}</span>
          </Button>
        </div>
      </td>
    </tr>
  )
}
