import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { actaRenglones, actas } from '../../../db/schema/actas.ts'
import { type ContenidoDeActa, repartoDe } from '../../../src/domain/actas/actas.ts'
import { codigoEscrito } from '../../../src/domain/actas/codigo-de-acta.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { xlsx } from '../../suelo/archivos/planillas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { planillaDeActa } from './archivos.ts'
import { actaNoEncontrada, sinConstancia } from './errors.ts'
import { logoDe } from './logo.ts'
import { pdfDeConstancia } from './pdf-de-constancia.ts'

/** All that is kept of one, without its files. */
export const columnasDeActa = {
  version: actas.version,
  codigo: actas.codigo,
  contenido: actas.contenido,
  pdf_sha256: actas.pdf_sha256,
  csv_sha256: actas.csv_sha256,
  reemplazada_en: actas.reemplazada_en,
  motivo: actas.motivo,
  created_at: actas.created_at,
}

export interface ActaGuardada {
  version: number
  codigo: string
  contenido: ContenidoDeActa
  pdf_sha256: string
  csv_sha256: string
  reemplazada_en: number | null
  motivo: string | null
  created_at: number
}

/** The actas of a course, the latest first. */
export const listActas = (tx: Reader, catedraId: number) =>
  tx
    .select(columnasDeActa)
    .from(actas)
    .where(eq(actas.catedraId, catedraId))
    .orderBy(desc(actas.version))
    .all()
    .map(actaDe)

export function readActa(tx: Reader, catedraId: number, version: number) {
  const acta = tx.select(columnasDeActa).from(actas).where(isActa(catedraId, version)).get()
  if (!acta) throw actaNoEncontrada()
  return actaDe(acta)
}

export const estadoDeActa = ({ reemplazada_en }: Pick<ActaGuardada, 'reemplazada_en'>) => ({
  estado: reemplazada_en === null ? ('VIGENTE' as const) : ('REEMPLAZADA' as const),
  reemplazada_en: enISO(reemplazada_en),
})

export const sumasDe = ({ contenido, pdf_sha256, csv_sha256 }: ActaGuardada) => ({
  cuantos: repartoDe(contenido.renglones.map(({ nota }) => nota)),
  sha256: { pdf: pdf_sha256, csv: csv_sha256 },
})

const actaDe = (acta: ActaGuardada) => ({
  version: acta.version,
  codigo: codigoEscrito(acta.codigo),
  direccion: acta.contenido.direccion,
  fecha: acta.contenido.fecha,
  created_at: enISO(acta.created_at),
  motivo: acta.motivo,
  ...estadoDeActa(acta),
  ...sumasDe(acta),
})

const isActa = (catedraId: number, version: number) =>
  and(eq(actas.catedraId, catedraId), eq(actas.version, version)) as SQL

const tipos = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' }

/** As it was made: the same bytes whenever they are asked for. An .xlsx says what its CSV does. */
export function fetchArchivoDeActa(tx: Reader, catedraId: number, archivo: string): Response {
  const [, version, tipo] = /^([1-9]\d{0,5})\.(pdf|csv|xlsx)$/.exec(archivo) ?? []
  if (!version || !tipo) throw actaNoEncontrada()
  const acta = tx
    .select({ contenido: actas.contenido, pdf: actas.pdf, csv: actas.csv })
    .from(actas)
    .where(isActa(catedraId, Number(version)))
    .get()
  if (!acta) throw actaNoEncontrada()
  const planilla = planillaDeActa(acta.contenido)
  if (tipo === 'xlsx') return xlsx(planilla)
  return download(
    tipo === 'pdf' ? new Uint8Array(acta.pdf) : acta.csv,
    tipos[tipo as keyof typeof tipos],
    `${planilla.nombre}.${tipo}`,
  )
}

const download = (body: Uint8Array<ArrayBuffer> | string, tipo: string, nombre: string) =>
  new Response(body, {
    headers: { 'content-type': tipo, 'content-disposition': `attachment; filename="${nombre}"` },
  })

/** What the course's latest acta says of a student. */
export function findRenglonPropio(tx: Reader, alumnoId: number, catedraId: number) {
  const suyo = tx
    .select({ contenido: actas.contenido, numero: actaRenglones.numero, codigo: actaRenglones.codigo })
    .from(actas)
    .innerJoin(actaRenglones, eq(actaRenglones.actaId, actas.id))
    .where(and(eq(actas.catedraId, catedraId), eq(actaRenglones.alumnoId, alumnoId)))
    .orderBy(desc(actas.version))
    .get()
  const renglon = suyo?.contenido.renglones.find(({ numero }) => numero === suyo.numero)
  return suyo && renglon && { ...suyo.contenido, ...renglon, codigo: suyo.codigo }
}

/** A student's own line, to be shown elsewhere. */
export async function makeConstancia(deps: Deps, alumnoId: number, catedraId: number): Promise<Response> {
  const suyo = findRenglonPropio(deps.db, alumnoId, catedraId)
  if (!suyo) throw sinConstancia()
  const { renglones: _, codigo, ...dice } = suyo
  const pdf = await pdfDeConstancia(
    { ...dice, codigo: codigoEscrito(codigo), direccion: `${deps.site.url}/constancia/${codigo}` },
    logoDe(deps),
  )
  const nombre = `constancia-${slugDe(dice.catedra)}-${dice.anio}.pdf`
  return download(new Uint8Array(pdf), tipos.pdf, nombre)
}
