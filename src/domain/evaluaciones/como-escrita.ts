import type { OpcionEscrita, PreguntaEscrita } from './preguntas.ts'

/** A question as it is kept. */
type Guardada = Required<Omit<PreguntaEscrita, 'opciones' | 'fuente'>> & {
  id: number
  creadorId: number | null
  campo: unknown
  valor: string | null
  anulada: boolean
  Opcion: (OpcionEscrita & { id: number })[]
}

/** As a form would send it. */
export const comoEscrita = ({
  Opcion,
  id,
  creadorId,
  campo,
  valor,
  anulada,
  ...suya
}: Guardada): PreguntaEscrita => ({
  ...suya,
  opciones: Opcion.map(({ id, ...una }) => una),
})
