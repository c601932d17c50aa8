import { diaCorto } from '../../../src/domain/base/fechas.ts'
import { cuantos, entero, guaranies } from '../../../src/domain/base/numeros.ts'
import { type Html, html } from '../../../src/domain/base/plantilla-html.ts'
import { textoDeDadas } from '../../../src/domain/clases/cierres-de-clase.ts'
import { textoDeEstadias } from '../../../src/domain/inscripciones/estadias.ts'
import { nombreDePersona } from '../../../src/domain/personas/personas.ts'
import { etiquetaDeOrganizacion, etiquetaDeUnidad } from '../../../src/domain/planes/organizacion.ts'
import { etiquetaDeTipo } from '../../../src/domain/tablon/publicaciones.ts'
import { type Contexto, datos, type Enlaces, lista, type Pagina, tabla, texto } from './pagina.ts'
import { paginaDeClases } from './paginas-de-clases.ts'
import { paginasDeEvaluaciones } from './paginas-de-evaluaciones.ts'
import { paginaDeNotas } from './paginas-de-notas.ts'
import { paginasDeTareas } from './paginas-de-tareas.ts'
import { recursoEscrito } from './recurso.ts'

/** All but the index, which is written once it is known what is missing. */
export const paginasDe = (contexto: Contexto): Pagina[] => [
  paginaDeAlumnos(contexto),
  paginaDePlanes(contexto),
  paginaDeClases(contexto),
  ...paginasDeTareas(contexto),
  ...paginasDeEvaluaciones(contexto),
  paginaDeTablon(contexto),
  paginaDeNotas(contexto),
  ...paginasDePagos(contexto),
]

const paginaDeAlumnos = ({ todo: { inscritos } }: Contexto): Pagina => ({
  ruta: 'alumnos.html',
  titulo: 'Alumnos',
  write: ({ a }) => html`
    <p>${cuantos(inscritos.length, 'alumno inscrito', 'alumnos inscritos')}. ${a('listas/alumnos.csv', 'La lista para una planilla de cálculo')}.</p>
    ${tabla(
      'Alumnos',
      ['Alumno', 'Email', 'Teléfono', 'Instrumento', 'Inscripción', 'Puntos', 'Pagos'],
      inscritos.map(({ Alumno, fecha_inscripcion, totalPoints, estadoActual }) => [
        `${Alumno.apellido}, ${Alumno.nombre}`,
        Alumno.email,
        Alumno.telefono,
        Alumno.instrumento,
        diaCorto(fecha_inscripcion),
        totalPoints,
        estadoActual,
      ]),
    )}`,
})

const paginaDePlanes = ({ todo: { planes } }: Contexto): Pagina => ({
  ruta: 'planes.html',
  titulo: 'Planes de clases',
  write: (enlaces) =>
    planes.length === 0
      ? html`<p class="nada">Esta cátedra no tiene planes.</p>`
      : html`${planes.map(
          ({ titulo, tipoOrganizacion, dadas, UnidadPlan }) => html`
            <h2>${titulo}</h2>
            <p class="apagado">${etiquetaDeOrganizacion[tipoOrganizacion]} · ${cuantos(UnidadPlan.length, 'unidad', 'unidades')}${UnidadPlan.length > 0 && ` · ${textoDeDadas(dadas, UnidadPlan.length)}`}</p>
            ${UnidadPlan.map((unidad) => unidadEscrita(unidad, etiquetaDeUnidad[tipoOrganizacion], enlaces))}`,
        )}`,
})

type Unidad = Contexto['todo']['planes'][number]['UnidadPlan'][number]

const unidadEscrita = (unidad: Unidad, etiqueta: string, enlaces: Enlaces): Html => html`
  <article>
    <h3>${etiqueta}: ${unidad.periodo}</h3>
    ${enlaces.rico(unidad.contenido)}
    ${datos([
      ['Capacidades', texto(unidad.capacidades)],
      ['Horas teóricas', unidad.horasTeoricas],
      ['Horas prácticas', unidad.horasPracticas],
      [
        'Estrategias metodológicas',
        unidad.estrategiasMetodologicas && texto(unidad.estrategiasMetodologicas),
      ],
      [
        'Medios de verificación y evaluación',
        unidad.mediosVerificacionEvaluacion && texto(unidad.mediosVerificacionEvaluacion),
      ],
      ['Recursos', lista(unidad.recursos.map(({ value, nombre }) => recursoEscrito(value, enlaces, nombre)))],
    ])}
  </article>`

const roles = { admin: 'Administración', docente: 'Docente', alumno: 'Alumno' }

const paginaDeTablon = ({ todo: { publicaciones, comentarios } }: Contexto): Pagina => ({
  ruta: 'tablon.html',
  titulo: 'Tablón',
  write: (enlaces) =>
    publicaciones.length === 0
      ? html`<p class="nada">No hay publicaciones.</p>`
      : html`${publicaciones.map(
          (una) => html`
            <article>
              <h2>${una.titulo}</h2>
              <p class="apagado">${etiquetaDeTipo[una.tipo]} · ${firma(una)} · ${enlaces.cuando(una.created_at)} · ${entero(una.totalInteracciones)} me gusta${!una.visibleToStudents && ' · oculta para los alumnos'}</p>
              ${enlaces.rico(una.contenido)}
              ${lista(
                (comentarios.get(una.id) ?? []).map(
                  (uno) =>
                    html`<b>${firma(uno)}</b> <small>${enlaces.cuando(uno.created_at)}</small>${texto(uno.texto)}`,
                ),
              )}
            </article>`,
        )}`,
})

type Firmado = Pick<Contexto['todo']['publicaciones'][number], 'autor' | 'autorAlumno' | 'autorDocente'>

function firma({ autor, autorAlumno, autorDocente }: Firmado): string {
  const persona = autorAlumno ?? autorDocente
  return persona ? nombreDePersona(persona) : roles[autor]
}

/** Of the administration only. */
const paginasDePagos = ({ todo: { pagos } }: Contexto): Pagina[] =>
  pagos === null
    ? []
    : [
        {
          ruta: 'pagos.html',
          titulo: 'Pagos',
          write: ({ a }) => html`
            <p>Pagado ${guaranies(pagos.totales.pagado)}, por pagar ${guaranies(pagos.totales.debe)}. ${a('listas/pagos.csv', 'Todos los pagos para una planilla de cálculo')}.</p>
            ${tabla(
              'Pagos',
              ['Alumno', 'Estado', 'Matrícula', 'Pagado', 'Debe'],
              pagos.alumnos.map((uno) => [
                `${uno.apellido}, ${uno.nombre}`,
                uno.estadoActual,
                `${guaranies(uno.matricula.pagado)} de ${guaranies(uno.matricula.monto)}`,
                guaranies(uno.pagado),
                guaranies(uno.debe),
              ]),
            )}
            ${
              pagos.desinscritos.length > 0 &&
              html`<h2>Quienes ya no están</h2>${tabla(
                'Quienes ya no están',
                ['Alumno', 'Estuvo', 'Pagado', 'Debe'],
                pagos.desinscritos.map((uno) => [
                  `${uno.apellido}, ${uno.nombre}`,
                  textoDeEstadias(uno.estadias),
                  guaranies(uno.pagado),
                  guaranies(uno.debe),
                ]),
              )}`
            }`,
        },
      ]
