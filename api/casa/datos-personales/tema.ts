import type { Tema } from '../../suelo/tema.ts'

/**
 * All that is kept of somebody follows from the references of the database (`datos.ts`). What is left of it when they ask to
 * be erased is said by each subject (`Borrado`), and applied to the rows that there are and, in the same transaction, to
 * those that wait in the bin and in merged creators (`guardado.ts`): nothing that comes back brings them back.
 */
export const temaDeDatosPersonales: Tema = {
  hechos: {
    'datos.borrar': 'Borró los datos de una persona, que lo había pedido',
    'datos.pedir-borrado': 'Pidió que se borren sus datos',
    'datos.rechazar-borrado': 'Rechazó un pedido de borrar los datos',
  },
  borrado: [
    {
      tabla: 'pedidos_de_datos',
      columna: 'alumno_id',
      de: 'alumno',
      queda: { motivo: null, respuesta: null },
    },
    {
      tabla: 'pedidos_de_datos',
      columna: 'docente_id',
      de: 'docente',
      queda: { motivo: null, respuesta: null },
    },
  ],
}
