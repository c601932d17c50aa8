import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { cambiosEntre, guardarCambios, leerCambios, soloCambios, soloListas, soloLosDe } from './cambios'
import { useQuejas } from './use-quejas'

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
  const [guardado] = useState(() => leerCambios<V>(borrador))
  // What it began from: what happens to the thing meanwhile is not what is being edited.
  const [base, setBase] = useState<V>({ ...iniciales, ...guardado?.antes })
  const [recuperado, setRecuperado] = useState(guardado !== null)
  const form = useForm<V, unknown, D>({
    defaultValues: { ...base, ...guardado?.escrito } as DefaultValues<V>,
    resolver: zodResolver(esquema as never) as unknown as Resolver<V, unknown, D>,
    shouldFocusError: false,
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => guardarCambios(borrador, cambiosEntre(base, values)),
      }),
    [form, borrador, base],
  )

  const { callar, insiste, mostrarFaltas, mostrarRechazo } = useQuejas(form)

  const volverA = (valores: V) => {
    callar()
    setBase(valores)
    form.reset(valores)
    guardarCambios(borrador, null)
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

  return { form, base, recuperado, volverA, mostrarFaltas, mostrarRechazo, cambiosDe }
}
