import { randomUUID } from 'node:crypto'
import { diaDeSemana, suma } from '../../support/fechas.ts'
import {
  type Alumno,
  type Catedra,
  cercaDe,
  type Dia,
  type Docente,
  diasDe,
  type Justificativo,
  type Marca,
  quienEnsenia,
  vigentes,
} from './libro.ts'
import { marcaDe } from './modelo-asistencia.ts'
import { deDocente, type Mundo } from './mundo.ts'

const VALORES: Record<Marca, object> = {
  PRESENTE: { presente: true },
  TARDE: { presente: true, matiz: 'TARDE' },
  AUSENTE: { presente: false },
  JUSTIFICADO: { presente: false, matiz: 'JUSTIFICADO' },
}

const maestro = (mundo: Mundo, catedra: Catedra) => mundo.docente(quienEnsenia(catedra, mundo.libro.hoy))

/** In the evening: today's list, whole, in part or not at all; now and then one that was forgotten. */
export async function takeListas(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { azar, libro } = mundo
  const hoy = diasDe(catedra).find(({ fecha }) => fecha === libro.hoy)
  if (hoy && !hoy.suspendida && azar.pasa(0.9)) await takeLista(mundo, catedra, hoy, azar.pasa(0.1) ? 0.6 : 1)
  const olvidada = azar.elige(cercaDe(catedra, libro.hoy, 20, -1).filter(({ marcas }) => marcas.size === 0))
  if (olvidada && !olvidada.suspendida && azar.pasa(0.03)) await takeLista(mundo, catedra, olvidada, 1)
}

async function takeLista(mundo: Mundo, catedra: Catedra, dia: Dia, parte: number): Promise<void> {
  const { azar } = mundo
  const porMarca = new Map<Marca, Alumno[]>()
  for (const { alumno, estadias } of vigentes(catedra)) {
    if (!estadias.some(({ desde, hasta }) => desde <= dia.fecha && (hasta === null || dia.fecha <= hasta)))
      continue
    if (!azar.pasa(parte)) continue
    // The list has who is excused already: nobody marks them but when they come all the same.
    const isExcused = marcaDe(catedra, dia, alumno.id) === 'JUSTIFICADO'
    if (isExcused && azar.pasa(0.7)) continue
    const marca = isExcused ? 'PRESENTE' : marcaAlAzar(mundo, alumno)
    porMarca.set(marca, [...(porMarca.get(marca) ?? []), alumno])
  }
  if (dia.marcas.size === 0 && azar.pasa(0.2)) await closeClase(mundo, catedra, dia, porMarca)
  else for (const [marca, alumnos] of porMarca) await mark(mundo, catedra, dia, alumnos, marca)
}

function marcaAlAzar({ azar }: Mundo, { aplica }: Alumno): Marca {
  if (azar.pasa(aplica)) return azar.pasa(0.1) ? 'TARDE' : 'PRESENTE'
  return azar.pasa(0.05) ? 'JUSTIFICADO' : 'AUSENTE'
}

export async function mark(
  mundo: Mundo,
  catedra: Catedra,
  dia: Dia,
  alumnos: Alumno[],
  marca: Marca,
): Promise<void> {
  const cuerpo = { alumnoIds: alumnos.map(({ id }) => id), ...VALORES[marca] }
  const llamada = `POST ${deDocente(catedra, `/diasclase/${dia.id}/asistencias`)}`
  if (!(await mundo.hace(maestro(mundo, catedra), llamada, cuerpo))) return
  const orden = mundo.orden()
  for (const { id } of alumnos) dia.marcas.set(id, { marca, orden })
}

/** The whole list at once, with the class. */
async function closeClase(
  mundo: Mundo,
  catedra: Catedra,
  dia: Dia,
  porMarca: Map<Marca, Alumno[]>,
): Promise<void> {
  const cuerpo = cierreCon([...porMarca])
  if (!(await mundo.hace(maestro(mundo, catedra), `POST ${rutaDeCierre(catedra, dia)}`, cuerpo))) return
  const orden = mundo.orden()
  for (const [marca, alumnos] of porMarca) for (const { id } of alumnos) dia.marcas.set(id, { marca, orden })
}

const rutaDeCierre = (catedra: Catedra, { id }: Dia) => deDocente(catedra, `/diasclase/${id}/cierre`)

const cierreCon = (marcas: [Marca, Alumno[]][]) => ({
  clave: randomUUID(),
  marcas: marcas.flatMap(([marca, alumnos]) =>
    alumnos.map(({ id }) => ({ alumnoId: id, ...VALORES[marca] })),
  ),
  unidades: [],
})

/** Whose days are over while the class is being closed: it is refused whole. */
export async function closeTooLate(mundo: Mundo, catedra: Catedra, docente: Docente): Promise<void> {
  const dia = cercaDe(catedra, mundo.libro.hoy, 10, -1).at(-1)
  if (!dia) return
  const llamada = `POST ${rutaDeCierre(catedra, dia)}`
  const todos = vigentes(catedra).map(({ alumno }) => alumno)
  const { status } = await mundo.docente(docente)(llamada, cierreCon([['AUSENTE', todos]]))
  mundo.desacuerdos.compara('Cierre de quien ya no dicta', llamada, docente.nombre, 404, status)
}

export async function suspend(mundo: Mundo, catedra: Catedra, dia: Dia): Promise<void> {
  const llamada = `PUT ${deDocente(catedra, `/diasclase/${dia.id}/suspension`)}`
  if (await mundo.hace(maestro(mundo, catedra), llamada, { motivo: 'Corte de luz' })) dia.suspendida = true
}

export async function lift(mundo: Mundo, catedra: Catedra, dia: Dia): Promise<void> {
  const llamada = `DELETE ${deDocente(catedra, `/diasclase/${dia.id}/suspension`)}`
  if (await mundo.hace(maestro(mundo, catedra), llamada)) dia.suspendida = false
}

/** Whom nobody has asked to excuse in those days. */
const isLibre = ({ justificativos }: Catedra, alumno: Alumno, desde: string, hasta: string) =>
  !justificativos.some(
    (uno) => uno.alumno === alumno && uno.estado !== 'RECHAZADO' && uno.desde <= hasta && desde <= uno.hasta,
  )

/** Somebody asks to be excused from a class that was or that is to come. */
export async function askJustificativo(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { azar, libro, hace } = mundo
  const dia = azar.elige(cercaDe(catedra, libro.hoy, 12, 14))
  const quien = azar.elige(vigentes(catedra))
  if (!dia || !quien) return
  const hasta = azar.pasa(0.2) ? suma(dia.fecha, 3) : dia.fecha
  await ask(mundo, catedra, { alumno: quien.alumno, desde: dia.fecha, hasta }, hace)
}

export async function ask(
  mundo: Mundo,
  catedra: Catedra,
  { alumno, desde, hasta }: Pick<Justificativo, 'alumno' | 'desde' | 'hasta'>,
  hace: Mundo['hace'] = mundo.hace,
): Promise<Justificativo | null> {
  if (!isLibre(catedra, alumno, desde, hasta)) return null
  const llamada = `POST /alumnos/me/catedras/${catedra.id}/justificativos`
  const hecho = await hace(mundo.alumno(alumno), llamada, { desde, hasta, motivo: 'Consulta médica.' })
  if (!hecho) return null
  const nuevo = { id: hecho.id, alumno, desde, hasta, aceptado: null, estado: 'PENDIENTE' } as Justificativo
  catedra.justificativos.push(nuevo)
  return nuevo
}

export async function answer(
  mundo: Mundo,
  catedra: Catedra,
  uno: Justificativo,
  acepta: boolean,
): Promise<void> {
  const llamada = `POST /docente/justificativos/${uno.id}/${acepta ? 'aceptar' : 'rechazar'}`
  const cuerpo = acepta ? {} : { respuesta: 'Falta el certificado.' }
  if (!(await mundo.hace(maestro(mundo, catedra), llamada, cuerpo))) return
  uno.estado = acepta ? 'ACEPTADO' : 'RECHAZADO'
  if (acepta) uno.aceptado = mundo.orden()
}

/** The teacher answers some of those that wait, of who is in the course. */
export async function answerJustificativos(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { azar } = mundo
  const inscritos = vigentes(catedra).map(({ alumno }) => alumno)
  const esperan = catedra.justificativos.filter(
    ({ estado, alumno }) => estado === 'PENDIENTE' && inscritos.includes(alumno),
  )
  for (const uno of esperan) if (azar.pasa(0.3)) await answer(mundo, catedra, uno, azar.pasa(0.85))
}

/** A class on a day that the schedule does not have, or a year later. */
export async function addDia(mundo: Mundo, catedra: Catedra, fecha: string): Promise<Dia | null> {
  const cuerpo = { fecha, dia_semana: diaDeSemana(fecha) }
  const hecho = await mundo.hace(maestro(mundo, catedra), `POST ${deDocente(catedra, '/diasclase')}`, cuerpo)
  if (!hecho) return null
  const horas = catedra.horarios.find(({ dia_semana }) => dia_semana === cuerpo.dia_semana)?.hora_inicio ?? ''
  const dia: Dia = { id: hecho.id, fecha, horas, suspendida: false, enPapelera: false, marcas: new Map() }
  catedra.dias.push(dia)
  return dia
}
