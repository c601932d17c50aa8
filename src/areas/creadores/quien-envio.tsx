import { isDeBorrada, UNA_BORRADA } from '../../domain/casa/borradas'
import { DE_WIKIDATA } from '../../domain/creadores/de-wikidata'
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
  /** Who proposes the same. */
  ademas?: readonly string[]
}

function Email({ email }: Pick<Props, 'email'>) {
  if (!email) return <span>Sin email</span>
  if (isDeBorrada(email)) return <span>{UNA_BORRADA}</span>
  return email === DE_WIKIDATA ? <span>Wikidata</span> : <a href={`mailto:${email}`}>{email}</a>
}

/** Who sent something, and when; and who else. */
export function QuienEnvio({ email, envio, ademas = [] }: Props) {
  const alumno = nombreDelAlumno(envio)
  return (
    <>
      <p className="quien-envio fila">
        <Email email={email} />
        {alumno && <span className="pildora blue">Alumno: {alumno}</span>}
        <time dateTime={envio.created_at}>{fechaYHora(envio.created_at)}</time>
      </p>
      {ademas.length > 0 && (
        <p className="quien-envio fila">
          <b>Lo mismo dice{ademas.length > 1 && 'n'}</b>{' '}
          {ademas.map((otro) => (
            <Email key={otro} email={otro} />
          ))}
        </p>
      )}
    </>
  )
}
