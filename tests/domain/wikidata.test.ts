import { expect, test } from 'vitest'
import {
  datosDe,
  edtfDeTiempo,
  identificadoresDe,
  isQid,
  sinHtml,
  yaDice,
} from '../../src/domain/wikidata.ts'
import { declaracion, elemento, snaks } from '../support/wikidata.ts'

test.each([
  ['+1885-05-05T00:00:00Z', 11, '1885-05-05'],
  ['+1885-05-00T00:00:00Z', 10, '1885-05'],
  ['+1510-00-00T00:00:00Z', 9, '1510'],
  ['+1510-01-01T00:00:00Z', 9, '1510'],
  ['+1560-00-00T00:00:00Z', 8, '156X'],
  ['+1700-00-00T00:00:00Z', 7, '16XX'],
  ['+1701-01-01T00:00:00Z', 7, '17XX'],
  ['+2000-00-00T00:00:00Z', 6, null],
  ['-0500-00-00T00:00:00Z', 9, null],
  ['+00000001510-00-00T00:00:00Z', 9, '1510'],
  ['cualquier cosa', 11, null],
])('%s con precisión %i es %s', (time, precision, edtf) => {
  expect(edtfDeTiempo({ time, precision })).toBe(edtf)
})

const nacidos = (...declaraciones: ReturnType<typeof declaracion>[]) =>
  datosDe(elemento('Q1', 'Ana', { P569: declaraciones })).nacimiento
const en = (anio: number) => snaks.tiempo(`+${anio}-00-00T00:00:00Z`, 9)

test('lo preferido vale por lo demás, y lo descartado no vale', () => {
  expect(nacidos(declaracion(en(1885)), declaracion(en(1887), { rank: 'preferred' }))).toEqual(['1887'])
  expect(nacidos(declaracion(en(1885), { rank: 'deprecated' }))).toEqual([])
  expect(nacidos(declaracion(en(1885)), declaracion(en(1887)))).toEqual(['1885', '1887'])
})

test('lo que no se sabe no se dice, salvo entre qué años fue', () => {
  const entre = { P1319: [en(1560)], P1326: [en(1570)] }
  expect(nacidos(declaracion(snaks.alguno))).toEqual([])
  expect(nacidos(declaracion(snaks.ninguno))).toEqual([])
  expect(nacidos(declaracion(snaks.alguno, { qualifiers: entre }))).toEqual(['1560/1570'])
  expect(nacidos(declaracion(snaks.alguno, { qualifiers: { P1326: [en(1680)] } }))).toEqual(['/1680'])
  expect(nacidos(declaracion(snaks.alguno, { qualifiers: { P1319: [en(1680)] } }))).toEqual(['1680/'])
})

test('«hacia» queda dicho', () => {
  const hacia = { P1480: [snaks.elemento('Q5727902')] }
  expect(nacidos(declaracion(en(1510), { qualifiers: hacia }))).toEqual(['1510~'])
})

test('lo que se sabe con más precisión ya lo dice', () => {
  expect(yaDice('1885-05-05', '1885')).toBe(true)
  expect(yaDice('1885', '1885-05-05')).toBe(false)
  expect(yaDice('1564', '156X')).toBe(true)
  expect(yaDice('1574', '156X')).toBe(false)
  expect(yaDice(null, '1885')).toBe(false)
})

test('un identificador es una Q y un número', () => {
  expect(['Q1', 'Q381180'].every(isQid)).toBe(true)
  expect(['Q', 'Q0', 'P19', 'Q1.5', '381180', 'Q1|Q2', ''].some(isQid)).toBe(false)
})

test('los catálogos que lo conocen, con su dirección', () => {
  const conVIAF = elemento('Q1', 'Ana', { P214: [declaracion(snaks.texto('4953834'))] })
  expect(identificadoresDe(conVIAF)).toEqual([{ texto: 'VIAF', url: 'https://viaf.org/viaf/4953834' }])
})

test('de quien es una foto se lee sin HTML', () => {
  expect(sinHtml('<a href="x">Luz &amp; Paz</a><br>\n de <b>Luque</b>')).toBe('Luz & Paz de Luque')
})
