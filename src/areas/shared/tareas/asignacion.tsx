import { type UseMutationOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { asignacionDeTareaNueva } from '../../../domain/tarea-nueva'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/toast'
import { enfocarPrimeraFalta } from '../formulario/enfocar'
import { useAccion } from '../use-accion'
import { AlumnosPorAsignar, type Inscrito } from './alumnos-por-asignar'
import type { Hecho } from './cambio'
import type { TareaMaestra } from './tipos'

export interface AsignacionProps {
  tarea: TareaMaestra
  inscritos: readonly Inscrito[]
  /** To whom a task is assigned already. */
  asignados: (tareaId: number) => { queryKey: readonly unknown[]; queryFn: () => Promise<number[]> }
  asignar: (tareaId: number) => UseMutationOptions<Hecho, ApiError, number[]>
  alCerrar: () => void
}

/** To whom a task is given: chosen ones or all; who has it already is marked, and keeps it. */
export default function Asignacion({ tarea, inscritos, asignar, alCerrar, ...lectura }: AsignacionProps) {
  const { data: asignados } = useSuspenseQuery({ ...lectura.asignados(tarea.id), staleTime: 0 })
  const [elegidos, setElegidos] = useState<readonly number[]>([])
  const [falta, setFalta] = useState('')
  const { enviar, enviando } = useAccion(asignar(tarea.id))
  const nadieFalta = inscritos.every(({ alumnoId }) => asignados.includes(alumnoId))

  const elegir = (ids: readonly number[]) => {
    setElegidos(ids)
    setFalta('')
  }

  const alEnviar = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { error } = asignacionDeTareaNueva.safeParse({ alumnoIds: elegidos })
    const mal = error?.issues[0]?.message ?? ''
    setFalta(mal)
    if (mal) {
      toast.error(mal)
      return enfocarPrimeraFalta(event.currentTarget)
    }
    enviar([...elegidos], {
      onSuccess: alCerrar,
      onError: (error) => setFalta(textoDeFalla('Error al asignar la tarea.', error)),
    })
  }

  return (
    <form noValidate onSubmit={alEnviar}>
      <div className="ui-dialogo-cuerpo">
        <AlumnosPorAsignar
          inscritos={inscritos}
          asignados={asignados}
          elegidos={elegidos}
          alElegir={elegir}
          falta={falta}
        />
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
          disabled={nadieFalta}
        >
          Asignar tarea
        </Button>
      </footer>
    </form>
  )
}
