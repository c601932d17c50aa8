import { cuantos, hastaDosDecimales } from '../../../src/domain/base/numeros.ts'
import { type Html, html } from '../../../src/domain/base/plantilla-html.ts'
import { acierta } from '../../../src/domain/evaluaciones/acierto.ts'
import { nombreDeOpcion } from '../../../src/domain/evaluaciones/medios.ts'
import type { Contestada } from '../../../src/domain/evaluaciones/respuestas.ts'
import { type Contexto, datos, type Enlaces, lista, type Pagina, recupero, tabla } from './pagina.ts'

type Evaluacion = Contexto['todo']['evaluaciones'][number]

const estados = {
  PENDIENTE: 'Pendiente',
  VENCIDA: 'Vencida',
  REALIZADA: 'Realizada',
  CALIFICADA: 'Calificada',
}

/** The list of a course's evaluations, and a page for each. */
export function paginasDeEvaluaciones({ todo, lugares }: Contexto): Pagina[] {
  const nombreDe = ({ id }: Evaluacion) => lugares.evaluaciones.get(id) as string
  const indice: Pagina = {
    ruta: 'evaluaciones.html',
    titulo: 'Evaluaciones',
    write: ({ a, cuando }) =>
      tabla(
        'Evaluaciones',
        ['Evaluación', 'Vence', 'Preguntas', 'Asignada a', 'La hicieron', 'Promedio'],
        todo.evaluaciones.map((una) => [
          a(`evaluaciones/${nombreDe(una)}.html`, una.titulo),
          cuando(una.fecha_entrega),
          una.totalPreguntas,
          cuantos(una.resultados.resumen.asignadas, 'alumno', 'alumnos'),
          una.resultados.resumen.realizadas,
          porciento(una.resultados.resumen.promedio),
        ]),
      ),
  }
  return [
    indice,
    ...todo.evaluaciones.map((una) => ({
      ruta: `evaluaciones/${nombreDe(una)}.html`,
      titulo: una.titulo,
      write: (enlaces: Enlaces) => evaluacionEscrita(una, nombreDe(una), todo.contestadas, enlaces),
    })),
  ]
}

const porciento = (numero: number | null) => (numero === null ? null : `${hastaDosDecimales(numero)} %`)

type Contestadas = Contexto['todo']['contestadas']

const evaluacionEscrita = (
  una: Evaluacion,
  nombre: string,
  contestadas: Contestadas,
  enlaces: Enlaces,
): Html => html`
  ${datos([
    ['Vence', enlaces.cuando(una.fecha_entrega, 'Sin fecha de entrega')],
    ['Unidad', una.UnidadPlan && `${una.UnidadPlan.PlanDeClases.titulo}: ${una.UnidadPlan.periodo}`],
    ['Resultados', enlaces.a(`listas/resultados ${nombre}.csv`, 'para una planilla de cálculo')],
  ])}
  <h2>Preguntas</h2>
  ${una.resultados.preguntas.map((pregunta, i) => preguntaEscrita(pregunta, i, enlaces))}
  <h2>Quién respondió qué</h2>
  ${tabla(
    'Quién respondió qué',
    ['Alumno', 'Estado', 'Enviada', 'Puntos', ...una.resultados.preguntas.map((_, i) => `${i + 1}`)],
    una.resultados.alumnos.map((alumno) => [
      `${alumno.apellido}, ${alumno.nombre}`,
      estados[alumno.estado] + (alumno.fueraDePlazo ? ' (fuera de plazo)' : '') + recupero(alumno),
      enlaces.cuando(alumno.enviada_en),
      alumno.score === null
        ? null
        : `${alumno.score} de ${una.resultados.totalPoints} (${porciento(alumno.puntos_obtenidos)})`,
      ...una.resultados.preguntas.map((pregunta) =>
        loContestado(pregunta, contestadas.get(alumno.asignacionId)?.get(pregunta.id)),
      ),
    ]),
  )}`

type Pregunta = Evaluacion['resultados']['preguntas'][number]

const letraDe = (i: number) => String.fromCharCode('a'.charCodeAt(0) + i)

const preguntaEscrita = (
  { tipo, texto, anulada, imagen, sonido, opciones, textos, correctas, respondidas }: Pregunta,
  i: number,
  enlaces: Enlaces,
): Html => html`
  <h3>${i + 1}. ${texto}${anulada ? ' (anulada)' : ''}</h3>
  ${lista([imagen, sonido].flatMap((una) => enlaces.recurso(una ?? '') ?? []))}
  ${tipo === 'ORDENAR' && html`<p class="apagado">En su orden, con cuántos la pusieron en su lugar:</p>`}
  <ul>${opciones.map((opcion, j) => deLista(`${letraDe(j)}) `, html`${nombreDeOpcion(opcion)} ${enlaces.recurso(opcion.imagen ?? '')}`, opcion.es_correcta, opcion.elegidas))}${textos.map(
    ({ texto, vale, veces }) => deLista('', texto, vale, veces),
  )}</ul>
  <p class="apagado">Acertaron ${correctas} de ${respondidas}.</p>`

const deLista = (letra: string, texto: string | Html, bien: boolean, veces: number): Html =>
  html`<li>${letra}${bien ? html`<span class="correcta">${texto} ✓</span>` : texto} <small>(${veces})</small></li>`

/** The letters of what was chosen, or what was written; with a mark where it is right. */
function loContestado(pregunta: Pregunta, contestada: Contestada | undefined): string | null {
  if (!contestada) return null
  const { opcionId, opciones, texto } = contestada
  const elegidas = opciones ?? (opcionId === null ? [] : [opcionId])
  const letras = elegidas.map((id) => letraDe(pregunta.opciones.findIndex((una) => una.id === id)))
  if (pregunta.tipo === 'VARIAS') letras.sort()
  return (texto ?? letras.join(' ')) + (isBien(pregunta, contestada) ? ' ✓' : '')
}

const isBien = ({ tipo, opciones, textos }: Pregunta, contestada: Contestada) =>
  acierta(
    { tipo, Opcion: opciones, aceptadas: textos.filter(({ vale }) => vale).map(({ texto }) => texto) },
    contestada,
  )
