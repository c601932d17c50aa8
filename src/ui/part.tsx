import { type ComponentType, use } from 'react'

export interface PartModule<P> {
  default: ComponentType<P>
}

/** Imports once; what has come can be read without waiting for a promise's turn. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= readable(load())
    return loading
  }
}

/** React takes the value of a promise that carries it. */
function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
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
