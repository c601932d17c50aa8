import { eq } from 'drizzle-orm'
import { catedraAlumnos } from '../../db/schema/inscripciones.ts'
import { insertDiaClase } from './academia.ts'
import type { Options } from './deps.ts'
import { createMundo } from './mundo.ts'

/** A world of Ana and Beto on the day of a class. */
export function createMundoConClase(options: Options = {}) {
  const mundo = createMundo({ ...options, catedra: { nombre: 'Coro' }, alumnos: 2 })
  const { db, catedra, alumnos, aula } = mundo
  const [ana, beto] = alumnos
  const dia = insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-02' })
  const desinscribe = (alumnoId: number, baja_en: number | null = 1) =>
    db.update(catedraAlumnos).set({ baja_en }).where(eq(catedraAlumnos.alumnoId, alumnoId)).run()
  return { ...mundo, id: catedra.id, ana, beto, dia, clase: aula.diasclase({ diaId: dia.id }), desinscribe }
}
