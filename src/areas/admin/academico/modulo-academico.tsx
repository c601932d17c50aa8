import { GraduationCap, Presentation, School } from 'lucide-react'
import { Link } from 'react-router'
import { rutas } from '../rutas'

const partes = [
  {
    titulo: 'Cátedras',
    ruta: rutas.catedras,
    texto: 'Los cursos, con su horario, sus alumnos inscritos y sus pagos.',
    Icono: School,
  },
  {
    titulo: 'Alumnos',
    ruta: rutas.alumnos,
    texto: 'Los datos de cada estudiante, uno por uno o desde una planilla.',
    Icono: GraduationCap,
  },
  {
    titulo: 'Docentes',
    ruta: rutas.docentes,
    texto: 'Quienes llevan las cátedras, y cuáles tienen a su cargo.',
    Icono: Presentation,
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
