import { type FormEvent, useState } from 'react'
import { FormProvider, useController } from 'react-hook-form'
import { etiquetaDeUnidad, nombreDeUnidad } from '../../domain/planes/organizacion'
import { type DatosDeUnidad, unidadNueva } from '../../domain/planes/planes'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { NumberField, TextArea, TextField } from '../../ui/text-field'
import { FormularioDeDialogo } from '../base/formulario/formulario-de-dialogo'
import { useCampo } from '../base/formulario/use-campo'
import { useGuardado } from '../base/formulario/use-guardado'
import { saveUnidad } from './queries'
import { RecursosDeUnidad } from './recursos-de-unidad'
import type { Plan, Unidad } from './tipos'
import { useRecursos } from './use-recursos'
import { unidadVacia, type ValoresDeUnidad, valoresDeUnidad } from './valores-de-unidad'

interface Props {
  plan: Plan
  /** Which one it edits; otherwise it is a new one. */
  unidad: Unidad | undefined
  onClose: () => void
}

export default function FormularioDeUnidad({ plan, unidad, onClose }: Props) {
  const { form, save, enDialogo } = useGuardado({
    borrador: `unidad-${plan.id}-${unidad?.id ?? 'nueva'}`,
    iniciales: unidad ? valoresDeUnidad(unidad) : unidadVacia,
    esquema: unidadNueva,
    accion: saveUnidad(plan, unidad?.id),
    datosDe: (datos: DatosDeUnidad, { cambiosDe }) => (unidad ? cambiosDe(datos) : datos),
    falla: 'Error al guardar la unidad del plan de clases.',
    onClose,
  })
  const recursos = useRecursos(form)
  const [esperando, setEsperando] = useState(false)

  /** What is on its way arrives first, and what is typed is added. */
  const onSend = async (event: FormEvent) => {
    event.preventDefault()
    setEsperando(true)
    const llego = await recursos.subida.termina()
    setEsperando(false)
    if (llego && recursos.appendPendiente()) await save()
  }

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={onSend}
        {...enDialogo}
        send={unidad ? 'Guardar cambios' : `Guardar el ${nombreDeUnidad(plan.tipoOrganizacion)}`}
        enviando={enDialogo.enviando || esperando}
        {...(esperando && { mientras: 'Subiendo...' })}
      >
        <CamposDeUnidad clase={etiquetaDeUnidad[plan.tipoOrganizacion]} />
        <RecursosDeUnidad {...recursos} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}

/** `clase` is what a unit of this plan is called: 'Período', 'Módulo'. */
function CamposDeUnidad({ clase }: { clase: string }) {
  const campo = useCampo<ValoresDeUnidad>()
  return (
    <>
      <TextField label={clase} autoComplete="off" required {...campo('periodo')} />
      <Contenido />
      <TextArea label="Capacidades" required {...campo('capacidades')} />
      <div className="ui-fila">
        <NumberField label="Horas teóricas" required {...campo('horasTeoricas')} />
        <NumberField label="Horas prácticas" required {...campo('horasPracticas')} />
      </div>
      <TextArea label="Estrategias metodológicas" {...campo('estrategiasMetodologicas')} />
      <TextArea label="Medios de verificación y evaluación" {...campo('mediosVerificacionEvaluacion')} />
    </>
  )
}

function Contenido() {
  const { field, fieldState } = useController<ValoresDeUnidad, 'contenido'>({ name: 'contenido' })
  return <RichTextField label="Contenido" required {...field} error={fieldState.error?.message} />
}
