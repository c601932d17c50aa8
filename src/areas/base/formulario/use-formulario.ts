import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { generalDe, LISTA_CAMBIADA } from '../../../domain/base/reglas-de-formulario'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { cambiosEntre, readCambios, saveCambios, soloCambios, soloListas, soloLosDe } from './cambios'
import { focusPrimeraFalta } from './enfocar'

interface Opciones<V, D> {
  /** Under this name it is kept in this tab until it has been sent; null for a password, which is kept nowhere. */
  borrador: string | null
  iniciales: V
  esquema: z.ZodType<D>
  /** Its lists as they are sent, each of which is saved whole. */
  listasDe?: (valores: V) => object
}

/** A form of an area: it keeps a draft, and puts each refusal at its field. */
export function useFormulario<V extends FieldValues, D>({
  borrador,
  iniciales,
  esquema,
  listasDe = soloListas,
}: Opciones<V, D>) {
  const [guardado] = useState(() => readCambios<V>(borrador))
  // What it began from: what happens to the thing meanwhile is not what is being edited.
  const [base, setBase] = useState<V>({ ...iniciales, ...guardado?.antes })
  const [recuperado, setRecuperado] = useState(guardado !== null)
  const form = useForm<V, unknown, D>({
    defaultValues: { ...base, ...guardado?.escrito } as DefaultValues<V>,
    resolver: zodResolver(esquema as never) as unknown as Resolver<V, unknown, D>,
    shouldFocusError: false,
  })

  useSaved(form, borrador, base)
  const { silence, insiste, showFaltas, showRechazo } = useQuejas(form, esquema)

  const returnTo = (valores: V) => {
    silence()
    setBase(valores)
    form.reset(valores)
    saveCambios(borrador, null)
    setRecuperado(false)
  }

  /**
   * Of what the form says, only what was changed in it: somebody else may be changing the rest. Of lists it says what
   * they were.
   */
  const cambiosDe = (datos: D & object) => {
    const ahora = form.getValues()
    const { antes } = cambiosEntre(listasDe(base), listasDe(ahora))
    const cambios = soloLosDe(datos, { ...soloCambios(base, ahora), ...antes })
    return insiste.current || Object.keys(antes).length === 0 ? cambios : { ...cambios, antes }
  }
  return { form, base, recuperado, returnTo, showFaltas, showRechazo, cambiosDe }
}

function useSaved<V extends FieldValues, D>(
  form: UseFormReturn<V, unknown, D>,
  borrador: string | null,
  base: V,
) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveCambios(borrador, cambiosEntre(base, values)),
      }),
    [form, borrador, base],
  )
}

/** What a form complains of: in a toast, and at each field. */
function useQuejas<V extends FieldValues, D>(form: UseFormReturn<V, unknown, D>, esquema: z.ZodType<D>) {
  const ultima = useRef('')
  // It has been said that somebody changed a list that it replaces: sent again, it is meant so.
  const insiste = useRef(false)

  const quejarse = (texto: string) => {
    ultima.current = texto
    toast.error(texto)
  }

  /** Once it has been sent, what it complained of is not true any more. */
  const silence = () => {
    toast.unsay(ultima.current)
    insiste.current = false
  }

  /** Says the first of the rules, and goes to the first of the fields. */
  const showFaltas = (faltas: FieldErrors<V>, envio?: BaseSyntheticEvent) => {
    const primera = primeraFalta(faltas)
    if (!primera) return
    quejarse(generalDe(esquema.safeParse(form.getValues()).error?.issues[0]) ?? primera.mensaje)
    focusPrimeraFalta(envio?.target ?? null, () => form.setFocus(primera.campo as Path<V>))
  }

  const showRechazo = (falla: string) => (error: ApiError) => {
    quejarse(textoDeFalla(falla, error))
    if (error.code === LISTA_CAMBIADA) insiste.current = true
    const campos = Object.entries(error.campos) as [Path<V>, string][]
    for (const [campo, message] of campos) form.setError(campo, { type: 'server', message })
    if (campos[0]) form.setFocus(campos[0][0])
  }

  return { silence, insiste, showFaltas, showRechazo }
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
