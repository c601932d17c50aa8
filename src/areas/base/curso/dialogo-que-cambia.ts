import { useDialogo } from '../use-dialogo'
import { useAbierta } from './abierta'

/** Of what writes in a course: its address opens nothing in a closed one either. */
export function useDialogoQueCambia(nombre: string) {
  const dialogo = useDialogo(nombre)
  return { ...dialogo, abierto: useAbierta() && dialogo.abierto }
}
