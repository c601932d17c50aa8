/** The round constants: of the cube roots of the first 64 primes, the fraction's first 32 bits. */
const K = new Uint32Array(64)
/** And of the square roots of the first eight. */
const COMIENZO = new Uint32Array(8)

for (let numero = 2, primos = 0; primos < 64; numero++) {
  let divisor = 2
  while (divisor * divisor <= numero && numero % divisor !== 0) divisor++
  if (divisor * divisor <= numero) continue
  if (primos < 8) COMIENZO[primos] = fraccion(numero ** (1 / 2))
  K[primos++] = fraccion(numero ** (1 / 3))
}

function fraccion(numero: number) {
  return ((numero - Math.floor(numero)) * 2 ** 32) >>> 0
}

const w = new Uint32Array(64)

const LARGO_MAXIMO = 55

/**
 * The first 32 bits of the SHA-256 of a text of one block, at once: what browsers have answers later, and to wait for
 * each of thousands takes longer than all the work.
 */
export function primerosDeSha256(texto: string): number {
  if (texto.length > LARGO_MAXIMO) throw new Error('No entra en un bloque.')
  w.fill(0, 0, 16)
  for (let i = 0; i < texto.length; i++) put(i, texto.charCodeAt(i))
  put(texto.length, 0x80)
  w[15] = texto.length * 8
  for (let i = 16; i < 64; i++) {
    const [quince, dos] = [w[i - 15] as number, w[i - 2] as number]
    const s0 = rotate(quince, 7) ^ rotate(quince, 18) ^ (quince >>> 3)
    const s1 = rotate(dos, 17) ^ rotate(dos, 19) ^ (dos >>> 10)
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1
  }
  return round()
}

const put = (lugar: number, byte: number) => {
  w[lugar >> 2] = (w[lugar >> 2] as number) | (byte << (24 - 8 * (lugar & 3)))
}

const rotate = (x: number, bits: number) => (x >>> bits) | (x << (32 - bits))

function round(): number {
  let [a, b, c, d, e, f, g, h] = COMIENZO as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return (a + (COMIENZO[0] as number)) >>> 0
}
