import { FormProvider } from 'react-hook-form'
import { etiquetaDeOrganizacion, tiposDeOrganizacion } from '../../../../domain/organizacion'
import { type DatosDePlan, planNuevo } from '../../../../domain/planes'
import { Select } from '../../../../ui/select'
import { TextField } from '../../../../ui/text-field'
import { FormularioDeDialogo } from '../../../shared/formulario/formulario-de-dialogo'
import { useCampo } from '../../../shared/formulario/use-campo'
import { loCambiado, useFormulario } from '../../../shared/formulario/use-formulario'
import type { Plan } from '../../../shared/planes/tipos'
import { useAccion } from '../../../shared/use-accion'
import { guardarPlan } from './queries'

interface Props {
  catedraId: number
  /** Which one it edits; otherwise it is a new one. */
  plan: Plan | undefined
  alCerrar: () => void
}

interface Valores {
  titulo: string
  tipoOrganizacion: string
}

const opciones = tiposDeOrganizacion.map((tipo) => ({ value: tipo, label: etiquetaDeOrganizacion[tipo] }))

export default function FormularioDePlan({ catedraId, plan, alCerrar }: Props) {
  const iniciales: Valores = plan ?? { titulo: '', tipoOrganizacion: 'MES' }
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<Valores, DatosDePlan>({
    borrador: `plan-${catedraId}-${plan?.id ?? 'nuevo'}`,
    iniciales: { titulo: iniciales.titulo, tipoOrganizacion: iniciales.tipoOrganizacion },
    esquema: planNuevo,
  })
  const { enviar, enviando } = useAccion(guardarPlan(catedraId, plan?.id))

  const alEnviar = form.handleSubmit((datos) => {
    enviar(plan ? loCambiado(iniciales, form.getValues(), datos) : datos, {
      onSuccess: () => {
        volverA(iniciales)
        alCerrar()
      },
      onError: mostrarRechazo('Error al guardar el plan de clases.'),
    })
  }, mostrarFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(iniciales))}
        alCancelar={alCerrar}
        enviar={plan ? 'Guardar cambios' : 'Crear el plan'}
        enviando={enviando}
      >
        <Campos />
      </FormularioDeDialogo>
    </FormProvider>
  )
}

function Campos() {
  const campo = useCampo<Valores>()
  return (
    <>
      <TextField label="Título" autoComplete="off" required {...campo('titulo')} />
      <Select
        label="Se organiza"
        options={opciones}
        hint="Por mes, sus unidades son períodos; por módulo, módulos."
        {...campo('tipoOrganizacion')}
      />
    </>
  )
}
