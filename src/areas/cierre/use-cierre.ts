import { useCallback, useState, useSyncExternalStore } from 'react'
import { type Borrador, borradorNuevo, type Clase, listen, readBorrador, saveBorrador } from './borrador'
import { duenoActual, envioDe, listenToOne } from './cola'

/** What is written of a class here, kept at each change; untouched it leaves nothing behind. */
export function useBorradorDeCierre({ catedraId, fecha }: Clase, proxima: string | null) {
  const clase = { catedraId, fecha }
  const guardado = useSyncExternalStore(listen, () => readBorrador(duenoActual(), clase))
  const [nuevo, setNuevo] = useState(() => borradorNuevo(proxima))
  const borrador = guardado ?? nuevo
  const write = useCallback(
    (cambio: (actual: Borrador) => Partial<Borrador>) => {
      const actual = readBorrador(duenoActual(), { catedraId, fecha }) ?? nuevo
      saveBorrador(duenoActual(), { catedraId, fecha }, { ...actual, ...cambio(actual) })
    },
    [catedraId, fecha, nuevo],
  )
  const discard = () => {
    setNuevo(borradorNuevo(proxima))
    saveBorrador(duenoActual(), clase, null)
  }
  /** Another one, under a key of its own. */
  const begin = (como: Partial<Borrador>) =>
    saveBorrador(duenoActual(), clase, { ...borradorNuevo(proxima), ...como })
  return { borrador, isEscrito: guardado !== null, write, discard, begin }
}

export type Escrito = ReturnType<typeof useBorradorDeCierre>

/** Where its sending stands; nothing where it was not sent from here. */
export function useEnvio({ catedraId, fecha }: Clase) {
  const hear = useCallback(
    (oyente: () => void) => listenToOne({ catedraId, fecha }, oyente),
    [catedraId, fecha],
  )
  return useSyncExternalStore(hear, () => envioDe({ catedraId, fecha }))
}
