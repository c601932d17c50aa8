import { useQuery } from '@tanstack/react-query'
import { GraduationCap, Presentation, School } from 'lucide-react'
import { Link } from 'react-router'
import { numero } from '../../lib/formato'
import { rutas } from '../admin'
import { cifrasQuery } from './queries-de-admin'

const partes = [
  {
    titulo: 'Cátedras',
    cifra: 'catedras',
    ruta: rutas.catedras,
    texto: 'Los cursos, con su horario, sus alumnos inscritos y sus pagos.',
    Icono: School,
  },
  {
    titulo: 'Alumnos',
    cifra: 'alumnos',
    ruta: rutas.alumnos,
    texto: 'Los datos de cada estudiante, uno por uno o desde una planilla.',
    Icono: GraduationCap,
  },
  {
    titulo: 'Docentes',
    cifra: 'docentes',
    ruta: rutas.docentes,
    texto: 'Quienes llevan las cátedras, y cuáles tienen a su cargo.',
    Icono: Presentation,
  },
] as const

export function ModuloAcademico() {
  const { data: cifras } = useQuery(cifrasQuery)
  return (
    <ul className="tarjetas" aria-label="Módulo Académico">
      {partes.map(({ titulo, cifra, ruta, texto, Icono }) => (
        <li key={titulo} className="panel modulo">
          <Icono aria-hidden="true" />
          <h2>
            <Link to={ruta}>{titulo}</Link>
            {cifras && <span className="cuenta">{numero(cifras[cifra])}</span>}
          </h2>
          <p className="apagado">{texto}</p>
        </li>
      ))}
    </ul>
  )
}
