import {
  etiquetaDeMarca,
  type Marca,
  marcaDe,
  SOBRE_TODO_EL_CURSO,
  textoDePorcentaje,
} from '../../../src/domain/asistencia/asistencia.ts'
import { type Celda, type Columnas, type Planilla, planillaDe } from '../../../src/domain/base/planilla.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { noHuboClase } from '../../../src/domain/clases/suspension.ts'
import type { Catedra } from '../../academia/catedras/ficha.ts'
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
export function exportAsistenciaAnual({ db }: Deps, catedra: Catedra, anio: number): Planilla {
  const resumen = listResumen(db, catedra.id).map((alumno, i) => ({ ...alumno, i }))
  return planillaDe(`asistencia-${slugDe(catedra.nombre)}-${anio}`, resumen, [
    ['Alumno', (uno) => uno.nombreCompleto],
    ...listAsistenciaAnual(db, catedra.id, anio).map(
      ({ fecha, suspendida, asistencias }): Columnas<{ i: number }>[number] => [
        suspendida === null ? fecha : `${fecha} (${noHuboClase(suspendida)})`,
        ({ i }) => letraDe(marcaDe(asistencias[i]?.presente ?? null, asistencias[i]?.matiz)),
      ],
    ),
    ['Total Clases', (uno) => uno.totalClases],
    ['Presente', (uno) => uno.presente],
    ['Ausente', (uno) => uno.ausente],
    [`% Asistencia (${SOBRE_TODO_EL_CURSO})`, ({ porcentaje }) => enPorcentaje(porcentaje)],
  ])
}

function enPorcentaje(porcentaje: number | null): Celda {
  const escrita = textoDePorcentaje(porcentaje)
  return porcentaje === null ? escrita : { escrita, numero: porcentaje }
}
