import type { Respuesta } from '../../support/simulacion.ts'
import { type Catedra, hoyDe, type Inscripcion, quienEnsenia, trabajosDe, vigentes } from './libro.ts'
import { finalDe, hasPorVencer, hastaHoyDe, notaDe, puntajesDe } from './modelo-notas.ts'
import { deAdmin, deDocente, type Mundo } from './mundo.ts'

const porAlumno = (filas: Respuesta) =>
  new Map<number, Respuesta>((filas ?? []).map((fila: Respuesta) => [fila.alumnoId, fila]))

const enPorCiento = (centesimos: number | null) => (centesimos === null ? null : centesimos / 100)

/** Points, percentages and final figures, wherever they are said. */
export async function comparaNotas(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { lee, admin, libro, leeCsv } = mundo
  const titular = quienEnsenia(catedra, libro.hoy)
  const docente = mundo.docente(titular)
  const deLaAdmin = await lee(admin, deAdmin(catedra, '/cifras'))
  const delDocente = await lee(docente, deDocente(catedra, '/cifras'))
  const planilla = await lee(docente, deDocente(catedra, '/calificaciones'))
  const [cabecera = [], ...filas] = await leeCsv(titular, deDocente(catedra, '/calificaciones/exportar.csv'))
  const exportadas = new Map(filas.map((fila) => [fila[0], fila]))
  const inscritos = porAlumno((await lee(admin, deAdmin(catedra, ''))).CatedraAlumno)
  for (const inscripcion of vigentes(catedra)) {
    const { id, nombre } = inscripcion.alumno
    compareCifras(mundo, catedra, inscripcion, 'admin', porAlumno(deLaAdmin.alumnos).get(id))
    compareCifras(mundo, catedra, inscripcion, 'docente', porAlumno(delDocente.alumnos).get(id))
    const sumas = sumaDeTareas(catedra, inscripcion)
    if (!sumas) continue
    const fila = porAlumno(planilla.alumnos).get(id)
    const exportada = exportadas.get(nombre) ?? []
    const { compara } = mundo.desacuerdos
    const donde = `Planilla de calificaciones de ${catedra.nombre}`
    compara('total', donde, nombre, sumas.total, fila?.total)
    compara('posibles', donde, nombre, sumas.posibles, fila?.posibles)
    compara('Total', `${donde}.csv`, nombre, sumas.total, Number(exportada[cabecera.indexOf('Total')]))
    compara(
      'totalPoints',
      `Alumnos de ${catedra.nombre}`,
      nombre,
      sumas.total,
      inscritos.get(id)?.totalPoints,
    )
  }
  compareRecuperados(mundo, catedra, planilla)
}

function compareCifras(
  mundo: Mundo,
  catedra: Catedra,
  inscripcion: Inscripcion,
  quien: string,
  fila: Respuesta,
): void {
  const { compara } = mundo.desacuerdos
  const { nombre } = inscripcion.alumno
  const puntajes = puntajesDe(catedra, inscripcion)
  const donde = `${quien}: Nota final de ${catedra.nombre}`
  const hasta = hastaHoyDe(catedra, puntajes)
  compara('Nota hasta hoy', donde, nombre, enPorCiento(hasta), fila?.hasta_hoy?.porcentaje)
  if (hasPorVencer(puntajes, hoyDe(catedra, mundo.libro.hoy))) return
  const final = finalDe(catedra, puntajes)
  compara('Nota final', donde, nombre, enPorCiento(final), fila?.final?.porcentaje)
  compara('Calificación', donde, nombre, final === null ? null : notaDe(catedra, final), fila?.final?.nota)
}

/** Of the tasks that are graded; of who recovered one, what the sheet sums up is said by nobody. */
function sumaDeTareas(catedra: Catedra, { alumno }: Inscripcion) {
  const tareas = trabajosDe(catedra).filter(
    ({ clase, asignadas }) => clase === 'tarea' && asignadas.has(alumno.id),
  )
  if (tareas.some(({ recupera }) => recupera !== null)) return null
  const graded = tareas.flatMap(({ posibles, asignadas }) => {
    const obtenidos = asignadas.get(alumno.id)?.obtenidos ?? null
    return obtenidos === null ? [] : [{ obtenidos, posibles }]
  })
  return {
    total: graded.reduce((suma, { obtenidos }) => suma + obtenidos, 0),
    posibles: graded.reduce((suma, { posibles }) => suma + posibles, 0),
  }
}

/** In the sheet a recovered cell says by which. */
function compareRecuperados(mundo: Mundo, catedra: Catedra, planilla: Respuesta): void {
  const tareas: Respuesta[] = planilla.tareas ?? []
  const donde = `Planilla de calificaciones de ${catedra.nombre}`
  for (const tarea of trabajosDe(catedra)) {
    const { recupera, clase } = tarea
    if (clase !== 'tarea' || recupera === null) continue
    const columna = tareas.findIndex((una) => una.id === recupera.id)
    if (columna === -1) continue
    for (const inscripcion of vigentes(catedra)) {
      const puntaje = puntajesDe(catedra, inscripcion).find(({ trabajo }) => trabajo === recupera)
      const fila = porAlumno(planilla.alumnos).get(inscripcion.alumno.id)
      const dicho = fila?.notas?.[columna]?.recuperado_por ?? null
      mundo.desacuerdos.compara(
        'recuperado_por',
        donde,
        inscripcion.alumno.nombre,
        puntaje?.recuperado?.id ?? null,
        dicho,
      )
    }
  }
}
