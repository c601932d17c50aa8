import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import type { Propuesta } from '../../../src/domain/aportes/sugerencias.ts'
import { nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { DE_WIKIDATA } from '../../../src/domain/creadores/de-wikidata.ts'
import { sumFilas } from '../../../src/domain/creadores/filas.ts'
import type { Fuente } from '../../../src/domain/creadores/fuentes.ts'
import { sinElSuyo } from '../../../src/domain/creadores/otros-nombres.ts'
import {
  datosDe,
  type Elemento,
  identificadoresDe,
  otrosNombresDe,
  yaDice,
} from '../../../src/domain/creadores/wikidata.ts'
import { type Acto, beginActo, enActo } from '../../suelo/actos.ts'
import { transactKeeping } from '../../suelo/archivos/recepcion.ts'
import { addUsos } from '../../suelo/archivos/usos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { insertSugerencia } from '../aportes/sugerencias.ts'
import { requireCreador } from '../creadores/escritura.ts'
import { setEnlace } from './enlace.ts'
import { NoSePropone, sinEnlace } from './errors.ts'
import { type Clase, clases, creditoDe, download, requireAdmisible } from './medios.ts'

/** What is known of a creator that Wikidata may say otherwise. */
const conocido = {
  first_name: creadores.first_name,
  last_name: creadores.last_name,
  otros_nombres: creadores.otros_nombres,
  birth_edtf: creadores.birth_edtf,
  death_edtf: creadores.death_edtf,
  fuentes: creadores.fuentes,
  photo_credit: creadores.photo_credit,
  audio_credit: creadores.audio_credit,
}

interface Propuesto {
  campo: string
  cambios: Propuesta
  reason: string
}

/** Makes a suggestion of each datum that Wikidata says otherwise, and says why not of what can't be had. */
export async function proposeDatos(deps: Deps, quien: Quien, id: number) {
  const { db, wikidata } = deps
  const { wikidata_qid } = requireCreador(db, id)
  if (!wikidata_qid) throw sinEnlace()
  const elemento = await wikidata.requireElemento(wikidata_qid)
  // It was joined with another one since.
  if (elemento.id !== wikidata_qid) setEnlace(deps, quien, id, elemento.id)
  const deTexto = await listPropuestos(deps, elemento, requireConocido(db, id))
  const creadas = keepSugerencias(deps, quien, id, deTexto)
  const avisos: string[] = []
  for (const clase of ['foto', 'sonido'] as const) {
    try {
      creadas.push(...(await proposeMedio(deps, quien, id, elemento, clase)))
    } catch (error) {
      if (!(error instanceof NoSePropone)) throw error
      avisos.push(error.message)
    }
  }
  return { sugerencias: creadas, avisos }
}

function requireConocido(tx: Reader, id: number) {
  const fila = tx.select(conocido).from(creadores).where(eq(creadores.id, id)).get()
  return fila as NonNullable<typeof fila>
}

type Conocido = ReturnType<typeof requireConocido>

async function listPropuestos(
  { wikidata }: Deps,
  elemento: Elemento,
  actual: Conocido,
): Promise<Propuesto[]> {
  const { nacimiento, fallecimiento, nacioEn, murioEn } = datosDe(elemento)
  const fecha = async (
    campo: 'birth_edtf' | 'death_edtf',
    dichas: string[],
    qids: string[],
    verbo: string,
  ) => {
    const [dicha, ...otras] = dichas
    if (!dicha || yaDice(actual[campo], dicha)) return []
    const lugares = await wikidata.readNombres(qids)
    const reason = [
      `Lo dice Wikidata (${elemento.id}): ${wikidata.enWikidata(elemento.id)}`,
      lugares.length > 0 && `Según Wikidata, ${verbo} en ${lugares.join(', o en ')}.`,
      otras.length > 0 && `Wikidata dice también: ${otras.join(', ')}.`,
    ]
    return [{ campo, cambios: { [campo]: dicha }, reason: reason.filter(Boolean).join('\n') }]
  }
  return [
    ...(await fecha('birth_edtf', nacimiento, nacioEn, 'nació')),
    ...(await fecha('death_edtf', fallecimiento, murioEn, 'murió')),
    ...listOtrosNombres(wikidata.enWikidata(elemento.id), elemento, actual),
    ...listFuentesNuevas(wikidata.enWikidata(elemento.id), elemento, actual),
  ]
}

/** Those that are not known, as long as there is room. */
function listOtrosNombres(url: string, elemento: Elemento, actual: Conocido): Propuesto[] {
  const nuevos = sinElSuyo({ ...actual, otros_nombres: otrosNombresDe(elemento) })
  const otros_nombres = sumFilas('otros_nombres', actual.otros_nombres, nuevos)
  if (otros_nombres.length === actual.otros_nombres.length) return []
  const reason = `Wikidata (${elemento.id}) lo llama también así: ${url}`
  return [{ campo: 'otros_nombres', cambios: { otros_nombres }, reason }]
}

/** The item itself, for what it says, and who else knows the name, as long as there is room. */
function listFuentesNuevas(url: string, elemento: Elemento, { fuentes }: Conocido): Propuesto[] {
  const { nacimiento, fallecimiento } = datosDe(elemento)
  const datos: Fuente['datos'] = [
    'nombre',
    ...(nacimiento.length > 0 ? (['nacimiento'] as const) : []),
    ...(fallecimiento.length > 0 ? (['fallecimiento'] as const) : []),
  ]
  const todas: Fuente[] = [
    { texto: 'Wikidata', url, datos },
    ...identificadoresDe(elemento).map((una) => ({ ...una, datos: ['nombre' as const] })),
  ]
  const nuevas = todas.filter((una) => fuentes.every((otra) => otra.url !== una.url))
  const propuestas = sumFilas('fuentes', fuentes, nuevas)
  if (propuestas.length === fuentes.length) return []
  const reason = `Wikidata (${elemento.id}) dice en qué catálogos está.`
  return [{ campo: 'fuentes', cambios: { fuentes: propuestas }, reason }]
}

/** Nothing is suggested twice, also where it was rejected. */
function keepSugerencias(deps: Deps, quien: Quien, id: number, propuestos: Propuesto[]) {
  if (propuestos.length === 0) return []
  return enActo(deps, quien, {}, (acto) => {
    const { tx, ahora } = acto
    const hechas = listHechas(tx, id)
    const nuevas = propuestos.filter(({ cambios }) => !hechas.some((una) => isIgual(una, cambios)))
    const creadas = nuevas.map((una) => insertUna(tx, id, una, ahora))
    if (creadas.length > 0) notePropuestas(acto, id, creadas.length)
    return creadas
  })
}

const isIgual = (uno: unknown, otro: unknown) => JSON.stringify(uno) === JSON.stringify(otro)

const listHechas = (tx: Reader, creadorId: number): Propuesta[] =>
  tx
    .select({ cambios: sugerencias.cambios })
    .from(sugerencias)
    .where(and(eq(sugerencias.creadorId, creadorId), eq(sugerencias.suggester_email, DE_WIKIDATA)))
    .all()
    .map(({ cambios }) => cambios)

function insertUna(tx: Tx, creadorId: number, { campo, cambios, reason }: Propuesto, created_at: number) {
  const nueva = {
    creadorId,
    reason,
    suggester_email: DE_WIKIDATA,
    is_student_contribution: false,
    cambios,
    ip_address: null,
    created_at,
  }
  return { id: insertSugerencia(tx, nueva).id, campo }
}

function notePropuestas({ tx, note }: Acto, creadorId: number, cuantas: number): void {
  const nombre = nombreCompleto(requireCreador(tx, creadorId))
  const detalle = String(cuantas)
  note({ hecho: 'wikidata.proponer', nombre, detalle, ids: { creadorId } })
}

const campos = {
  foto: ['photo_url', 'photo_credit'],
  sonido: ['audio_url', 'audio_credit'],
} as const satisfies Record<Clase, readonly [keyof Propuesta, keyof Propuesta]>

/** Its file is kept here from now on; by what Commons says of it, one that was suggested before is known. */
async function proposeMedio(deps: Deps, quien: Quien, id: number, elemento: Elemento, clase: Clase) {
  const { db, now, wikidata } = deps
  const nombre = datosDe(elemento)[clase]
  if (!nombre) return []
  const archivo = await wikidata.findArchivo(nombre)
  requireAdmisible(clase, archivo)
  const [campo, credito] = campos[clase]
  const suyo = creditoDe(archivo)
  const isHecha = (tx: Reader) =>
    [requireConocido(tx, id), ...listHechas(tx, id)].some((una) => isIgual(una[credito], suyo))
  if (isHecha(db)) return []
  const recibido = await download(deps, clase, archivo)
  return transactKeeping(deps, recibido, (tx, keep) => {
    // Of two who ask at once, the second one.
    if (isHecha(tx)) throw new NoSePropone(`${clases[clase].articulado} ya se propuso.`)
    const kept = keep(clases[clase].carpeta, {})
    addUsos(tx, { creadorId: id }, [kept.id], now())
    const direccion = `/${kept.path.slice('uploads/'.length)}`
    const reason = `Está en Wikimedia Commons: ${archivo.pagina || archivo.nombre}\n${suyo.autor}, ${suyo.licencia}`
    const creada = insertUna(
      tx,
      id,
      { campo, cambios: { [campo]: direccion, [credito]: suyo }, reason },
      now(),
    )
    notePropuestas(beginActo(deps, tx, quien, {}), id, 1)
    return [creada]
  })
}
