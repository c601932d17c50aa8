import { createHash } from 'node:crypto'
import { AUSENTE, type ContenidoDeActa, type NotaDeActa } from '../../../src/domain/actas/actas.ts'
import { writeCsv } from '../../../src/domain/base/csv.ts'
import { conDosDecimales } from '../../../src/domain/base/numeros.ts'
import { notaEnLetras } from '../../../src/domain/nota-final/escala.ts'

export const enLetras = (nota: NotaDeActa) => (nota === AUSENTE ? 'ausente' : notaEnLetras(nota))

export const porcentajeEscrito = (centesimos: number | null) =>
  centesimos === null ? '' : conDosDecimales(centesimos / 100)

/** An acta for a spreadsheet. */
export const csvDeActa = ({ renglones }: ContenidoDeActa): string =>
  writeCsv(
    ['N.º', 'Apellido y nombre', 'Documento', 'Porcentaje', 'Nota', 'En letras'],
    renglones.map(({ numero, nombre, documento, porcentaje, nota }) => [
      numero,
      nombre,
      documento,
      porcentajeEscrito(porcentaje),
      nota,
      enLetras(nota),
    ]),
  )

export const sha256 = (contenido: Uint8Array | string) => createHash('sha256').update(contenido).digest('hex')
