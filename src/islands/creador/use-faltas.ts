import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { camposDeError, textoDeFalla } from '../../lib/api'
import { toast } from '../../ui/toast'
import { campoTipeado } from './fechas-del-formulario'
import { type Pestana, pestanaDe } from './pestanas'
import { type Campo, type Valores, valoresVacios } from './valores'

interface Opciones<T extends FieldValues> {
  form: UseFormReturn<Valores, unknown, T>
  hasMotivo: boolean
  setPestana: (pestana: Pestana) => void
}

/** The first thing that is wrong is said in a toast, and its field is shown and focused. */
export function useFaltas<T extends FieldValues>({ form, hasMotivo, setPestana }: Opciones<T>) {
  const dicha = useRef('')

  /** What was wrong before is, or may be, so no longer. */
  function forget() {
    toast.unsay(dicha.current)
  }

  function say(texto: string) {
    forget()
    dicha.current = texto
    toast.error(texto)
  }

  function go(campo: Campo) {
    flushSync(() => setPestana(pestanaDe(campo, hasMotivo)))
    form.setFocus(campo)
  }

  /** The errors come in the order of the rules. */
  function show(errors: FieldErrors<Valores>) {
    const [campo] = Object.keys(errors) as Campo[]
    if (!campo) return
    say(errors[campo]?.message ?? '')
    go(campo)
  }

  function showRechazo(error: unknown, otro: string) {
    const campos = camposDeError(error)
      .map(([campo, mensaje]) => [campoTipeado(campo), mensaje])
      .filter((par): par is [Campo, string] => (par[0] as string) in valoresVacios)
    for (const [campo, message] of campos) form.setError(campo, { type: 'server', message })
    say(textoDeFalla(otro, error))
    const [primero] = campos
    if (primero) go(primero[0])
  }

  return { show, showRechazo, forget }
}
