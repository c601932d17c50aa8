import { expect, test } from 'vitest'
import { blockOf, networkOfAddress, setAddress, withoutPort } from '../../../api/suelo/services/addresses.ts'
import { insertAlumno } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1::7', '2001:db8:0:1::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::10.0.0.1', '64:ff9b:0:0::/64'],
  ['desconocida', 'desconocida'],
])('para los límites %s es %s', (direccion, una) => {
  expect(networkOfAddress(direccion)).toBe(una)
})

test.each([
  ['10.0.0.7', '10.0.0.0/24'],
  ['::ffff:10.0.0.7', '10.0.0.0/24'],
  ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
  ['desconocida', 'desconocida'],
])('los errores de %s se cuentan con los de %s', (direccion, red) => {
  const request = new Request('http://localhost/')
  setAddress(request, direccion)

  expect(blockOf(request)).toBe(red)
})

/** As many addresses as one likes, all of one network. */
const deUnaRed = (vez: number) => `2001:db8:1:2:${vez.toString(16)}::7`
const DE_OTRA = '2001:db8:1:3::7'

test.each([
  ['POST /composers', {}, 60],
  ['POST /composers/1/suggestions', {}, 60],
  ['POST /composers/comments/1', {}, 60],
  ['POST /ratings/1', { rating: 5 }, 40],
])('de IPv6, %s %o se cuenta por red: tras %i espera toda', async (llamada, cuerpo, veces) => {
  const { desde, db } = testApi()
  insertCreador(db)
  const estados = new Set<number>()
  for (let vez = 0; vez < veces; vez++) estados.add((await desde(deUnaRed(vez))(llamada, cuerpo)).status)

  expect([...estados]).not.toContain(429)
  expect((await desde(deUnaRed(veces))(llamada, cuerpo)).status).toBe(429)
  expect((await desde(DE_OTRA)(llamada, cuerpo)).status).not.toBe(429)
})

test('de IPv6, quien pide un código desde otra dirección de su red espera igual', async () => {
  const { desde, db } = testApi()
  const { email } = insertAlumno(db)
  const pide = async (direccion: string) => (await desde(direccion)('POST /request-otp', { email })).status

  expect([await pide(deUnaRed(1)), await pide(deUnaRed(2)), await pide(DE_OTRA)]).toEqual([200, 429, 200])
})

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('el puerto de %s no es parte de la dirección', (escrita, direccion) => {
  expect(withoutPort(escrita)).toBe(direccion)
})
