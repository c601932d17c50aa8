import type { Respuesta } from '../../support/simulacion.ts'
import {
  type Alumno,
  type Asignada,
  type Catedra,
  isVigente,
  quienEnsenia,
  type Trabajo,
  trabajosDe,
} from './libro.ts'
import { deDocente, type Mundo } from './mundo.ts'

export const maestro = (mundo: Mundo, catedra: Catedra) =>
  mundo.docente(quienEnsenia(catedra, mundo.libro.hoy))

interface Nuevo {
  titulo: string
  posibles: number
  vence: string | null
  rubro: number | null
  recupera?: Trabajo
  juntas?: boolean
}

const enBlanco = (nuevo: Nuevo, clase: Trabajo['clase'], id: number): Trabajo => ({
  ...nuevo,
  clase,
  id,
  preguntas: [],
  asignadas: new Map(),
  recupera: nuevo.recupera ?? null,
  juntas: nuevo.juntas ?? false,
  enPapelera: false,
})

const deRecupera = ({ recupera }: Nuevo) => (recupera ? { recupera: recupera.id } : {})

export async function createTarea(mundo: Mundo, catedra: Catedra, nueva: Nuevo): Promise<Trabajo | null> {
  const cuerpo = {
    titulo: nueva.titulo,
    descripcion: '<p>Escribe un coral.</p>',
    puntos_posibles: nueva.posibles,
    fecha_entrega: nueva.vence ?? '',
    rubroId: nueva.rubro,
    ...(nueva.juntas && { publica: 'JUNTAS' }),
    ...deRecupera(nueva),
  }
  const hecha = await mundo.hace(maestro(mundo, catedra), `POST ${deDocente(catedra, '/tareas')}`, cuerpo)
  if (!hecha) return null
  const trabajo = enBlanco(nueva, 'tarea', hecha.tareaMaestra.id)
  catedra.trabajos.push(trabajo)
  return trabajo
}

const PREGUNTAS = [1, 2, 3, 4, 5].map((numero) => ({
  texto: `¿Cuántas voces tiene el ejemplo ${numero}?`,
  opciones: [
    { texto: 'Cuatro', es_correcta: true },
    { texto: 'Dos', es_correcta: false },
  ],
}))

export async function createEvaluacion(
  mundo: Mundo,
  catedra: Catedra,
  nueva: Omit<Nuevo, 'posibles'>,
): Promise<Trabajo | null> {
  const quien = maestro(mundo, catedra)
  const cuerpo = {
    titulo: nueva.titulo,
    rubroId: nueva.rubro,
    preguntas: PREGUNTAS,
    ...deRecupera({ ...nueva, posibles: 0 }),
  }
  const hecha = await mundo.hace(quien, `POST ${deDocente(catedra, '/evaluaciones')}`, cuerpo)
  if (!hecha) return null
  const trabajo = enBlanco({ ...nueva, posibles: PREGUNTAS.length }, 'evaluacion', hecha.id)
  const { Pregunta } = await mundo.lee(quien, `/docente/evaluaciones/${hecha.id}`)
  trabajo.preguntas = (Pregunta ?? []).map(({ id, Opcion }: Respuesta) => ({
    id,
    buena: Opcion.find((una: Respuesta) => una.es_correcta).id,
    mala: Opcion.find((una: Respuesta) => !una.es_correcta).id,
  }))
  catedra.trabajos.push(trabajo)
  return trabajo
}

/** Points that were given outside of the program. */
export async function createPrueba(
  mundo: Mundo,
  catedra: Catedra,
  nueva: Nuevo & { notas: { alumno: Alumno; obtenidos: number }[] },
): Promise<Trabajo | null> {
  const { notas, titulo, posibles, rubro } = nueva
  const cuerpo = {
    rubroId: rubro,
    nombre: titulo,
    puntos_posibles: posibles,
    notas: notas.map(({ alumno, obtenidos }) => ({ alumnoId: alumno.id, puntos_obtenidos: obtenidos })),
    ...deRecupera(nueva),
  }
  const hecha = await mundo.hace(
    maestro(mundo, catedra),
    `PUT ${deDocente(catedra, '/notas-manuales')}`,
    cuerpo,
  )
  if (!hecha) return null
  const trabajo = enBlanco({ ...nueva, vence: null }, 'prueba', hecha.id)
  for (const { alumno, obtenidos } of notas)
    noteAsignada(trabajo, 0, alumno, { obtenidos, entregada: true, publicada: true })
  catedra.trabajos.push(trabajo)
  return trabajo
}

const noteAsignada = (trabajo: Trabajo, id: number, alumno: Alumno, cosas: Partial<Asignada> = {}) =>
  trabajo.asignadas.set(alumno.id, {
    id,
    alumno,
    obtenidos: null,
    entregada: false,
    tarde: false,
    devuelta: false,
    publicada: false,
    ...cosas,
  })

/** To these students; who has it already keeps it. */
export async function assign(
  mundo: Mundo,
  catedra: Catedra,
  trabajo: Trabajo,
  alumnos: Alumno[],
): Promise<void> {
  if (alumnos.length === 0) return
  const quien = maestro(mundo, catedra)
  const alumnoIds = alumnos.map(({ id }) => id)
  const [resto, cuerpo] =
    trabajo.clase === 'tarea'
      ? [`/tareas-maestras/${trabajo.id}/assign`, { alumnoIds }]
      : [`/evaluaciones/${trabajo.id}/assign`, { alumnoIds, fecha_entrega: trabajo.vence }]
  if (!(await mundo.hace(quien, `POST ${deDocente(catedra, resto)}`, cuerpo))) return
  const ids = await idsDe(mundo, catedra, trabajo)
  for (const alumno of alumnos)
    if (!trabajo.asignadas.has(alumno.id)) noteAsignada(trabajo, ids.get(alumno.id) ?? 0, alumno)
}

async function idsDe(mundo: Mundo, catedra: Catedra, { clase, id }: Trabajo): Promise<Map<number, number>> {
  const quien = maestro(mundo, catedra)
  const { TareaAsignacion, EvaluacionAsignacion } = await mundo.lee(
    quien,
    clase === 'tarea' ? deDocente(catedra, `/tareas/${id}`) : `/docente/evaluaciones/${id}`,
  )
  const filas: Respuesta[] = TareaAsignacion ?? EvaluacionAsignacion ?? []
  return new Map(filas.map((una) => [una.alumnoId, una.id]))
}

/** Who enrols with `asignar: POR_VENCER` has all that is not due yet; what is not there is said once. */
export async function expectPorVencer(mundo: Mundo, catedra: Catedra, alumno: Alumno): Promise<void> {
  const inscripcion = catedra.inscripciones.find((una) => una.alumno === alumno)
  if (!inscripcion || !isVigente(inscripcion)) return
  const deben = trabajosDe(catedra).filter(
    ({ clase, vence, recupera }) =>
      clase !== 'prueba' && recupera === null && (vence === null || vence >= mundo.libro.hoy),
  )
  await mundo.junta()
  const suyos = mundo.correos.filter(
    ({ para, fecha, asunto }) => para === alumno.email && fecha === mundo.libro.hoy && /nueva/.test(asunto),
  )
  mundo.desacuerdos.compara(
    'Un solo aviso de todo',
    'Correos al inscribirse',
    alumno.nombre,
    true,
    suyos.length <= 1,
  )
  for (const trabajo of deben) {
    if (trabajo.asignadas.has(alumno.id)) continue
    const id = (await idsDe(mundo, catedra, trabajo)).get(alumno.id)
    const donde = `POST /admin/catedras/{n}/inscribir con asignar POR_VENCER en ${catedra.nombre}`
    mundo.desacuerdos.compara(
      'Se le asigna lo que falta',
      donde,
      `${alumno.nombre}, ${trabajo.titulo}`,
      true,
      id !== undefined,
    )
    if (id !== undefined) noteAsignada(trabajo, id, alumno)
  }
}
