import { describe, expect, test } from 'vitest'
import { csvDeActa, sha256 } from '../../api/cursado/actas/archivos.ts'
import { pdfDeActa } from '../../api/cursado/actas/pdf-de-acta.ts'
import { actaDe } from '../support/acta-de-muestra.ts'
import { muestras } from '../support/archivos.ts'

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

  test('lleva el logo de la institución', async () => {
    const sin = await pdfDeActa(actaDe(3), null)
    const con = await pdfDeActa(actaDe(3), { tipo: 'image/png', bytes: muestras.png })
    expect(con.toString('latin1')).toContain('/Subtype /Image')
    expect(sin.toString('latin1')).not.toContain('/Subtype /Image')
  })

  test.each(['image/png', 'image/jpeg', 'image/webp'])(
    'un logo %s que no se puede leer queda afuera',
    async (tipo) => {
      const roto = { tipo, bytes: muestras.png.slice(0, 40) }
      expect((await pdfDeActa(actaDe(3), roto)).subarray(0, 5).toString()).toBe('%PDF-')
    },
  )

  test('un nombre que no cabe ni pequeño se corta en su columna', async () => {
    const acta = actaDe(1)
    acta.renglones[0] = { ...(acta.renglones[0] as (typeof acta.renglones)[0]), nombre: 'M'.repeat(250) }
    expect((await pdfDeActa(acta, null)).byteLength).toBeLessThan(150 * 1024)
  })

  test.each([0, 1, 33, 34, 35, 70, 200])('con %d alumnos se escribe entero', async (alumnos) => {
    expect((await pdfDeActa(actaDe(alumnos), null)).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('el CSV dice lo mismo que el acta', () => {
  const [, primera, , , , , sexta] = csvDeActa(actaDe(6)).split('\r\n')
  expect(primera).toBe('1;Benítez 0, María de los Ángeles;;0,00;1;uno')
  expect(sexta).toBe('6;Benítez 5, María de los Ángeles;3000005;;AUSENTE;ausente')
})
