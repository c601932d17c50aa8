import { nombreDePersona } from '../../domain/nombres'
import { Badge } from '../../ui/badge'
import { enfocarTitulo } from '../base/enfocar-titulo'
import { ListaBuscable } from '../base/lista-buscable'
import { useAccion } from '../base/use-accion'
import { AccionesDePersona } from './acciones-de-persona'
import { type Alumno, eliminarAlumno } from './queries-de-alumnos'

interface Props {
  alumnos: Alumno[]
  alEditar: (alumno: Alumno) => void
}

export function TablaDeAlumnos({ alumnos, alEditar }: Props) {
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
              <AlumnoItem key={alumno.id} alumno={alumno} alEditar={() => alEditar(alumno)} />
            ))}
          </tbody>
        </table>
      )}
    </ListaBuscable>
  )
}

const textoDe = (alumno: Alumno) =>
  [nombreDePersona(alumno), alumno.email, alumno.telefono, alumno.instrumento].join(' ')

function AlumnoItem({ alumno, alEditar }: { alumno: Alumno; alEditar: () => void }) {
  const { enviar, enviando } = useAccion(eliminarAlumno)
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
        alEditar={alEditar}
        alEliminar={() => enviar(alumno, { onSuccess: (eliminado) => eliminado && enfocarTitulo() })}
        eliminando={enviando}
      />
    </tr>
  )
}
