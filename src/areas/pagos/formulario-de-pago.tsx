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
import { entreSaldos, opcionesDePago, opcionesHasta, porPagar, type Saldo, sumaDe } from './por-pagar'
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
    const { concepto, hasta } = form.getValues()
    const juntos = entreSaldos(saldos, concepto, hasta)
    const { monto, fecha } = datos
    const conceptos = juntos.map(({ clave }) => clave)
    send(juntos.length > 1 ? { conceptos, monto, fecha } : datos, {
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
          onChoose={(desde, hasta) => {
            form.setValue('hasta', hasta)
            form.setValue('monto', numero(sumaDe(entreSaldos(saldos, desde, hasta))))
          }}
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
  onChoose: (desde: string, hasta: string) => void
}

const SOLO = { value: '', label: 'Nada más' }

function Campos({ saldos, hoy, onChoose }: CamposProps) {
  const campo = useCampo<ValoresDePago>()
  const concepto = campo('concepto')
  const hasta = campo('hasta')
  const [elegida, ultima] = useWatch<ValoresDePago, ['concepto', 'hasta']>({ name: ['concepto', 'hasta'] })
  const siguen = opcionesHasta(saldos, elegida)
  return (
    <>
      <Select
        label="Qué paga"
        options={opcionesDePago(saldos, elegida)}
        {...concepto}
        onChange={(evento) => {
          void concepto.onChange(evento)
          onChoose(evento.target.value, '')
        }}
      />
      {siguen.length > 0 && (
        <Select
          label="Y también, hasta"
          hint="Todo junto tiene un solo recibo."
          options={[SOLO, ...siguen]}
          {...hasta}
          onChange={(evento) => onChoose(elegida, evento.target.value)}
        />
      )}
      <div className="ui-fila">
        <MoneyField
          label="Monto (₲)"
          hint={ultima ? 'Todo lo que queda de cada uno.' : 'Puede ser una parte.'}
          readOnly={Boolean(ultima)}
          {...campo('monto')}
        />
        <TextField label="Fecha" type="date" max={hoy} {...campo('fecha')} />
      </div>
    </>
  )
}

/** A payment as it is typed; its concept is 'MATRICULA' or a month. */
interface ValoresDePago {
  concepto: string
  /** The last one, of several that are paid at once. */
  hasta: string
  monto: string
  fecha: string
}

/** The whole of what was chosen or, if nothing was, of the first that is owed. */
function valoresDePago(saldos: Saldo[], hoy: string, clave?: string): ValoresDePago {
  const elegido = saldos.find((uno) => uno.clave === clave) ?? saldos[0]
  return {
    concepto: elegido?.clave ?? '',
    hasta: '',
    monto: elegido ? numero(elegido.saldo) : '',
    fecha: hoy,
  }
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
