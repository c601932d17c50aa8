/** What is said of a class day that was suspended. */
export const noHuboClase = (motivo: string) => `No hubo clase: ${motivo}`
