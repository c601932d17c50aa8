import { type BaseSyntheticEvent, useRef } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { LISTA_CAMBIADA } from '../../../domain/reglas'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { enfocarPrimeraFalta } from './enfocar'

/** What a form complains of: in a toast, and at each field. */
export function useQuejas<V extends FieldValues, D>(form: UseFormReturn<V, unknown, D>) {
  const ultima = useRef('')
  // It has been said that somebody changed a list that it replaces: sent again, it is meant so.
  const insiste = useRef(false)

  const quejarse = (texto: string) => {
    ultima.current = texto
    toast.error(texto)
  }

  /** Once it has been sent, what it complained of is not true any more. */
  const callar = () => {
    toast.unsay(ultima.current)
    insiste.current = false
  }

  /** Says the first of the rules, and goes to the first of the fields. */
  const mostrarFaltas = (faltas: FieldErrors<V>, envio?: BaseSyntheticEvent) => {
    const primera = primeraFalta(faltas)
    if (!primera) return
    quejarse(primera.mensaje)
    enfocarPrimeraFalta(envio?.target ?? null, () => form.setFocus(primera.campo as Path<V>))
  }

  const mostrarRechazo = (falla: string) => (error: ApiError) => {
    quejarse(textoDeFalla(falla, error))
    if (error.code === LISTA_CAMBIADA) insiste.current = true
    const campos = Object.entries(error.campos) as [Path<V>, string][]
    for (const [campo, message] of campos) form.setError(campo, { type: 'server', message })
    if (campos[0]) form.setFocus(campos[0][0])
  }

  return { callar, insiste, mostrarFaltas, mostrarRechazo }
}

/** Of fields in lists too: 'horariosPorDia.1.hora_fin'. */
function primeraFalta(faltas: object, camino: string[] = []): { campo: string; mensaje: string } | null {
  for (const [nombre, falta] of Object.entries(faltas)) {
    if (typeof falta !== 'object' || falta === null || nombre === 'ref') continue
    const campo = [...camino, nombre]
    if (typeof falta.message === 'string') return { campo: campo.join('.'), mensaje: falta.message }
    const dentro = primeraFalta(falta, campo)
    if (dentro) return dentro
  }
  return null
}
