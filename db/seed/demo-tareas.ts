import { asc, eq } from 'drizzle-orm'
import { nombreDePersona } from '../../src/domain/personas/nombres.ts'
import { claveDeFrase } from '../../src/domain/tareas/frases.ts'
import type { PedidoDeAporte } from '../../src/domain/tareas/tarea-de-aporte.ts'
import type { Tx } from '../client.ts'
import { archivoUsos } from '../schema/archivo-usos.ts'
import { frases } from '../schema/frases.ts'
import { planesDeClases, unidadesPlan } from '../schema/planes.ts'
import { publicaciones } from '../schema/tablon.ts'
import { historialDeNotas, tareaAsignaciones, tareasMaestras } from '../schema/tareas.ts'
import { type Contenido, type GuardaArchivo, insertArchivo, pdfDe, pentagramaPng } from './demo-archivos.ts'
import { insertComentarios } from './demo-grabacion.ts'
import { armonizacionEnMusicXml } from './demo-partitura.ts'
import { docenteDeDemo } from './demo-personas.ts'
import { escalaDeDo } from './demo-sonido.ts'

const DIA_MS = 24 * 60 * 60 * 1000

interface TareaDeDemo {
  titulo: string
  descripcion: string
  puntos_posibles: number
  recursos: string[]
  /** Its place in the plan. */
  unidad: number
  /** Days from today; null for none. */
  vence: number | null
  /** Of the students, in their order: how many have it, have delivered it, are graded. */
  asignadas: number
  entregadas: number
  calificadas: number
  /** Of one that asks for a contribution to the timeline: which one. */
  pide?: PedidoDeAporte
}

const tareas: TareaDeDemo[] = [
  {
    titulo: 'Tríadas y sus inversiones',
    descripcion:
      '<p>Escribe las siete tríadas de <strong>re mayor</strong> y cifra cada inversión.</p><ul><li>Estado fundamental</li><li>Primera y segunda inversión</li></ul>',
    puntos_posibles: 10,
    recursos: ['https://es.wikipedia.org/wiki/Tr%C3%ADada_(m%C3%BAsica)'],
    unidad: 0,
    vence: -40,
    asignadas: 25,
    entregadas: 22,
    calificadas: 22,
  },
  {
    titulo: 'Armonización de ocho compases',
    descripcion:
      '<p>Armoniza la melodía a cuatro voces con <em>cadencia auténtica</em> al final. Se entrega escrita a mano, impresa o en MusicXML.</p>',
    puntos_posibles: 20,
    recursos: [],
    unidad: 1,
    vence: -3,
    asignadas: 25,
    entregadas: 17,
    calificadas: 6,
  },
  {
    titulo: 'Análisis de una guarania',
    descripcion:
      '<p>Elige una guarania y describe su forma, su armonía y su acompañamiento en una página, o grábate tocando la escala en que está.</p>',
    puntos_posibles: 30,
    recursos: ['https://es.wikipedia.org/wiki/Guarania'],
    unidad: 2,
    vence: 6,
    asignadas: 25,
    entregadas: 5,
    calificadas: 0,
  },
  {
    titulo: 'Boceto de una composición',
    descripcion: '<p>Un motivo de dos compases y tres maneras de variarlo.</p>',
    puntos_posibles: 40,
    recursos: [],
    unidad: 3,
    vence: null,
    asignadas: 0,
    entregadas: 0,
    calificadas: 0,
  },
  {
    titulo: 'Un creador de tu ciudad',
    descripcion:
      '<p>Busca a alguien de la música de tu ciudad que todavía no esté en la línea de tiempo y escribe su ficha, con las fuentes que consultaste.</p>',
    puntos_posibles: 20,
    recursos: [],
    unidad: 3,
    vence: 20,
    asignadas: 25,
    entregadas: 0,
    calificadas: 0,
    pide: { clase: 'CREADOR', fuentes_minimas: 2 },
  },
]

const comentarios = [
  'Muy bien resuelto.',
  'Cuida las quintas paralelas del tercer compás.',
  null,
  'Buen trabajo; la próxima vez cifra también las inversiones.',
]

interface Curso {
  catedraId: number
  docenteId: number
  alumnoIds: number[]
  now: number
  /** Without it nobody has delivered anything. */
  guardaEntrega: GuardaArchivo | undefined
}

/** Tasks at every stage: graded, being graded, open, not yet assigned. */
export function insertTareas(tx: Tx, curso: Curso): void {
  const unidadIds = listUnidadIds(tx, curso.catedraId)
  for (const tarea of tareas) insertTarea(tx, curso, tarea, unidadIds[tarea.unidad] ?? null)
}

function listUnidadIds(tx: Tx, catedraId: number): number[] {
  return tx
    .select({ id: unidadesPlan.id })
    .from(unidadesPlan)
    .innerJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .where(eq(planesDeClases.catedraId, catedraId))
    .orderBy(asc(unidadesPlan.posicion))
    .all()
    .map(({ id }) => id)
}

function insertTarea(tx: Tx, curso: Curso, tarea: TareaDeDemo, unidadPlanId: number | null): void {
  const { catedraId, docenteId, alumnoIds, now } = curso
  const { titulo, descripcion, puntos_posibles, recursos, vence, pide } = tarea
  const dada = now + Math.min((vence ?? 0) - 12, -1) * DIA_MS
  const fecha_entrega = vence === null ? null : now + vence * DIA_MS
  const { id } = tx
    .insert(tareasMaestras)
    .values({
      ...{ catedraId, unidadPlanId, titulo, descripcion, puntos_posibles, recursos, fecha_entrega },
      ...(pide && { tipo: 'APORTE' as const, pide }),
      created_at: dada,
      updated_at: dada,
    })
    .returning({ id: tareasMaestras.id })
    .get()
  if (tarea.asignadas === 0) return
  tx.insert(publicaciones)
    .values({
      ...{ catedraId, titulo, tareaMaestraId: id, autor: 'docente' as const, autorDocenteId: docenteId },
      contenido: '<p>Hay una tarea nueva. Ábrela para ver la consigna y entregarla.</p>',
      tipo: 'TAREA',
      created_at: dada,
      updated_at: dada,
    })
    .run()
  for (const [i, alumnoId] of alumnoIds.slice(0, tarea.asignadas).entries()) {
    insertAsignacion(tx, curso, { ...tarea, id, dada, fecha_entrega }, { i, alumnoId })
  }
}

type Dada = TareaDeDemo & { id: number; dada: number; fecha_entrega: number | null }

/** Who recorded hers, and for which task. */
const GRABADA = { titulo: 'Análisis de una guarania', alumno: 0 }

/** Who delivered three pages of her notebook. */
const EN_HOJAS = { titulo: GRABADA.titulo, alumno: 4 }

interface Quien {
  /** Of the assignment. */
  id: number
  /** Whose, in the order of the students. */
  i: number
  alumnoId: number
}

function insertAsignacion(tx: Tx, curso: Curso, tarea: Dada, { i, alumnoId }: Omit<Quien, 'id'>): void {
  const { id } = tx
    .insert(tareaAsignaciones)
    .values({ tareaMaestraId: tarea.id, alumnoId, created_at: tarea.dada })
    .returning({ id: tareaAsignaciones.id })
    .get()
  const { now, guardaEntrega } = curso
  if (!guardaEntrega || i >= tarea.entregadas) return
  // Every ninth is a day late.
  const limite = Math.min(tarea.fecha_entrega ?? now, now) - DIA_MS
  const cuando = limite - (i % 5) * DIA_MS + (i % 9 === 8 ? 2 * DIA_MS : 0)
  deliver(tx, { ...curso, guardaEntrega }, tarea, { id, i, alumnoId }, cuando)
  if (i < tarea.calificadas) grade(tx, curso, tarea, { id, i }, Math.min(cuando + 3 * DIA_MS, now))
}

function deliver(
  tx: Tx,
  { docenteId, guardaEntrega }: Curso & { guardaEntrega: GuardaArchivo },
  { titulo }: Dada,
  { id, i, alumnoId }: Quien,
  cuando: number,
): void {
  const insertHoja = (nombre: string, cual: number) =>
    insertArchivo(tx, guardaEntrega, { ...entregaDe(nombre, cual), alumnoId, cuando }).id
  const archivoId = insertHoja(titulo, i)
  tx.insert(archivoUsos).values({ archivoId, tareaAsignacionId: id }).run()
  if (titulo === EN_HOJAS.titulo && i === EN_HOJAS.alumno) {
    for (const orden of [2, 3]) {
      const hojaId = insertHoja(`${titulo}, hoja ${orden}`, 3 * orden + 1)
      tx.insert(archivoUsos).values({ archivoId: hojaId, tareaAsignacionId: id, orden }).run()
    }
  }
  if (isGrabada(titulo, i)) {
    insertComentarios(tx, { tareaAsignacionId: id, archivoId, alumnoId, docenteId, desde: cuando })
  }
  tx.update(tareaAsignaciones)
    .set({ estado: 'ENTREGADA', archivoId, submission_date: cuando })
    .where(eq(tareaAsignaciones.id, id))
    .run()
}

function grade(
  tx: Tx,
  { docenteId }: Curso,
  tarea: Dada,
  { id, i }: Omit<Quien, 'alumnoId'>,
  cuando: number,
): void {
  const puntos_obtenidos = Math.round(tarea.puntos_posibles * (0.55 + ((i * 7) % 10) / 20))
  const comentario_docente = comentarios[i % comentarios.length] ?? null
  const fechas = { calificada_en: cuando, publicada_en: cuando }
  tx.update(tareaAsignaciones)
    .set({ estado: 'CALIFICADA', puntos_obtenidos, comentario_docente, ...fechas })
    .where(eq(tareaAsignaciones.id, id))
    .run()
  insertHistorial(tx, { id, i, a: puntos_obtenidos, cuando })
  if (!comentario_docente) return
  const clave = claveDeFrase(comentario_docente)
  tx.insert(frases).values({ docenteId, tareaMaestraId: tarea.id, clave, texto: comentario_docente }).run()
}

/** Whose grade was mended: the teacher had read over a page. */
const RECTIFICADA = { alumno: 1, puntos: 2, motivo: 'No había visto la segunda hoja de la entrega.' }

interface Nota extends Omit<Quien, 'alumnoId'> {
  a: number
  cuando: number
}

function insertHistorial(tx: Tx, { id, i, a, cuando }: Nota): void {
  const quien = nombreDePersona(docenteDeDemo)
  const suya = { tareaAsignacionId: id, quien }
  if (i !== RECTIFICADA.alumno) {
    tx.insert(historialDeNotas)
      .values({ ...suya, cuando, a })
      .run()
    return
  }
  const de = a - RECTIFICADA.puntos
  tx.insert(historialDeNotas)
    .values([
      { ...suya, cuando: cuando - DIA_MS, a: de },
      { ...suya, cuando, de, a, motivo: RECTIFICADA.motivo },
    ])
    .run()
}

/** Who wrote his with a program of notation, which the desk shows and plays. */
const EN_MUSICXML = { titulo: 'Armonización de ocho compases', alumno: 8 }

const isGrabada = (titulo: string, i: number) => titulo === GRABADA.titulo && i === GRABADA.alumno

/** In turns what students hand in: a document, a picture, a text; and a recording, and a score. */
function entregaDe(titulo: string, i: number): Contenido {
  if (isGrabada(titulo, i)) {
    return { extension: 'wav', tipo: 'audio/wav', nombre: 'Escala de do mayor', ...escalaDeDo() }
  }
  if (titulo === EN_MUSICXML.titulo && i === EN_MUSICXML.alumno) {
    const tipo = 'application/vnd.recordare.musicxml+xml'
    return { extension: 'musicxml', tipo, nombre: titulo, contenido: armonizacionEnMusicXml() }
  }
  const notas = Array.from({ length: 8 }, (_, k) => (i + k * 3) % 9)
  if (i % 3 === 0) {
    const contenido = pdfDe([titulo, '', `Entrega ${i + 1}`, `Grados: ${notas.join(' - ')}`])
    return { extension: 'pdf', tipo: 'application/pdf', nombre: titulo, contenido }
  }
  if (i % 3 === 1)
    return { extension: 'png', tipo: 'image/png', nombre: titulo, contenido: pentagramaPng(notas) }
  const contenido = Buffer.from(`${titulo}\n\nGrados: ${notas.join(' - ')}\n`)
  return { extension: 'txt', tipo: 'text/plain', nombre: titulo, contenido }
}
