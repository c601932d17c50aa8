import { createHash } from 'node:crypto'
import { AUSENTE, type ContenidoDeActa, type NotaDeActa } from '../../../src/domain/actas/actas.ts'
import { conDosDecimales } from '../../../src/domain/base/numeros.ts'
import { type Planilla, planillaDe } from '../../../src/domain/base/planilla.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { notaEnLetras } from '../../../src/domain/nota-final/escala.ts'

export const enLetras = (nota: NotaDeActa) => (nota === AUSENTE ? 'ausente' : notaEnLetras(nota))

export const porcentajeEscrito = (centesimos: number | null) =>
  centesimos === null ? '' : conDosDecimales(centesimos / 100)

/** An acta for a spreadsheet. */
export const planillaDeActa = ({ catedra, anio, version, renglones }: ContenidoDeActa): Planilla =>
  planillaDe(`acta-${slugDe(catedra)}-${anio}-v${version}`, renglones, [
    ['N.º', (uno) => uno.numero],
    ['Apellido y nombre', (uno) => uno.nombre],
    ['Documento', (uno) => uno.documento],
    [
      'Porcentaje',
      ({ porcentaje }) =>
        porcentaje === null ? null : { escrita: porcentajeEscrito(porcentaje), numero: porcentaje / 100 },
    ],
    ['Nota', (uno) => uno.nota],
    ['En letras', (uno) => enLetras(uno.nota)],
  ])

export const sha256 = (contenido: Uint8Array | string) => createHash('sha256').update(contenido).digest('hex')
