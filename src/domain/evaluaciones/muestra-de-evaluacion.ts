/** When a student sees the right answers: on submitting, or once the due date has passed. */
export const momentosDeMostrar = ['AL_ENVIAR', 'CUANDO_VENCE'] as const
export type MomentoDeMostrar = (typeof momentosDeMostrar)[number]

export const etiquetaDeMuestra: Record<MomentoDeMostrar, string> = {
  AL_ENVIAR: 'Apenas la envían',
  CUANDO_VENCE: 'Cuando pasa la fecha de entrega',
}

/** Without a due date they are not shown until there is one, and it has passed. */
export function showsCorrectas(
  { muestra, fecha_entrega }: { muestra: MomentoDeMostrar; fecha_entrega: number | null },
  ahora: number,
): boolean {
  return muestra === 'AL_ENVIAR' || (fecha_entrega !== null && ahora > fecha_entrega)
}
