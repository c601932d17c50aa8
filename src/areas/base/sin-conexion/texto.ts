/** `cuando` as '20/11/2026 18:42', and today as its first part. */
export function textoSinConexion(cuando: string, hoy: string): string {
  const [dia, hora] = cuando.split(' ')
  const desde = dia === hoy ? `de las ${hora}` : `del ${dia} a las ${hora}`
  return `Sin conexión: ves lo último que se cargó, ${desde}.`
}
