import { reglasDeCatedra } from '../../db/schema/asistencia.ts'
import type { Matiz } from '../../src/domain/asistencia/asistencia.ts'
import { addDias } from '../../src/domain/base/fechas.ts'
import { type ReglasDeCatedra, SIN_REGLAS } from '../../src/domain/habilitacion/reglas-de-catedra.ts'
import { insertAsistencia, insertDiaClase } from './academia.ts'
import { createMundo, type MundoOptions } from './mundo.ts'

const marcas = {
  P: { presente: true, matiz: null },
  T: { presente: true, matiz: 'TARDE' },
  A: { presente: false, matiz: null },
  J: { presente: false, matiz: 'JUSTIFICADO' },
} satisfies Record<string, { presente: boolean; matiz: Matiz | null }>

type Letra = keyof typeof marcas

/** A course of Ana and Beto, in it since its first day, where today is the second of June; it asks what `reglas` say. */
export function createMundoConReglas(
  reglas: Partial<ReglasDeCatedra> | null = { asistencia_minima: 75 },
  options: Omit<MundoOptions, 'alumnos'> = {},
) {
  const mundo = createMundo({ now: '2026-06-02T15:00:00Z', ...options, alumnos: 2 })
  const { db, catedra, alumnos } = mundo
  const catedraId = catedra.id
  const [ana, beto] = alumnos
  if (reglas)
    db.insert(reglasDeCatedra)
      .values({ ...SIN_REGLAS, ...reglas, catedraId })
      .run()
  /** A class day, with a mark of a student where there is one to be had: 'P', 'T', 'A' or 'J'. */
  const giveClase = (fecha: string, { deAna, deBeto }: { deAna?: Letra; deBeto?: Letra } = {}) => {
    const dia = insertDiaClase(db, { catedraId, fecha })
    if (deAna) insertAsistencia(db, { diaClaseId: dia.id, alumnoId: ana.id, ...marcas[deAna] })
    if (deBeto) insertAsistencia(db, { diaClaseId: dia.id, alumnoId: beto.id, ...marcas[deBeto] })
    return dia
  }
  return {
    ...mundo,
    id: catedraId,
    ana,
    beto,
    giveClase,
    /** A class a day, each as a letter of `deAna` says: '-' of what nobody marked. */
    giveClases: (desde: string, deAna: string) =>
      [...deAna].map((letra, i) =>
        giveClase(addDias(desde, i), letra === '-' ? {} : { deAna: letra as Letra }),
      ),
    readAna: async () => (await mundo.aula.habilitacion.get()).data.alumnos[0],
  }
}
