/** The furthest page of a list that can be asked for. */
export const PAGINA_MAXIMA = 999_999_999
