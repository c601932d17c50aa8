import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { guardarBorrador, leerBorrador } from '../borrador'
import { enfocarPrimeraFalta } from './enfocar'

interface Opciones<V, D> {
  /** Under this name it is kept in this tab until it has been sent; null for a password, which is kept nowhere. */
  borrador: string | null
  iniciales: V
  esquema: z.ZodType<D>
}

/** A form of an area: it keeps a draft, and puts each refusal at its field. */
export function useFormulario<V extends FieldValues, D>({ borrador, iniciales, esquema }: Opciones<V, D>) {
  const [guardado] = useState(() => leer<V>(borrador))
  // What it began from: what happens to the thing meanwhile is not what is being edited.
  const [base, setBase] = useState(iniciales)
  const [recuperado, setRecuperado] = useState(guardado !== null)
  const form = useForm<V, unknown, D>({
    defaultValues: { ...base, ...guardado } as DefaultValues<V>,
    resolver: zodResolver(esquema as never) as unknown as Resolver<V, unknown, D>,
    shouldFocusError: false,
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => guardar(borrador, cambiosEnTexto(base, values)),
      }),
    [form, borrador, base],
  )

  /** What the form complained of last: once it has been sent it is not true any more. */
  const queja = useRef('')
  const quejarse = (texto: string) => {
    queja.current = texto
    toast.error(texto)
  }

  const volverA = (valores: V) => {
    toast.unsay(queja.current)
    setBase(valores)
    form.reset(valores)
    guardar(borrador, '')
    setRecuperado(false)
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
    const campos = Object.entries(error.campos) as [Path<V>, string][]
    for (const [campo, message] of campos) form.setError(campo, { type: 'server', message })
    if (campos[0]) form.setFocus(campos[0][0])
  }

  return { form, base, recuperado, volverA, mostrarFaltas, mostrarRechazo }
}

const leer = <V>(borrador: string | null) =>
  JSON.parse((borrador && leerBorrador(borrador)) ?? 'null') as Partial<V> | null

function guardar(borrador: string | null, texto: string) {
  if (borrador !== null) guardarBorrador(borrador, texto)
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

/** Only what was changed: what others change meanwhile is not undone by a draft. */
function cambiosEnTexto<V extends FieldValues>(base: V, valores: V): string {
  const cambiados = soloCambios(base, valores)
  return Object.keys(cambiados).length > 0 ? JSON.stringify(cambiados) : ''
}

/** The fields that say something else than they did. */
export function soloCambios<D extends object>(antes: D, ahora: D): Partial<D> {
  const cambiados = Object.entries(ahora).filter(
    ([campo, valor]) => JSON.stringify(valor) !== JSON.stringify(antes[campo as keyof D]),
  )
  return Object.fromEntries(cambiados) as Partial<D>
}

/** Of what a form says, the fields that were changed in it: somebody else may be changing the others. */
export function loCambiado<V extends object, D extends object>(antes: V, ahora: V, datos: D): Partial<D> {
  const cambiados = soloCambios(antes, ahora)
  return Object.fromEntries(Object.entries(datos).filter(([campo]) => campo in cambiados)) as Partial<D>
}
