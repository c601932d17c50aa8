import { type UseMutationOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { nombreDePersona } from '../../../domain/nombres'
import { asignacionDeTareaNueva } from '../../../domain/tarea-nueva'
import type { ApiError } from '../../../lib/api'
import { cuantos } from '../../../lib/formato'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { FieldNote } from '../../../ui/field'
import { toast } from '../../../ui/toast'
import { useBusqueda } from '../academia/use-busqueda'
import { textoDeFalla } from '../fallas'
import { useAccion } from '../use-accion'
import type { Hecho } from './cambio'
import type { TareaMaestra } from './tipos'

export interface Inscrito {
  alumnoId: number
  Alumno: { nombre: string; apellido: string; email: string }
}

export interface AsignacionProps {
  tarea: TareaMaestra
  inscritos: readonly Inscrito[]
  /** To whom a task is assigned already. */
  asignados: (tareaId: number) => { queryKey: readonly unknown[]; queryFn: () => Promise<number[]> }
  asignar: (tareaId: number) => UseMutationOptions<Hecho, ApiError, number[]>
  alCerrar: () => void
}

const NOTA = 'nota-de-asignacion'

/** To whom a task is given: chosen ones or all; who has it already is marked, and keeps it. */
export default function Asignacion({ tarea, inscritos, asignar, alCerrar, ...lectura }: AsignacionProps) {
  const { data: asignados } = useSuspenseQuery({ ...lectura.asignados(tarea.id), staleTime: 0 })
  const [elegidos, setElegidos] = useState<readonly number[]>([])
  const [falta, setFalta] = useState('')
  const { enviar, enviando } = useAccion(asignar(tarea.id))
  const { q, setQ, encontrados } = useBusqueda(inscritos, textoDe)
  const libres = inscritos.map(({ alumnoId }) => alumnoId).filter((id) => !asignados.includes(id))
  const todos = libres.length > 0 && libres.every((id) => elegidos.includes(id))

  const elegir = (ids: readonly number[]) => {
    setElegidos(ids)
    setFalta('')
  }
  const alternar = (id: number) =>
    elegir(elegidos.includes(id) ? elegidos.filter((otro) => otro !== id) : [...elegidos, id])

  const alEnviar = (event: FormEvent) => {
    event.preventDefault()
    const { error } = asignacionDeTareaNueva.safeParse({ alumnoIds: elegidos })
    const mal = error?.issues[0]?.message ?? ''
    setFalta(mal)
    if (mal) toast.error(mal)
    else
      enviar([...elegidos], {
        onSuccess: alCerrar,
        onError: (error) => setFalta(textoDeFalla('Error al asignar la tarea.', error)),
      })
  }

  return (
    <form noValidate onSubmit={alEnviar}>
      <div className="ui-dialogo-cuerpo">
        <fieldset className="candidatos" aria-describedby={NOTA}>
          <legend>Alumnos de la cátedra</legend>
          <div className="ui-campo">
            <label htmlFor="buscar-alumno">Buscar por nombre o email</label>
            <input
              id="buscar-alumno"
              type="search"
              autoComplete="off"
              value={q}
              onChange={(event) => setQ(event.target.value)}
            />
          </div>
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
                <input type="checkbox" checked={todos} onChange={() => elegir(todos ? [] : libres)} />
                <span>
                  <b>Todos los que no la tienen</b>
                </span>
              </label>
            )}
            {encontrados.map((inscrito) => (
              <Opcion
                key={inscrito.alumnoId}
                inscrito={inscrito}
                asignado={asignados.includes(inscrito.alumnoId)}
                elegido={elegidos.includes(inscrito.alumnoId)}
                alAlternar={() => alternar(inscrito.alumnoId)}
              />
            ))}
          </section>
        </fieldset>
      </div>
      <footer className="ui-acciones">
        <Button onClick={alCerrar} disabled={enviando}>
          Cancelar
        </Button>
        <Button
          type="submit"
          variant="primary"
          saving={enviando}
          savingLabel="Asignando..."
          disabled={libres.length === 0}
        >
          Asignar tarea
        </Button>
      </footer>
    </form>
  )
}

const textoDe = ({ Alumno }: Inscrito) => `${nombreDePersona(Alumno)} ${Alumno.email}`

interface OpcionProps {
  inscrito: Inscrito
  asignado: boolean
  elegido: boolean
  alAlternar: () => void
}

function Opcion({ inscrito: { Alumno }, asignado, elegido, alAlternar }: OpcionProps) {
  return (
    <label>
      <input type="checkbox" checked={asignado || elegido} disabled={asignado} onChange={alAlternar} />
      <span>
        <b>{nombreDePersona(Alumno)}</b>
        <span className="apagado">{Alumno.email}</span>
      </span>
      {asignado && <Badge tone="blue">Ya asignada</Badge>}
    </label>
  )
}
