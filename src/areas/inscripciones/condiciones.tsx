import { MoneyField } from '../../ui/money-field'
import { NumberField, TextField } from '../../ui/text-field'
import { useCampo } from '../base/formulario/use-campo'
import { hoy } from '../base/sitio'
import type { ValoresDeCambio } from './valores'

/** What is agreed about paying; nobody pays for an institutional course. */
export function Condiciones({ seCobra, nueva = false }: { seCobra: boolean; nueva?: boolean }) {
  const campo = useCampo<ValoresDeCambio>()
  return (
    <>
      {seCobra && (
        <>
          <div className="ui-fila">
            <MoneyField label="Matrícula (₲)" {...campo('matricula_monto')} />
            <MoneyField label="Cuota mensual (₲)" {...campo('cuota_monto')} />
          </div>
          {!nueva && (
            <TextField
              label="La cuota cambia desde"
              type="month"
              hint="Los meses anteriores, y lo que ya está pagado entero, quedan como están."
              {...campo('desde')}
            />
          )}
          <NumberField
            label="Día de cobro"
            hint="Del 1 al 31. Si lo dejas vacío, cada cuota vence a fin de mes."
            {...campo('dia_cobro')}
          />
        </>
      )}
      <TextField
        label="Fecha de inscripción"
        type="date"
        max={hoy()}
        {...(nueva && { hint: 'Si la dejas vacía, es la de hoy.' })}
        {...campo('fecha_inscripcion')}
      />
    </>
  )
}
