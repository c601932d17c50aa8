import type { Atajo } from '../../../ui/atajos'
import type { Hacia } from './vecina'

interface DeCelda {
  /** Begun by a digit. */
  edit: (digito: string) => unknown
  move: (hacia: Hacia) => unknown
  /** Where nobody is typing it has nothing to do. */
  save: () => unknown
  discard: () => unknown
}

const HACIA: readonly Hacia[] = ['arriba', 'abajo', 'izquierda', 'derecha']

/** What the keys do in a cell that can be written in. */
export const atajosDeCelda = ({ edit, move, save, discard }: DeCelda): Atajo[] => [
  { teclas: [...'0123456789'], que: 'escribir los puntos de la celda', hace: (cual) => edit(String(cual)) },
  {
    teclas: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    que: 'ir a otra celda',
    hace: (cual) => move(HACIA[cual] as Hacia),
  },
  { teclas: ['Enter'], que: 'guardar los puntos y bajar', escribiendo: true, hace: save },
  { teclas: ['Escape'], que: 'dejar la celda como estaba', escribiendo: true, hace: discard },
]
