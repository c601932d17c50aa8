/** That it was done, and what the server has to say beside that. */
export const conAviso = (exito: string, hecho: unknown): string =>
  [exito, Object(hecho).aviso].filter(Boolean).join(' ')
