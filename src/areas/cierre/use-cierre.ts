import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useMarcadas, usePorEnviar } from '../asistencia/use-marcas'
import { diasQuery } from '../base/curso/dias'
import {
  type Borrador,
  borradorNuevo,
  type Clase,
  listen,
  readBorrador,
  saveBorrador,
} from './borrador-de-cierre'
import { duenoActual, envioDe, listenToOne } from './cola-de-cierres'
import { conLista } from './cuerpo'
import type { CierreLeido } from './queries'

/** What a class is closed with, and what was marked of it on this device since that was read. */
export function useAlDia(leido: CierreLeido): CierreLeido {
  const { fecha, catedra } = leido
  const sinDia = leido.dia === null
  // Read before the class had its day, it would not know which marks are of it.
  const hayMarcas = usePorEnviar(sinDia) > 0
  const { data: dias } = useQuery({ ...diasQuery('docente', catedra.id), enabled: sinDia && hayMarcas })
  const dia = leido.dia ?? dias?.find((uno) => uno.fecha === fecha) ?? null
  const lista = useMarcadas({ catedraId: catedra.id, diaId: dia?.id ?? 0 })
  return useMemo(() => conLista({ ...leido, dia }, lista), [leido, dia, lista])
}

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
