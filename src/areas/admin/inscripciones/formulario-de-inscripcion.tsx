import { useSuspenseQuery } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { type InscripcionNueva, inscripcionNueva } from '../../../domain/inscripciones'
import { FormularioDeDialogo } from '../../shared/formulario/formulario-de-dialogo'
import { useFormulario } from '../../shared/formulario/use-formulario'
import { useAccion } from '../../shared/use-accion'
import type { Catedra } from '../catedra/queries'
import { Candidatos } from './candidatos'
import { Condiciones } from './condiciones'
import { candidatosQuery, inscribir } from './queries'
import { condicionesVacias, conGuaranies, type ValoresDeInscripcion } from './valores'

interface Props {
  catedra: Catedra
  alCerrar: () => void
}

const esquema = conGuaranies(['matricula_monto', 'cuota_monto'], inscripcionNueva)
const vacia: ValoresDeInscripcion = { alumnoId: null, composerId: null, ...condicionesVacias }

export default function FormularioDeInscripcion({ catedra, alCerrar }: Props) {
  const { data: candidatos } = useSuspenseQuery(candidatosQuery(catedra.id))
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    ValoresDeInscripcion,
    InscripcionNueva
  >({ borrador: `inscribir-${catedra.id}`, iniciales: vacia, esquema })
  const { enviar, enviando } = useAccion(inscribir(catedra.id))

  const alEnviar = form.handleSubmit((datos) => {
    enviar(datos, {
      onSuccess: () => {
        volverA(vacia)
        alCerrar()
      },
      onError: mostrarRechazo('No se pudo inscribir al alumno.'),
    })
  }, mostrarFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(vacia))}
        alCancelar={alCerrar}
        enviar="Inscribir"
        enviando={enviando}
      >
        <Candidatos candidatos={candidatos} />
        <Condiciones seCobra={catedra.modalidad_pago === 'PARTICULAR'} nueva />
      </FormularioDeDialogo>
    </FormProvider>
  )
}
