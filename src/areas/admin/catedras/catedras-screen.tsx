import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/empty-state'
import { Lectura } from '../../shared/lectura'
import { Pantalla } from '../../shared/pantalla'
import { moduloAcademico } from '../rutas'
import { type CatedraDeLista, catedrasQuery } from './queries'

export function Component() {
  return (
    <Pantalla titulo="Cátedras" migas={[{ texto: 'Volver al Módulo Académico', ruta: moduloAcademico }]}>
      <Lectura falla="No se pudieron cargar las cátedras. Revise la consola para más detalles.">
        <Lista />
      </Lectura>
    </Pantalla>
  )
}

function Lista() {
  const { data: catedras } = useSuspenseQuery(catedrasQuery)
  if (catedras.length === 0) {
    return (
      <EmptyState title="Todavía no hay cátedras">
        Aquí estará cada curso, con sus días y su horario.
      </EmptyState>
    )
  }
  return (
    <table className="tabla">
      <caption className="oculto">Cátedras</caption>
      <thead>
        <tr>
          <th scope="col">Nombre</th>
          <th scope="col">Año</th>
          <th scope="col">Institución</th>
          <th scope="col">Días</th>
          <th scope="col">Horario</th>
          <th scope="col">Alumnos</th>
        </tr>
      </thead>
      <tbody>
        {catedras.map((catedra) => (
          <CatedraItem key={catedra.id} catedra={catedra} />
        ))}
      </tbody>
    </table>
  )
}

function CatedraItem({ catedra }: { catedra: CatedraDeLista }) {
  const horario = catedra.CatedraDiaHorario.map(({ hora_inicio, hora_fin }) => `${hora_inicio} - ${hora_fin}`)
  return (
    <tr>
      <th scope="row">{catedra.nombre}</th>
      <td data-columna="Año">{catedra.anio}</td>
      <td data-columna="Institución">{catedra.institucion || '—'}</td>
      <td data-columna="Días">{catedra.dias || '—'}</td>
      <td data-columna="Horario">{horario.join(', ') || '—'}</td>
      <td data-columna="Alumnos" className="numero">
        {catedra.totalAlumnos}
      </td>
    </tr>
  )
}
