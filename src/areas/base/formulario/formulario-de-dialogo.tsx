import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../../../ui/button'
import { Recuperado } from './recuperado'

interface Props {
  onSubmit: FormEventHandler
  /** What was left half written is back: it can be thrown away. */
  alDescartar: (() => void) | false
  alCancelar: () => void
  enviar: string
  enviando: boolean
  /** What is said while it is sent. */
  mientras?: string
  children: ReactNode
}

/** A form that fills a dialog: its fields, and its buttons below them. */
export function FormularioDeDialogo({
  onSubmit,
  alDescartar,
  alCancelar,
  enviar,
  enviando,
  mientras = 'Guardando...',
  children,
}: Props) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="ui-dialogo-cuerpo ui-formulario">
        {alDescartar && <Recuperado alDescartar={alDescartar} />}
        {children}
      </div>
      <footer className="ui-acciones">
        <Button onClick={alCancelar} disabled={enviando}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" saving={enviando} savingLabel={mientras}>
          {enviar}
        </Button>
      </footer>
    </form>
  )
}
