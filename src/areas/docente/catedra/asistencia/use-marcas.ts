import { useCallback, useSyncExternalStore } from 'react'
import type { Envio } from '../../../shared/asistencia/fila-de-asistencia'
import {
  cuantasLlegaron,
  enEspera,
  escuchar,
  escucharMarca,
  esReciente,
  estaDetenida,
  fallo,
  fueEnviada,
  marcada,
  porEnviar,
} from './cola'
import { claveDe } from './marcas-guardadas'
import type { Asistencia } from './queries'

export interface Lugar {
  catedraId: number
  diaId: number
}

/** What is seen of one student: what was marked here, or what the server says. */
export function useMarca(lugar: Lugar, alumnoId: number, guardado: boolean | null) {
  const clave = claveDe({ ...lugar, alumnoId })
  const leer = useCallback(() => `${marcada(clave) ?? ''} ${envioDe(clave)}`, [clave])
  const escucharla = useCallback((oyente: () => void) => escucharMarca(clave, oyente), [clave])
  const [presente, envio] = useSyncExternalStore(escucharla, leer).split(' ')
  return { presente: presente ? presente === 'true' : guardado, envio: envio as Envio }
}

function envioDe(clave: string): Envio {
  if (enEspera(clave)) return esReciente(clave) ? 'quieto' : 'esperando'
  if (fallo(clave)) return 'fallido'
  return fueEnviada(clave) ? 'guardado' : 'quieto'
}

/** The whole list as it is seen; as one text, so that it is drawn again only where it changes. */
export function useMarcas(lugar: Lugar, asistencias: readonly Asistencia[]): (boolean | null)[] {
  const leer = () =>
    asistencias.map(({ alumnoId, presente }) => marcada(claveDe({ ...lugar, alumnoId })) ?? presente).join()
  const vistas = useSyncExternalStore(escuchar, leer)
  return vistas.split(',').map(aMarca)
}

const aMarca = (texto: string) => (texto === '' ? null : texto === 'true')

export const usePorEnviar = () => useSyncExternalStore(escuchar, porEnviar)
export const useDetenida = () => useSyncExternalStore(escuchar, estaDetenida)
export const useLlegadas = () => useSyncExternalStore(escuchar, cuantasLlegaron)
