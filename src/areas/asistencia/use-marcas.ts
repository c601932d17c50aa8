import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Marca, marcaDe } from '../../domain/asistencia/asistencia'
import { asiento, cola, marcada, marcadas } from './cola-de-marcas'
import type { Envio } from './fila-de-asistencia'
import { type Asistencia, estadoEn } from './gestion'
import { claveDe, type Valor } from './marcas-guardadas'

export interface Lugar {
  catedraId: number
  diaId: number
}

/** What is seen of one student: what was marked here, or what the server says. */
export function useMarca(lugar: Lugar, alumnoId: number, guardado: (alumnoId: number) => Marca | null) {
  const clave = claveDe({ ...lugar, alumnoId })
  const read = useCallback(
    () => `${deValor(marcada(clave)) ?? guardado(alumnoId)} ${envioDe(clave)}`,
    [clave, alumnoId, guardado],
  )
  const escucharla = useCallback((oyente: () => void) => cola.listenToOne(clave, oyente), [clave])
  const [marca, envio] = useSyncExternalStore(escucharla, read).split(' ')
  return { marca: marca === 'null' ? null : (marca as Marca), envio: envio as Envio }
}

const deValor = (valor: Valor | undefined) => (valor ? marcaDe(valor.presente, valor.matiz) : null)

function envioDe(clave: string): Envio {
  const una = cola.de(clave)
  if (!una) return 'quieto'
  const { donde, demorada, deAqui, superada } = una
  if (donde === 'rechazada') return 'fallido'
  // What has arrived is said at a pause; what is on its way, where it is for long, or can't go.
  if (donde !== 'llegó') return cola.detenida() || demorada || !deAqui ? 'esperando' : 'quieto'
  if (superada) return 'superado'
  return asiento.de(clave) ? 'quieto' : 'guardado'
}

/** The whole list as it is seen. */
export function useMarcas(lugar: Lugar, asistencias: readonly Asistencia[]): (Marca | null)[] {
  const deAqui = useMarcadas(lugar)
  return asistencias.map((una) => deAqui.get(una.alumnoId) ?? estadoEn(una))
}

/** What was marked here of one class, by student; read as one text, so that it is drawn again only where it changes. */
export function useMarcadas({ catedraId, diaId }: Lugar): ReadonlyMap<number, Marca> {
  const read = () =>
    [...marcadas()]
      .filter((una) => una.catedraId === catedraId && una.diaId === diaId)
      .map((una) => `${una.alumnoId} ${deValor(una)}`)
      .sort()
      .join()
  const texto = useSyncExternalStore(cola.listen, read)
  return useMemo(() => new Map(texto.split(',').map(aMarca)), [texto])
}

function aMarca(texto: string): [alumnoId: number, marca: Marca] {
  const [alumnoId, marca] = texto.split(' ')
  return [Number(alumnoId), marca as Marca]
}

export const porEnviar = () => cola.pendientes().length

/** How many marks wait; none where nobody asks, who then is not drawn again at each. */
export const usePorEnviar = (ask: boolean) => useSyncExternalStore(cola.listen, () => (ask ? porEnviar() : 0))
export const useDetenida = () => useSyncExternalStore(cola.listen, cola.detenida)
export const useAsentadas = () => useSyncExternalStore(cola.listen, asiento.asentadas)
