import { createCarpeta, nombreDeArchivoSeguro, nombreSeguro } from '../archivos/nombres-de-archivo.ts'

export const SIN_ENTREGA = 'Por favor selecciona un archivo'

/** The names of delivered files in one folder: 'Apellido Nombre - archivo.pdf', each of them once. */
export function nombresDeEntrega(
  entregas: readonly { apellido: string; nombre: string; archivo: string }[],
): string[] {
  const add = createCarpeta()
  return entregas.map(({ apellido, nombre, archivo }) =>
    add(`${nombreSeguro(`${apellido} ${nombre}`)} - ${nombreDeArchivoSeguro(archivo)}`),
  )
}
