import { GraduationCap, School } from 'lucide-react'

const partes = [
  {
    titulo: 'Cátedras',
    texto: 'Horarios, inscripciones, asistencia, tareas y evaluaciones de cada curso.',
    Icono: School,
  },
  {
    titulo: 'Alumnos',
    texto: 'Los datos de cada estudiante y las cátedras en las que está inscripto.',
    Icono: GraduationCap,
  },
]

/** What the next screens will open; nothing leads there before they exist. */
export function ModuloAcademico() {
  return (
    <ul className="tarjetas" aria-label="Módulo Académico">
      {partes.map(({ titulo, texto, Icono }) => (
        <li key={titulo} className="panel proxima">
          <Icono aria-hidden="true" />
          <h2>{titulo}</h2>
          <p className="apagado">{texto}</p>
          <p className="pildora">Próximamente</p>
        </li>
      ))}
    </ul>
  )
}
