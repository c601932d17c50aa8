import { FormProvider } from 'react-hook-form'
import { type PeriodoDeClases, periodoDeClases } from '../../../domain/dias-clase'
import type { Horario } from '../../../domain/horarios'
import { TextField } from '../../../ui/text-field'
import { FormularioDeDialogo } from '../formulario/formulario-de-dialogo'
import { useCampo } from '../formulario/use-campo'
import { useFormulario } from '../formulario/use-formulario'
import { useAccion } from '../use-accion'
import type { DiaClase, GenerarDias } from './tipos'
import { VistaDelPeriodo } from './vista-del-periodo'

interface Props {
  catedraId: number
  dias: DiaClase[]
  horarios: readonly Horario[]
  generar: GenerarDias
  alCerrar: () => void
}

const iniciales: PeriodoDeClases = { desde: '', hasta: '', feriados: [] }

export default function FormularioDePeriodo({ catedraId, dias, horarios, generar, alCerrar }: Props) {
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    PeriodoDeClases,
    PeriodoDeClases
  >({ borrador: `periodo-${catedraId}`, iniciales, esquema: periodoDeClases })
  const { enviar, enviando } = useAccion(generar)

  const alEnviar = form.handleSubmit((datos) => {
    enviar(datos, {
      onSuccess: () => {
        volverA(iniciales)
        alCerrar()
      },
      onError: mostrarRechazo('Error al guardar el día de clase.'),
    })
  }, mostrarFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(iniciales))}
        alCancelar={alCerrar}
        enviar="Generar los días de clase"
        enviando={enviando}
        mientras="Generando..."
      >
        <Fechas />
        <VistaDelPeriodo dias={dias} horarios={horarios} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}

function Fechas() {
  const campo = useCampo<PeriodoDeClases>()
  return (
    <div className="ui-fila">
      <TextField label="Desde" type="date" required {...campo('desde')} />
      <TextField label="Hasta" type="date" required {...campo('hasta')} />
    </div>
  )
}
