import { expect, test } from 'vitest'
import {
  datosDe,
  edtfDeTiempo,
  identificadoresDe,
  isQid,
  yaDice,
} from '../../src/domain/creadores/wikidata.ts'
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

const hacia = { P1480: [snaks.elemento('Q5727902')] }
const elDia = snaks.tiempo('+1885-05-05T00:00:00Z', 11)
const elMes = snaks.tiempo('+1885-05-00T00:00:00Z', 10)
const laDecada = snaks.tiempo('+1560-00-00T00:00:00Z', 8)
const elSiglo = snaks.tiempo('+1700-00-00T00:00:00Z', 7)

test('«hacia» queda dicho, y de un día o un mes, con su año', () => {
  expect(nacidos(declaracion(en(1510), { qualifiers: hacia }))).toEqual(['1510~'])
  expect(nacidos(declaracion(elDia, { qualifiers: hacia }))).toEqual(['1885~'])
  expect(nacidos(declaracion(elMes, { qualifiers: hacia }))).toEqual(['1885~'])
  expect(nacidos(declaracion(laDecada, { qualifiers: hacia }))).toEqual(['156X'])
})

test.each([
  ['un año y hasta cuándo', en(1680), null, en(1690), '1680/1690'],
  ['un año y desde cuándo', en(1680), en(1675), null, '1675/1680'],
  ['un año, y hasta él', en(1680), null, en(1680), '1680'],
  ['un año, entre otros', en(1680), en(1670), en(1690), '1670/1690'],
  ['un año, entre los que no puede ser', en(1680), en(1690), en(1670), '1680'],
  ['un año, antes de otro anterior', en(1680), null, en(1670), '1680'],
  ['una década y hasta cuándo', laDecada, null, en(1565), '1560/1565'],
  ['una década y desde cuándo', laDecada, en(1567), null, '1567/1569'],
  ['un siglo y desde cuándo', elSiglo, en(1650), null, '1650/1699'],
  ['un siglo y hasta una década', elSiglo, null, snaks.tiempo('+1640-00-00T00:00:00Z', 8), '1600/1649'],
  ['un siglo, del que se sabe el año', elSiglo, en(1650), en(1650), '1650'],
  ['un día, dentro de su año', elDia, en(1885), en(1885), '1885-05-05'],
  ['un día, en otro año', elDia, en(1890), en(1890), '1890'],
  ['un día y desde cuándo', elDia, en(1880), null, '1880/1885'],
])('de %s queda lo que sus límites dejan', (_caso, valor, desde, hasta, edtf) => {
  const qualifiers = { ...(desde && { P1319: [desde] }), ...(hasta && { P1326: [hasta] }) }

  expect(nacidos(declaracion(valor, { qualifiers }))).toEqual([edtf])
})

test('lo que no se sabe, entre años que no pueden ser, no se dice', () => {
  const alReves = { P1319: [en(1570)], P1326: [en(1560)] }
  expect(nacidos(declaracion(snaks.alguno, { qualifiers: alReves }))).toEqual([])
  const elMismo = { P1319: [en(1570)], P1326: [en(1570)] }
  expect(nacidos(declaracion(snaks.alguno, { qualifiers: elMismo }))).toEqual(['1570'])
})

test('«hacia» con un límite va de lo que puede ser hasta él', () => {
  const qualifiers = { ...hacia, P1326: [en(1680)] }
  expect(nacidos(declaracion(en(1680), { qualifiers }))).toEqual(['1675/1680'])
})

test('lo más exacto va primero', () => {
  const entre = { P1319: [en(1880)], P1326: [en(1890)] }
  const dichas = nacidos(
    declaracion(elSiglo),
    declaracion(snaks.alguno, { qualifiers: entre }),
    declaracion(laDecada),
    declaracion(en(1886), { qualifiers: hacia }),
    declaracion(en(1885)),
    declaracion(elMes),
    declaracion(elDia),
  )
  expect(dichas).toEqual(['1885-05-05', '1885-05', '1885', '156X', '1880/1890', '1886~', '16XX'])
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
