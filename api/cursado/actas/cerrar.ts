import { and, eq, isNull } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { actaRenglones, actas } from '../../../db/schema/actas.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import type { ContenidoDeActa } from '../../../src/domain/actas/actas.ts'
import type { Decision } from '../../../src/domain/actas/clausura.ts'
import { codigoDe } from '../../../src/domain/actas/codigo-de-acta.ts'
import { isCerrada, requireAbierta } from '../../suelo/abierta.ts'
import { requireCatedra } from '../../academia/catedras/busqueda.ts'
import { noteHecho } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { publishCatedra } from '../tareas/publicar.ts'
import { csvDeActa, sha256 } from './archivos.ts'
import { type DepsDeActa, readContenido } from './contenido.ts'
import { cambioAlCerrar, noEstaCerrada } from './errors.ts'
import { readActa } from './lectura.ts'
import { logoDe } from './logo.ts'
import { pdfDeActa } from './pdf-de-acta.ts'

const createCodigo = () => codigoDe(crypto.getRandomValues(new Uint8Array(12)))

/** Makes the acta of how things stand, and lets nothing of the course change after it: also no grade stay unknown. */
export async function closeCatedra(deps: Deps, quien: Quien, id: number, decisiones: readonly Decision[]) {
  const publish = (tx: Tx, catedraId: number) => publishCatedra(deps, tx, quien, catedraId)
  const acta = await makeActa(deps, quien, { id, decisiones }, publish)
  deps.outbox.wake()
  return acta
}

/** The same; `first` is done before it, in its transaction. */
export async function makeActa(
  deps: DepsDeActa,
  quien: Quien,
  { id, decisiones }: { id: number; decisiones: readonly Decision[] },
  first: (tx: Tx, catedraId: number) => void = () => {},
) {
  const { db, now } = deps
  const { id: catedraId } = requireCatedra(db, id)
  requireAbierta(db, catedraId)
  const pedido = { codigo: createCodigo(), decisiones }
  const { contenido } = readContenido(deps, db, catedraId, pedido)
  const pdf = await pdfDeActa(contenido, logoDe(deps))
  return transact(db, (tx) => {
    requireAbierta(tx, catedraId)
    // Drawing takes a while, and what is signed has to be what stands.
    const ahora = readContenido(deps, tx, catedraId, pedido)
    if (JSON.stringify(ahora.contenido) !== JSON.stringify(contenido)) throw cambioAlCerrar()
    first(tx, catedraId)
    replaceVigente(tx, catedraId, now())
    insertActa(tx, { ...ahora, catedraId, codigo: pedido.codigo, pdf }, now())
    const { version } = contenido
    const hecho = { hecho: 'catedras.cerrar', sobre: { catedra: catedraId } } as const
    noteHecho(tx, quien, { ...hecho, ademas: [`acta, versión ${version}`] }, now())
    tx.update(catedras).set({ cerrada_en: now() }).where(eq(catedras.id, catedraId)).run()
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
  const csv = csvDeActa(contenido)
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
export function reopenCatedra({ db, now }: Deps, quien: Quien, id: number, motivo: string) {
  return transact(db, (tx) => {
    const { id: catedraId } = requireCatedra(tx, id)
    if (!isCerrada(tx, catedraId)) throw noEstaCerrada()
    const vigente = and(eq(actas.catedraId, catedraId), isNull(actas.reemplazada_en))
    tx.update(actas).set({ motivo }).where(vigente).run()
    tx.update(catedras).set({ cerrada_en: null }).where(eq(catedras.id, catedraId)).run()
    const hecho = { hecho: 'catedras.reabrir', sobre: { catedra: catedraId } } as const
    noteHecho(tx, quien, { ...hecho, ademas: [motivo] }, now())
    return { message: 'Cátedra reabierta.' }
  })
}
