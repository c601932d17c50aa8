import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api'
import { Button } from '../../ui/button'
import { announceFailure } from '../base/fallas'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'

interface Pendiente {
  email_pendiente: string | null
  email_vale_en: string | null
}

interface Props<R, C> {
  persona: Pendiente & { id: number }
  /** Lets it count at once. */
  accion: UseMutationOptions<R, ApiError, number, C>
  onConfirm: () => void
}

/** The e-mail that a person asked for, which the administrator may confirm. */
export function EmailPorValer<R, C>({ persona, accion, onConfirm }: Props<R, C>) {
  const { send, enviando } = useAccion(accion)
  const { id, email_pendiente, email_vale_en } = persona
  if (email_pendiente === null) return null
  const confirm = () =>
    send(id, { onSuccess: onConfirm, onError: announceFailure('No se pudo confirmar el email.') })
  return (
    <section aria-label="Email por confirmar">
      <p>
        Pidió cambiar su email por <b>{email_pendiente}</b>.{' '}
        {email_vale_en
          ? `Vale desde el ${fechaYHora(email_vale_en)}.`
          : 'Falta que escriba el código que recibió allí.'}
      </p>
      <Button onClick={confirm} saving={enviando} savingLabel="Confirmando...">
        Confirmar<span className="oculto"> {email_pendiente}</span>
      </Button>
    </section>
  )
}

/** Under the one that holds. */
export const EmailNuevo = ({ email_pendiente }: Pendiente) =>
  email_pendiente === null ? null : <div className="apagado">Pidió {email_pendiente}</div>
