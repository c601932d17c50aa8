import { z } from 'zod'
import { centesimosDe } from './escala.ts'

const CORTE = 'Cada corte es un porcentaje mayor que 0 y de hasta 100, con dos decimales como máximo.'
const EN_ORDEN = 'Los cortes deben subir: cada nota empieza más arriba que la anterior.'

const hasDosDecimales = (numero: number) => Math.abs(numero * 100 - centesimosDe(numero)) < 1e-6

const corte = z.number(CORTE).gt(0, CORTE).max(100, CORTE).refine(hasDosDecimales, CORTE)

/** As it is sent; null where the course has none. */
export const escalaEscrita = z
  .object({
    cortes: z
      .tuple([corte, corte, corte, corte], CORTE)
      .refine((cortes) => cortes.every((uno, i) => i === 0 || uno > Number(cortes[i - 1])), EN_ORDEN),
  })
  .nullish()
  .transform((escala) => escala ?? null)
