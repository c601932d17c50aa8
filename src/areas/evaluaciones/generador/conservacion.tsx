import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { TODOS } from '../../../domain/asignar-al-crear'
import { type Entrega, entregaDeEvaluacion } from '../../../domain/evaluacion-nueva'
import { Button } from '../../../ui/button'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { useGestion } from '../../catedras/gestion'
import { CamposDeEntrega, entregaPorDefecto, type ValoresDeEntrega } from '../entrega'
import { evaluaciones } from '../gestion'
import { useRutas } from '../rutas'
import type { Curso } from '../tipos'

/** What was generated is given once it has been read. */
export function Conservacion({ curso, id }: { curso: Curso; id: number }) {
  const { assignEvaluacion } = useGestion(evaluaciones)
  const rutas = useRutas()
  const navigate = useNavigate()
  const { send, enviando } = useAccion(assignEvaluacion(curso.id, id))
  const iniciales = entregaPorDefecto()
  const { form, returnTo, showFaltas, showRechazo } = useFormulario<ValoresDeEntrega, Entrega>({
    borrador: `conservar-${id}`,
    iniciales,
    esquema: entregaDeEvaluacion,
  })
  const leave = () => void navigate(rutas.catedra(curso.id))

  const onSend = form.handleSubmit(({ asignar, fecha_entrega }) => {
    const alumnoIds =
      asignar === TODOS ? curso.CatedraAlumno.map(({ alumnoId }) => alumnoId) : (asignar ?? [])
    if (alumnoIds.length === 0) return leave()
    send(
      { alumnoIds, fecha_entrega },
      {
        onDone: () => returnTo(iniciales),
        onSuccess: leave,
        onError: showRechazo('Error al asignar la evaluación.'),
      },
    )
  }, showFaltas)

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSend} className="panel ui-formulario">
        <CamposDeEntrega curso={curso} />
        <div className="botones al-final">
          <Button type="submit" saving={enviando} savingLabel="Asignando...">
            Conservarla
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
