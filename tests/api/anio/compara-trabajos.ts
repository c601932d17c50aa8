import type { Respuesta } from '../../support/simulacion.ts'
import {
  type Alumno,
  type Asignada,
  type Catedra,
  hoyDe,
  isVigente,
  type Libro,
  type Trabajo,
  trabajosDe,
  vigentes,
} from './libro.ts'
import { notaALaVista } from './modelo-notas.ts'
import { deDocente, type Mundo } from './mundo.ts'

const CERRADOS = ['CALIFICADA', 'REALIZADA']

/** How one student's task or evaluation stands, for whom `obtenidos` are known. */
function estadoDe(
  { clase, vence }: Trabajo,
  { obtenidos, ...una }: Pick<Asignada, 'obtenidos' | 'devuelta' | 'entregada' | 'tarde'>,
  hoy: string,
): string {
  if (obtenidos !== null) return 'CALIFICADA'
  if (una.devuelta) return 'RECHAZADA'
  if (una.entregada) return una.tarde ? 'VENCIDA' : 'ENTREGADA'
  if (vence !== null && hoy > vence) return 'VENCIDA'
  return clase === 'tarea' ? 'ASIGNADA' : 'PENDIENTE'
}

interface Suya {
  catedra: Catedra
  trabajo: Trabajo
  /** With the points that its student knows. */
  una: Asignada
  estado: string
}

/** Of all the courses that a student is in. */
export function suyasDe({ catedras, hoy }: Libro, alumno: Alumno): Suya[] {
  return catedras
    .filter(({ inscripciones }) => inscripciones.some((una) => una.alumno === alumno && isVigente(una)))
    .flatMap((catedra) =>
      trabajosDe(catedra).flatMap((trabajo) => {
        const suya = trabajo.asignadas.get(alumno.id)
        if (!suya) return []
        const una = { ...suya, obtenidos: notaALaVista(suya) }
        return [{ catedra, trabajo, una, estado: estadoDe(trabajo, una, hoyDe(catedra, hoy)) }]
      }),
    )
}

/** A student's own lists and panel, and what the teacher sees of them. */
export async function comparaTrabajos(mundo: Mundo): Promise<void> {
  for (const alumno of mundo.libro.alumnos.filter(({ enPapelera }) => !enPapelera)) {
    const { tarea: tareas = [], evaluacion: evaluaciones = [] } = Object.groupBy(
      suyasDe(mundo.libro, alumno),
      ({ trabajo }) => trabajo.clase,
    )
    await compareListas(mundo, alumno, tareas, evaluaciones)
    await comparePanel(mundo, alumno, tareas, evaluaciones)
  }
  for (const catedra of mundo.libro.catedras) await compareEntregas(mundo, catedra)
  await comparePaneles(mundo)
}

async function compareListas(
  mundo: Mundo,
  alumno: Alumno,
  tareas: Suya[],
  evaluaciones: Suya[],
): Promise<void> {
  const { lee, desacuerdos } = mundo
  const cliente = mundo.alumno(alumno)
  const misTareas = new Map<number, Respuesta>(
    ((await lee(cliente, '/alumnos/me/tareas')) as Respuesta[]).map((una) => [una.id, una]),
  )
  for (const { trabajo, una, estado } of tareas) {
    const dicha = misTareas.get(una.id)
    const de = `${alumno.nombre}, ${trabajo.titulo}`
    desacuerdos.compara('Estado', 'alumno: Mis tareas', de, estado, dicha?.estado)
    desacuerdos.compara('Puntos', 'alumno: Mis tareas', de, una.obtenidos, dicha?.puntos_obtenidos)
  }
  desacuerdos.compara('Cuántas', 'alumno: Mis tareas', alumno.nombre, tareas.length, misTareas.size)
  const misEvaluaciones = new Map<number, Respuesta>(
    ((await lee(cliente, '/alumnos/me/evaluaciones')) as Respuesta[]).map((una) => [una.id, una]),
  )
  for (const { trabajo, una, estado } of evaluaciones) {
    const dicha = misEvaluaciones.get(trabajo.id)
    const de = `${alumno.nombre}, ${trabajo.titulo}`
    const porcentaje = una.obtenidos === null ? null : (una.obtenidos / trabajo.posibles) * 100
    desacuerdos.compara('Estado', 'alumno: Mis evaluaciones', de, estado, dicha?.estado)
    desacuerdos.compara(
      'puntos_obtenidos',
      'alumno: Mis evaluaciones',
      de,
      porcentaje,
      dicha?.puntos_obtenidos,
    )
  }
}

/** What is pending is of open courses only. */
async function comparePanel(
  mundo: Mundo,
  alumno: Alumno,
  tareas: Suya[],
  evaluaciones: Suya[],
): Promise<void> {
  const { tareasPendientes, tareasAtrasadas, evaluacionesPendientes, estadisticas } = await mundo.lee(
    mundo.alumno(alumno),
    '/alumnos/me/dashboard',
  )
  const abiertas = (suyas: Suya[]) => suyas.filter(({ catedra }) => catedra.cerradaEl === null)
  // Whether what was recovered is still to be done is said nowhere.
  const recuperadas = [...tareas, ...evaluaciones].flatMap(({ trabajo: { titulo, recupera } }) =>
    recupera ? [titulo, recupera.titulo] : [],
  )
  const enTexto = (titulos: string[]) =>
    titulos
      .filter((titulo) => !recuperadas.includes(titulo))
      .toSorted()
      .join()
  const titulos = (filas: Respuesta) => enTexto((filas ?? []).map(({ titulo }: Respuesta) => titulo))
  const deben = (suyas: Suya[], which: (suya: Suya) => boolean) =>
    enTexto(
      abiertas(suyas)
        .filter(which)
        .map(({ trabajo }) => trabajo.titulo),
    )
  const { compara } = mundo.desacuerdos
  const donde = 'alumno: Panel'
  const isPendiente = ({ estado }: Suya) => estado === 'ASIGNADA' || estado === 'PENDIENTE'
  const isAtrasada = ({ estado, una }: Suya) =>
    estado === 'RECHAZADA' || (estado === 'VENCIDA' && !una.entregada)
  const porHacer = (suya: Suya) => !CERRADOS.includes(suya.estado)
  compara('Tareas pendientes', donde, alumno.nombre, deben(tareas, isPendiente), titulos(tareasPendientes))
  compara('Tareas atrasadas', donde, alumno.nombre, deben(tareas, isAtrasada), titulos(tareasAtrasadas))
  compara(
    'Evaluaciones pendientes',
    donde,
    alumno.nombre,
    deben(evaluaciones, porHacer),
    titulos(evaluacionesPendientes),
  )
  if (recuperadas.length > 0) return
  const cuantas = abiertas(tareas).filter(isPendiente).length
  compara('estadisticas.tareasPendientes', donde, alumno.nombre, cuantas, estadisticas?.tareasPendientes)
}

/** What a teacher sees of each student's tasks. */
async function compareEntregas(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { lee, desacuerdos, libro } = mundo
  const docente = mundo.docente(catedra.titular)
  for (const { alumno } of vigentes(catedra)) {
    const { tareasConEntregas } = await lee(docente, deDocente(catedra, `/alumnos/${alumno.id}/entregas`))
    const dichas = new Map<number, Respuesta>(
      (tareasConEntregas ?? []).map((una: Respuesta) => [una.id, una]),
    )
    for (const trabajo of trabajosDe(catedra)) {
      const una = trabajo.asignadas.get(alumno.id)
      if (!una || trabajo.clase !== 'tarea') continue
      const donde = `docente: Entregas de un alumno de ${catedra.nombre}`
      const estado = estadoDe(trabajo, una, hoyDe(catedra, libro.hoy))
      desacuerdos.compara(
        'Estado',
        donde,
        `${alumno.nombre}, ${trabajo.titulo}`,
        estado,
        dichas.get(una.id)?.estado,
      )
      desacuerdos.compara(
        'Puntos',
        donde,
        `${alumno.nombre}, ${trabajo.titulo}`,
        una.obtenidos,
        dichas.get(una.id)?.puntos_obtenidos,
      )
    }
  }
}

/** Of who is in the course, how many tasks stand so. */
function cuantasDe(catedra: Catedra, which: (una: Asignada) => boolean): number {
  const inscritos = new Set(vigentes(catedra).map(({ alumno }) => alumno))
  return trabajosDe(catedra)
    .filter(({ clase }) => clase === 'tarea')
    .flatMap(({ asignadas }) => [...asignadas.values()])
    .filter((una) => inscritos.has(una.alumno) && which(una)).length
}

const porCorregirDe = (catedra: Catedra) =>
  cuantasDe(catedra, ({ entregada, devuelta, obtenidos }) => entregada && !devuelta && obtenidos === null)

const calificadasDe = (catedra: Catedra) => cuantasDe(catedra, ({ obtenidos }) => obtenidos !== null)

/** What waits for whom, on the panels of who runs courses. */
async function comparePaneles(mundo: Mundo): Promise<void> {
  const { lee, admin, libro, desacuerdos } = mundo
  const abiertas = libro.catedras.filter(({ cerradaEl }) => cerradaEl === null)
  const { tareasEntregadas, tareasCalificadas } = await lee(admin, '/admin/dashboard-counts')
  const total = abiertas.reduce((suma, catedra) => suma + porCorregirDe(catedra), 0)
  desacuerdos.compara('tareasEntregadas', 'Panel de la administración', 'todas', total, tareasEntregadas)
  const calificadas = abiertas.reduce((suma, catedra) => suma + calificadasDe(catedra), 0)
  desacuerdos.compara(
    'tareasCalificadas',
    'Panel de la administración',
    'todas',
    calificadas,
    tareasCalificadas,
  )
  for (const docente of libro.docentes.slice(0, 2)) {
    const cliente = mundo.docente(docente)
    const suyas = abiertas.filter(({ titular }) => titular === docente)
    const esperan: Respuesta[] = await lee(cliente, '/docente/me/por-corregir')
    const dichas = esperan.reduce((suma, { cuantas }) => suma + cuantas, 0)
    const deben = suyas.reduce((suma, catedra) => suma + porCorregirDe(catedra), 0)
    desacuerdos.compara('Por corregir', 'docente: Panel', docente.nombre, deben, dichas)
    for (const catedra of suyas) {
      const resumen = await lee(cliente, `/docente/me/catedra/${catedra.id}/resumen`)
      desacuerdos.compara(
        'Por corregir',
        'docente: Resumen',
        catedra.nombre,
        porCorregirDe(catedra),
        resumen.porCorregir,
      )
      desacuerdos.compara(
        'Inscritos',
        'docente: Resumen',
        catedra.nombre,
        vigentes(catedra).length,
        resumen.inscritos,
      )
    }
  }
}
