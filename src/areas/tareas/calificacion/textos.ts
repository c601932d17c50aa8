/** Of what was returned and not delivered again. */
export const CALIFICAR_LO_ENTREGADO = 'Calificar lo que entregó'
