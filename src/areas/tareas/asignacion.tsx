import { type UseMutationOptions, useSuspenseQuery } from '@tanstack/react-query'
import { asignacionDeTareaNueva } from '../../domain/tarea-nueva'
import { type ApiError, textoDeFalla } from '../../lib/api'
import { Button } from '../../ui/button'
import { Recuperado } from '../base/formulario/recuperado'
import { useFormulario } from '../base/formulario/use-formulario'
import { useAccion } from '../base/use-accion'
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

interface Valores {
  alumnoIds: number[]
}

const nadie: Valores = { alumnoIds: [] }

/** To whom a task is given: chosen ones or all; who has it already is marked, and keeps it. */
export default function Asignacion({ tarea, inscritos, asignar, alCerrar, ...lectura }: AsignacionProps) {
  const { data: asignados } = useSuspenseQuery({ ...lectura.asignados(tarea.id), staleTime: 0 })
  const { form, recuperado, volverA, mostrarFaltas } = useFormulario<Valores, Valores>({
    borrador: `asignar-tarea-${tarea.id}`,
    iniciales: nadie,
    esquema: asignacionDeTareaNueva,
  })
  const { enviar, enviando } = useAccion(asignar(tarea.id))
  const libres = inscritos.map(({ alumnoId }) => alumnoId).filter((id) => !asignados.includes(id))
  // A draft may name who got it since, or has left.
  const elegidos = form.watch('alumnoIds').filter((id) => libres.includes(id))

  const elegir = (alumnoIds: number[]) => {
    form.setValue('alumnoIds', alumnoIds)
    form.clearErrors()
  }

  const alEnviar = form.handleSubmit(() => {
    enviar(elegidos, {
      alLograr: () => volverA(nadie),
      onSuccess: alCerrar,
      onError: (error) =>
        form.setError('alumnoIds', { message: textoDeFalla('Error al asignar la tarea.', error) }),
    })
  }, mostrarFaltas)

  return (
    <form noValidate onSubmit={alEnviar}>
      <div className="ui-dialogo-cuerpo ui-formulario">
        {recuperado && <Recuperado alDescartar={() => volverA(nadie)} />}
        <AlumnosPorAsignar
          inscritos={inscritos}
          asignados={asignados}
          libres={libres}
          elegidos={elegidos}
          alElegir={elegir}
          falta={form.formState.errors.alumnoIds?.message ?? ''}
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
          disabled={libres.length === 0}
        >
          Asignar tarea
        </Button>
      </footer>
    </form>
  )
}
