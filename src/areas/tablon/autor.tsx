import type { ReactNode } from 'react'
import { inicialesDePersona, nombreDePersona } from '../../domain/personas/nombres'
import type { Comentario, Publicacion } from './tipos'

type Firmado = Pick<Publicacion | Comentario, 'autor' | 'autorAlumno' | 'autorDocente'>

const roles = { admin: 'Administrador', docente: 'Docente', alumno: 'Alumno' }

/** Who wrote it, and when. */
export function Autor({ publicacion, children }: { publicacion: Firmado; children: ReactNode }) {
  return (
    <div className="autor renglon aire-3">
      <span className={`iniciales de-${publicacion.autor}`} aria-hidden="true">
        {inicialesDe(publicacion)}
      </span>
      <p>
        <b>{nombreDelAutor(publicacion)}</b>{' '}
        {publicacion.autorDocente && <span className="rol">{roles.docente}</span>}
        <small className="apagado">{children}</small>
      </p>
    </div>
  )
}

/** The teacher may have been deleted since. */
export function nombreDelAutor({ autor, autorAlumno, autorDocente }: Firmado): string {
  const persona = autorAlumno ?? autorDocente
  if (persona) return nombreDePersona(persona)
  return autor === 'admin' ? 'Administración' : roles[autor]
}

function inicialesDe({ autor, autorAlumno, autorDocente }: Firmado): string {
  const persona = autorAlumno ?? autorDocente
  return persona ? inicialesDePersona(persona) : roles[autor].slice(0, 2).toUpperCase()
}
