import { sql } from 'drizzle-orm'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { Tema } from '../../suelo/tema.ts'
import { requireCreador } from '../creadores/escritura.ts'
import { requireSugerencia } from './correccion-de-sugerencias.ts'
import { retencionDeMedios } from './retencion-de-medios.ts'

export const temaDeAportes: Tema = {
  cosas: {
    creador: {
      tabla: creadores,
      require: (tx, _quien, id) => requireCreador(tx, id),
      nombre: (id) => sql`
        SELECT trim(first_name || ' ' || last_name) AS nombre FROM creadores WHERE id = ${id}`,
    },
    sugerencia: {
      tabla: sugerencias,
      require: (tx, _quien, id) => requireSugerencia(tx, id),
      nombre: (id) => sql`
        SELECT trim(c.first_name || ' ' || c.last_name) AS nombre FROM sugerencias s
        JOIN creadores c ON c.id = s.creador_id WHERE s.id = ${id}`,
    },
  },
  hechos: {
    'creadores.crear': 'Creó el creador',
    'creadores.deshacer': 'Deshizo lo decidido sobre un aporte',
    'creadores.devolver': 'Devolvió un aporte',
    'creadores.editar': 'Cambió el creador',
    'creadores.eliminar': 'Eliminó el creador',
    'creadores.estado': 'Cambió el estado de un creador',
    'creadores.restaurar': 'Volvió a una versión anterior de un creador',
    'creadores.sugerir': 'Pasó un aporte a sugerencia',
    'sugerencias.aprobar': 'Aprobó una sugerencia',
    'sugerencias.deshacer': 'Deshizo lo decidido sobre una sugerencia',
    'sugerencias.devolver': 'Devolvió una sugerencia',
    'sugerencias.rechazar': 'Rechazó una sugerencia',
  },
  borrado: [
    {
      tabla: 'creadores',
      columna: 'email',
      de: 'email',
      queda: { student_first_name: null, student_last_name: null, ip_address: null },
    },
    {
      tabla: 'sugerencias',
      columna: 'suggester_email',
      de: 'email',
      queda: { student_first_name: null, student_last_name: null, ip_address: null, nombre_pedido: null },
    },
    { tabla: 'creador_versiones', columna: 'quien', de: 'email', queda: {} },
  ],
  trabajos: [retencionDeMedios],
}
