import type { Tema } from '../tema.ts'

/**
 * What has to be known at once goes to the devices that somebody said (`dispositivos.ts`): it waits for others of its
 * group (`cola.ts`), for the end of the silence and of its kind's pause (`turno.ts`), and is sent encrypted for that
 * device alone (`envio.ts`), to no service but those that are known (`services/servicios-de-push.ts`).
 */
export const temaDePush: Tema = {
  hechos: {
    'dispositivos.agregar': 'Pidió avisos en un dispositivo',
    'dispositivos.quitar': 'Quitó un dispositivo de sus avisos',
  },
  borrado: [
    { tabla: 'silencios', columna: 'alumno_id', de: 'alumno', queda: null },
    { tabla: 'silencios', columna: 'docente_id', de: 'docente', queda: null },
  ],
}
