import { FormProvider } from 'react-hook-form'
import { type CondicionesEscritas, condicionesDeInscripcion } from '../../../domain/inscripciones'
import { FormularioDeDialogo } from '../../shared/formulario/formulario-de-dialogo'
import { loCambiado, useFormulario } from '../../shared/formulario/use-formulario'
import { useAccion } from '../../shared/use-accion'
import type { Catedra, Inscrito } from '../catedra/queries'
import { Condiciones } from './condiciones'
import { editarInscripcion } from './queries'
import { conGuaranies, type ValoresDeCondiciones, valoresDeCondiciones } from './valores'

interface Props {
  catedra: Catedra
  inscrito: Inscrito
  alCerrar: () => void
}

const esquema = conGuaranies(['matricula_monto', 'cuota_monto'], condicionesDeInscripcion)

export default function FormularioDeEdicion({ catedra, inscrito, alCerrar }: Props) {
  const iniciales = valoresDeCondiciones(inscrito)
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    ValoresDeCondiciones,
    CondicionesEscritas
  >({ borrador: `inscripcion-${inscrito.id}`, iniciales, esquema })
  const { enviar, enviando } = useAccion(editarInscripcion(inscrito.id))

  const alEnviar = form.handleSubmit((datos) => {
    enviar(loCambiado(iniciales, form.getValues(), datos), {
      onSuccess: () => {
        volverA(iniciales)
        alCerrar()
      },
      onError: mostrarRechazo('No se pudo actualizar la inscripción.'),
    })
  }, mostrarFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(iniciales))}
        alCancelar={alCerrar}
        enviar="Guardar cambios"
        enviando={enviando}
      >
        <Condiciones seCobra={catedra.modalidad_pago === 'PARTICULAR'} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}
