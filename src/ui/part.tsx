import { type ComponentType, use } from 'react'

export interface PartModule<P> {
  default: ComponentType<P>
}

/** Long enough for whoever waited to hear of it. */
const FORGETS_A_FAILURE_MS = 1000

/**
 * Imports once; what has come can be read without waiting for a promise's turn. What could not come, for want of a
 * network, is tried again the next time.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  const forget = () => {
    loading = undefined
  }
  return () => {
    loading ??= readable(load(), () => setTimeout(forget, FORGETS_A_FAILURE_MS))
    return loading
  }
}

/** React takes the outcome of a promise that carries it. */
function readable<T>(promise: Promise<T>, onFailure: () => void): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => {
      Object.assign(promise, { status: 'rejected', reason })
      onFailure()
    },
  )
  return promise
}

interface PartProps<P> {
  /** Made by `once`. */
  of: () => Promise<PartModule<P>>
  /** What the part is given. */
  props: P
}

/** A part of a screen in a module of its own; unlike one of `lazy`, it is drawn at once where the module is there. */
export function Part<P extends object>({ of, props }: PartProps<P>) {
  const { default: Loaded } = use(of())
  return <Loaded {...props} />
}
