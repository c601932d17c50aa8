import { randomInt } from 'node:crypto'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { conValor } from '../../../db/consulta.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { azarDe } from '../../../src/domain/base/azar.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import type { PedidoDeEvaluacion } from '../../../src/domain/evaluaciones/generador.ts'
import type { PreguntaEscrita } from '../../../src/domain/evaluaciones/preguntas.ts'
import { instruccionesParaIA, readRespuestaDeIA } from '../../../src/domain/evaluaciones/preguntas-de-ia.ts'
import { preguntasDelCatalogo } from '../../../src/domain/evaluaciones/preguntas-del-catalogo.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import {
  type EsquemaDeIA,
  type Ia,
  iaSinConfigurar,
  pedidoDeIACancelado,
  respuestaDeIAInservible,
} from '../../suelo/services/ia.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { dictate } from '../oido/dictados.ts'
import { requireUnidadPropia } from './busqueda.ts'
import { createEvaluacion } from './escritura.ts'
import { takeUsoDeIa } from './tope-de-ia.ts'

/** How often a model is asked for an answer that is of use. */
const INTENTOS = 3

/** How long that may take, at most. */
export const GENERATION_SECONDS = 240

/** Makes the questions and stores them; without a transaction while it waits for a model. */
export async function generateEvaluacion(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  pedido: PedidoDeEvaluacion,
  signal: AbortSignal,
) {
  const { nombre } = requireCatedraPara(deps.db, quien, catedraId)
  const unidad = requireUnidadPropia(deps.db, catedraId, pedido.unidadPlanId)
  const preguntas = await askFuente(deps, quien, { ...pedido, catedra: nombre, unidad }, signal)
  if (signal.aborted) throw pedidoDeIACancelado()
  const { titulo, unidadPlanId, muestra } = pedido
  const datos = {
    titulo,
    unidadPlanId,
    rubroId: null,
    recupera: null,
    muestra,
    preguntas,
    asignar: null,
    fecha_entrega: '',
  }
  const { Pregunta, ...creada } = createEvaluacion(deps, quien, catedraId, datos, ORIGENES[pedido.source])
  const hecha =
    quien.rol === 'docente'
      ? 'Evaluación generada y guardada exitosamente!'
      : 'Evaluación generada exitosamente!'
  return {
    message: Pregunta.length < pedido.preguntas ? `${hecha} ${textoDePocas(Pregunta.length)}` : hecha,
    evaluation: {
      ...creada,
      preguntas: Pregunta.map(({ Opcion, ...una }) => ({ ...una, opciones: Opcion })),
    },
  }
}

const ORIGENES = { ai: 'IA', catalogo: 'CATALOGO', oido: 'OIDO' } as const

/** A bank of melodies has an end. */
const textoDePocas = (cuantas: number) =>
  `Alcanzó para ${cuantos(cuantas, 'pregunta', 'preguntas')}: no hay más melodías de ese nivel.`

async function askFuente(
  deps: Deps,
  quien: Quien,
  pedido: Pedido & PedidoDeEvaluacion,
  signal: AbortSignal,
): Promise<PreguntaEscrita[]> {
  if (pedido.source === 'ai') return askContado(deps, quien, pedido, signal)
  if (pedido.oido) return dictate(deps, { ...pedido, oido: pedido.oido })
  return askCatalogo(deps.db, pedido, randomInt(2 ** 32))
}

type Pedido = Parameters<typeof instruccionesParaIA>[0]

/** What the service never answered does not count; what nobody waits for any more does. */
async function askContado(deps: Deps, quien: Quien, pedido: Pedido, signal: AbortSignal) {
  if (!deps.ia) throw iaSinConfigurar()
  const giveBack = takeUsoDeIa(deps, quien)
  try {
    return await askModelo(deps.ia, pedido, signal)
  } catch (error) {
    if (!signal.aborted) giveBack()
    throw error
  }
}

async function askModelo(ia: Ia, pedido: Pedido, signal: AbortSignal): Promise<PreguntaEscrita[]> {
  const schema = schemaDe(pedido)
  let falta: string | undefined
  for (let intento = 0; intento < INTENTOS; intento++) {
    const leida = readRespuestaDeIA(
      await ia({ prompt: instruccionesParaIA(pedido, falta), schema }, signal),
      pedido,
    )
    if ('preguntas' in leida) return leida.preguntas
    falta = leida.falta
  }
  throw respuestaDeIAInservible()
}

function schemaDe({ preguntas, opciones }: Pedido): EsquemaDeIA {
  const texto: EsquemaDeIA = { type: 'string' }
  const lista = (cuantos: number, properties: Record<string, EsquemaDeIA>): EsquemaDeIA => ({
    type: 'array',
    minItems: cuantos,
    maxItems: cuantos,
    items: { type: 'object', properties, required: Object.keys(properties) },
  })
  const suyas = lista(opciones, { texto, es_correcta: { type: 'boolean' } })
  return {
    type: 'object',
    properties: { preguntas: lista(preguntas, { texto, opciones: suyas }) },
    required: ['preguntas'],
  }
}

/** Of a large catalogue, so many are drawn by lot. */
const SUJETOS = 500
const OTROS = 1500

const catalogoInsuficiente = (alcanza: number, pedidas: number) =>
  new AppError(
    409,
    'catalogo_insuficiente',
    `Con esos filtros la línea de tiempo alcanza para ${alcanza} ${alcanza === 1 ? 'pregunta' : 'preguntas'}, no para ${pedidas}. Pide menos, o amplía el período o el rol.`,
  )

/** Throws where the catalogue has too little. */
function askCatalogo(db: Db, pedido: PedidoDeEvaluacion, semilla: number): PreguntaEscrita[] {
  const { periodo, rol, preguntas } = pedido
  const delRol = sql`exists (select 1 from json_each(${creadores.mainRole}) where value = ${rol})`
  const buscados = and(periodo ? eq(creadores.period, periodo) : undefined, rol ? delRol : undefined)
  const sujetos = listCreadores(db, buscados, SUJETOS)
  const hechas = preguntasDelCatalogo(sujetos, listCreadores(db, undefined, OTROS), pedido, azarDe(semilla))
  if (hechas.length < preguntas) throw catalogoInsuficiente(hechas.length, preguntas)
  return hechas
}

/** Published ones whom their name tells from all others. */
function listCreadores(db: Db, cuales: SQL | undefined, maximo: number) {
  const unicos = db
    .select({ id: sql`min(${creadores.id})` })
    .from(creadores)
    .where(conValor(creadores.status, 'PUBLISHED'))
    .groupBy(creadores.sort_name)
    .having(sql`count(*) = 1`)
  return db
    .select({
      id: creadores.id,
      first_name: creadores.first_name,
      last_name: creadores.last_name,
      birth_year: creadores.birth_year,
      birth_edtf: creadores.birth_edtf,
      period: creadores.period,
      mainRole: creadores.mainRole,
      notable_works: creadores.notable_works,
      bio: creadores.bio,
    })
    .from(creadores)
    .where(and(conValor(creadores.status, 'PUBLISHED'), cuales, inArray(creadores.id, unicos)))
    .orderBy(sql`random()`)
    .limit(maximo)
    .all()
}
