import type { ComponentProps } from 'react'
import { classes } from './classes'

interface ButtonProps extends ComponentProps<'button'> {
  /** One primary button a screen; a dangerous one deletes; a quiet one has no frame, nor has one that is a sign. */
  variant?: 'plain' | 'primary' | 'danger' | 'quiet' | 'sign'
  /** Whether what this button sends is under way: it can't be pressed again. */
  saving?: boolean
  savingLabel?: string
}

const variantClass = {
  plain: '',
  primary: 'principal',
  danger: 'peligro',
  quiet: 'callado',
  sign: 'callado cuadrado',
}

/** Both labels take their place, so that the button keeps its width while it saves. */
export function Button({
  variant = 'plain',
  saving,
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
      onClick={(event) => {
        // The second of two quick clicks may come when what the first one sent is done: it is not meant for what comes next.
        const isRepetido = saving !== undefined && event.detail > 1
        if (saving || isRepetido) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={classes('ui-rotulo', saving && 'ausente')}>{children}</span>
      {saving && <span className="ui-rotulo">{savingLabel}</span>}
    </button>
  )
}
