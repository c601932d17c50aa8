import { useFormContext } from 'react-hook-form'
import { groupBy } from '../../domain/base/grupos'
import { feriadoDe } from '../../domain/calendario/feriados'
import type { Horario } from '../../domain/catedras/horarios'
import { fechasDeClase, periodoDeClases } from '../../domain/clases/dias-clase'
import { diaCorto, mesLargo } from '../../lib/formato'
import type { DiaClase } from '../base/curso/dias'

interface Props {
  dias: DiaClase[]
  horarios: readonly Horario[]
}

/** A holiday of the country is left out, any other day is not; the person may decide otherwise of each. */
export interface ValoresDePeriodo {
  desde: string
  hasta: string
  /** The days of which it was decided otherwise. */
  cambiados: string[]
}

const isAfuera = (fecha: string, cambiados: readonly string[]) =>
  (feriadoDe(fecha) !== undefined) !== cambiados.includes(fecha)

/** The dates of a period that are left out. */
export const feriadosDe = ({ desde, hasta, cambiados }: ValoresDePeriodo, horarios: readonly Horario[]) =>
  fechasDeClase({ desde, hasta }, horarios)
    .map(({ fecha }) => fecha)
    .filter((fecha) => isAfuera(fecha, cambiados))

/** Which days it would create: each can be left out as a holiday, and those that there are already stay. */
export function VistaDelPeriodo({ dias, horarios }: Props) {
  const { watch, setValue, formState } = useFormContext<ValoresDePeriodo>()
  const { desde, hasta, cambiados } = watch()
  if (!desde || !hasta) return <p className="ui-ayuda">Elige las dos fechas para ver qué días se crean.</p>
  const { error } = periodoDeClases.safeParse({ desde, hasta, feriados: [] })
  // Once it was sent, the fields say so.
  if (error) return formState.isSubmitted ? null : <p className="ui-error">{error.issues[0]?.message}</p>

  const programados = fechasDeClase({ desde, hasta }, horarios)
  const existentes = new Set(dias.map(({ fecha }) => fecha))
  const nuevos = programados.filter(({ fecha }) => !existentes.has(fecha))
  const creados = nuevos.filter(({ fecha }) => !isAfuera(fecha, cambiados)).length
  const toggle = (fecha: string) =>
    setValue(
      'cambiados',
      cambiados.includes(fecha) ? cambiados.filter((uno) => uno !== fecha) : [...cambiados, fecha],
    )

  return (
    <div className="pila aire-3">
      <p role="status">
        <b>{resumen(creados)}</b>
        {programados.length > nuevos.length && ` Ya existen ${programados.length - nuevos.length}.`}
        {nuevos.length > creados && ` Feriados que quedan afuera: ${nuevos.length - creados}.`}
      </p>
      {nuevos.length > 0 && (
        <p className="ui-ayuda">Los feriados vienen desmarcados: los días sin marca no se crean.</p>
      )}
      {[...groupBy(programados, ({ fecha }) => fecha.slice(0, 7))].map(([mes, suyos]) => (
        <fieldset key={mes} className="fechas">
          <legend>{mesLargo(mes)}</legend>
          {suyos.map(({ fecha, dia_semana }) => (
            <label key={fecha} className="fecha renglon aire-2">
              <input
                type="checkbox"
                checked={existentes.has(fecha) || !isAfuera(fecha, cambiados)}
                disabled={existentes.has(fecha)}
                onChange={() => toggle(fecha)}
              />
              <span>
                {dia_semana.slice(0, 3)} <span className="oculto">{diaCorto(fecha)}</span>
                <span aria-hidden="true">{diaCorto(fecha).slice(0, 5)}</span>
                {feriadoDe(fecha) && <small className="feriado">{feriadoDe(fecha)}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

function resumen(creados: number): string {
  if (creados === 0) return 'No hay días de clase que crear.'
  return creados === 1 ? 'Se creará 1 día de clase.' : `Se crearán ${creados} días de clase.`
}
