import { FormProvider } from 'react-hook-form'
import { creadorDelAdministrador } from '../../domain/aportes/aportes'
import type { Creador } from '../../domain/creadores/creadores'
import { delFormulario } from '../../islands/creador/fechas-del-formulario'
import { TextField } from '../../ui/text-field'
import { FormularioDePanel } from '../base/formulario/formulario-de-panel'
import { useFormulario } from '../base/formulario/use-formulario'
import { useAccion } from '../base/use-accion'
import { CamposDeFicha } from './campos-de-admin'
import { borradorDeFicha, editCreador } from './guardar'
import { PreguntasQueLoUsan } from './preguntas-que-lo-usan'
import { cambiosDe, valoresDeFicha } from './valores'

const fichaEscrita = delFormulario(creadorDelAdministrador)

interface Props {
  creador: Creador
  /** A creator that readers see: its address, its period and its quality can be changed. */
  publicado: boolean
}

export function FormularioDeFicha({ creador, publicado }: Props) {
  const iniciales = valoresDeFicha(creador)
  const { form, base, recuperado, returnTo, showFaltas, showRechazo } = useFormulario({
    borrador: borradorDeFicha(creador.id),
    iniciales,
    esquema: fichaEscrita,
  })
  const { send, enviando } = useAccion(editCreador(creador.id))

  const onSend = form.handleSubmit((datos) => {
    const { slug } = form.getValues()
    send(
      { ...cambiosDe(base, datos), ...(slug !== base.slug && { slug }) },
      {
        onDone: (guardado) => returnTo(valoresDeFicha(guardado)),
        onError: showRechazo('No se pudieron guardar los cambios.'),
      },
    )
  }, showFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDePanel
        onSubmit={onSend}
        onDiscard={recuperado && (() => returnTo(iniciales))}
        enviando={enviando}
      >
        <CamposDeFicha sinPeriodo={!publicado} />
        {publicado && (
          <TextField
            label="Dirección de la ficha"
            hint="Lo que sigue a /creador/. La dirección anterior seguirá llevando a la ficha."
            error={form.formState.errors.slug?.message}
            {...form.register('slug')}
          />
        )}
        {publicado && <PreguntasQueLoUsan id={creador.id} />}
      </FormularioDePanel>
    </FormProvider>
  )
}
