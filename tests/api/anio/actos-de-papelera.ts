import type { Respuesta } from '../../support/simulacion.ts'
import type { Alumno, Catedra, Dia, Trabajo } from './libro.ts'
import { deDocente, type Mundo } from './mundo.ts'
import { maestro } from './trabajos-nuevos.ts'

/** A class day, with its marks. */
export async function throwDia(mundo: Mundo, catedra: Catedra, dia: Dia): Promise<void> {
  const llamada = `DELETE ${deDocente(catedra, `/diasclase/${dia.id}`)}`
  if (await mundo.hace(maestro(mundo, catedra), llamada)) dia.enPapelera = true
}

export async function throwAlumno(mundo: Mundo, alumno: Alumno): Promise<void> {
  if (await mundo.hace(mundo.admin, `DELETE /alumnos/${alumno.id}`)) alumno.enPapelera = true
}

/** Puts back what was thrown away, with all that it had. */
export async function restore(
  mundo: Mundo,
  tipo: 'DIA' | 'TAREA' | 'EVALUACION' | 'ALUMNO',
  cosa: Dia | Trabajo | Alumno,
): Promise<void> {
  const { lee, hace, admin } = mundo
  const entradas: Respuesta[] = await lee(admin, `/admin/papelera?tipo=${tipo}&cosaId=${cosa.id}`)
  const entrada = entradas[0]
  mundo.desacuerdos.compara(
    'Está en la papelera',
    '/admin/papelera',
    `${tipo} ${cosa.id}`,
    true,
    entrada !== undefined,
  )
  if (entrada && (await hace(admin, `POST /admin/papelera/${entrada.id}/restaurar`, {})))
    cosa.enPapelera = false
}

/** Several class days at once, each of which can be put back: one is. */
export async function throwDias(mundo: Mundo, catedra: Catedra, dias: Dia[]): Promise<void> {
  const [primero] = dias
  const llamada = `POST ${deDocente(catedra, '/diasclase/quitar')}`
  if (!(await mundo.hace(maestro(mundo, catedra), llamada, { ids: dias.map(({ id }) => id) }))) return
  for (const dia of dias) dia.enPapelera = true
  if (primero) await restore(mundo, 'DIA', primero)
}
