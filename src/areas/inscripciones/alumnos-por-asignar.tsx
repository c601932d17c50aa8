import { nombreDePersona } from '../../domain/personas/nombres'
import { cuantos } from '../../lib/formato'
import { Badge } from '../../ui/badge'
import { FieldNote } from '../../ui/field'
import { TextField } from '../../ui/text-field'
import { SinEncontrados } from '../base/lista-buscable'
import { useBusqueda } from '../base/use-busqueda'

export interface Inscrito {
  alumnoId: number
  Alumno: { nombre: string; apellido: string; email: string }
}

interface Props {
  inscritos: readonly Inscrito[]
  asignados: readonly number[]
  /** Who hasn't it yet. */
  libres: number[]
  elegidos: number[]
  onChoose: (ids: number[]) => void
  falta: string
}

const NOTA = 'nota-de-asignacion'

export function AlumnosPorAsignar({ inscritos, asignados, libres, elegidos, onChoose, falta }: Props) {
  const { q, setQ, encontrados } = useBusqueda(inscritos, textoDe)
  const todos = libres.length > 0 && libres.every((id) => elegidos.includes(id))
  const toggle = (id: number) =>
    onChoose(elegidos.includes(id) ? elegidos.filter((otro) => otro !== id) : [...elegidos, id])

  return (
    <fieldset className="candidatos" aria-describedby={NOTA}>
      <legend>Alumnos de la cátedra</legend>
      <TextField
        data-falta={falta !== '' || undefined}
        type="search"
        label="Buscar por nombre o email"
        autoComplete="off"
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <FieldNote
        id={NOTA}
        error={falta}
        hint={
          libres.length === 0
            ? 'Todos los alumnos de la cátedra ya la tienen.'
            : `${cuantos(elegidos.length, 'elegido', 'elegidos')} de ${libres.length} que no la tienen`
        }
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <section className="opciones" aria-label="Alumnos" tabIndex={0}>
        {libres.length > 0 && q === '' && (
          <label>
            <input type="checkbox" checked={todos} onChange={() => onChoose(todos ? [] : libres)} />
            <span>
              <b>Todos los que no la tienen</b>
            </span>
          </label>
        )}
        {encontrados.length === 0 && <SinEncontrados />}
        {encontrados.map((inscrito) => (
          <Opcion
            key={inscrito.alumnoId}
            inscrito={inscrito}
            asignado={asignados.includes(inscrito.alumnoId)}
            elegido={elegidos.includes(inscrito.alumnoId)}
            onToggle={() => toggle(inscrito.alumnoId)}
          />
        ))}
      </section>
    </fieldset>
  )
}

const textoDe = ({ Alumno }: Inscrito) => `${nombreDePersona(Alumno)} ${Alumno.email}`

interface OpcionProps {
  inscrito: Inscrito
  asignado: boolean
  elegido: boolean
  onToggle: () => void
}

function Opcion({ inscrito: { Alumno }, asignado, elegido, onToggle }: OpcionProps) {
  return (
    <label>
      <input type="checkbox" checked={asignado || elegido} disabled={asignado} onChange={onToggle} />
      <span>
        <b>{nombreDePersona(Alumno)}</b>
        <span className="apagado">{Alumno.email}</span>
      </span>
      {asignado && <Badge tone="blue">Ya asignada</Badge>}
    </label>
  )
}
