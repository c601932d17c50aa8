import { nombreDePersona } from '../../../domain/personas'
import { Badge } from '../../../ui/badge'
import { SearchField } from '../../../ui/search-field'
import { useShowMore } from '../../../ui/show-more'
import { useBusqueda } from '../../shared/academia/use-busqueda'
import { useAccion } from '../../shared/use-accion'
import { AccionesDePersona } from '../personas/acciones-de-persona'
import { type Alumno, eliminarAlumno } from './queries'

interface Props {
  alumnos: Alumno[]
  alEditar: (alumno: Alumno) => void
}

export function TablaDeAlumnos({ alumnos, alEditar }: Props) {
  const { q, setQ, encontrados } = useBusqueda(alumnos, textoDe)
  const { shown, more } = useShowMore(encontrados)
  const found = `${encontrados.length} ${encontrados.length === 1 ? 'alumno' : 'alumnos'}`
  return (
    <>
      <SearchField
        label="Buscar por nombre, email, teléfono o instrumento"
        value={q}
        onChange={setQ}
        found={found}
      />
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
          {shown.map((alumno) => (
            <AlumnoItem key={alumno.id} alumno={alumno} alEditar={() => alEditar(alumno)} />
          ))}
        </tbody>
      </table>
      {more}
    </>
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
      <td data-columna="Teléfono">{alumno.telefono || '—'}</td>
      <td data-columna="Instrumento">{alumno.instrumento || '—'}</td>
      <AccionesDePersona
        persona={alumno}
        alEditar={alEditar}
        alEliminar={() => enviar(alumno)}
        eliminando={enviando}
      />
    </tr>
  )
}
