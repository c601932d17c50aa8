import {
  etiquetaDeMarca,
  type Marca,
  marcaDe,
  SOBRE_TODO_EL_CURSO,
  textoDePorcentaje,
} from '../../../src/domain/asistencia/asistencia.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { noHuboClase } from '../../../src/domain/clases/suspension.ts'
import type { Catedra } from '../../academia/catedras/ficha.ts'
import { csv } from '../../academia/exportaciones/archivo.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listAsistenciaAnual } from './lectura.ts'
import { listResumen } from './resumen.ts'

function letraDe(marca: Marca | null): string {
  if (marca === null) return ''
  if (marca === 'PRESENTE' || marca === 'AUSENTE') return marca[0] as string
  return etiquetaDeMarca(marca)
}

/**
 * The year's grid: a row for each of the enrolled, a column for each class day; P, A, Tarde, Justificado, or nothing. What
 * is counted is counted of the whole course, whichever year it is; what was suspended counts for nothing.
 */
export function exportAsistenciaAnual({ db }: Deps, catedra: Catedra, anio: number): Response {
  const dias = listAsistenciaAnual(db, catedra.id, anio)
  const cabecera = [
    'Alumno',
    ...dias.map(({ fecha, suspendida }) =>
      suspendida === null ? fecha : `${fecha} (${noHuboClase(suspendida)})`,
    ),
    'Total Clases',
    'Presente',
    'Ausente',
    `% Asistencia (${SOBRE_TODO_EL_CURSO})`,
  ]
  const filas = listResumen(db, catedra.id).map((alumno, i) => [
    alumno.nombreCompleto,
    ...dias.map(({ asistencias }) =>
      letraDe(marcaDe(asistencias[i]?.presente ?? null, asistencias[i]?.matiz)),
    ),
    alumno.totalClases,
    alumno.presente,
    alumno.ausente,
    textoDePorcentaje(alumno.porcentaje),
  ])
  return csv(`asistencia-${slugDe(catedra.nombre)}-${anio}`, cabecera, filas)
}
