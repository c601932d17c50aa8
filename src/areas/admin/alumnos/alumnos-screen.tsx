import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/empty-state'
import { Lectura } from '../../shared/lectura'
import { Pantalla } from '../../shared/pantalla'
import { moduloAcademico } from '../rutas'
import { alumnosQuery } from './queries'

export function Component() {
  return (
    <Pantalla titulo="Alumnos" migas={[{ texto: 'Volver al Módulo Académico', ruta: moduloAcademico }]}>
      <Lectura falla="No se pudieron cargar los alumnos.">
        <Lista />
      </Lectura>
    </Pantalla>
  )
}

function Lista() {
  const { data: alumnos } = useSuspenseQuery(alumnosQuery)
  if (alumnos.length === 0) {
    return <EmptyState title="Todavía no hay alumnos">Aquí estarán los datos de cada estudiante.</EmptyState>
  }
  return (
    <table className="tabla">
      <caption className="oculto">Alumnos</caption>
      <thead>
        <tr>
          <th scope="col">Nombre</th>
          <th scope="col">Email</th>
          <th scope="col">Teléfono</th>
          <th scope="col">Instrumento</th>
        </tr>
      </thead>
      <tbody>
        {alumnos.map(({ id, nombre, apellido, email, telefono, instrumento }) => (
          <tr key={id}>
            <th scope="row">
              {nombre} {apellido}
            </th>
            <td data-columna="Email">{email}</td>
            <td data-columna="Teléfono">{telefono || '—'}</td>
            <td data-columna="Instrumento">{instrumento || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
