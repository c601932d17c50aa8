import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { creadorDelAdministrador, type DatosDelAdministrador } from '../../../domain/aportes'
import type { ApiError } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { guardarBorrador, leerBorrador } from '../../shared/borrador'
import { avisarFalla } from '../../shared/fallas'
import type { ValoresDeAdmin } from './valores'

/** The administrator's form over a creator: it keeps a draft, and puts each refusal at its field. */
export function useFormulario(borrador: string, iniciales: ValoresDeAdmin) {
  const [guardado] = useState(
    () => JSON.parse(leerBorrador(borrador) ?? 'null') as Partial<ValoresDeAdmin> | null,
  )
  const [base, setBase] = useState(iniciales)
  const [recuperado, setRecuperado] = useState(guardado !== null)
  const form = useForm<ValoresDeAdmin, unknown, DatosDelAdministrador>({
    defaultValues: { ...base, ...guardado },
    resolver: zodResolver(creadorDelAdministrador) as unknown as Resolver<
      ValoresDeAdmin,
      unknown,
      DatosDelAdministrador
    >,
    shouldFocusError: false,
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => guardarBorrador(borrador, cambiosEnTexto(base, values)),
      }),
    [form, borrador, base],
  )

  const volverA = (valores: ValoresDeAdmin) => {
    setBase(valores)
    form.reset(valores)
    guardarBorrador(borrador, '')
    setRecuperado(false)
  }

  /** They come in the order of the rules, which is not that of the fields. */
  const mostrarFaltas = (faltas: FieldErrors<ValoresDeAdmin>) => {
    const [campo] = Object.keys(faltas) as (keyof ValoresDeAdmin)[]
    if (!campo) return
    toast.error(faltas[campo]?.message ?? '')
    form.setFocus(campo)
  }

  const mostrarRechazo = (falla: string) => (error: ApiError) => {
    avisarFalla(falla)(error)
    const campos = Object.entries(error.campos) as [keyof ValoresDeAdmin, string][]
    for (const [campo, message] of campos) form.setError(campo, { type: 'server', message })
    if (campos[0]) form.setFocus(campos[0][0])
  }

  return { form, recuperado, volverA, mostrarFaltas, mostrarRechazo }
}

/** Only what was changed: what others change meanwhile is not undone by a draft. */
function cambiosEnTexto(base: ValoresDeAdmin, valores: ValoresDeAdmin): string {
  const cambiados = Object.entries(valores).filter(
    ([campo, valor]) => JSON.stringify(valor) !== JSON.stringify(base[campo as keyof ValoresDeAdmin]),
  )
  return cambiados.length > 0 ? JSON.stringify(Object.fromEntries(cambiados)) : ''
}
