import { cuantos } from '../../../src/domain/base/numeros.ts'
import { type Html, html } from '../../../src/domain/base/plantilla-html.ts'
import { nombreDePersona } from '../../../src/domain/personas/personas.ts'
import { type Contexto, datos, INDICE, lista, type Pagina } from './pagina.ts'

/** What there is to read, and what there should be and is not. */
export function paginaDeIndice(contexto: Contexto, institucion: string): Pagina {
  const { todo, faltan } = contexto
  const { catedra } = todo
  return {
    ruta: INDICE,
    titulo: `${catedra.nombre} (${catedra.anio})`,
    write: ({ a, cuando }) => html`
      ${datos([
        ['Institución', catedra.institucion || institucion],
        ['Año', catedra.anio],
        ['Docente', catedra.Docente ? nombreDePersona(catedra.Docente) : 'Sin docente'],
        ['Turno', catedra.turno],
        ['Días y horarios', horariosDe(contexto)],
        ['Aula', catedra.aula],
        ['Estado', catedra.cerrada ? 'Cerrada' : 'Abierta'],
      ])}
      <h2>Qué hay aquí</h2>
      <ul class="paginas">${apartadosDe(contexto).map(
        ([ruta, titulo, cuenta]) => html`<li>${a(ruta, titulo)} <small>${cuenta}</small></li>`,
      )}</ul>
      ${
        faltan.size > 0 &&
        html`
        <h2>Archivos que no están</h2>
        <p>La cátedra los nombra, pero ya no estaban en el disco:</p>
        ${lista([...faltan].map((ruta) => html`${ruta}`))}`
      }
      <p class="apagado">Descargado el ${cuando(todo.hecho)}. Tiene datos de personas: guárdalo donde solo los vea quien debe. Los justificativos no están, porque se guardan por un tiempo nada más.</p>`,
  }
}

function horariosDe({ todo: { catedra } }: Contexto): Html | string | null {
  const { CatedraDiaHorario, horario } = catedra
  if (CatedraDiaHorario.length === 0) return horario
  return lista(
    CatedraDiaHorario.map(
      ({ dia_semana, hora_inicio, hora_fin }) => html`${dia_semana}, ${hora_inicio} - ${hora_fin}`,
    ),
  )
}

function apartadosDe({ todo }: Contexto): [ruta: string, titulo: string, cuenta: string][] {
  const { inscritos, planes, clases, tareas, evaluaciones, publicaciones, actas, pagos } = todo
  const dias = clases.reduce((suma, anio) => suma + anio.dias.length, 0)
  return [
    ['alumnos.html', 'Alumnos', cuantos(inscritos.length, 'alumno', 'alumnos')],
    ['planes.html', 'Planes de clases', cuantos(planes.length, 'plan', 'planes')],
    ['clases.html', 'Clases y asistencia', cuantos(dias, 'día de clase', 'días de clase')],
    ['tareas.html', 'Tareas', cuantos(tareas.length, 'tarea', 'tareas')],
    ['evaluaciones.html', 'Evaluaciones', cuantos(evaluaciones.length, 'evaluación', 'evaluaciones')],
    ['tablon.html', 'Tablón', cuantos(publicaciones.length, 'publicación', 'publicaciones')],
    ['notas.html', 'Nota final', cuantos(actas.length, 'acta', 'actas')],
    ...(pagos ? [['pagos.html', 'Pagos', ''] as [string, string, string]] : []),
  ]
}
