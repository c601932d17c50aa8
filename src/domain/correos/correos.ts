/** So long a mail that was sent, or given up, is kept. */
export const DIAS_DE_CORREOS = 30
