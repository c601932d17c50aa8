import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { type Entrega, entregaDeEvaluacion } from '../../../domain/evaluaciones/evaluacion-nueva'
import { type AQuienes, TODOS } from '../../../domain/tareas/asignar-al-crear'
import { Button } from '../../../ui/button'
import { useGestion } from '../../base/curso/gestion'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { CamposDeEntrega, entregaPorDefecto, type ValoresDeEntrega } from '../entrega'
import { accionesDeEvaluacion } from '../gestion'
import { useRutas } from '../rutas'
import type { Curso } from '../tipos'

/** What was generated is kept once it has been read, and given to whom the button says. */
export function Conservacion({ curso, id }: { curso: Curso; id: number }) {
  const { assignEvaluacion } = useGestion(accionesDeEvaluacion)
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
  const aQuienes = (asignar: AQuienes) =>
    asignar === TODOS ? curso.CatedraAlumno.map(({ alumnoId }) => alumnoId) : (asignar ?? [])
  const elegidos = aQuienes(form.watch('asignar')).length

  const onKeep = () => {
    returnTo(iniciales)
    leave()
  }
  const onSend = form.handleSubmit(({ asignar, fecha_entrega }) => {
    send(
      { alumnoIds: aQuienes(asignar), fecha_entrega },
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
          <Button variant={elegidos > 0 ? 'plain' : 'primary'} onClick={onKeep}>
            Conservar sin asignar
          </Button>
          {elegidos > 0 && (
            <Button type="submit" variant="primary" saving={enviando} savingLabel="Asignando...">
              Conservar y asignar a {elegidos}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
