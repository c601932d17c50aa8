import { FormProvider, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { readGuaranies } from '../../domain/inscripciones/celdas'
import { type PagoNuevo, pagoNuevo } from '../../domain/pagos/pago-nuevo'
import { numero } from '../../lib/formato'
import { Button } from '../../ui/button'
import { MoneyField } from '../../ui/money-field'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { queryClient } from '../base/consultas'
import { Recuperado } from '../base/formulario/recuperado'
import { useCampo } from '../base/formulario/use-campo'
import { useFormulario } from '../base/formulario/use-formulario'
import { useAccion } from '../base/use-accion'
import { opcionesDePago, porPagar, type Saldo } from './por-pagar'
import { type FilaDePlanilla, type Pago, type Planilla, pagosQuery, registerPago } from './queries'

interface Props {
  planilla: Planilla
  fila: FilaDePlanilla
  pagos: Pago[]
  concepto: string | undefined
}

export function FormularioDePago({ planilla, fila, pagos, concepto }: Props) {
  const id = fila.catedraAlumnoId
  const saldos = porPagar(fila, pagos)
  const iniciales = valoresDePago(saldos, planilla.hoy, concepto)
  const { form, recuperado, returnTo, showFaltas, showRechazo } = useFormulario<ValoresDePago, PagoNuevo>({
    borrador: `pago-${id}`,
    iniciales,
    esquema: pagoEscrito,
  })
  const { send, enviando } = useAccion(registerPago(id))

  const onSend = form.handleSubmit((datos) => {
    send(datos, {
      onDone: () => {
        const quedan = porPagar(fila, queryClient.getQueryData(pagosQuery(id).queryKey) ?? [])
        returnTo(valoresDePago(quedan, planilla.hoy))
      },
      onError: showRechazo('No se pudo registrar el pago.'),
    })
  }, showFaltas)

  return (
    <FormProvider {...form}>
      <form className="ui-formulario pago" noValidate onSubmit={onSend}>
        <h3>Registrar un pago</h3>
        {recuperado && <Recuperado onDiscard={() => returnTo(iniciales)} />}
        <Campos
          saldos={saldos}
          hoy={planilla.hoy}
          onChoose={(clave) => form.setValue('monto', valoresDePago(saldos, planilla.hoy, clave).monto)}
        />
        <div className="botones">
          <Button type="submit" variant="primary" saving={enviando} savingLabel="Registrando...">
            Registrar pago
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

interface CamposProps {
  saldos: ReturnType<typeof porPagar>
  hoy: string
  onChoose: (clave: string) => void
}

function Campos({ saldos, hoy, onChoose }: CamposProps) {
  const campo = useCampo<ValoresDePago>()
  const concepto = campo('concepto')
  const elegida = useWatch<ValoresDePago, 'concepto'>({ name: 'concepto' })
  return (
    <>
      <Select
        label="Qué paga"
        options={opcionesDePago(saldos, elegida)}
        {...concepto}
        onChange={(evento) => {
          void concepto.onChange(evento)
          onChoose(evento.target.value)
        }}
      />
      <div className="ui-fila">
        <MoneyField label="Monto (₲)" hint="Puede ser una parte." {...campo('monto')} />
        <TextField label="Fecha" type="date" max={hoy} {...campo('fecha')} />
      </div>
    </>
  )
}

/** A payment as it is typed; its concept is 'MATRICULA' or a month. */
interface ValoresDePago {
  concepto: string
  monto: string
  fecha: string
}

/** The whole of what was chosen or, if nothing was, of the first that is owed. */
function valoresDePago(saldos: Saldo[], hoy: string, clave?: string): ValoresDePago {
  const elegido = saldos.find((uno) => uno.clave === clave) ?? saldos[0]
  return { concepto: elegido?.clave ?? '', monto: elegido ? numero(elegido.saldo) : '', fecha: hoy }
}

/** The rules of a payment, once it has been read from what was typed. */
const pagoEscrito = z.preprocess(({ concepto, monto, fecha }: ValoresDePago) => {
  const isMatricula = concepto === 'MATRICULA'
  return {
    concepto: isMatricula ? concepto : 'CUOTA',
    mes: isMatricula ? '' : concepto,
    monto: readGuaranies(monto),
    fecha,
  }
}, pagoNuevo)
