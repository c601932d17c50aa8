import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { actaRenglones, actas } from '../../../db/schema/actas.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import type { ContenidoDeActa } from '../../../src/domain/actas/actas.ts'
import type { Decision } from '../../../src/domain/actas/clausura.ts'
import { codigoDe } from '../../../src/domain/actas/codigo-de-acta.ts'
import { writeCsv } from '../../../src/domain/base/csv.ts'
import { requireCatedra } from '../../academia/catedras/busqueda.ts'
import { isCerrada, requireAbierta } from '../../suelo/abierta.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { publishCatedra } from '../tareas/publicar.ts'
import { planillaDeActa, sha256 } from './archivos.ts'
import { type DepsDeActa, readContenido } from './contenido.ts'
import { cambioAlCerrar, noEstaCerrada } from './errors.ts'
import { readActa } from './lectura.ts'
import { logoDe } from './logo.ts'
import { pdfDeActa } from './pdf-de-acta.ts'

const createCodigo = () => codigoDe(crypto.getRandomValues(new Uint8Array(12)))

/** Makes the acta of how things stand, and lets nothing of the course change after it: also no grade stay unknown. */
export async function closeCatedra(deps: Deps, quien: Quien, id: number, decisiones: readonly Decision[]) {
  return makeActa(deps, quien, { id, decisiones }, (acto, catedraId) => publishCatedra(deps, acto, catedraId))
}

/** The same; `first` is done before it, in its transaction. */
export async function makeActa(
  deps: DepsDeActa,
  quien: Quien,
  { id, decisiones }: { id: number; decisiones: readonly Decision[] },
  first: (acto: Acto, catedraId: number) => void = () => {},
) {
  const { db } = deps
  const { id: catedraId } = requireCatedra(db, id)
  requireAbierta(db, catedraId)
  const pedido = { codigo: createCodigo(), decisiones }
  const { contenido } = readContenido(deps, db, catedraId, pedido)
  const pdf = await pdfDeActa(contenido, logoDe(deps))
  return enActo(deps, quien, { catedra: catedraId }, (acto) => {
    const { tx, ahora } = acto
    // Drawing takes a while, and what is signed has to be what stands.
    const vigente = readContenido(deps, tx, catedraId, pedido)
    if (JSON.stringify(vigente.contenido) !== JSON.stringify(contenido)) throw cambioAlCerrar()
    first(acto, catedraId)
    replaceVigente(tx, catedraId, ahora)
    insertActa(tx, { ...vigente, catedraId, codigo: pedido.codigo, pdf }, ahora)
    const { version } = contenido
    acto.note({ hecho: 'catedras.cerrar', ademas: [`acta, versión ${version}`] })
    tx.update(catedras).set({ cerrada_en: ahora }).where(eq(catedras.id, catedraId)).run()
    return readActa(tx, catedraId, version)
  })
}

function replaceVigente(tx: Tx, catedraId: number, reemplazada_en: number): void {
  const vigente = and(eq(actas.catedraId, catedraId), isNull(actas.reemplazada_en))
  tx.update(actas).set({ reemplazada_en }).where(vigente).run()
}

interface ActaNueva {
  catedraId: number
  codigo: string
  contenido: ContenidoDeActa
  alumnoIds: readonly number[]
  pdf: Buffer
}

function insertActa(tx: Tx, { catedraId, codigo, contenido, alumnoIds, pdf }: ActaNueva, created_at: number) {
  const csv = writeCsv(planillaDeActa(contenido))
  const { version } = contenido
  const sumas = { pdf_sha256: sha256(pdf), csv_sha256: sha256(csv) }
  const { id: actaId } = tx
    .insert(actas)
    .values({ catedraId, version, codigo, contenido, pdf, csv, ...sumas, created_at })
    .returning({ id: actas.id })
    .get()
  for (const [i, { numero, nombre, porcentaje, nota }] of contenido.renglones.entries()) {
    tx.insert(actaRenglones)
      .values({
        actaId,
        alumnoId: alumnoIds[i],
        numero,
        nombre,
        porcentaje,
        nota: typeof nota === 'number' ? nota : null,
        codigo: createCodigo(),
      })
      .run()
  }
}

/** What was signed stays; the next closing replaces it. */
export function reopenCatedra(deps: Deps, quien: Quien, id: number, motivo: string) {
  return enActo(deps, quien, {}, ({ tx, note }) => {
    const { id: catedraId } = requireCatedra(tx, id)
    if (!isCerrada(tx, catedraId)) throw noEstaCerrada()
    const vigente = and(eq(actas.catedraId, catedraId), isNull(actas.reemplazada_en))
    tx.update(actas).set({ motivo }).where(vigente).run()
    tx.update(catedras).set({ cerrada_en: null }).where(eq(catedras.id, catedraId)).run()
    const hecho = { hecho: 'catedras.reabrir', sobre: { catedra: catedraId } } as const
    note({ ...hecho, ademas: [motivo] })
    return { message: 'Cátedra reabierta.' }
  })
}
