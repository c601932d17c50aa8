import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { DatosDeCreador } from '../../domain/creadores/datos-de-creador'
import { type Pestana, pestanaDe } from '../creador/pestanas'
import { type Campo, type Valores, valoresVacios } from '../creador/valores'
import { ordenDePasos } from './pasos'

interface Opciones {
  form: UseFormReturn<Valores, unknown, DatosDeCreador>
  pestana: Pestana
  setPestana: (pestana: Pestana) => void
  faltas: { show: (errors: FieldErrors<Valores>) => void; forget: () => void }
}

/** Goes on once what a step asks is right, and back as it is; each step begins at its top. */
export function usePasos({ form, pestana, setPestana, faltas }: Opciones) {
  const formulario = useRef<HTMLFormElement>(null)
  const lugar = ordenDePasos.indexOf(pestana)
  useForgetFaltas(form)

  const goTo = (otra: Pestana) => {
    faltas.forget()
    flushSync(() => setPestana(otra))
    formulario.current?.scrollIntoView({ block: 'start' })
    formulario.current
      ?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')
      ?.focus({ preventScroll: true })
  }

  const goOn = async (otra: Pestana) => {
    const campos = camposDe(pestana, form.getValues())
    if (await form.trigger(campos)) return goTo(otra)
    const errores = campos.map((campo) => [campo, form.getFieldState(campo).error] as const)
    faltas.show(Object.fromEntries(errores.filter(([, error]) => error)))
  }

  const [anterior, siguiente] = [ordenDePasos[lugar - 1], ordenDePasos[lugar + 1]]
  return {
    formulario,
    back: anterior && (() => goTo(anterior)),
    goOn: siguiente && (() => void goOn(siguiente)),
  }
}

/** Whether a last name may be missing, the role says, which comes afterwards. */
function camposDe(pestana: Pestana, { mainRole, last_name }: Valores): Campo[] {
  const puedeFaltar = mainRole.length === 0 && !last_name.trim()
  return (Object.keys(valoresVacios) as Campo[]).filter(
    (campo) => pestanaDe(campo, false) === pestana && !(campo === 'last_name' && puedeFaltar),
  )
}

/** Until the whole is sent for the first time, only the steps say what is wrong: what is mended is so at once. */
function useForgetFaltas(form: Opciones['form']) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name && !form.formState.isSubmitted) form.clearErrors(name as Campo)
        },
      }),
    [form],
  )
}
