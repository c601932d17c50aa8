import { escrito } from './campos.ts'

/** At which per cent each of the grades 2, 3, 4 and 5 begins; under the first it is 1. */
export interface Escala {
  cortes: [number, number, number, number]
}

const CORTES = 4

/** Null where the course has none. */
export const escalaEscrita = escrito<Escala | null>(null, 'una escala de cuatro cortes', (valor) => {
  const cortes: unknown = Object(valor).cortes
  const isEscala = Array.isArray(cortes) && cortes.length === CORTES && cortes.every(Number.isFinite)
  return isEscala ? { cortes: cortes as Escala['cortes'] } : undefined
}).meta({
  type: ['object', 'null'],
  properties: { cortes: { type: 'array', items: { type: 'number' }, minItems: CORTES, maxItems: CORTES } },
})
