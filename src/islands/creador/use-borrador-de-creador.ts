import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { DIAS_DE_BORRADOR, dispositivo } from '../../lib/dispositivo'
import { opcionesConElActual } from './opciones-de-periodo'
import { type Valores, valoresVacios } from './valores'

/** What was left half written under `clave`, over `iniciales`. */
export function useBorrador(clave: string, iniciales: Valores): Valores {
  const [valores] = useState(() => {
    const escrito = { ...iniciales, ...read(clave) }
    // One that the form offered before.
    const isOffered = opcionesConElActual(iniciales.period).some(({ value }) => value === escrito.period)
    return isOffered ? escrito : { ...escrito, period: iniciales.period }
  })
  return valores
}

/** Keeps what is typed until it is sent; a form as empty as it began leaves nothing behind. */
export function useSave<T extends FieldValues>(
  form: UseFormReturn<Valores, unknown, T>,
  clave: string,
  iniciales: Valores,
) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const vacio = JSON.stringify({ ...iniciales, ...values }) === JSON.stringify(iniciales)
          dispositivo.keepDato(clave, vacio ? null : values, DIAS_DE_BORRADOR)
        },
      }),
    [form, clave, iniciales],
  )
}

/** Only fields that the form has, of the kind that they are. */
function read(clave: string): Partial<Valores> {
  const guardado = Object(dispositivo.readDato(clave)) as Record<string, unknown>
  const validos = Object.entries(valoresVacios).filter(
    ([campo, vacio]) =>
      typeof guardado[campo] === typeof vacio && Array.isArray(guardado[campo]) === Array.isArray(vacio),
  )
  return Object.fromEntries(validos.map(([campo]) => [campo, guardado[campo]]))
}
