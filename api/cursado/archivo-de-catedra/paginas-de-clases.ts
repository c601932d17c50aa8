import {
  HASTA_HOY,
  type Marca,
  marcaDe,
  textoDePorcentaje,
} from '../../../src/domain/asistencia/asistencia.ts'
import { diaCorto } from '../../../src/domain/base/fechas.ts'
import { type Html, html } from '../../../src/domain/base/plantilla-html.ts'
import { diaDeSemanaDe } from '../../../src/domain/calendario/semana.ts'
import { noHuboClase } from '../../../src/domain/clases/suspension.ts'
import { fraseDe } from '../cierres/partes.ts'
import { type Contexto, type Pagina, tabla } from './pagina.ts'

const letras: Record<Marca, string> = { PRESENTE: 'P', TARDE: 'T', AUSENTE: 'A', JUSTIFICADO: 'J' }

type Dadas = NonNullable<ReturnType<Contexto['todo']['dadas']['get']>>
type Anio = Contexto['todo']['clases'][number]

export const paginaDeClases = ({ todo }: Contexto): Pagina => ({
  ruta: 'clases.html',
  titulo: 'Clases y asistencia',
  write: ({ a }) =>
    html`
      <p>P presente, T tarde, A ausente, J justificado; sin letra, nadie lo marcó. Para una planilla de cálculo: ${todo.csvs.asistencia.map(
        ({ anio }, i) => html`${i > 0 && ', '}${a(`listas/asistencia-${anio}.csv`, String(anio))}`,
      )}.</p>
      ${tabla(
        'Asistencia de cada alumno',
        ['Alumno', 'Clases', 'Presente', 'Ausente', `Asistencia ${HASTA_HOY}`],
        todo.resumenDeClases.map((uno) => [
          uno.nombreCompleto,
          uno.totalClases,
          uno.presente,
          uno.ausente,
          textoDePorcentaje(todo.hastaHoy.get(uno.alumnoId) ?? null),
        ]),
      )}
      ${todo.clases.map((anio) => anioEscrito(anio, todo))}`,
})

const anioEscrito = ({ anio, dias }: Anio, { dadas, cierres }: Contexto['todo']): Html => html`
  <h2>Días de clase de ${anio}</h2>
  ${tabla(
    `Días de clase de ${anio}`,
    ['Día', 'Presentes', 'Ausentes', 'Lo que se dio', 'Para la próxima'],
    dias.map(({ id, fecha, suspendida, asistencias }) => [
      `${diaDeSemanaDe(fecha)} ${diaCorto(fecha)}`,
      asistencias.filter(({ presente }) => presente === true).length,
      asistencias.filter(({ presente }) => presente === false).length,
      suspendida === null ? queSeDio(dadas.get(id)) : noHuboClase(suspendida),
      fraseDe(cierres.get(id) ?? []) ?? '',
    ]),
  )}
  <h2>Asistencia de ${anio}</h2>
  ${tabla(
    `Asistencia de ${anio}`,
    ['Alumno', ...dias.map(({ fecha }) => diaCorto(fecha).slice(0, 5))],
    (dias[0]?.asistencias ?? []).map(({ nombreCompleto }, i) => [
      nombreCompleto,
      ...dias.map(({ asistencias }) => letraDe(asistencias[i])),
    ]),
  )}`

const queSeDio = (unidades: Dadas = []): string =>
  unidades.map(({ periodo, estado }) => (estado === 'DADA' ? periodo : `${periodo} (en parte)`)).join(', ')

function letraDe(asistencia: Anio['dias'][number]['asistencias'][number] | undefined): string {
  const marca = marcaDe(asistencia?.presente ?? null, asistencia?.matiz)
  return marca === null ? '' : letras[marca]
}
