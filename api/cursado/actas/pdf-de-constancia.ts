import { AUSENTE, type NotaDeActa } from '../../../src/domain/actas/actas.ts'
import { diaCorto } from '../../../src/domain/base/fechas.ts'
import { enLetras, porcentajeEscrito } from './archivos.ts'
import { ANCHO, bytesDe, createHoja, drawDatos, drawMembrete, drawPies, drawQr, MARGEN } from './hoja.ts'
import { conLetras } from './letras.ts'

const TITULO = 'Constancia de calificación'

export interface Constancia {
  institucion: string
  catedra: string
  anio: number
  docente: string
  /** YYYY-MM-DD, of the acta. */
  fecha: string
  nombre: string
  documento: string | null
  /** Hundredths of a per cent. */
  porcentaje: number | null
  nota: NotaDeActa
  /** As people read it. */
  codigo: string
  direccion: string
}

/** What a student shows of a course that was closed. */
export async function pdfDeConstancia(dicho: Constancia, logo: Uint8Array | null): Promise<Buffer> {
  const constancia = await conLetras(dicho)
  const { institucion, catedra, anio, docente, fecha, nombre, documento, porcentaje, nota } = constancia
  const hoja = await createHoja({ titulo: `${TITULO}: ${nombre}`, fecha })
  await drawMembrete(hoja, institucion, TITULO, logo)
  drawDatos(hoja, [
    ['Alumno', nombre],
    ...(documento ? [['Documento', documento] as const] : []),
    ['Cátedra', catedra],
    ['Año', String(anio)],
    ['Docente', docente || '—'],
    ...(porcentaje === null ? [] : [['Porcentaje', `${porcentajeEscrito(porcentaje)} %`] as const]),
    ['Calificación final', nota === AUSENTE ? 'Ausente' : `${nota} (${enLetras(nota)})`],
    ['Acta del', diaCorto(fecha)],
  ])
  const y = hoja.y + 24
  drawQr(hoja, constancia.direccion, { x: MARGEN, y, lado: 90 })
  const x = MARGEN + 104
  hoja
    .font('negrita')
    .fontSize(11)
    .text(`Código ${constancia.codigo}`, x, y + 14)
  hoja.font('normal').fontSize(9.5)
  hoja.text('Para comprobar esta constancia, lee el cuadrado con un teléfono o entra en', x)
  hoja.text(constancia.direccion, x, hoja.y, { width: ANCHO - MARGEN - x })
  drawPies(hoja, `${catedra} (${anio}) · Código ${constancia.codigo}`)
  return await bytesDe(hoja)
}
