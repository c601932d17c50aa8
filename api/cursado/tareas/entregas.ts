import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco, type Valores } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { planesDeClases, unidadesPlan } from '../../../db/schema/planes.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import {
  type ActoDeNota,
  deshacerHasta,
  isSuyo,
  sinMotivoHasta,
} from '../../../src/domain/tareas/deshacer.ts'
import { instanteEn } from '../../suelo/abierta.ts'
import { isDeQuien } from '../../suelo/docentes.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { columnasDeUnidad, unidadDe } from '../planes/unidad-nombrada.ts'
import { tareasRecuperadas } from '../recuperados/recuperado.ts'
import { aporteDe, columnasDeAporte, uniones } from './aporte-entregado.ts'
import { archivosAnteriores } from './archivos-entregados.ts'
import { isStillInscrito } from './busqueda.ts'
import { entregaNoEncontrada } from './errors-de-entregas.ts'
import type { Entrega } from './esquemas-de-entregas.ts'
import { asignacionDe, columnasDeAsignacion, columnasDeCatedra, columnasDeTarea } from './ficha.ts'
import { columnasDeNota, columnasDeNotaPublicada } from './publicado.ts'

const porApellido = [asc(alumnos.orden), asc(alumnos.id), asc(tareasMaestras.id)]

/** Without a due date, at the end. */
const porPlazo = [
  sql`${tareasMaestras.fecha_entrega} is null`,
  asc(tareasMaestras.fecha_entrega),
  asc(tareaAsignaciones.id),
]

interface Lectura {
  /** Who asks, and may undo what they did. */
  quien?: Quien
  orden?: SQL[]
}

/** Tasks of students who are enrolled, each with its delivery; as a rule by last name. */
export const listEntregas = (
  tx: Reader,
  cuales: SQL | undefined,
  ahora: number,
  { quien, orden = porApellido }: Lectura = {},
): Entrega[] => readEntregas(tx, filasDe(columnasDeNota, orden), cuales, { ahora }, quien)

/** A student's, or one of them, as they may know them: what is due first stands first. */
export const listEntregasPublicadas = (
  tx: Reader,
  { alumnoId, id }: { alumnoId: number; id?: number },
  ahora: number,
): Entrega[] => readEntregas(tx, publicadas, id === undefined ? suyas : estaSuya, { alumnoId, id, ahora })

const suyas = eq(tareaAsignaciones.alumnoId, hueco('alumnoId'))
const estaSuya = and(suyas, eq(tareaAsignaciones.id, hueco('id')))

type ColumnasDeNota = typeof columnasDeNota | typeof columnasDeNotaPublicada

function readEntregas(
  tx: Reader,
  leidas: ReturnType<typeof filasDe>,
  cuales: SQL | undefined,
  valores: Valores,
  quien?: Quien,
): Entrega[] {
  const filas = leidas.filas(tx, cuales).all(valores)
  const notas = filas.map(({ asignacion, tarea }) => ({
    id: tarea.id,
    alumnoId: asignacion.alumnoId,
    obtenidos: asignacion.puntos_obtenidos,
    posibles: tarea.puntos_posibles,
  }))
  const recuperadas = notas.map(tareasRecuperadas(tx, notas, leidas.obtenidos))
  return filas.map((fila, i) => entregaDe(fila, quien, recuperadas[i] ?? null))
}

type Fila =
  ReturnType<ReturnType<typeof filasDe>['filas']> extends { all(valores: Valores): (infer F)[] } ? F : never

function entregaDe(fila: Fila, quien: Quien | undefined, recuperado_por: number | null): Entrega {
  const { asignacion, calificada_en, rectificada, anteriores, ultimo_acto, Alumno, ...resto } = fila
  const { tarea, unidad, Catedra, reloj, ...aporte } = resto
  return {
    ...asignacionDe(asignacion, tarea.fecha_entrega, reloj),
    calificada_en: enISO(calificada_en),
    rectificada: rectificada === 1,
    ...plazosDe(ultimo_acto && quien && isSuyo(ultimo_acto, quien) ? ultimo_acto : null, reloj),
    recuperado_por,
    archivo: asignacion.archivos[0] ?? null,
    aporte: aporteDe(aporte),
    anteriores,
    Alumno,
    TareaMaestra: {
      ...tarea,
      fecha_entrega: enISO(tarea.fecha_entrega),
      created_at: enISO(tarea.created_at),
      UnidadPlan: unidadDe(unidad),
      Catedra,
    },
  }
}

const plazosDe = (acto: ActoDeNota | null, reloj: number) => ({
  deshacer_hasta: enISO(acto && deshacerHasta(acto, reloj)),
  sin_motivo_hasta: enISO(acto && sinMotivoHasta(acto, reloj)),
})

/** Deliveries in an order, with their grade as it is known to who asks. */
const filasDe = ({ calificada_en, rectificada, ultimo_acto, ...nota }: ColumnasDeNota, orden: SQL[]) => ({
  obtenidos: nota.puntos_obtenidos,
  filas: consulta((tx, cuales) =>
    tx
      .select({
        asignacion: { ...columnasDeAsignacion, ...nota },
        calificada_en,
        rectificada,
        anteriores: archivosAnteriores,
        ultimo_acto,
        ...columnasDeAporte,
        Alumno: {
          id: alumnos.id,
          nombre: alumnos.nombre,
          apellido: alumnos.apellido,
          email: alumnos.email,
        },
        tarea: columnasDeTarea,
        unidad: columnasDeUnidad,
        Catedra: columnasDeCatedra,
        reloj: instanteEn(hueco('ahora')),
      })
      .from(tareaAsignaciones)
      .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
      .innerJoin(catedras, eq(catedras.id, tareasMaestras.catedraId))
      .innerJoin(catedraAlumnos, isStillInscrito())
      .innerJoin(alumnos, eq(alumnos.id, tareaAsignaciones.alumnoId))
      .leftJoin(...uniones.creado)
      .leftJoin(...uniones.sugerida)
      .leftJoin(...uniones.corregido)
      .leftJoin(publicaciones, eq(publicaciones.tareaMaestraId, tareasMaestras.id))
      .leftJoin(unidadesPlan, eq(unidadesPlan.id, tareasMaestras.unidadPlanId))
      .leftJoin(planesDeClases, eq(planesDeClases.id, unidadesPlan.planId))
      .where(cuales)
      .orderBy(...orden),
  ),
})

const publicadas = filasDe(columnasDeNotaPublicada, porPlazo)

/** One that a teacher, in the own courses, or the administrator may grade. */
export function requireEntrega(tx: Reader, quien: Quien, id: number, ahora: number): Entrega {
  const cual = and(eq(tareaAsignaciones.id, id), isDeQuien(tx, quien))
  const [entrega] = listEntregas(tx, cual, ahora, { quien })
  if (!entrega) throw entregaNoEncontrada()
  return entrega
}
