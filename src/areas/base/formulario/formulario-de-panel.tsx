import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../../../ui/button'
import { Recuperado } from './recuperado'

interface Props {
  className?: string
  onSubmit: FormEventHandler
  /** What was left half written is back: it can be thrown away. */
  onDiscard: (() => void) | false
  enviando: boolean
  children: ReactNode
}

/** A form that stands in its screen: its fields, and its button below them. */
export function FormularioDePanel({ className = '', onSubmit, onDiscard, enviando, children }: Props) {
  return (
    <form className={`panel ui-formulario ${className}`.trim()} noValidate onSubmit={onSubmit}>
      {onDiscard && <Recuperado onDiscard={onDiscard} />}
      {children}
      <div className="botones">
        <Button type="submit" variant="primary" saving={enviando}>
          Guardar cambios
        </Button>
      </div>
    </form>
  )
}
