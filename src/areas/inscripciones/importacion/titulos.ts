import type { Columna } from '../../../domain/tablas'

/** As people write the headings that are not read so by themselves. */
const escritos: Record<string, string> = {
  telefono: 'teléfono',
  direccion: 'dirección',
  es_menor: 'menor de edad',
  vive_con_padres: 'vive con los padres',
  nombre_tutor: 'nombre del tutor',
  telefono_tutor: 'teléfono del tutor',
  dia_cobro: 'día de cobro',
  matricula_monto: 'matrícula',
  cuota_monto: 'cuota',
  fecha_inscripcion: 'fecha de inscripción',
}

export const tituloDe = ({ campo, nombres: [nombre = campo] }: Columna) => escritos[campo] ?? nombre
