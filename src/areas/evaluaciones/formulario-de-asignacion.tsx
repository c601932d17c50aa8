import { useSuspenseQuery } from '@tanstack/react-query'
import { asignacionDeEvaluacion, type DatosDeAsignacion } from '../../domain/evaluaciones/evaluacion-asignada'
import { TextField } from '../../ui/text-field'
import { useGestion } from '../base/curso/gestion'
import { FormularioDeDialogo } from '../base/formulario/formulario-de-dialogo'
import { useGuardado } from '../base/formulario/use-guardado'
import { enCampo } from '../base/instantes'
import { AlumnosPorAsignar } from '../inscripciones/alumnos-por-asignar'
import { accionesDeEvaluacion, evaluaciones } from './gestion'
import type { Curso } from './tipos'

interface Props {
  id: number
  curso: Curso
  onClose: () => void
}

export default function FormularioDeAsignacion({ id, curso, onClose }: Props) {
  const { asignadasQuery } = useGestion(evaluaciones)
  const { assignEvaluacion } = useGestion(accionesDeEvaluacion)
  const { data } = useSuspenseQuery(asignadasQuery(curso.id, id))
  const { assignedAlumnoIds: yaAsignados } = data
  const iniciales = {
    alumnoIds: yaAsignados,
    fecha_entrega: data.fecha_entrega ? enCampo(data.fecha_entrega) : '',
  }
  const { form, save, enDialogo } = useGuardado({
    borrador: `asignar-evaluacion-${id}`,
    iniciales,
    esquema: asignacionDeEvaluacion,
    accion: assignEvaluacion(curso.id, id),
    datosDe({ alumnoIds, fecha_entrega }: DatosDeAsignacion, { base }) {
      // The field knows no seconds: what was not changed goes back as it is, also where another screen has moved it.
      const isPrevious = data.fecha_entrega !== null && fecha_entrega === base.fecha_entrega
      return { alumnoIds, fecha_entrega: isPrevious ? `${data.fecha_entrega}` : fecha_entrega }
    },
    falla: 'Error al asignar la evaluación.',
    onClose,
  })
  const libres = curso.CatedraAlumno.map(({ alumnoId }) => alumnoId).filter(
    (uno) => !yaAsignados.includes(uno),
  )

  /** Who has it keeps it: it can't be taken from them. */
  const choose = (elegidos: number[]) => {
    form.setValue('alumnoIds', [...yaAsignados, ...elegidos])
    form.clearErrors('alumnoIds')
  }

  return (
    <FormularioDeDialogo onSubmit={save} {...enDialogo} send="Asignar" mientras="Asignando...">
      <TextField
        label="Fecha de entrega"
        type="datetime-local"
        required
        error={form.formState.errors.fecha_entrega?.message}
        hint={yaAsignados.length > 0 ? 'Al cambiarla, cambia para todos los que ya la tienen.' : undefined}
        {...form.register('fecha_entrega')}
      />
      <AlumnosPorAsignar
        inscritos={curso.CatedraAlumno}
        asignados={yaAsignados}
        libres={libres}
        elegidos={form.watch('alumnoIds').filter((uno) => libres.includes(uno))}
        onChoose={choose}
        falta={form.formState.errors.alumnoIds?.message ?? ''}
      />
    </FormularioDeDialogo>
  )
}
