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
  alLograr?: (datos: D) => void
  alCerrar: () => void
  textos: Record<'titulo' | 'nota' | 'enviar' | 'falla', string>
}

/** What only who has the password and a code may do. */
export function DialogoDeFactor<D>({ abierto, ...props }: Props<D> & { abierto: boolean }) {
  const { alCerrar, textos } = props
  return (
    <Dialog open={abierto} onClose={alCerrar} title={textos.titulo} description={textos.nota} size="narrow">
      {abierto && <Formulario {...props} />}
    </Dialog>
  )
}

function Formulario<D>({ accion, alLograr, alCerrar, textos }: Props<D>) {
  const { form, mostrarFaltas, mostrarRechazo } = useFormulario<ClaveYCodigo, ClaveYCodigo>({
    borrador: null,
    iniciales: { password: '', codigo: '' },
    esquema: claveYCodigo,
  })
  const { enviar, enviando } = useAccion(accion)

  const alEnviar = form.handleSubmit(
    (datos) =>
      enviar(datos, {
        alLograr: (hecho) => {
          alCerrar()
          alLograr?.(hecho)
        },
        onError: mostrarRechazo(textos.falla),
      }),
    mostrarFaltas,
  )

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={false}
        alCancelar={alCerrar}
        enviar={textos.enviar}
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
