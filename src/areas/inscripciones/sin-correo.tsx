import { useQuery } from '@tanstack/react-query'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import { useGestion } from '../base/curso/gestion'
import type { AlumnoSinCodigo } from '../ingreso/codigo-en-mano'
import { inscripciones } from './gestion'

interface Props {
  catedraId: number
  onGive: (alumno: AlumnoSinCodigo) => void
}

/** Whose last mail could not be delivered, with another way in; nothing where all arrive. */
export function SinCorreo({ catedraId, onGive }: Props) {
  const { sinCorreoQuery } = useGestion(inscripciones)
  const { data = [] } = useQuery(sinCorreoQuery(catedraId))
  if (data.length === 0) return null
  return (
    <details className="panel sin-correo">
      <summary>{aCuantos(data.length)}</summary>
      <p>Mira con ellos si su email está bien escrito. Mientras tanto pueden ingresar con un código tuyo.</p>
      <ul>
        {data.map(({ alumnoId, ...alumno }) => (
          <li key={alumnoId}>
            <span>
              {nombreDePersona(alumno)} <small className="apagado">{alumno.email}</small>
            </span>
            <Button onClick={() => onGive({ id: alumnoId, ...alumno })}>
              Dar un código<span className="oculto"> a {nombreDePersona(alumno)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const aCuantos = (cuantos: number) =>
  cuantos === 1 ? 'A 1 alumno no le llegan los correos' : `A ${cuantos} alumnos no les llegan los correos`
