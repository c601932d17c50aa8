import { useSuspenseQuery } from '@tanstack/react-query'
import { asignacionDeTareaNueva } from '../../domain/tareas/tarea-nueva'
import { textoDeFalla } from '../../lib/api'
import { Button } from '../../ui/button'
import { useGestion } from '../base/curso/gestion'
import { Recuperado } from '../base/formulario/recuperado'
import { useFormulario } from '../base/formulario/use-formulario'
import { useAccion } from '../base/use-accion'
import { AlumnosPorAsignar, type Inscrito } from '../inscripciones/alumnos-por-asignar'
import { tareas } from './gestion'
import type { TareaMaestra } from './tipos'

export interface AsignacionProps {
  tarea: TareaMaestra
  inscritos: readonly Inscrito[]
  onClose: () => void
}

interface Valores {
  alumnoIds: number[]
}

const nadie: Valores = { alumnoIds: [] }

/** To whom a task is given: chosen ones or all; who has it already is marked, and keeps it. */
export default function Asignacion({ tarea, inscritos, onClose }: AsignacionProps) {
  const { asignadosQuery, assignTarea } = useGestion(tareas)
  const { data: asignados } = useSuspenseQuery(asignadosQuery(tarea.catedraId, tarea.id))
  const { form, recuperado, returnTo, showFaltas } = useFormulario<Valores, Valores>({
    borrador: `asignar-tarea-${tarea.id}`,
    iniciales: nadie,
    esquema: asignacionDeTareaNueva,
  })
  const { send, enviando } = useAccion(assignTarea(tarea.catedraId, tarea.id))
  const libres = inscritos.map(({ alumnoId }) => alumnoId).filter((id) => !asignados.includes(id))
  // A draft may name who got it since, or has left.
  const elegidos = form.watch('alumnoIds').filter((id) => libres.includes(id))

  const choose = (alumnoIds: number[]) => {
    form.setValue('alumnoIds', alumnoIds)
    form.clearErrors()
  }

  const onSend = form.handleSubmit(() => {
    send(elegidos, {
      onDone: () => returnTo(nadie),
      onSuccess: onClose,
      onError: (error) =>
        form.setError('alumnoIds', { message: textoDeFalla('Error al asignar la tarea.', error) }),
    })
  }, showFaltas)

  return (
    <form noValidate onSubmit={onSend}>
      <div className="ui-dialogo-cuerpo ui-formulario">
        {recuperado && <Recuperado onDiscard={() => returnTo(nadie)} />}
        <AlumnosPorAsignar
          inscritos={inscritos}
          asignados={asignados}
          libres={libres}
          elegidos={elegidos}
          onChoose={choose}
          falta={form.formState.errors.alumnoIds?.message ?? ''}
        />
      </div>
      <footer className="ui-acciones">
        <Button onClick={onClose} disabled={enviando}>
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
