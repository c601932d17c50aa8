import type { Formato } from '../base/cola/remitente'

/** Somebody was there or was not, as it waits to be sent. */
export interface Marca {
  catedraId: number
  diaId: number
  alumnoId: number
  presente: boolean
}

/** As each is kept; without `hecha` where an earlier version left it. */
type Guardada = Marca & { vez: number; hecha?: number | undefined }

export const claveDe = ({ catedraId, diaId, alumnoId }: Omit<Marca, 'presente'>) =>
  `${catedraId}.${diaId}.${alumnoId}`

const NOMBRE = 'marcas:'

/** Of one who takes attendance, in this browser: it outlives a reload and a session. */
export const nombreDe = (dueno: string) => `${NOMBRE}${dueno}`

export const formato: Formato<Marca> = {
  read: (texto) =>
    Object.values<Guardada>(JSON.parse(texto)).map(({ vez, hecha, ...dato }) => ({ dato, vez, hecha })),
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
