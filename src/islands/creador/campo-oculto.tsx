import type { BaseSyntheticEvent } from 'react'
import { CAMPO_OCULTO } from '../../domain/sesiones/prueba-de-trabajo'

/** Nobody sees it, so only a program fills it in. */
export const CampoOculto = () => (
  <div className="oculto" aria-hidden="true">
    <label>
      No completes este campo
      <input name={CAMPO_OCULTO} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

/** What was written there, of the form that is being sent. */
export function ocultoDe(evento: BaseSyntheticEvent | undefined) {
  const formulario = evento?.target
  const escrito = formulario instanceof HTMLFormElement && new FormData(formulario).get(CAMPO_OCULTO)
  return escrito ? { [CAMPO_OCULTO]: escrito } : {}
}
