import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { Dialog } from '../../../ui/dialog'
import { NumberField, TextArea } from '../../../ui/text-field'
import { FormularioDeDialogo } from '../../base/formulario/formulario-de-dialogo'
import { useCampo } from '../../base/formulario/use-campo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { CambioDeNota } from '../../tareas/calificacion/cambio-de-nota'
import { type DatosDeCelda, esquemaDeCelda } from './queries'

interface Props {
  alumno: string
  tarea: { titulo: string; puntos_posibles: number }
  actual: number | null
  sinMotivo: boolean
  /** What a first grade is called. */
  calificar: string
  /** What was typed in the cell. */
  escrito: string | null
  enviando: boolean
  /** Why it was not saved. */
  falta: string
  onSave: (datos: DatosDeCelda) => void
  onClose: () => void
  /** Whom the focus goes to afterwards. */
  returnTo: () => HTMLElement | null
}

interface Valores {
  puntos_obtenidos: string
  motivo: string
}

/** A cell on a telephone, and anywhere the reason that a change needs of what was not graded just now. */
export function DialogoDeCelda({ returnTo, ...celda }: Props) {
  const { actual, calificar, alumno, tarea, onClose } = celda
  return (
    <Dialog
      open
      onClose={onClose}
      title={actual === null ? calificar : 'Rectificar nota'}
      description={`${alumno} · ${tarea.titulo}`}
      size="narrow"
      returnTo={returnTo}
    >
      <Formulario {...celda} />
    </Dialog>
  )
}

function Formulario(props: Omit<Props, 'returnTo'>) {
  const { tarea, actual, sinMotivo, calificar, escrito, enviando, falta, onSave, onClose } = props
  const posibles = tarea.puntos_posibles
  const { form, showFaltas } = useFormulario<Valores, DatosDeCelda>({
    borrador: null,
    iniciales: { puntos_obtenidos: escrito ?? String(actual ?? ''), motivo: '' },
    esquema: esquemaDeCelda(posibles, actual, sinMotivo),
  })
  const { setFocus } = form
  const primero = !sinMotivo && escrito !== null ? 'motivo' : 'puntos_obtenidos'
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is opened
  useEffect(() => setFocus(primero, { shouldSelect: true }), [])

  const onSubmit = form.handleSubmit(({ puntos_obtenidos, motivo }) => {
    onSave({ puntos_obtenidos, ...(motivo && { motivo }) })
  }, showFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={onSubmit}
        onDiscard={false}
        onCancel={onClose}
        send={actual === null ? calificar : 'Guardar la nota nueva'}
        enviando={enviando}
      >
        <Campos posibles={posibles} conMotivo={!sinMotivo} />
        {actual !== null && <CambioDeNota actual={actual} />}
        {falta && (
          <p className="ui-error" role="alert">
            {falta}
          </p>
        )}
      </FormularioDeDialogo>
    </FormProvider>
  )
}

function Campos({ posibles, conMotivo }: { posibles: number; conMotivo: boolean }) {
  const campo = useCampo<Valores>()
  return (
    <>
      <NumberField label="Puntos" hint={`De 0 a ${posibles}.`} required {...campo('puntos_obtenidos')} />
      {conMotivo && (
        <TextArea label="Motivo" hint="El alumno lo va a leer." rows={3} required {...campo('motivo')} />
      )}
    </>
  )
}
