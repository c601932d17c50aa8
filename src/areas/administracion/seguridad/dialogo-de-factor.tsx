import type { UseMutationOptions } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { type ClaveYCodigo, claveYCodigo } from '../../../domain/segundo-factor'
import type { ApiError } from '../../../lib/api'
import { Dialog } from '../../../ui/dialog'
import { FormularioDeDialogo } from '../../base/formulario/formulario-de-dialogo'
import { useCampo } from '../../base/formulario/use-campo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { CampoDeClave } from '../../ingreso/campo-de-clave'
import { CampoDeCodigo } from '../../ingreso/campo-de-segundo-factor'

interface Props<D> {
  accion: UseMutationOptions<D, ApiError, ClaveYCodigo>
  onDone?: (datos: D) => void
  onClose: () => void
  textos: Record<'titulo' | 'nota' | 'send' | 'falla', string>
}

/** What only who has the password and a code may do. */
export function DialogoDeFactor<D>({ abierto, ...props }: Props<D> & { abierto: boolean }) {
  const { onClose, textos } = props
  return (
    <Dialog open={abierto} onClose={onClose} title={textos.titulo} description={textos.nota} size="narrow">
      {abierto && <Formulario {...props} />}
    </Dialog>
  )
}

function Formulario<D>({ accion, onDone, onClose, textos }: Props<D>) {
  const { form, showFaltas, showRechazo } = useFormulario<ClaveYCodigo, ClaveYCodigo>({
    borrador: null,
    iniciales: { password: '', codigo: '' },
    esquema: claveYCodigo,
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
        <Campos />
      </FormularioDeDialogo>
    </FormProvider>
  )
}

function Campos() {
  const campo = useCampo<ClaveYCodigo>()
  return (
    <>
      <CampoDeClave {...campo('password')} />
      <CampoDeCodigo {...campo('codigo')} hint="O uno de tus códigos de recuperación." />
    </>
  )
}
