import { faltaDeArchivo, type Maximos, maximoDe, megasDe } from '../archivos/archivos.ts'
import { createCarpeta, nombreDeArchivoSeguro, nombreSeguro } from '../archivos/nombres-de-archivo.ts'

export const SIN_ENTREGA = 'Por favor selecciona un archivo'

/** How many files one delivery may have. */
export const ARCHIVOS_POR_ENTREGA = 10
export const MUCHOS_ARCHIVOS = 'Puedes entregar hasta 10 archivos.'

/** And how many bytes in all, but for a single one that may be larger by itself. */
export const maximoDeEntrega = (maximos: Maximos): number =>
  Math.max(100 * 1024 * 1024, maximoDe(undefined, maximos))

/** What is wrong with files before they are sent. */
export function faltaDeEntrega(
  archivos: readonly { name: string; size: number }[],
  maximos: Maximos,
): string | undefined {
  if (archivos.length === 0) return SIN_ENTREGA
  if (archivos.length > ARCHIVOS_POR_ENTREGA) return MUCHOS_ARCHIVOS
  const maximo = maximoDeEntrega(maximos)
  const deUno = archivos.map((uno) => faltaDeArchivo(uno, maximos)).find(Boolean)
  const enTodo = archivos.reduce((suma, { size }) => suma + size, 0)
  return deUno ?? (enTodo > maximo ? entregaDemasiadoGrande(maximo) : undefined)
}

export const entregaDemasiadoGrande = (maximo: number) =>
  `Entre todos, los archivos no pueden pasar de ${megasDe(maximo)} MB.`

/** How a delivery is called by its files: 'Dictado.pdf', or 'Dictado 1.jpg y 2 más'. */
export const textoDeArchivos = ([primero, ...otros]: readonly { nombre: string }[]): string =>
  (primero?.nombre ?? '') + (otros.length > 0 ? ` y ${otros.length} más` : '')

/** Of several, each by its place, so that a folder keeps them in their order. */
export const nombreEnEntrega = ({ nombre, orden }: { nombre: string; orden: number }, cuantos: number) =>
  cuantos > 1 ? `${String(orden).padStart(2, '0')} - ${nombre}` : nombre

/** Deliveries, of the files of all those before: what came at one instant came together. */
export function entregasDe<T extends { entregado_en: string }>(anteriores: readonly T[]): T[][] {
  const instantes = [...new Set(anteriores.map(({ entregado_en }) => entregado_en))]
  return instantes.map((instante) => anteriores.filter(({ entregado_en }) => entregado_en === instante))
}

/** The names of delivered files in one folder: 'Apellido Nombre - archivo.pdf', each of them once. */
export function nombresDeEntrega(
  entregas: readonly { apellido: string; nombre: string; archivo: string }[],
): string[] {
  const add = createCarpeta()
  return entregas.map(({ apellido, nombre, archivo }) =>
    add(`${nombreSeguro(`${apellido} ${nombre}`)} - ${nombreDeArchivoSeguro(archivo)}`),
  )
}
