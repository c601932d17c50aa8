import { FormProvider } from 'react-hook-form'
import type { PedidoDeEvaluacion } from '../../../domain/evaluaciones/generador'
import type { ApiError } from '../../../lib/api'
import { Button } from '../../../ui/button'
import { useGestion } from '../../base/curso/gestion'
import { Recuperado } from '../../base/formulario/recuperado'
import { useFormulario } from '../../base/formulario/use-formulario'
import { evaluaciones } from '../gestion'
import type { Curso } from '../tipos'
import { CampoDe } from './campo-de'
import { type CampoDelGenerador, formularioDe, type ValoresDelGenerador, valoresIniciales } from './valores'

/** Whoever writes it may want to know before. */
const A_DONDE_VA =
  'Lo que escribas aquí y los contenidos de la unidad se envían al servicio de IA de Google (Gemini). No pongas nombres ni datos de alumnos.'

interface Props {
  curso: Curso
  source: ValoresDelGenerador['source']
  campos: CampoDelGenerador[]
  generando: boolean
  generate: (pedido: object, onError: (error: ApiError) => void, onDone: () => void) => void
}

export function FormularioDelGenerador({ curso, source, campos, generando, generate }: Props) {
  const { rol, fallas } = useGestion(evaluaciones)
  const iniciales = valoresIniciales(source)
  const { form, recuperado, returnTo, showFaltas, showRechazo } = useFormulario<
    ValoresDelGenerador,
    PedidoDeEvaluacion
  >({
    borrador: `generador-${source}-${curso.id}`,
    iniciales,
    esquema: formularioDe[rol].esquema,
  })

  const onSend = form.handleSubmit(() => {
    generate(form.getValues(), showRechazo(fallas.generate), () => returnTo(iniciales))
  }, showFaltas)

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSend} className="panel ui-formulario generador">
        {recuperado && <Recuperado onDiscard={() => returnTo(iniciales)} />}
        {campos.map((nombre) => (
          <CampoDe key={nombre} nombre={nombre} curso={curso} source={source} />
        ))}
        {source === 'ai' && <p className="apagado">{A_DONDE_VA}</p>}
        <div className="botones al-final">
          <Button type="submit" variant="primary" saving={generando} savingLabel="Generando...">
            Generar Evaluación
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
