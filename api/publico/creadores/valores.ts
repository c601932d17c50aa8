import type { creadores } from '../../../db/schema/creadores.ts'
import { claveDeOrden } from '../../../src/domain/base/texto.ts'
import { type Calidad, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import type { DatosDeCreador } from '../../../src/domain/creadores/datos-de-creador.ts'
import { columnasDeFechas, edtfDe } from '../../../src/domain/creadores/fechas-de-vida.ts'
import { withSusObras } from '../../../src/domain/creadores/obras.ts'
import { type Periodo, periodoPorDefecto } from '../../../src/domain/creadores/periodos.ts'
import type { Rol } from '../../../src/domain/sesiones/roles.ts'

type Columnas = typeof creadores.$inferInsert

/** Valid data of a form as the columns that keep them: what was left blank is null. */
export function valoresDe(datos: DatosDeCreador & { quality?: string }) {
  const isAlumno = datos.is_student_contribution
  return {
    first_name: datos.first_name,
    last_name: datos.last_name,
    otros_nombres: datos.otros_nombres,
    death_unknown: datos.death_unknown && edtfDe('death', datos) === null,
    ...columnasDeFechas(datos),
    bio: datos.bio,
    notable_works: datos.notable_works,
    period: (datos.period || periodoPorDefecto) as Periodo,
    mainRole: datos.mainRole as Rol[],
    photo_url: datos.photo_url || null,
    youtube_link: datos.youtube_link || null,
    references: datos.references || null,
    fuentes: datos.fuentes,
    obra_enlaces: withSusObras(datos),
    email: datos.email || null,
    is_student_contribution: isAlumno,
    student_first_name: (isAlumno && datos.student_first_name) || null,
    student_last_name: (isAlumno && datos.student_last_name) || null,
    ...(datos.quality !== undefined && { quality: (datos.quality || null) as Calidad | null }),
    sort_name: claveDeOrden(nombreCompleto(datos)),
  } satisfies Partial<Columnas>
}

export type Valores = ReturnType<typeof valoresDe>
