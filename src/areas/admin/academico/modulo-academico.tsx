import { GraduationCap, School } from 'lucide-react'
import { Link } from 'react-router'
import { rutas } from '../rutas'

const partes = [
  {
    titulo: 'Cátedras',
    ruta: rutas.catedras,
    texto: 'Los cursos, con sus días, su horario y cuántos alumnos tienen.',
    Icono: School,
  },
  {
    titulo: 'Alumnos',
    ruta: rutas.alumnos,
    texto: 'Los datos de cada estudiante.',
    Icono: GraduationCap,
  },
]

export function ModuloAcademico() {
  return (
    <ul className="tarjetas" aria-label="Módulo Académico">
      {partes.map(({ titulo, ruta, texto, Icono }) => (
        <li key={titulo} className="panel modulo">
          <Icono aria-hidden="true" />
          <h2>
            <Link to={ruta}>{titulo}</Link>
          </h2>
          <p className="apagado">{texto}</p>
        </li>
      ))}
    </ul>
  )
}
