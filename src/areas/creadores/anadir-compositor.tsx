import { lazy } from 'react'
import { Lectura } from '../base/lectura'

/** The form and its rules weigh more than the rest of the panel: they come when they are asked for. */
const Formulario = lazy(() => import('./formulario-nuevo'))

export function AnadirCompositor() {
  return (
    <Lectura falla="No se pudo cargar el formulario.">
      <Formulario />
    </Lectura>
  )
}
