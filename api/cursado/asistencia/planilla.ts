import {
  etiquetaDeMarca,
  isAusente,
  isPresente,
  type Marca,
  marcaDe,
  porcentajeDeAsistencia,
  textoDePorcentaje,
} from '../../../src/domain/asistencia/asistencia.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { noHuboClase } from '../../../src/domain/clases/suspension.ts'
import type { Catedra } from '../../academia/catedras/ficha.ts'
import { csv } from '../../academia/exportaciones/archivo.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listAsistenciaAnual } from './lectura.ts'
import { listPersonas } from './personas.ts'

function letraDe(marca: Marca | null): string {
  if (marca === null) return ''
  if (marca === 'PRESENTE' || marca === 'AUSENTE') return marca[0] as string
  return etiquetaDeMarca(marca)
}

/**
 * The year's grid: a row for each of the enrolled, a column for each class day; P, A, Tarde, Justificado, or nothing.
 * What was suspended counts for nothing.
 */
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
    const marcas = dias.map(({ asistencias }) =>
      marcaDe(asistencias[i]?.presente ?? null, asistencias[i]?.matiz),
    )
    const presentes = marcas.filter(isPresente).length
    return [
      nombreCompleto,
      ...marcas.map(letraDe),
      clases,
      presentes,
      marcas.filter(isAusente).length,
      textoDePorcentaje(porcentajeDeAsistencia(presentes, clases)),
    ]
  })
  return csv(`asistencia-${slugDe(nombre)}-${anio}`, cabecera, filas)
}
