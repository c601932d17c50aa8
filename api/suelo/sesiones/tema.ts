import type { Tema } from '../tema.ts'
import { cambiosQueValen } from './cambios-que-valen.ts'
import { retencionDeAccesos } from './retencion.ts'

/**
 * The administrator has a password; teachers and students are sent a code, of which only a hash is kept (`codigos.ts`).
 * Another e-mail of somebody's waits in `cambios_de_email`, and nobody signs in with it before it is in the person's row.
 */
export const temaDeSesiones: Tema = {
  hechos: {
    'clave.cambiar': 'Cambió la contraseña de la administración',
    'codigos.dar': 'Dio un código para ingresar',
    'email.cambiar': 'Cambió su email',
    'email.cancelar': 'Canceló el cambio de su email',
    'email.confirmar': 'Confirmó su email nuevo',
    'email.descartar': 'No cambió su email: el nuevo ya es de otra persona',
    'segundo-factor.activar': 'Activó el segundo factor de la administración',
    'segundo-factor.codigos': 'Pidió códigos de recuperación nuevos',
    'segundo-factor.comenzar': 'Comenzó a activar el segundo factor de la administración',
    'segundo-factor.desactivar': 'Desactivó el segundo factor de la administración',
    'sesiones.cerrar': 'Cerró sesiones suyas',
  },
  borrado: [{ tabla: 'ingresos', columna: 'alumno_id', de: 'alumno', queda: null }],
  trabajos: [cambiosQueValen, retencionDeAccesos],
}
