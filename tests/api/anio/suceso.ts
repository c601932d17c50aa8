import type { Catedra } from './libro.ts'
import type { Mundo } from './mundo.ts'

/** Something that happens on one day of the year, whatever the seed. */
export type Suceso = (mundo: Mundo) => Promise<unknown>
export type Sucesos = Readonly<Record<string, readonly Suceso[]>>

export const catedraDe = ({ libro }: Mundo, nombre: string) =>
  libro.catedras.find((una) => una.nombre === nombre) as Catedra

/** In the course of that name. */
export const en =
  (nombre: string, hace: (mundo: Mundo, catedra: Catedra) => Promise<unknown>): Suceso =>
  (mundo) =>
    hace(mundo, catedraDe(mundo, nombre))
