import type { Tema } from '../../suelo/tema.ts'

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
