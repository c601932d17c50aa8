import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { aparte, consulta } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { evaluacionAsignaciones, evaluaciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import { nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import {
  type DatosPreguntados,
  type FuenteDePregunta,
  isSuObra,
  respuestaDe,
  textoDeUso,
  valorDeHoy,
} from '../../../src/domain/evaluaciones/dato-preguntado.ts'
import { type CampoPreguntado, camposPreguntados } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import type { Deps } from '../../suelo/deps.ts'
import { isDeQuien, listDocentesDe, porRol, valoresDe } from '../../suelo/docentes.ts'
import { notify } from '../../suelo/novedades/notify.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { cuentan } from './preguntas.ts'

/** Of a question whose datum is no longer what it was. */
interface Cambio {
  antes: string
  /** What the answer says today; null where the timeline knows none. */
  ahora: string | null
  /** What its source is from now on, where it is taken. */
  fuente: FuenteDePregunta | null
}

const columnasDeDatos = {
  id: creadores.id,
  slug: creadores.slug,
  first_name: creadores.first_name,
  last_name: creadores.last_name,
  birth_year: creadores.birth_year,
  birth_edtf: creadores.birth_edtf,
  death_year: creadores.death_year,
  death_edtf: creadores.death_edtf,
  period: creadores.period,
  mainRole: creadores.mainRole,
  notable_works: creadores.notable_works,
}

/** Those of the catalogue that count, in courses that are open: what each asks, and what its creator says today. */
const preguntadas = consulta((tx, cuales) =>
  tx
    .select({
      preguntaId: preguntas.id,
      texto: preguntas.texto,
      campo: sql<CampoPreguntado>`${preguntas.campo}`,
      valor: sql<string>`${preguntas.valor}`,
      evaluacionId: evaluaciones.id,
      evaluacion: evaluaciones.titulo,
      catedra: { id: catedras.id, nombre: catedras.nombre, anio: catedras.anio },
      creador: columnasDeDatos,
      respondieron: sql<number>`(select count(*) from ${evaluacionAsignaciones} where ${and(
        eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id),
        isNotNull(evaluacionAsignaciones.enviada_en),
      )})`,
    })
    .from(preguntas)
    .innerJoin(creadores, eq(creadores.id, preguntas.creadorId))
    .innerJoin(evaluaciones, eq(evaluaciones.id, preguntas.evaluacionId))
    .innerJoin(catedras, eq(catedras.id, evaluaciones.catedraId))
    .where(
      and(
        isNotNull(preguntas.campo),
        isNotNull(preguntas.valor),
        cuentan,
        isNull(catedras.cerrada_en),
        cuales,
      ),
    )
    .orderBy(asc(evaluaciones.id), asc(preguntas.posicion), asc(preguntas.id)),
)

/** What waits to be looked at by somebody, evaluation by evaluation. */
export function listPorRevisarDe(tx: Reader, quien: Quien) {
  const filas = preguntadas(tx, suyas[quien.rol]).all(valoresDe(quien))
  return filas.flatMap(({ valor, creador, ...una }) => {
    const cambio = cambioDe(tx, { campo: una.campo, valor, creador })
    if (!cambio) return []
    const { id, slug } = creador
    const { antes, ahora } = cambio
    return [{ ...una, creador: { id, slug, nombre: nombreCompleto(creador) }, antes, ahora }]
  })
}

const suyas = porRol((quien) => isDeQuien(aparte, quien))

/** What changed in the datum that a question asks; nothing where it is as it was, or the question is nobody's. */
export function findCambio(tx: Reader, preguntaId: number): Cambio | undefined {
  const una = preguntadas(tx, eq(preguntas.id, preguntaId)).get()
  return una && cambioDe(tx, una)
}

interface Preguntado {
  campo: CampoPreguntado
  valor: string
  creador: DatosPreguntados & { id: number }
}

function cambioDe(tx: Reader, { campo, valor, creador }: Preguntado): Cambio | undefined {
  const ahora = valorDeHoy(campo, valor, creador)
  if (ahora === valor) return undefined
  if (campo === 'obra') return cambioDeObra(tx, { campo, valor, creador })
  const fuente = ahora === null ? null : { creadorId: creador.id, campo, valor: ahora }
  return { antes: valor, ahora, fuente }
}

/** A work that is somebody else's by now is answered with that name. */
function cambioDeObra(tx: Reader, { campo, valor, creador }: Preguntado): Cambio {
  const antes = respuestaDe({ campo, valor }, creador)
  const [otro, ...mas] = tx
    .select(columnasDeDatos)
    .from(creadores)
    .where(
      and(
        eq(creadores.status, 'PUBLISHED'),
        ne(creadores.id, creador.id),
        sql`instr(${creadores.notable_works}, ${valor})`,
      ),
    )
    .all()
    .filter((uno) => isSuObra(uno, valor))
  if (!otro || mas.length > 0) return { antes, ahora: null, fuente: null }
  const fuente = { creadorId: otro.id, campo, valor }
  return { antes, ahora: respuestaDe(fuente, otro), fuente }
}

const deCreador = (tx: Reader, id: number) => preguntadas(tx, eq(preguntas.creadorId, id)).all()

/** How many questions ask each datum of a creator, for who is about to change it. */
export function countUsos(tx: Reader, creadorId: number) {
  const usadas = deCreador(tx, creadorId)
  const datos = camposPreguntados
    .map((campo) => ({ campo, cuantas: usadas.filter((una) => una.campo === campo).length }))
    .filter(({ cuantas }) => cuantas > 0)
    .map((uno) => ({ ...uno, texto: textoDeUso(uno.cuantas) }))
  return { total: usadas.length, datos }
}

/** What is added to the answer of a change that questions have to do with, and told to whose they are. */
export function avisoDePreguntas(
  deps: Deps,
  tx: Tx,
  antes: DatosPreguntados & { id: number },
  despues: DatosPreguntados,
): { preguntas?: number; aviso?: string } {
  const cambiadas = deCreador(tx, antes.id).filter(
    ({ campo, valor }) => valorDeHoy(campo, valor, antes) !== valorDeHoy(campo, valor, despues),
  )
  for (const { evaluacionId, evaluacion, catedra } of cambiadas) {
    notify(deps, tx, {
      aviso: 'PREGUNTAS_POR_REVISAR',
      a: { docentes: listDocentesDe(deps, tx, catedra.id) },
      catedraId: catedra.id,
      sobre: { evaluacionId },
      nombre: evaluacion,
      enlace: '/docente/preguntas-por-revisar',
    })
  }
  const cuantas = cambiadas.length
  return cuantas === 0 ? {} : { preguntas: cuantas, aviso: `${textoDeUso(cuantas)}.` }
}
