/** What may fail in the background, where nobody is looking. */
export const causas = ['COPIA', 'PRUEBA', 'COPIA_REMOTA', 'CORREO', 'DISCO', 'TAREA', 'BORDE'] as const
export type Causa = (typeof causas)[number]

/** What is not as it should be, in the words that the panel and a mail begin with. */
export const nombreDeCausa: Record<Causa, string> = {
  COPIA: 'La última copia de seguridad falló',
  PRUEBA: 'La última copia no está comprobada',
  COPIA_REMOTA: 'La copia en otro lugar falló',
  CORREO: 'Los correos no salen',
  DISCO: 'Queda poco lugar en el disco',
  TAREA: 'Falla lo que el programa hace por sí mismo',
  BORDE: 'Un borde no responde',
}
