import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'

const EXITO_MS = 2000
/** After so long a form that was taken closes by itself. */
export const DESPEDIDA_MS = 2500
const ERROR_MS = 4000
/** Long enough to read what was done, and to find the button. */
const CON_ACCION_MS = 10_000
const A_LA_VEZ = 20

const manager = Toast.createToastManager()

/**
 * Says something over the page for a moment, from anywhere; an error interrupts a screen reader. What is said already
 * stays instead of being said twice.
 */
export const toast = {
  success: (text: string, title?: string) => say(text, { type: 'success', timeout: EXITO_MS, title }),
  /** Of a form that stays open for a moment: it stands as long. */
  successUntilClosed: (text: string) =>
    say(text, { type: 'success', timeout: DESPEDIDA_MS, title: undefined }),
  /** Of what can be taken back, or leads somewhere, for a moment, by a button with this name. */
  withAction: (text: string, label: string, onClick: () => void, title?: string) =>
    say(text, { type: 'success', timeout: CON_ACCION_MS, title, actionProps: { children: label, onClick } }),
  error: (text: string) => {
    errors.add(text)
    say(text, { type: 'error', timeout: ERROR_MS, priority: 'high' })
  },
  /** An error that is none any more. */
  unsay: (text: string) => manager.close(idOf('error', text)),
  /** The same of all of them: what was tried again succeeded. */
  unsayErrors: () => {
    for (const text of errors) manager.close(idOf('error', text))
    errors.clear()
  },
}

const errors = new Set<string>()

const idOf = (type: string, text: string) => `${type}: ${text}`

let toasters = 0
const waiting: (() => void)[] = []

interface Options {
  type: string
  timeout: number
  priority?: 'high'
  title?: string | undefined
  actionProps?: { children: string; onClick: () => void }
}

let actions = 0

/** What is said while a page is still loading waits until there is where to show it. */
function say(text: string, options: Options) {
  // Each one takes back something else, also where it says the same.
  const id = idOf(options.type, text) + (options.actionProps ? ++actions : '')
  const add = () => void manager.add({ ...options, id, description: text })
  if (toasters > 0) add()
  else waiting.push(add)
}

/** Where toasts appear: once in each React root that shows some. */
export function Toaster() {
  useEffect(() => {
    toasters++
    for (const add of waiting.splice(0)) add()
    return () => {
      toasters--
    }
  }, [])

  return (
    <Toast.Provider toastManager={manager} limit={A_LA_VEZ} timeout={ERROR_MS}>
      <Toast.Portal>
        <Toast.Viewport className="ui-avisos" aria-label="Avisos" translate="no">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** For Base UI it is a dialog; on this site a dialog is something to answer. */
const SIN_PREGUNTAR = { role: 'group', 'aria-modal': undefined } as const

function Toasts() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((one) => (
    <Toast.Root
      key={one.id}
      toast={one}
      className="ui-aviso"
      aria-label="Aviso"
      {...SIN_PREGUNTAR}
      // Base UI hides an urgent one that it announces elsewhere, and with it a button that can be focused.
      aria-hidden={false}
      swipeDirection={['down', 'right']}
    >
      <Toast.Content className="ui-aviso-contenido renglon aire-3">
        <div className="ui-aviso-texto">
          {one.title && <Toast.Title className="ui-aviso-titulo" />}
          <Toast.Description />
        </div>
        {one.actionProps && (
          <button
            type="button"
            className="boton ui-aviso-accion"
            {...one.actionProps}
            onClick={(event) => {
              manager.close(one.id)
              one.actionProps?.onClick?.(event)
            }}
          />
        )}
        <Toast.Close className="ui-cerrar" aria-label="Cerrar aviso" aria-hidden={false}>
          <span aria-hidden="true">×</span>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
