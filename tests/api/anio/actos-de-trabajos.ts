import type { Respuesta } from '../../support/simulacion.ts'
import { type Asignada, type Catedra, type Trabajo, trabajosDe, vigentes } from './libro.ts'
import { deDocente, type Mundo } from './mundo.ts'
import { maestro } from './trabajos-nuevos.ts'

/** Students deliver and take what they have, each as diligent as they are; teachers grade some days later. */
export async function work(mundo: Mundo, catedra: Catedra): Promise<void> {
  const inscritos = new Set(vigentes(catedra).map(({ alumno }) => alumno))
  for (const trabajo of trabajosDe(catedra)) {
    if (trabajo.clase === 'prueba') continue
    for (const una of trabajo.asignadas.values()) {
      if (!inscritos.has(una.alumno) || una.id === 0 || una.obtenidos !== null) continue
      if (trabajo.clase === 'evaluacion') await mayTake(mundo, trabajo, una)
      else await mayMoveTarea(mundo, trabajo, una, catedra)
    }
  }
}

/** Before it is due most do it; afterwards few. */
const ganas = ({ azar, libro }: Mundo, { vence }: Trabajo, { alumno }: Asignada) =>
  azar.pasa((vence === null || vence >= libro.hoy ? 0.16 : 0.02) * alumno.aplica)

async function mayTake(mundo: Mundo, trabajo: Trabajo, una: Asignada): Promise<void> {
  if (ganas(mundo, trabajo, una)) await take(mundo, trabajo, una)
}

export async function take(mundo: Mundo, trabajo: Trabajo, una: Asignada, aciertos?: number): Promise<void> {
  const { azar, libro } = mundo
  const buenas = trabajo.preguntas.map((_, i) =>
    aciertos === undefined ? azar.pasa(una.alumno.aplica) : i < aciertos,
  )
  const respuestas = trabajo.preguntas.map(({ id, buena, mala }, i) => ({
    preguntaId: id,
    opcionElegidaId: buenas[i] ? buena : mala,
  }))
  const llamada = `POST /alumnos/me/evaluaciones/${trabajo.id}/submit`
  if (!(await mundo.hace(mundo.alumno(una.alumno), llamada, { respuestas }))) return
  una.entregada = true
  una.tarde = trabajo.vence !== null && libro.hoy > trabajo.vence
  una.obtenidos = buenas.filter(Boolean).length
  una.publicada = true
}

async function mayMoveTarea(mundo: Mundo, trabajo: Trabajo, una: Asignada, catedra: Catedra): Promise<void> {
  const { azar } = mundo
  if (!una.entregada || una.devuelta) {
    // Some never hand it in again.
    const insiste = una.alumno.aplica > 0.7 && azar.pasa(0.06)
    if (una.devuelta ? insiste : ganas(mundo, trabajo, una)) await deliver(mundo, trabajo, una)
  } else if (azar.pasa(0.02)) await giveBack(mundo, catedra, una)
  else if (azar.pasa(0.2)) await grade(mundo, catedra, trabajo, una)
}

export async function deliver(mundo: Mundo, { titulo, vence }: Trabajo, una: Asignada): Promise<void> {
  if (!(await mundo.entrega(una.alumno, una.id, `${titulo}, de ${una.alumno.nombre}`))) return
  una.tarde = !una.devuelta && vence !== null && mundo.libro.hoy > vence
  una.entregada = true
  una.devuelta = false
}

async function giveBack(mundo: Mundo, catedra: Catedra, una: Asignada): Promise<void> {
  const llamada = `POST /docente/tareasAsignaciones/${una.id}/devolver`
  const hecho = await mundo.hace(maestro(mundo, catedra), llamada, {
    comentario_docente: 'Falta la última página.',
  })
  if (hecho) una.devuelta = true
}

export async function grade(
  mundo: Mundo,
  catedra: Catedra,
  trabajo: Trabajo,
  una: Asignada,
  puntos?: number,
): Promise<void> {
  const { azar } = mundo
  const obtenidos =
    puntos ?? Math.round(trabajo.posibles * Math.min(1, (una.alumno.aplica * azar.entero(60, 115)) / 100))
  const llamada = `POST /docente/tareasAsignaciones/${una.id}/calificar`
  if (!(await mundo.hace(maestro(mundo, catedra), llamada, { puntos_obtenidos: obtenidos }))) return
  una.obtenidos = obtenidos
  una.devuelta = false
  una.publicada = !trabajo.juntas
}

/** Of who is in the course, what is graded and their students do not know. */
const sinPublicarDe = (catedra: Catedra, { asignadas }: Trabajo) => {
  const inscritos = new Set(vigentes(catedra).map(({ alumno }) => alumno))
  return [...asignadas.values()].filter(
    (una) => inscritos.has(una.alumno) && una.obtenidos !== null && !una.publicada,
  )
}

/** Tells all that is graded; what is graded later waits for the next time. */
export async function publish(mundo: Mundo, catedra: Catedra, tarea: Trabajo): Promise<void> {
  const quien = maestro(mundo, catedra)
  const hecho = await mundo.hace(quien, `POST /docente/tareas/${tarea.id}/publicar`)
  if (!hecho) return
  const suyas = sinPublicarDe(catedra, tarea)
  mundo.desacuerdos.compara('publicadas', 'Publicar notas', tarea.titulo, suyas.length, hecho.publicadas)
  for (const una of suyas) una.publicada = true
}

/** Closing tells them too, and says so before. */
export function publishAll({ desacuerdos }: Mundo, catedra: Catedra, dichas: Respuesta[] = []): void {
  for (const tarea of trabajosDe(catedra).filter(({ juntas }) => juntas)) {
    const suyas = sinPublicarDe(catedra, tarea)
    const cuantas = dichas.find(({ tareaId }) => tareaId === tarea.id)?.cuantas ?? 0
    desacuerdos.compara('sin_publicar', `Cierre de ${catedra.nombre}`, tarea.titulo, suyas.length, cuantas)
    for (const una of suyas) una.publicada = true
  }
}

/** A grade was a mistake. */
export async function rectify(mundo: Mundo, catedra: Catedra): Promise<void> {
  const tarea = mundo.azar.elige(trabajosDe(catedra).filter(({ clase }) => clase === 'tarea'))
  const inscritos = new Set(vigentes(catedra).map(({ alumno }) => alumno))
  const una = mundo.azar.elige(
    [...(tarea?.asignadas.values() ?? [])].filter(
      ({ obtenidos, alumno }) => obtenidos !== null && inscritos.has(alumno),
    ),
  )
  if (!tarea || !una) return
  const puntos_obtenidos = una.obtenidos === tarea.posibles ? tarea.posibles - 1 : tarea.posibles
  const llamada = `POST /docente/tareasAsignaciones/${una.id}/rectificar`
  if (await mundo.hace(maestro(mundo, catedra), llamada, { puntos_obtenidos, motivo: 'Sumé mal.' }))
    una.obtenidos = puntos_obtenidos
}

/** What a teacher throws away, to be found in the bin by its title. */
export async function throwAway(mundo: Mundo, catedra: Catedra, cosa: Trabajo): Promise<void> {
  const resto = `/${cosa.clase === 'tarea' ? 'tareas' : 'evaluaciones'}/${cosa.id}`
  if (await mundo.hace(maestro(mundo, catedra), `DELETE ${deDocente(catedra, resto)}`)) cosa.enPapelera = true
}
