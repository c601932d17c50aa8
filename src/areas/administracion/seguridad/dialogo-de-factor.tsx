import type { UseMutationOptions } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { type ClaveYCodigo, claveYCodigo, type SoloClave } from '../../../domain/sesiones/segundo-factor'
import type { ApiError } from '../../../lib/api'
import { Dialog } from '../../../ui/dialog'
import { FormularioDeDialogo } from '../../base/formulario/formulario-de-dialogo'
import { useCampo } from '../../base/formulario/use-campo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { CampoDeClave } from '../../ingreso/campo-de-clave'
import { CampoDeCodigo } from '../../ingreso/campo-de-segundo-factor'
import { findSubtitulo } from './subtitulo'

interface Props<D, V extends SoloClave> {
  /** What has to be written. */
  esquema: z.ZodType<V>
  accion: UseMutationOptions<D, ApiError, V>
  onDone?: (datos: D) => void
  onClose: () => void
  textos: Record<'titulo' | 'nota' | 'send' | 'falla', string>
}

/** What only who has the password may do, and a code where there are some. */
export function DialogoDeFactor<D, V extends SoloClave>({
  abierto,
  ...props
}: Props<D, V> & { abierto: boolean }) {
  const { onClose, textos } = props
  return (
    <Dialog
      open={abierto}
      onClose={onClose}
      title={textos.titulo}
      description={textos.nota}
      size="narrow"
      returnTo={findSubtitulo}
    >
      {abierto && <Formulario {...props} />}
    </Dialog>
  )
}

function Formulario<D, V extends SoloClave>({ esquema, accion, onDone, onClose, textos }: Props<D, V>) {
  const { form, showFaltas, showRechazo } = useFormulario<ClaveYCodigo, V>({
    borrador: null,
    iniciales: { password: '', codigo: '' },
    esquema,
  })
  const { send, enviando } = useAccion(accion)

  const onSend = form.handleSubmit(
    (datos) =>
      send(datos, {
        onDone: (hecho) => {
          onClose()
          onDone?.(hecho)
        },
        onError: showRechazo(textos.falla),
      }),
    showFaltas,
  )

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={onSend}
        onDiscard={false}
        onCancel={onClose}
        send={textos.send}
        enviando={enviando}
        mientras="Revisando..."
      >
        <Campos conCodigo={Object.is(esquema, claveYCodigo)} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}

function Campos({ conCodigo }: { conCodigo: boolean }) {
  const campo = useCampo<ClaveYCodigo>()
  return (
    <>
      <CampoDeClave {...campo('password')} />
      {conCodigo && <CampoDeCodigo {...campo('codigo')} hint="O uno de tus códigos de recuperación." />}
    </>
  )
}
