import { nombreDePersona } from '../../domain/nombres'
import { Badge } from '../../ui/badge'
import { focusTitulo } from '../base/enfocar-titulo'
import { ListaBuscable } from '../base/lista-buscable'
import { useAccion } from '../base/use-accion'
import { AccionesDePersona } from './acciones-de-persona'
import { type Alumno, removeAlumno } from './queries-de-alumnos'

interface Props {
  alumnos: Alumno[]
  onEdit: (alumno: Alumno) => void
}

export function TablaDeAlumnos({ alumnos, onEdit }: Props) {
  return (
    <ListaBuscable lista={alumnos} textoDe={textoDe} etiqueta="Buscar alumnos" cosas={['alumno', 'alumnos']}>
      {(visibles) => (
        <table className="tabla">
          <caption className="oculto">Alumnos, por apellido</caption>
          <thead>
            <tr>
              <th scope="col">Nombre</th>
              <th scope="col">Email</th>
              <th scope="col">Teléfono</th>
              <th scope="col">Instrumento</th>
              <th scope="col">Acciones</th>
            </tr>
          </thead>
          <tbody>
            {visibles.map((alumno) => (
              <AlumnoItem key={alumno.id} alumno={alumno} onEdit={() => onEdit(alumno)} />
            ))}
          </tbody>
        </table>
      )}
    </ListaBuscable>
  )
}

const textoDe = (alumno: Alumno) =>
  [nombreDePersona(alumno), alumno.email, alumno.telefono, alumno.instrumento].join(' ')

function AlumnoItem({ alumno, onEdit }: { alumno: Alumno; onEdit: () => void }) {
  const { send, enviando } = useAccion(removeAlumno)
  return (
    <tr>
      <th scope="row">
        {nombreDePersona(alumno)} {alumno.es_menor && <Badge tone="blue">Menor</Badge>}
      </th>
      <td data-columna="Email" className="email">
        {alumno.email}
      </td>
      <td data-columna="Teléfono" className="telefono">
        {alumno.telefono || '—'}
      </td>
      <td data-columna="Instrumento" className="largo">
        {alumno.instrumento || '—'}
      </td>
      <AccionesDePersona
        persona={alumno}
        onEdit={onEdit}
        onRemove={() => send(alumno, { onSuccess: (eliminado) => eliminado && focusTitulo() })}
        eliminando={enviando}
      />
    </tr>
  )
}
