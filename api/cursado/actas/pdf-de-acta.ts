import {
  AUSENTE,
  type ContenidoDeActa,
  type RenglonDeActa,
  repartoDe,
} from '../../../src/domain/actas/actas.ts'
import { diaCorto } from '../../../src/domain/base/fechas.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { enLetras, porcentajeEscrito } from './archivos.ts'
import {
  ALTO,
  ANCHO,
  ANCHO_UTIL,
  bytesDe,
  createHoja,
  drawDatos,
  drawMembrete,
  drawPies,
  drawQr,
  type Hoja,
  MARGEN,
} from './hoja.ts'
import { conLetras } from './letras.ts'

const TITULO = 'Acta de calificaciones finales'
const LETRA = 10
/** Between the text of a line and what is above and below it. */
const AIRE = 2
/** Between two columns. */
const HUECO = 8
const PIE = ALTO - MARGEN - 12
/** What stands below the last line: how many got each grade, who signs, the code. */
const ALTO_DEL_CIERRE = 190

interface Columna {
  titulo: string
  ancho: number
  align?: 'right' | 'center'
  texto: (renglon: RenglonDeActa) => string
}

const columnas: Columna[] = [
  { titulo: 'N.º', ancho: 32, align: 'right', texto: ({ numero }) => String(numero) },
  { titulo: 'Apellido y nombre', ancho: 208, texto: ({ nombre }) => nombre },
  { titulo: 'Documento', ancho: 80, texto: ({ documento }) => documento ?? '' },
  { titulo: '%', ancho: 52, align: 'right', texto: ({ porcentaje }) => porcentajeEscrito(porcentaje) },
  { titulo: 'Nota', ancho: 56, align: 'center', texto: ({ nota }) => String(nota) },
  { titulo: 'En letras', ancho: 67, texto: ({ nota }) => enLetras(nota) },
]

/** The acta to print and sign. */
export async function pdfDeActa(dicho: ContenidoDeActa, logo: Uint8Array | null): Promise<Buffer> {
  const contenido = await conLetras(dicho)
  const { institucion, catedra, anio, docente, fecha, version, codigo } = contenido
  const hoja = await createHoja({ titulo: `${TITULO}: ${catedra} (${anio})`, fecha })
  await drawMembrete(hoja, institucion, TITULO, logo)
  drawDatos(hoja, [
    ['Cátedra', catedra],
    ['Año', String(anio)],
    ['Docente', docente || '—'],
    ['Fecha', diaCorto(fecha)],
    ...(version > 1 ? [['Versión', `${version}; reemplaza a la anterior`] as const] : []),
  ])
  drawRenglones(hoja, contenido.renglones)
  drawCierre(hoja, contenido)
  drawPies(hoja, `${catedra} (${anio}) · Código ${codigo}`)
  return await bytesDe(hoja)
}

function drawRenglones(hoja: Hoja, renglones: readonly RenglonDeActa[]): void {
  hoja.y += 12
  drawCabecera(hoja)
  for (const renglon of renglones) {
    hoja.font('normal').fontSize(LETRA)
    const textos = columnas.map(({ texto }) => texto(renglon))
    if (hoja.y + altoDe(hoja, textos) > PIE) {
      hoja.addPage()
      drawCabecera(hoja)
      hoja.font('normal')
    }
    drawFila(hoja, textos)
    drawRaya(hoja, '#cccccc')
  }
}

function drawCabecera(hoja: Hoja): void {
  hoja.font('negrita').fontSize(LETRA)
  drawFila(
    hoja,
    columnas.map(({ titulo }) => titulo),
  )
  drawRaya(hoja, 'black')
}

/** A line grows with what it says: all of a name is there, also of one without a blank. */
function altoDe(hoja: Hoja, textos: readonly string[]): number {
  const altos = textos.map((texto, i) => hoja.heightOfString(texto || ' ', { width: anchoDe(i) }))
  return Math.ceil(Math.max(...altos)) + 2 * AIRE
}

const anchoDe = (i: number) => (columnas[i]?.ancho ?? 0) - HUECO

function drawFila(hoja: Hoja, textos: readonly string[]): void {
  const { y } = hoja
  const alto = altoDe(hoja, textos)
  let x = MARGEN
  for (const [i, { ancho, align = 'left' }] of columnas.entries()) {
    hoja.text(textos[i] ?? '', x + HUECO / 2, y + AIRE, { width: anchoDe(i), align })
    x += ancho
  }
  hoja.x = MARGEN
  hoja.y = y + alto
}

function drawRaya(hoja: Hoja, color: string): void {
  hoja
    .lineWidth(0.5)
    .moveTo(MARGEN, hoja.y)
    .lineTo(ANCHO - MARGEN, hoja.y)
    .stroke(color)
}

/** Never apart from each other: who signs sees what is signed. */
function drawCierre(hoja: Hoja, { renglones, codigo, direccion }: ContenidoDeActa): void {
  if (hoja.y + ALTO_DEL_CIERRE > PIE) hoja.addPage()
  const reparto = repartoDe(renglones.map(({ nota }) => nota))
  const { [AUSENTE]: ausentes, ...deNotas } = reparto
  const dichos = Object.entries(deNotas).map(([nota, n]) => `nota ${nota}: ${n}`)
  const total = cuantos(renglones.length, 'alumno', 'alumnos')
  hoja.font('normal').fontSize(10)
  hoja.text([total, ...dichos, `ausentes: ${ausentes}`].join(' · '), MARGEN, hoja.y + 10)
  const base = hoja.y + 60
  const ancho = (ANCHO_UTIL - 40) / 2
  for (const [i, quien] of ['Docente', 'Dirección'].entries()) {
    const x = MARGEN + i * (ancho + 40)
    hoja
      .lineWidth(0.7)
      .moveTo(x, base)
      .lineTo(x + ancho, base)
      .stroke('black')
    hoja.text(`Firma y aclaración · ${quien}`, x, base + 4, { width: ancho, align: 'center' })
  }
  drawComprobacion(hoja, base + 32, codigo, direccion)
}

function drawComprobacion(hoja: Hoja, y: number, codigo: string, direccion: string): void {
  drawQr(hoja, direccion, { x: MARGEN, y, lado: 76 })
  const x = MARGEN + 90
  hoja
    .font('negrita')
    .fontSize(11)
    .text(`Código ${codigo}`, x, y + 10)
  hoja
    .font('normal')
    .fontSize(9.5)
    .text('Para comprobar esta acta, lee el cuadrado con un teléfono o entra en', x)
  hoja.text(direccion, x, hoja.y, { width: ANCHO - MARGEN - x })
}
