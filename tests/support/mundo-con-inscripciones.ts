import type { insertCreador } from './creadores.ts'
import { createMundo, type MundoOptions } from './mundo.ts'

/** A course without a teacher, in which the administrator enrols. */
export function createMundoConInscripciones({ catedra: datos, ...options }: MundoOptions<0> = {}) {
  const mundo = createMundo({ catedra: { docenteId: null, ...datos }, ...options })
  const { asAdmin } = mundo
  const { id } = mundo.catedra
  const suya = asAdmin.admin.catedras({ id })
  return {
    ...mundo,
    id,
    suya,
    inscribe: (cuerpo: object) => suya.inscribir.post(cuerpo),
    inscritos: async () => (await suya.get()).data.CatedraAlumno,
  }
}

/** What makes a creator's contributor a student. */
export const aporteDeAlumno = (datos: Parameters<typeof insertCreador>[1] = {}) => ({
  is_student_contribution: true,
  student_first_name: 'Lía',
  student_last_name: 'Ríos',
  email: 'Lia@Rios.py',
  ...datos,
})
