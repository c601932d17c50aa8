import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import { type Cifra, cifrasDe } from '../../../src/domain/cifra-final.ts'
import { type Escala, notaDe } from '../../../src/domain/escala.ts'
import { listPersonas } from '../asistencia/personas.ts'
import { listPuntajes } from './puntajes.ts'
import { listRubros } from './rubros.ts'

/** A course's scale; null where it has none. */
export const findEscala = (tx: Reader, catedraId: number): Escala | null =>
  tx
    .select({ escala: reglasDeCatedra.escala })
    .from(reglasDeCatedra)
    .where(eq(reglasDeCatedra.catedraId, catedraId))
    .get()?.escala ?? null

/** How each of the enrolled stands: at the end, and of what is graded. */
export function readCifras(tx: Reader, catedraId: number) {
  const escala = findEscala(tx, catedraId)
  const rubros = listRubros(tx, catedraId)
  const puntajes = listPuntajes(tx, catedraId)
  const alumnos = listPersonas(tx, catedraId).map(({ alumnoId, nombreCompleto }) => {
    const { final, hastaHoy } = cifrasDe(rubros, puntajes.get(alumnoId) ?? [])
    return {
      alumnoId,
      nombre: nombreCompleto,
      final: conNota(final, escala),
      hasta_hoy: conNota(hastaHoy, escala),
    }
  })
  return { escala, rubros, alumnos }
}

const conNota = ({ centesimos, partes }: Cifra, escala: Escala | null) => ({
  porcentaje: centesimos === null ? null : centesimos / 100,
  nota: centesimos === null || escala === null ? null : notaDe(centesimos, escala),
  partes,
})
