import type { KeyboardEvent } from 'react'
import { FormProvider, useController } from 'react-hook-form'
import { calificacionHasta } from '../../../domain/calificaciones'
import { nombreDePersona } from '../../../domain/nombres'
import { puedeCalificar } from '../../../domain/tareas'
import { Button } from '../../../ui/button'
import { NumberField, TextArea } from '../../../ui/text-field'
import { Recuperado } from '../../base/formulario/recuperado'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { enPuntos } from '../puntaje'
import type { Entrega } from '../tipos'
import { Devolver } from './devolver'
import type { Correccion } from './tipos'

interface Props extends Correccion {
  entrega: Entrega
  alResolver?: (entrega: Entrega) => void
  enviarRotulo?: string
}

interface Valores {
  puntos_obtenidos: string
  comentario_docente: string
}

const CONFLICTO = 409

/** Points and a comment for one delivery; what is typed waits in this tab until it is sent. */
export function FormularioDeCalificacion({
  entrega,
  quien,
  falla,
  calificar,
  devolver,
  releer,
  alResolver,
  enviarRotulo = 'Calificar',
}: Props) {
  const { puntos_posibles, titulo } = entrega.TareaMaestra
  const abierta = puedeCalificar(entrega)
  const iniciales = valoresDe(entrega)
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    Valores,
    { puntos_obtenidos: number; comentario: string }
  >({
    borrador: `nota-${entrega.id}`,
    iniciales,
    esquema: calificacionHasta(puntos_posibles, quien),
  })
  const { enviar, enviando } = useAccion(calificar)

  const alEnviar = form.handleSubmit((datos) => {
    enviar(
      { id: entrega.id, ...datos },
      {
        alLograr: ({ tareaAsignacion }) => volverA(valoresDe(tareaAsignacion)),
        onSuccess: ({ tareaAsignacion }) => alResolver?.(tareaAsignacion),
        onError: (error) => {
          if (error.status === CONFLICTO) {
            volverA(iniciales)
            releer()
          }
          mostrarRechazo(falla)(error)
        },
      },
    )
  }, mostrarFaltas)

  const conTeclado = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void alEnviar()
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={alEnviar} onKeyDown={conTeclado}>
        {/* A named form would be a landmark: a list has dozens, some of the same name. */}
        <fieldset
          className="ui-formulario calificar"
          aria-label={`Calificación de ${nombreDePersona(entrega.Alumno)} en ${titulo}`}
        >
          {recuperado && abierta && <Recuperado alDescartar={() => volverA(iniciales)} />}
          <Puntos posibles={puntos_posibles} abierta={abierta} />
          {(abierta || iniciales.comentario_docente) && <Comentario abierta={abierta} />}
          {abierta && (
            <div className="botones">
              <Button type="submit" variant="primary" saving={enviando}>
                {enviarRotulo}
              </Button>
              {devolver && (
                <Devolver
                  entrega={entrega}
                  devolver={devolver}
                  alDevolver={(devuelta) => {
                    volverA(valoresDe(devuelta))
                    alResolver?.(devuelta)
                  }}
                  releer={releer}
                />
              )}
            </div>
          )}
        </fieldset>
      </form>
    </FormProvider>
  )
}

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
      {...field}
      disabled={!abierta}
      error={fieldState.error?.message}
    />
  )
}
