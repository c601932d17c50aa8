import { porcentajeDeAsistencia, textoDePorcentaje } from '../../../src/domain/asistencia.ts'
import { noHuboClase } from '../../../src/domain/suspension.ts'
import { slugDe } from '../../../src/domain/texto.ts'
import type { Catedra } from '../../academia/catedras/ficha.ts'
import { csv } from '../../academia/exportaciones/archivo.ts'
import type { Deps } from '../../deps.ts'
import { listAsistenciaAnual } from './lectura.ts'
import { listPersonas } from './personas.ts'

const marcaDe = (presente: boolean | null) => (presente ? 'P' : presente === false ? 'A' : '')

/** The year's grid: a row for each of the enrolled, a column for each class day; P, A, or nothing. What was suspended counts for nothing. */
export function exportAsistenciaAnual({ db }: Deps, { id, nombre }: Catedra, anio: number): Response {
  const dias = listAsistenciaAnual(db, id, anio)
  const cabecera = [
    'Alumno',
    ...dias.map(({ fecha, suspendida }) =>
      suspendida === null ? fecha : `${fecha} (${noHuboClase(suspendida)})`,
    ),
    'Total Clases',
    'Presente',
    'Ausente',
    '% Asistencia',
  ]
  const clases = dias.filter(({ suspendida }) => suspendida === null).length
  const filas = listPersonas(db, id).map(({ nombreCompleto }, i) => {
    const marcas = dias.map(({ asistencias }) => asistencias[i]?.presente ?? null)
    const presentes = marcas.filter((marca) => marca === true).length
    return [
      nombreCompleto,
      ...marcas.map(marcaDe),
      clases,
      presentes,
      marcas.filter((marca) => marca === false).length,
      textoDePorcentaje(porcentajeDeAsistencia(presentes, clases)),
    ]
  })
  return csv(`asistencia-${slugDe(nombre)}-${anio}`, cabecera, filas)
}
