import { describe, expect, test, vi } from 'vitest'
import { planillaDeActa, sha256 } from '../../../api/cursado/actas/archivos.ts'
import { pdfDeActa } from '../../../api/cursado/actas/pdf-de-acta.ts'
import type { RenglonDeActa } from '../../../src/domain/actas/actas.ts'
import { writeCsv } from '../../../src/domain/base/csv.ts'
import { actaDe } from '../../support/acta-de-muestra.ts'
import { muestras } from '../../support/archivos.ts'

/** Of 60 × 40, as a drawing program writes it. */
const LOGO_WEBP = Buffer.from(
  'UklGRpIAAABXRUJQVlA4IIYAAACQBQCdASo8ACgAPpFAnUolo6KhpXgLMLASCWYAxfgzeV7ygZB//94gAWCy5uol7qIfK+gMgAD+8ALNp9XZ9yvD3ZwX/+0iD+pEH8DMYIhNBJLFKGgeFiWF8ZFub0j+WZit7Ipqm937TRou6ctPcUqpzqN2KQJ8yRowlKbBIsbnodv/yR4AAA==',
  'base64',
)

const COLUMNA_DE_NOMBRES = 86

interface Trozo {
  texto: string
  x: number
  y: number
  ancho: number
  cuerpo: number
}

/** What a document has drawn, piece by piece; a line that is broken is more than one. */
async function trozosDe(draw: () => Promise<unknown>): Promise<Trozo[]> {
  const { default: PDFDocument } = await import('pdfkit')
  const trozos: Trozo[] = []
  const prototipo = PDFDocument.prototype as unknown as { _fragment: (...args: unknown[]) => void }
  const espia = vi.spyOn(prototipo, '_fragment')
  espia.mockImplementation(function (this: PDFKit.PDFDocument & { _fontSize: number }, ...args: unknown[]) {
    const [texto, x, y] = args as [string, number, number]
    trozos.push({
      texto: texto.trim(),
      x,
      y,
      ancho: this.widthOfString(texto.trim()),
      cuerpo: this._fontSize,
    })
  })
  await draw()
  espia.mockRestore()
  return trozos
}

/** Where the line of this number begins. */
const yDe = (trozos: readonly Trozo[], numero: string) =>
  trozos.find(({ texto, x }) => texto === numero && x < COLUMNA_DE_NOMBRES)?.y ?? Number.NaN

describe('el PDF de un acta', () => {
  test('de 200 alumnos pesa menos de 150 KB', async () => {
    expect((await pdfDeActa(actaDe(200), null)).byteLength).toBeLessThan(150 * 1024)
  })

  test('la misma acta da los mismos bytes, también en otro proceso con otra hora y otra lengua', async () => {
    const propia = sha256(await pdfDeActa(actaDe(200), null))
    const otro = Bun.spawnSync([process.execPath, 'tests/support/suma-de-acta.ts'], {
      env: { ...process.env, TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8' },
    })
    expect(otro.stdout.toString().trim()).toBe(propia)
  })

  test('otra nota es otra acta', async () => {
    const [acta, otra] = [actaDe(3), actaDe(3)]
    otra.renglones[0] = { ...(otra.renglones[0] as (typeof otra.renglones)[0]), nota: 5 }
    expect(sha256(await pdfDeActa(otra, null))).not.toBe(sha256(await pdfDeActa(acta, null)))
  })

  test.each([
    ['PNG', muestras.png],
    ['WebP', LOGO_WEBP],
  ])('lleva el logo de la institución, también uno %s', async (_tipo, logo) => {
    const sin = await pdfDeActa(actaDe(3), null)
    const con = await pdfDeActa(actaDe(3), logo)
    expect(con.toString('latin1')).toContain('/Subtype /Image')
    expect(sin.toString('latin1')).not.toContain('/Subtype /Image')
  })

  test.each([
    ['cortado', muestras.png.subarray(0, 40)],
    ['de un tipo que no es', muestras.webp],
  ])('un logo %s queda afuera', async (_caso, roto) => {
    const pdf = (await pdfDeActa(actaDe(3), roto)).toString('latin1')
    expect(pdf).toMatch(/^%PDF-/)
    expect(pdf).not.toContain('/Subtype /Image')
  })

  test.each([
    ['de cien letras', 'María Concepción Asunción '.repeat(4)],
    ['de ciento veinte sin un espacio', 'Mm'.repeat(60)],
    ['con dos de ciento veinte', `${'Ñ'.repeat(120)}, ${'W'.repeat(120)}`],
  ])('un nombre %s está entero, en su columna, y el renglón crece', async (_caso, nombre) => {
    const acta = actaDe(2)
    const [primero, segundo] = acta.renglones as [RenglonDeActa, RenglonDeActa]
    acta.renglones = [{ ...primero, nombre }, segundo]

    const trozos = await trozosDe(() => pdfDeActa(acta, null))

    const suyos = trozos.filter(({ x, y }) => x === COLUMNA_DE_NOMBRES && y < yDe(trozos, '2'))
    const escritos = suyos.filter(({ y }) => y >= yDe(trozos, '1'))
    expect(
      escritos
        .map(({ texto }) => texto)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(nombre.replaceAll(' ', ''))
    expect(escritos.length).toBeGreaterThan(1)
    for (const { ancho } of escritos) expect(ancho).toBeLessThanOrEqual(200)
  })

  test('con nombres largos cada renglón cabe en su página', async () => {
    const acta = actaDe(60)
    acta.renglones = acta.renglones.map((uno) => ({ ...uno, nombre: 'Mm'.repeat(60) }))
    const trozos = await trozosDe(() => pdfDeActa(acta, null))
    for (const { y, cuerpo } of trozos) expect(y + cuerpo).toBeLessThan(842)
    expect(trozos.filter(({ texto }) => texto === 'Apellido y nombre').length).toBeGreaterThan(5)
  })

  test('las letras del guaraní se escriben, y de lo que la fuente no tiene queda un signo', async () => {
    const acta = actaDe(1)
    const nombres = {
      'G̃uarani, Ỹvoty Ẽsapy': 'G̃uarani, Ỹvoty Ẽsapy',
      'Tavaꞌi, Sofía': 'Tavaʼi, Sofía',
      'Кузнецова, Анна': 'Кузнецова, Анна',
      '陈, 美 🎵': '?, ? ?',
      'Pa\u200bz, Ana': 'Paz, Ana',
    }
    for (const [nombre, escrito] of Object.entries(nombres)) {
      acta.renglones = acta.renglones.map((uno) => ({ ...uno, nombre }))
      const trozos = await trozosDe(() => pdfDeActa(acta, null))
      expect(trozos.map(({ texto }) => texto.normalize('NFC'))).toContain(escrito.normalize('NFC'))
    }
  })

  test.each([0, 1, 33, 34, 35, 70, 200])('con %d alumnos se escribe entero', async (alumnos) => {
    expect((await pdfDeActa(actaDe(alumnos), null)).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('el CSV dice lo mismo que el acta', () => {
  const [, primera, , , , , sexta] = writeCsv(planillaDeActa(actaDe(6))).split('\r\n')
  expect(primera).toBe('1;Benítez 0, María de los Ángeles;;0,00;1;uno')
  expect(sexta).toBe('6;Benítez 5, María de los Ángeles;3000005;;AUSENTE;ausente')
})
