import { useCallback, useSyncExternalStore } from 'react'
import {
  cuantasAsentadas,
  enEspera,
  estaDetenida,
  fallo,
  fueEnviada,
  fueSuperada,
  marcada,
  marcadas,
  porEnviar,
  seDemora,
} from './cola'
import type { Envio } from './fila-de-asistencia'
import { claveDe } from './marcas-guardadas'
import { escuchar, escucharMarca } from './oyentes'
import type { Asistencia } from './remitente'

export interface Lugar {
  catedraId: number
  diaId: number
}

/** What is seen of one student: what was marked here, or what the server says. */
export function useMarca(lugar: Lugar, alumnoId: number, guardado: (alumnoId: number) => boolean | null) {
  const clave = claveDe({ ...lugar, alumnoId })
  const leer = useCallback(
    () => `${marcada(clave) ?? guardado(alumnoId)} ${envioDe(clave)}`,
    [clave, alumnoId, guardado],
  )
  const escucharla = useCallback((oyente: () => void) => escucharMarca(clave, oyente), [clave])
  const [presente, envio] = useSyncExternalStore(escucharla, leer).split(' ')
  return { presente: presente === 'null' ? null : presente === 'true', envio: envio as Envio }
}

function envioDe(clave: string): Envio {
  if (enEspera(clave)) return seDemora(clave) ? 'esperando' : 'quieto'
  if (fallo(clave)) return 'fallido'
  if (fueSuperada(clave)) return 'superado'
  return fueEnviada(clave) ? 'guardado' : 'quieto'
}

/** The whole list as it is seen; what was marked here as one text, so that it is drawn again only where it changes. */
export function useMarcas(
  { catedraId, diaId }: Lugar,
  asistencias: readonly Asistencia[],
): (boolean | null)[] {
  const leer = () =>
    [...marcadas()]
      .filter((una) => una.catedraId === catedraId && una.diaId === diaId)
      .map(({ alumnoId, presente }) => `${alumnoId} ${presente}`)
      .sort()
      .join()
  const deAqui = new Map(useSyncExternalStore(escuchar, leer).split(',').map(aMarca))
  return asistencias.map(({ alumnoId, presente }) => deAqui.get(alumnoId) ?? presente)
}

function aMarca(texto: string): [alumnoId: number, presente: boolean] {
  const [alumnoId, presente] = texto.split(' ')
  return [Number(alumnoId), presente === 'true']
}

/** How many marks wait; none where nobody asks, who then is not drawn again at each. */
export const usePorEnviar = (preguntar: boolean) =>
  useSyncExternalStore(escuchar, () => (preguntar ? porEnviar() : 0))
export const useDetenida = () => useSyncExternalStore(escuchar, estaDetenida)
export const useAsentadas = () => useSyncExternalStore(escuchar, cuantasAsentadas)
