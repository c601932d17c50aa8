import type { ComponentProps, MouseEvent } from 'react'
import { classes } from './classes'

interface ButtonProps extends ComponentProps<'button'> {
  /** One primary button a screen; a dangerous one deletes; a quiet one has no frame. */
  variant?: 'plain' | 'primary' | 'danger' | 'quiet'
  /** Something sent by this button is under way: it can't be pressed again. */
  saving?: boolean
  savingLabel?: string
}

const variantClass = { plain: '', primary: 'principal', danger: 'peligro', quiet: 'callado' }

/** Both labels take their place, so that the button keeps its width while it saves. */
export function Button({
  variant = 'plain',
  saving = false,
  savingLabel = 'Guardando...',
  type = 'button',
  disabled,
  onClick,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={classes('boton', 'ui-boton', variantClass[variant], className)}
      disabled={disabled}
      // Disabled it would lose the focus, and whoever uses the keyboard would be left at the top of the page.
      aria-disabled={saving || undefined}
      aria-busy={saving || undefined}
      onClick={saving ? ignore : onClick}
    >
      <span className={classes('ui-rotulo', saving && 'ausente')}>{children}</span>
      {saving && <span className="ui-rotulo">{savingLabel}</span>}
    </button>
  )
}

/** Of a form's button, its sending too. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}
