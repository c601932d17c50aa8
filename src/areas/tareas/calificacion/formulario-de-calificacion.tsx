import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FormProvider, useController } from 'react-hook-form'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { calificacionHasta } from '../../../domain/tareas/calificaciones'
import { canGrade, isDevuelta } from '../../../domain/tareas/tareas'
import { useAtajos } from '../../../ui/atajos'
import { Button } from '../../../ui/button'
import { NumberField, TextArea } from '../../../ui/text-field'
import { useAbierta } from '../../base/curso/abierta'
import { useGestion } from '../../base/curso/gestion'
import { Recuperado } from '../../base/formulario/recuperado'
import { useFormulario } from '../../base/formulario/use-formulario'
import { Lectura } from '../../base/lectura'
import { useAccion } from '../../base/use-accion'
import { enPuntos } from '../puntaje'
import type { Entrega } from '../tipos'
import { Deshacer } from './deshacer'
import { Devolucion } from './devolucion'
import { calificacion } from './gestion'
import { CALIFICAR_LO_ENTREGADO } from './textos'

const Frases = lazy(() => import('./frases'))
const Iguales = lazy(() => import('./iguales'))
/** With what rectifies it. */
const NotaPuesta = lazy(() => import('./nota-puesta'))

interface Props {
  entrega: Entrega
  /** With the ids of all that were graded with it. */
  onResolve?: (tambien: readonly number[]) => void
  enviarRotulo?: ReactNode
  /** On the desk, where one is graded after another: all of it. */
  mesa?: readonly Entrega[]
}

interface Valores {
  puntos_obtenidos: string
  comentario_docente: string
}

const CONFLICTO = 409

/** The grade of one delivery: to be given, or given. */
export function FormularioDeCalificacion(props: Props) {
  if (props.entrega.estado !== 'CALIFICADA') return <PorCalificar {...props} />
  return (
    <Lectura falla="No se pudo cargar la calificación.">
      <NotaPuesta entrega={props.entrega} />
    </Lectura>
  )
}

/** Points and a comment; what is typed waits in this tab until it is sent. */
function PorCalificar({ entrega, onResolve, enviarRotulo = 'Calificar', mesa }: Props) {
  const { rol, permisos, falla, grade, refetch } = useGestion(calificacion)
  const { puntos_posibles, titulo } = entrega.TareaMaestra
  const devuelta = isDevuelta(entrega)
  const abierta = useAbierta() && (devuelta || canGrade(entrega))
  const iniciales = valoresDe(entrega)
  const iguales = mesa?.filter((una) => isIgual(una, entrega)) ?? []
  const [elegidas, setElegidas] = useState<number[]>([])
  const tambien = elegidas.filter((id) => iguales.some((una) => una.id === id))
  const { form, recuperado, returnTo, showFaltas, showRechazo } = useFormulario<
    Valores,
    { puntos_obtenidos: number; comentario: string }
  >({
    borrador: `nota-${entrega.id}`,
    iniciales,
    esquema: calificacionHasta(puntos_posibles, rol),
  })
  const { send, enviando } = useAccion(grade)

  const onSend = form.handleSubmit((datos) => {
    send(
      { id: entrega.id, ...datos, tambien },
      {
        onDone: ({ tareaAsignacion }) => returnTo(valoresDe(tareaAsignacion)),
        onSuccess: () => onResolve?.(tambien),
        onError: (error) => {
          if (error.status === CONFLICTO) returnTo(iniciales)
          if (error.status === CONFLICTO || error.campos.tambien) refetch()
          showRechazo(falla)(error)
        },
      },
    )
  }, showFaltas)

  const conTeclado = useAtajos(
    [
      {
        teclas: ['Ctrl+Enter'],
        que: mesa
          ? 'calificar y pasar a la siguiente que espera; en los puntos, alcanza con Intro'
          : 'calificar; en los puntos, alcanza con Intro',
        escribiendo: true,
        hace: () => void onSend(),
      },
    ],
    'aquí',
  )

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSend} onKeyDown={conTeclado}>
        {/* A named form would be a landmark: a list has dozens, some of the same name. */}
        <fieldset
          className="ui-formulario calificar"
          aria-label={`Calificación de ${nombreDePersona(entrega.Alumno)} en ${titulo}`}
        >
          {recuperado && abierta && <Recuperado onDiscard={() => returnTo(iniciales)} />}
          <Puntos posibles={puntos_posibles} abierta={abierta} />
          {(abierta || iniciales.comentario_docente) && <Comentario abierta={abierta} />}
          {mesa && abierta && (
            <Suspense fallback={null}>
              {/* An administrator keeps none. */}
              {rol === 'docente' && <Frases tareaId={entrega.TareaMaestra.id} />}
              {iguales.length > 0 && <Iguales iguales={iguales} elegidas={tambien} onChoose={setElegidas} />}
            </Suspense>
          )}
          {abierta && (
            <div className="botones">
              <Button type="submit" variant="primary" saving={enviando}>
                {devuelta ? CALIFICAR_LO_ENTREGADO : enviarRotulo}
              </Button>
              {permisos.sendBackEntregas && !devuelta && (
                <Devolucion
                  entrega={entrega}
                  onSendBack={(devuelta) => {
                    returnTo(valoresDe(devuelta))
                    onResolve?.([])
                  }}
                />
              )}
              {devuelta && <Deshacer entrega={entrega} />}
            </div>
          )}
        </fieldset>
      </form>
    </FormProvider>
  )
}

/** Another one of its task that waits. */
const isIgual = (una: Entrega, { id, tareaMaestraId }: Entrega) =>
  una.tareaMaestraId === tareaMaestraId && una.id !== id && canGrade(una)

const valoresDe = ({ estado, puntos_obtenidos, comentario_docente }: Entrega): Valores => ({
  puntos_obtenidos: String(puntos_obtenidos ?? ''),
  // What was said on returning it was about the delivery before this one.
  comentario_docente: estado === 'CALIFICADA' || estado === 'RECHAZADA' ? (comentario_docente ?? '') : '',
})

function Puntos({ posibles, abierta }: { posibles: number; abierta: boolean }) {
  const { field, fieldState } = useController<Valores, 'puntos_obtenidos'>({ name: 'puntos_obtenidos' })
  return (
    <NumberField
      label="Puntos"
      className="campo-de-puntos"
      hint={abierta ? `De 0 a ${posibles}.` : `De ${enPuntos(posibles)}.`}
      required
      data-puntos
      {...field}
      disabled={!abierta}
      error={fieldState.error?.message}
    />
  )
}

function Comentario({ abierta }: { abierta: boolean }) {
  const { field, fieldState } = useController<Valores, 'comentario_docente'>({ name: 'comentario_docente' })
  return (
    <TextArea
      label={abierta ? 'Comentario (opcional)' : 'Comentario'}
      placeholder={abierta ? 'Para el alumno' : undefined}
      {...field}
      disabled={!abierta}
      error={fieldState.error?.message}
    />
  )
}
