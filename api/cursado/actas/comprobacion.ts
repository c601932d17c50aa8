import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { actaRenglones, actas } from '../../../db/schema/actas.ts'
import {
  AUSENTE,
  AVISO_DE_COMPROBACION,
  type NotaDeActa,
  nombreOculto,
} from '../../../src/domain/actas/actas.ts'
import { readCodigo } from '../../../src/domain/actas/codigo-de-acta.ts'
import { codigoDesconocido } from './errors.ts'
import { type ActaGuardada, columnasDeActa, estadoDeActa, sumasDe } from './lectura.ts'

/** What anybody who has an acta's code may know of it: no name is in it. */
export function checkActa(tx: Reader, escrito: string) {
  const acta = tx
    .select(columnasDeActa)
    .from(actas)
    .where(eq(actas.codigo, codigoLeido(escrito)))
    .get()
  if (!acta) throw codigoDesconocido()
  return { ...comprobacionDe(acta), version: acta.version, ...sumasDe(acta) }
}

/** Of a constancia: whose it is only who has the paper can tell. */
export function checkConstancia(tx: Reader, escrito: string) {
  const constancia = tx
    .select({ renglon: actaRenglones, acta: columnasDeActa })
    .from(actaRenglones)
    .innerJoin(actas, eq(actas.id, actaRenglones.actaId))
    .where(eq(actaRenglones.codigo, codigoLeido(escrito)))
    .get()
  if (!constancia) throw codigoDesconocido()
  const { renglon, acta } = constancia
  return {
    ...comprobacionDe(acta),
    nombre: nombreOculto(renglon.nombre),
    nota: (renglon.nota ?? AUSENTE) as NotaDeActa,
  }
}

function codigoLeido(escrito: string): string {
  const codigo = readCodigo(escrito)
  if (!codigo) throw codigoDesconocido()
  return codigo
}

const comprobacionDe = (acta: ActaGuardada) => {
  const { institucion, catedra, anio, fecha } = acta.contenido
  return { ...estadoDeActa(acta), institucion, catedra, anio, fecha, aviso: AVISO_DE_COMPROBACION }
}
