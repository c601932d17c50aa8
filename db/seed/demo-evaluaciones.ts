import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { type Azar, azarDe } from '../../src/domain/base/azar.ts'
import { acierta } from '../../src/domain/evaluaciones/acierto.ts'
import type { OrigenDeEvaluacion, TipoDePregunta } from '../../src/domain/evaluaciones/evaluaciones.ts'
import type { PreguntaEscrita } from '../../src/domain/evaluaciones/preguntas.ts'
import {
  type CreadorDelCatalogo,
  preguntasDelCatalogo,
} from '../../src/domain/evaluaciones/preguntas-del-catalogo.ts'
import type { Contestada } from '../../src/domain/evaluaciones/respuestas.ts'
import { tituloDeRecuperatorio } from '../../src/domain/nota-final/recuperatorio-nuevo.ts'
import type { Tx } from '../client.ts'
import { creadores } from '../schema/creadores.ts'
import {
  evaluacionAsignaciones,
  evaluaciones,
  evaluacionRespuestas,
  opciones,
  preguntas,
} from '../schema/evaluaciones.ts'
import { planesDeClases, unidadesPlan } from '../schema/planes.ts'
import { publicaciones } from '../schema/tablon.ts'
import catalogo from './creadores.json'
import { preguntasQueSuenan } from './demo-oido.ts'
import { deCadaClase, deTriadas } from './demo-preguntas.ts'

interface Curso {
  catedraId: number
  docenteId: number
  alumnoIds: readonly number[]
  now: number
}

const DIA_MS = 86_400_000

/**
 * One by hand, whose date has passed and which most have done; one from the timeline, which few have; what makes up for
 * the first, for who did worst and who missed it; one with a question of each kind; and one that is heard.
 */
export function insertEvaluaciones(tx: Tx, curso: Curso): void {
  const azar = azarDe(1925)
  const { alumnoIds, now } = curso
  const aMano = { titulo: 'Tríadas y cadencias', origen: 'MANUAL' as const, preguntas: deTriadas(azar) }
  const primera = insertEvaluacion(tx, curso, azar, {
    ...aMano,
    ...entre(now, -12, -3),
    hecha: alumnoIds.slice(0, 19),
  })
  insertEvaluacion(tx, curso, azar, {
    titulo: 'Desde la línea de tiempo: compositores',
    origen: 'CATALOGO',
    preguntas: conCorreccion(deCompositores(azar).map((una) => conSuFuente(tx, una))),
    ...entre(now, -1, 6),
    hecha: alumnoIds.slice(-4),
  })
  const peor = findPeor(tx, primera)
  insertEvaluacion(tx, { ...curso, alumnoIds: [peor, ...alumnoIds.slice(19, 22)] }, azar, {
    ...aMano,
    titulo: tituloDeRecuperatorio(aMano.titulo),
    recupera: primera,
    ...entre(now, -2, 4),
    hecha: [peor],
  })
  insertEvaluacion(tx, curso, azarDe(1904), {
    titulo: 'Notas y figuras',
    origen: 'MANUAL',
    preguntas: deCadaClase,
    ...entre(now, -4, 5),
    hecha: alumnoIds.slice(2, 14),
  })
  insertEvaluacion(tx, curso, azarDe(1886), {
    titulo: 'Dictado: intervalos, ritmos y melodías',
    origen: 'OIDO',
    preguntas: preguntasQueSuenan(tx, now - DIA_MS),
    ...entre(now, -1, 8),
    hecha: alumnoIds.slice(5, 9),
  })
}

const entre = (now: number, desde: number, hasta: number) => ({
  creada: now + desde * DIA_MS,
  vence: now + hasta * DIA_MS,
})

/** Who got the fewest right answers. */
function findPeor(tx: Tx, evaluacionId: number): number {
  const suya = tx
    .select({ alumnoId: evaluacionAsignaciones.alumnoId })
    .from(evaluacionAsignaciones)
    .where(
      and(eq(evaluacionAsignaciones.evaluacionId, evaluacionId), isNotNull(evaluacionAsignaciones.correctas)),
    )
    .orderBy(asc(evaluacionAsignaciones.correctas), asc(evaluacionAsignaciones.id))
    .get()
  return Number(suya?.alumnoId)
}

function deCompositores(azar: Azar): PreguntaEscrita[] {
  const todos = catalogo.map((ficha, id) => ({ id, ...ficha })) as CreadorDelCatalogo[]
  const compositores = todos.filter(({ mainRole }) => mainRole.includes('COMPOSER'))
  return preguntasDelCatalogo(
    compositores,
    todos,
    { preguntas: 10, opciones: 4, periodo: null, rol: 'COMPOSER' },
    azar,
  )
}

/** The creator it asks about is somebody else's id in this database; without the catalogue it is nobody's. */
function conSuFuente(tx: Tx, { fuente, ...pregunta }: PreguntaEscrita): PreguntaEscrita {
  const ficha = fuente && catalogo[fuente.creadorId]
  const suyo =
    ficha &&
    tx
      .select({ id: creadores.id })
      .from(creadores)
      .where(and(eq(creadores.first_name, ficha.first_name), eq(creadores.last_name, ficha.last_name)))
      .get()
  return fuente && suyo ? { ...pregunta, fuente: { ...fuente, creadorId: suyo.id } } : pregunta
}

/** One of them was made before the timeline corrected a birth: it waits for the teacher. */
function conCorreccion(preguntas: PreguntaEscrita[]): PreguntaEscrita[] {
  const vieja = preguntas.find(({ fuente }) => fuente?.campo === 'nacimiento')
  const otra = vieja?.opciones.find(({ es_correcta }) => !es_correcta)
  if (!vieja?.fuente || !otra) return preguntas
  const opciones = vieja.opciones.map((una) => ({ ...una, es_correcta: una === otra }))
  const antes = { ...vieja, opciones, fuente: { ...vieja.fuente, valor: otra.texto } }
  return preguntas.map((una) => (una === vieja ? antes : una))
}

interface Evaluacion {
  titulo: string
  origen: OrigenDeEvaluacion
  recupera?: number
  preguntas: PreguntaEscrita[]
  creada: number
  vence: number
  /** Who has done it; all others have it to do. */
  hecha: readonly number[]
}

function insertEvaluacion(tx: Tx, curso: Curso, azar: Azar, evaluacion: Evaluacion): number {
  const { titulo, origen, recupera, creada, vence, hecha } = evaluacion
  const { catedraId } = curso
  const unidadPlanId = origen === 'MANUAL' ? findPrimeraUnidad(tx, catedraId) : null
  const fechas = { created_at: creada, updated_at: creada }
  const { id } = tx
    .insert(evaluaciones)
    .values({ catedraId, unidadPlanId, titulo, origen, recupera, fecha_entrega: vence, ...fechas })
    .returning({ id: evaluaciones.id })
    .get()
  const suyas = evaluacion.preguntas.map((una, posicion) => insertPregunta(tx, id, una, posicion))
  const entre = { desde: creada, hasta: Math.min(curso.now, vence + DIA_MS) }
  for (const alumnoId of curso.alumnoIds) {
    const enviada_en = hecha.includes(alumnoId) ? azar.entero(entre.desde, entre.hasta) : null
    insertAsignacion(tx, azar, { evaluacionId: id, alumnoId, created_at: creada, enviada_en }, suyas)
  }
  insertPublicacion(tx, curso, { id, titulo, creada })
  return id
}

function findPrimeraUnidad(tx: Tx, catedraId: number): number | null {
  const primera = tx
    .select({ id: unidadesPlan.id })
    .from(unidadesPlan)
    .innerJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
    .where(eq(planesDeClases.catedraId, catedraId))
    .orderBy(asc(unidadesPlan.posicion))
    .get()
  return primera?.id ?? null
}

type Pregunta = Pick<typeof preguntas.$inferSelect, 'id' | 'tipo' | 'aceptadas'> & {
  Opcion: Pick<typeof opciones.$inferSelect, 'id' | 'texto' | 'es_correcta' | 'posicion'>[]
}

/** What is to be put in order has ids in another one. */
function insertPregunta(
  tx: Tx,
  evaluacionId: number,
  { opciones: suyas, fuente, ...escrita }: PreguntaEscrita,
  posicion: number,
): Pregunta {
  const { id, tipo, aceptadas } = tx
    .insert(preguntas)
    .values({ evaluacionId, posicion, ...escrita, ...fuente })
    .returning()
    .get()
  const filas = suyas.map((una, i) => ({ ...una, preguntaId: id, posicion: i }))
  const puestas =
    filas.length === 0
      ? []
      : tx
          .insert(opciones)
          .values(tipo === 'ORDENAR' ? azarDe(id).barajar(filas) : filas)
          .returning()
          .all()
  return { id, tipo, aceptadas, Opcion: puestas.toSorted((una, otra) => una.posicion - otra.posicion) }
}

type Contestar = (azar: Azar, pregunta: Pregunta, sabe: boolean) => Partial<Contestada>

const contestar: Record<TipoDePregunta, Contestar> = {
  UNA: (azar, { Opcion }, sabe) => ({
    opcionId: (sabe ? Opcion.find(({ es_correcta }) => es_correcta) : azar.uno(Opcion))?.id ?? 0,
  }),
  VARIAS: (azar, { Opcion }, sabe) => ({
    opciones: (sabe ? Opcion.filter(({ es_correcta }) => es_correcta) : [azar.uno(Opcion)]).map(
      ({ id }) => id,
    ),
  }),
  CORTA: (azar, { aceptadas }, sabe) => ({
    texto: (sabe && aceptadas?.[0]) || azar.uno(['sol sost.', 'La', 'Si bemol']),
  }),
  ORDENAR: (azar, { Opcion }, sabe) => ({
    opciones: (sabe ? Opcion : azar.barajar(Opcion)).map(({ id }) => id),
  }),
}

type Asignacion = Pick<
  typeof evaluacionAsignaciones.$inferInsert,
  'evaluacionId' | 'alumnoId' | 'created_at' | 'enviada_en'
>

function insertAsignacion(tx: Tx, azar: Azar, asignacion: Asignacion, suyas: readonly Pregunta[]): void {
  const { enviada_en } = asignacion
  const contestadas = suyas.map((pregunta) => {
    const vacia = { opcionId: null, opciones: null, texto: null }
    const contestada = { ...vacia, ...contestar[pregunta.tipo](azar, pregunta, azar.suerte(0.6)) }
    return { preguntaId: pregunta.id, contestada, bien: acierta(pregunta, contestada) }
  })
  const correctas = contestadas.filter(({ bien }) => bien).length
  const { id } = tx
    .insert(evaluacionAsignaciones)
    .values({ ...asignacion, ...(enviada_en && { estado: 'CALIFICADA' as const, correctas }) })
    .returning({ id: evaluacionAsignaciones.id })
    .get()
  if (!enviada_en) return
  tx.insert(evaluacionRespuestas)
    .values(
      contestadas.map(({ preguntaId, contestada }) => ({
        preguntaId,
        ...contestada,
        asignacionId: id,
        updated_at: enviada_en,
      })),
    )
    .run()
}

function insertPublicacion(
  tx: Tx,
  { catedraId, docenteId }: Curso,
  { id, titulo, creada }: { id: number; titulo: string; creada: number },
): void {
  tx.insert(publicaciones)
    .values({
      catedraId,
      autor: 'docente',
      autorDocenteId: docenteId,
      titulo,
      contenido: '<p>Hay una evaluación nueva. Puedes realizarla hasta su fecha de entrega.</p>',
      tipo: 'EVALUACION',
      evaluacionId: id,
      created_at: creada,
      updated_at: creada,
    })
    .run()
}
