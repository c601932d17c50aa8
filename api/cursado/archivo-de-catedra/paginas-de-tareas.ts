import { minutosDe } from '../../../src/domain/archivos/sonido.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { type Html, html } from '../../../src/domain/base/plantilla-html.ts'
import { valoresDeRecursos } from '../../../src/domain/planes/rutas-de-recursos.ts'
import { entregasDe } from '../../../src/domain/tareas/entregas.ts'
import { etiquetaDeAporte, etiquetaDeTipo } from '../../../src/domain/tareas/tarea-de-aporte.ts'
import { etiquetaDePublicacion, etiquetaDeTarea } from '../../../src/domain/tareas/tareas.ts'
import { type Contexto, datos, type Enlaces, lista, type Pagina, recupero, tabla, texto } from './pagina.ts'
import { recursoEscrito } from './recurso.ts'

type Tarea = Contexto['todo']['tareas'][number]
type Entrega = NonNullable<ReturnType<Contexto['todo']['entregas']['get']>>[number]

/** The list of a course's tasks, and a page for each. */
export function paginasDeTareas(contexto: Contexto): Pagina[] {
  const { todo, lugares } = contexto
  const rutaDe = ({ id }: Tarea) => `tareas/${lugares.tareas.get(id)}.html`
  const entregasDe = ({ id }: Tarea) => todo.entregas.get(id) ?? []
  const indice: Pagina = {
    ruta: 'tareas.html',
    titulo: 'Tareas',
    write: ({ a, cuando }) => html`
      <p>${a('listas/calificaciones.csv', 'Las calificaciones para una planilla de cálculo')}.</p>
      ${tabla(
        'Tareas',
        ['Tarea', 'Vence', 'Puntos', 'Asignada a', 'Entregaron'],
        todo.tareas.map((tarea) => [
          a(rutaDe(tarea), tarea.titulo),
          cuando(tarea.fecha_entrega),
          tarea.puntos_posibles,
          cuantos(entregasDe(tarea).length, 'alumno', 'alumnos'),
          entregasDe(tarea).filter(({ submission_date }) => submission_date !== null).length,
        ]),
      )}`,
  }
  return [
    indice,
    ...todo.tareas.map((tarea) => ({
      ruta: rutaDe(tarea),
      titulo: tarea.titulo,
      write: (enlaces: Enlaces) => tareaEscrita(contexto, tarea, entregasDe(tarea), enlaces),
    })),
  ]
}

function tareaEscrita(contexto: Contexto, tarea: Tarea, entregas: Entrega[], enlaces: Enlaces): Html {
  const recursos = valoresDeRecursos(tarea)
  const nombreDe = (valor: string) => tarea.archivos.find(({ path }) => valor.endsWith(path))?.nombre
  return html`
    ${datos([
      ['Vence', enlaces.cuando(tarea.fecha_entrega, 'Sin fecha de entrega')],
      ['Puntos', tarea.puntos_posibles],
      ['Unidad', tarea.UnidadPlan && `${tarea.UnidadPlan.PlanDeClases.titulo}: ${tarea.UnidadPlan.periodo}`],
      ['Se entrega', etiquetaDeTipo[tarea.tipo]],
      ['Se publica', etiquetaDePublicacion[tarea.publica]],
      ['Recursos', lista(recursos.map((valor) => recursoEscrito(valor, enlaces, nombreDe(valor))))],
    ])}
    ${enlaces.rico(tarea.descripcion)}
    <h2>Entregas</h2>
    ${tabla(
      'Entregas',
      ['Alumno', 'Estado', 'Entregó', 'Archivos', 'Puntos', 'Comentarios'],
      entregas.map((una) => [
        `${una.Alumno.apellido}, ${una.Alumno.nombre}`,
        etiquetaDeTarea(una) + (una.rectificada ? ' (rectificada)' : '') + recupero(una),
        enlaces.cuando(una.submission_date),
        lista(entregadoEn(contexto, una, enlaces)),
        una.puntos_obtenidos === null ? null : `${una.puntos_obtenidos} de ${tarea.puntos_posibles}`,
        lista(dichosSobre(contexto, una, enlaces)),
      ]),
    )}`
}

/** What was said with the grade, and at which moments of what was delivered. */
function dichosSobre({ todo, lugares }: Contexto, una: Entrega, { a }: Enlaces): Html[] {
  const comentarios = (todo.comentariosDeEntregas.get(una.id) ?? []).map(
    ({ autor, archivo, en_ms, texto: dicho, voz }) => {
      const momento = en_ms === null ? '' : ` en ${minutosDe(en_ms)}`
      const uno = una.archivos.length > 1 && una.archivos.find(({ path }) => path === archivo)
      const pagina = uno ? ` sobre «${uno.nombre}»` : ''
      const ruta = voz && lugares.voces.get(voz.path)
      return html`${autor.nombre}${pagina}${momento}: ${texto(dicho)} ${ruta ? a(ruta, 'su voz') : ''}`
    },
  )
  return [...(una.comentario_docente ? [texto(una.comentario_docente)] : []), ...comentarios]
}

/** Files; of a contribution to the timeline, whom it is about. */
const entregadoEn = (contexto: Contexto, una: Entrega, enlaces: Enlaces): Html[] =>
  una.aporte
    ? [html`${una.aporte.nombre} (${etiquetaDeAporte[una.aporte.estado].toLowerCase()})`]
    : archivosDe(contexto, una, enlaces)

/** All versions, the first one first. */
const archivosDe = ({ lugares }: Contexto, { id, archivos, anteriores }: Entrega, { a }: Enlaces): Html[] =>
  [...entregasDe(anteriores), archivos].flatMap((entrega, i, todas) =>
    entrega.flatMap(({ path, nombre }) => {
      const lugar = lugares.entregas.get(`${id} ${path}`)
      const version = i < todas.length - 1 ? ` (versión ${i + 1})` : ''
      return lugar ? a(lugar, nombre + version) : []
    }),
  )
