import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import type { Etiquetas } from '../../suelo/auditoria/cambios.ts'

/** What the log says of an edition; the values are in the creator's history. */
export const etiquetasDeCreador: Etiquetas<CreadorPrivado> = {
  first_name: 'nombre',
  last_name: 'apellido',
  otros_nombres: 'otros nombres',
  birth_year: 'año de nacimiento',
  birth_month: 'mes de nacimiento',
  birth_day: 'día de nacimiento',
  death_year: 'año de fallecimiento',
  death_month: 'mes de fallecimiento',
  death_day: 'día de fallecimiento',
  birth_edtf: 'fecha de nacimiento',
  death_edtf: 'fecha de fallecimiento',
  death_unknown: 'si se sabe cuándo falleció',
  bio: 'biografía',
  notable_works: 'obras',
  period: 'período',
  mainRole: 'roles',
  photo_url: 'foto',
  youtube_link: 'video',
  references: 'referencias',
  fuentes: 'fuentes',
  obra_enlaces: 'enlaces de obras',
  quality: 'calidad',
  email: 'email',
  is_student_contribution: 'si es aporte de un alumno',
  student_first_name: 'nombre del alumno',
  student_last_name: 'apellido del alumno',
  slug: 'dirección',
}
