import { useState } from 'react'
import { Link } from 'react-router'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Tabla } from '../../ui/tabla'
import { rutaDePagos } from '../admin'
import { SiAbierta } from '../base/curso/abierta'
import type { Catedra, Inscrito } from '../base/curso/queries'
import { ListaBuscable } from '../base/lista-buscable'
import { FiltroEnRiesgo, useSituaciones } from '../habilitacion/en-riesgo'
import type { SituacionDeAlumno } from '../habilitacion/gestion'
import { Situacion } from '../habilitacion/situacion'
import { EstadoDePago } from '../pagos/estado-de-pago'
import { Desinscripcion } from './desinscripcion'

interface Props {
  catedra: Catedra
  onEdit: (inscrito: Inscrito) => void
}

export function TablaDeInscritos({ catedra, onEdit }: Props) {
  const [saliente, setSaliente] = useState<Inscrito | null>(null)
  const situaciones = useSituaciones(catedra.id)
  return (
    <>
      <FiltroEnRiesgo {...situaciones} />
      <ListaBuscable
        lista={situaciones.filter(catedra.CatedraAlumno)}
        textoDe={textoDe}
        etiqueta="Buscar por nombre, email o estado"
        cosas={['alumno', 'alumnos']}
      >
        {(visibles) => (
          <Tabla
            titulo="Alumnos inscritos, por apellido"
            columnas={['Nombre', 'Email', 'Estado de pago', 'Día de cobro', 'Habilitación', 'Acciones']}
          >
            {visibles.map((inscrito) => (
              <InscritoItem
                key={inscrito.id}
                inscrito={inscrito}
                situacion={situaciones.situacionDe(inscrito.alumnoId)}
                onEdit={() => onEdit(inscrito)}
                onLeave={() => setSaliente(inscrito)}
              />
            ))}
          </Tabla>
        )}
      </ListaBuscable>
      <Desinscripcion inscrito={saliente} onClose={() => setSaliente(null)}>
        <p>Deja de estar en {catedra.nombre} y de ver sus tareas, sus evaluaciones y el tablón.</p>
        <p>
          Sus entregas, sus calificaciones, su asistencia y sus pagos se guardan: si lo inscribes otra vez,
          vuelven.
        </p>
      </Desinscripcion>
    </>
  )
}

const textoDe = ({ Alumno, estadoActual }: Inscrito) =>
  `${nombreDePersona(Alumno)} ${Alumno.email} ${estadoActual}`

interface ItemProps {
  inscrito: Inscrito
  /** Nothing of who was enrolled since it was read. */
  situacion: SituacionDeAlumno | undefined
  onEdit: () => void
  onLeave: () => void
}

function InscritoItem({ inscrito, situacion, onEdit, onLeave }: ItemProps) {
  const { id, catedraId, Alumno, composerId, estadoActual, dia_cobro } = inscrito
  const nombre = nombreDePersona(Alumno)
  return (
    <tr>
      <th scope="row">
        {nombre} {composerId !== null && <Badge tone="grey">Contribuyente</Badge>}
      </th>
      <td data-columna="Email" className="email">
        {Alumno.email}
      </td>
      <td data-columna="Estado de pago">
        <EstadoDePago estado={estadoActual} />
      </td>
      <td data-columna="Día de cobro">{dia_cobro ?? '—'}</td>
      <td className="largo">{situacion && <Situacion {...situacion} />}</td>
      <td className="operaciones">
        <div>
          <Link className="boton callado" to={`${rutaDePagos(catedraId)}?cuenta=${id}`}>
            Pagos<span className="oculto"> de {nombre}</span>
          </Link>
          <SiAbierta>
            <Button variant="quiet" onClick={onEdit}>
              Editar<span className="oculto"> la inscripción de {nombre}</span>
            </Button>
            <Button variant="quiet" onClick={onLeave}>
              Desinscribir<span className="oculto"> a {nombre}</span>
            </Button>
          </SiAbierta>
        </div>
      </td>
    </tr>
  )
}
