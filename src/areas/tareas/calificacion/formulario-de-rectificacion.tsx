import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { rectificacionHasta } from '../../../domain/tareas/rectificaciones'
import { Button } from '../../../ui/button'
import { NumberField, TextArea } from '../../../ui/text-field'
import { useGestion } from '../../base/curso/gestion'
import { Recuperado } from '../../base/formulario/recuperado'
import { useCampo } from '../../base/formulario/use-campo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import type { Entrega } from '../tipos'
import { CambioDeNota } from './cambio-de-nota'
import { calificacion } from './gestion'

interface Props {
  entrega: Entrega
  onClose: () => void
}

interface Valores {
  puntos_obtenidos: string
  motivo: string
}

const CONFLICTO = 409

/** Another grade and its reason, where it needs one; the change is seen before it is saved. */
export function FormularioDeRectificacion({ entrega, onClose }: Props) {
  const { rol, rectify, refetch } = useGestion(calificacion)
  const actual = entrega.puntos_obtenidos ?? 0
  const sinMotivo = entrega.sin_motivo_hasta !== null
  const posibles = entrega.TareaMaestra.puntos_posibles
  const iniciales = { puntos_obtenidos: String(actual), motivo: '' }
  const { form, recuperado, returnTo, showFaltas, showRechazo } = useFormulario<
    Valores,
    { puntos_obtenidos: number; motivo: string }
  >({
    borrador: `rectificacion-${entrega.id}`,
    iniciales,
    esquema: rectificacionHasta(posibles, rol, { actual, sinMotivo }),
  })
  const { send, enviando } = useAccion(rectify)
  const { setFocus } = form
  useEffect(() => setFocus('puntos_obtenidos', { shouldSelect: true }), [setFocus])

  const onCancel = () => {
    returnTo(iniciales)
    onClose()
  }
  const onSend = form.handleSubmit(({ puntos_obtenidos, motivo }) => {
    send(
      { id: entrega.id, puntos_obtenidos, motivo, antes: actual },
      {
        onDone: () => returnTo(iniciales),
        onSuccess: onClose,
        onError: (error) => {
          if (error.status === CONFLICTO) refetch()
          showRechazo('No se pudo rectificar la nota.')(error)
        },
      },
    )
  }, showFaltas)

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSend} className="ui-formulario calificar">
        {recuperado && <Recuperado onDiscard={() => returnTo(iniciales)} />}
        <Campos posibles={posibles} sinMotivo={sinMotivo} />
        <CambioDeNota actual={actual} />
        <div className="botones">
          <Button type="submit" variant="primary" saving={enviando}>
            Guardar la nota nueva
          </Button>
          <Button onClick={onCancel}>Cancelar</Button>
        </div>
      </form>
    </FormProvider>
  )
}

function Campos({ posibles, sinMotivo }: { posibles: number; sinMotivo: boolean }) {
  const campo = useCampo<Valores>()
  return (
    <>
      <NumberField
        label="Puntos"
        className="campo-de-puntos"
        hint={`De 0 a ${posibles}.`}
        required
        data-puntos
        {...campo('puntos_obtenidos')}
      />
      <TextArea
        label={sinMotivo ? 'Motivo (opcional)' : 'Motivo'}
        hint="El alumno lo va a leer."
        rows={3}
        required={!sinMotivo}
        {...campo('motivo')}
      />
    </>
  )
}
