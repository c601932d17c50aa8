import { fechaYHora } from '../base/instantes'
import { nombreDelAlumno } from './etiquetas'

interface Props {
  email: string | null
  envio: {
    is_student_contribution: boolean
    student_first_name: string | null
    student_last_name: string | null
    created_at: string
  }
}

/** Who sent something, and when. */
export function QuienEnvio({ email, envio }: Props) {
  const alumno = nombreDelAlumno(envio)
  return (
    <p className="quien-envio">
      {email ? <a href={`mailto:${email}`}>{email}</a> : <span>Sin email</span>}
      {alumno && <span className="pildora azul">Alumno: {alumno}</span>}
      <time dateTime={envio.created_at}>{fechaYHora(envio.created_at)}</time>
    </p>
  )
}
