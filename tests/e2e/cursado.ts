import type { Page } from '@playwright/test'
import { hoy } from './fixtures'
import { pedidosDe, tokenDeAdmin } from './ingreso'

interface Datos {
  /** The last names of its students. */
  alumnos?: string[]
  /** The weekdays of its classes. */
  dias?: string[]
  /** Whose course it is, where it is somebody else's than of a new teacher. */
  docente?: { id: number; email: string }
}

/** A course that no other test changes, with a teacher of its own. */
export async function nuevaCatedra(
  page: Page,
  { alumnos = [], dias = ['Lunes', 'Jueves'], docente }: Datos = {},
) {
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  const sufijo = crypto.randomUUID().slice(0, 8)
  const suyo =
    docente ??
    (await call('POST /admin/docentes', {
      nombre: 'Marta',
      apellido: 'Prueba',
      email: `docente-${sufijo}@prueba.example`,
    }))
  const catedra = await call('POST /admin/catedras', {
    nombre: `Contrapunto ${sufijo}`,
    anio: Number(hoy().slice(0, 4)),
    docenteId: suyo.id,
    horariosPorDia: dias.map((dia_semana) => ({ dia_semana, hora_inicio: '18:00', hora_fin: '20:00' })),
  })
  const ids: number[] = []
  for (const [i, apellido] of alumnos.entries()) {
    const email = `alumno-${sufijo}-${i}@prueba.example`
    const { id } = await call('POST /alumnos', { nombre: 'Rosa', apellido, email })
    await call(`POST /admin/catedras/${catedra.id}/inscribir`, { alumnoId: id })
    ids.push(id)
  }
  return { id: catedra.id as number, nombre: catedra.nombre as string, docente: suyo, alumnoIds: ids }
}
