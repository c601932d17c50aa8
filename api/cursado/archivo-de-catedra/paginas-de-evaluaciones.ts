import { cuantos, hastaDosDecimales } from '../../../src/domain/base/numeros.ts'
import { type Html, html } from '../../../src/domain/base/plantilla-html.ts'
import { nombreDeOpcion } from '../../../src/domain/evaluaciones/clave-de-opcion.ts'
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
      write: (enlaces: Enlaces) => evaluacionEscrita(una, nombreDe(una), todo.elegidas, enlaces),
    })),
  ]
}

const porciento = (numero: number | null) => (numero === null ? null : `${hastaDosDecimales(numero)} %`)

type Elegidas = Contexto['todo']['elegidas']

const evaluacionEscrita = (
  una: Evaluacion,
  nombre: string,
  elegidas: Elegidas,
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
        letraElegida(pregunta, elegidas.get(`${alumno.asignacionId} ${pregunta.id}`)),
      ),
    ]),
  )}`

type Pregunta = Evaluacion['resultados']['preguntas'][number]

const letraDe = (i: number) => String.fromCharCode('a'.charCodeAt(0) + i)

const preguntaEscrita = (
  { texto, anulada, imagen, sonido, notacion, opciones, correctas, respondidas }: Pregunta,
  i: number,
  enlaces: Enlaces,
): Html => html`
  <h3>${i + 1}. ${texto}${anulada ? ' (anulada)' : ''}</h3>
  ${lista([imagen, sonido, notacion?.original].flatMap((una) => enlaces.recurso(una ?? '') ?? []))}
  ${notacion?.abc && html`<pre>${notacion.abc}</pre>`}
  <ul>${opciones.map((opcion, j) => {
    const enlazados = [opcion.imagen, opcion.notacion?.original].flatMap(
      (una) => enlaces.recurso(una ?? '') ?? [],
    )
    const dicha = html`${nombreDeOpcion(opcion)}${enlazados.map((uno) => html` ${uno}`)}`
    return html`<li>${letraDe(j)}) ${opcion.es_correcta ? html`<span class="correcta">${dicha} ✓</span>` : dicha} <small>(${opcion.elegidas})</small></li>`
  })}</ul>
  <p class="apagado">Acertaron ${correctas} de ${respondidas}.</p>`

/** With a mark where it is the right one. */
function letraElegida({ opciones }: Pregunta, opcionId: number | undefined): string | null {
  const i = opciones.findIndex(({ id }) => id === opcionId)
  return i < 0 ? null : letraDe(i) + (opciones[i]?.es_correcta ? ' ✓' : '')
}
