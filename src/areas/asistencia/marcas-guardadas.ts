import type { Matiz } from '../../domain/asistencia/asistencia'
import type { Formato } from '../base/cola/remitente'

/** Whether somebody was there, and what is said besides. */
export interface Valor {
  presente: boolean
  matiz: Matiz | null
}

/** A mark, as it waits to be sent. */
export interface Marca extends Valor {
  catedraId: number
  diaId: number
  alumnoId: number
}

export const isMismoValor = (una: Valor, otra: Valor) =>
  una.presente === otra.presente && una.matiz === otra.matiz

/** As each is kept; without `hecha` or `matiz` where an earlier version left it. */
type Guardada = Omit<Marca, 'matiz'> & {
  matiz?: Matiz | null
  vez: number
  hecha?: number | undefined
}

export const claveDe = ({ catedraId, diaId, alumnoId }: Omit<Marca, keyof Valor>) =>
  `${catedraId}.${diaId}.${alumnoId}`

export const formato: Formato<Marca> = {
  read: (texto) =>
    Object.values<Guardada>(JSON.parse(texto)).map(({ vez, hecha, matiz = null, ...dato }) => ({
      dato: { ...dato, matiz },
      vez,
      hecha,
    })),
  write: (pendientes) =>
    JSON.stringify(
      Object.fromEntries(
        pendientes.map(({ clave, dato, vez, hecha }): [string, Guardada] => [
          clave,
          { ...dato, vez, hecha: hecha ?? undefined },
        ]),
      ),
    ),
}
