import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { formularioCon, muestras, removeDataDir } from './archivos.ts'
import { createMundo, type Each, type MundoOptions } from './mundo.ts'

export const tareaDePrueba = {
  titulo: 'Armonizar un bajo',
  descripcion: '<p>A cuatro voces.</p>',
  puntos_posibles: 10,
}

/** A world, of two students where nothing else is said, with one task that nobody has yet. */
export async function createMundoConTarea<const N extends number = 2>(
  datos: object = {},
  options: MundoOptions<N> = {},
) {
  const mundo = createMundo<N>({ alumnos: 2 as N, ...options })
  onTestFinished(() => removeDataDir(mundo))
  const { aula, call, sesion } = mundo
  const alumnos: readonly { id: number; nombre: string; apellido: string; email: string }[] = mundo.alumnos
  const ids = alumnos.map(({ id }) => id)
  const { tareaMaestra } = (await aula.tareas.post({ ...tareaDePrueba, ...datos })).data
  return {
    ...mundo,
    ids: ids as Each<N, number>,
    tareaMaestra,
    assign: (alumnoIds: unknown = ids) =>
      aula['tareas-maestras']({ tareaId: tareaMaestra.id }).assign.post({ alumnoIds: alumnoIds as number[] }),
    /** The i-th student delivers; without a body, nothing. */
    async deliver(
      i: number,
      body: BodyInit | null = formularioCon('Tarea.pdf', muestras.pdf),
      asignacionId = i + 1,
    ) {
      const headers = await sesion('alumno', alumnos[i])
      const response = await call(`/tareas/${asignacionId}/submit`, { method: 'POST', body, headers })
      return { status: response.status, data: await response.json() }
    },
  }
}

/** The same, of a task that all have. */
export async function createMundoConAsignadas<const N extends number = 2>(
  tarea = {},
  options: MundoOptions<N> = {},
) {
  const mundo = await createMundoConTarea(tarea, options)
  await mundo.assign()
  const uploads = join(mundo.dataDir, 'uploads')
  const enDisco = () =>
    existsSync(uploads)
      ? readdirSync(uploads, { recursive: true, withFileTypes: true }).filter((uno) => uno.isFile())
      : []
  return { ...mundo, enDisco }
}
