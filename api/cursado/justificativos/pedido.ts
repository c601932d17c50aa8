import { readFile } from 'node:fs/promises'
import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { seMuestra } from '../../../src/domain/archivos/archivos.ts'
import {
  cuotaDeJustificativos,
  faltasDeJustificativo,
  formularioDeJustificativo,
  type JustificativoEscrito,
} from '../../../src/domain/justificativos/justificativos.ts'
import { readReglas } from '../../academia/catedras/reglas.ts'
import { requireCatedraCursada } from '../../academia/inscripciones/cursadas.ts'
import { requireAbierta } from '../../suelo/abierta.ts'
import { requireCuota, requireCuotaDeArchivo } from '../../suelo/archivos/cuotas.ts'
import { sinMetadatos } from '../../suelo/archivos/metadatos/sin-metadatos.ts'
import {
  discard,
  type Enviado,
  type Keep,
  rewriteRecibido,
  takeFormulario,
  transactKeeping,
} from '../../suelo/archivos/recepcion.ts'
import type { Recibido } from '../../suelo/archivos/recibido.ts'
import { addUsos } from '../../suelo/archivos/usos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { invalidFields, parsed } from '../../suelo/plugins/validation.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { notifyDocentes } from './avisos.ts'
import { justificativoRepetido, noEsImagenNiPdf } from './errors.ts'
import type { Justificativo } from './esquemas.ts'
import { listPropios } from './lectura.ts'

interface Lugar {
  catedraId: number
  alumnoId: number
}

/** As a form with a photo, or in JSON, without one or with one that arrived in pieces. */
export async function requestJustificativo(
  deps: Deps,
  lugar: Lugar,
  pedido: Enviado,
): Promise<Justificativo> {
  const { archivo } = deps.files.maximos
  const { enviado, recibido } = await takeFormulario(
    { ...deps, maximos: { archivo, medio: archivo } },
    { rol: 'alumno', id: lugar.alumnoId },
    pedido,
  )
  const limpio = recibido && (await cleaned(deps, recibido))
  const work = (tx: Tx, keep?: Keep) => insert(deps, tx, lugar, enviado, limpio, keep)
  return limpio ? transactKeeping(deps, limpio, work) : transact(deps.db, work)
}

function insert(
  deps: Deps,
  tx: Tx,
  { catedraId, alumnoId }: Lugar,
  enviado: Record<string, unknown>,
  recibido: Recibido | undefined,
  keep: Keep | undefined,
): Justificativo {
  requireCatedraCursada(tx, alumnoId, catedraId)
  requireAbierta(tx, catedraId)
  const escrito = parsed(formularioDeJustificativo, enviado)
  const { dias_para_justificar: dias } = readReglas(tx, catedraId)
  const faltas = faltasDeJustificativo(escrito, { hoy: todayOf(deps), dias })
  if (faltas.size > 0) throw invalidFields(faltas)
  requireNuevo(tx, { catedraId, alumnoId }, escrito)
  requireCuota(deps, 'justificativos', alumnoId, cuotaDeJustificativos)
  if (recibido) requireCuotaDeArchivo(tx, alumnoId, [recibido], deps.now())
  const archivoId = keep?.('justificativos', { alumnoId }).id ?? null
  const { id } = tx
    .insert(justificativos)
    .values({ catedraId, alumnoId, ...escrito, archivoId, created_at: deps.now() })
    .returning({ id: justificativos.id })
    .get()
  if (archivoId !== null) addUsos(tx, { justificativoId: id }, [archivoId], deps.now())
  const [pedido] = listPropios(tx, catedraId, alumnoId).filter((uno) => uno.id === id)
  notifyDocentes(deps, tx, pedido as Justificativo)
  return pedido as Justificativo
}

/** Days that were asked for, and not refused, are not asked for again. */
function requireNuevo(tx: Tx, { catedraId, alumnoId }: Lugar, { desde, hasta }: JustificativoEscrito): void {
  const otro = tx
    .select({ id: justificativos.id })
    .from(justificativos)
    .where(
      and(
        eq(justificativos.catedraId, catedraId),
        eq(justificativos.alumnoId, alumnoId),
        inArray(justificativos.estado, ['PENDIENTE', 'ACEPTADO']),
        lte(justificativos.desde, hasta),
        gte(justificativos.hasta, desde),
      ),
    )
    .get()
  if (otro) throw justificativoRepetido()
}

/** A photo says where it was taken: where somebody lives is nobody's matter. One that can't be read stays as it is. */
async function cleaned(deps: Deps, recibido: Recibido): Promise<Recibido> {
  const { files } = deps
  try {
    if (!seMuestra(recibido.tipo.mime)) throw noEsImagenNiPdf()
    const bytes = sinMetadatos(await readFile(files.locate(recibido.temporary)), recibido.tipo.mime)
    return bytes ? await rewriteRecibido(deps, recibido, bytes) : recibido
  } catch (error) {
    discard(deps, recibido)
    throw error
  }
}
