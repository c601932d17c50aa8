import { picosDeMuestras, picosEnBase64 } from '../../src/domain/archivos/sonido.ts'

const POR_SEGUNDO = 8000
const NOTA_S = 0.6
/** Do re mi fa sol la si do: its steps in semitones, from the C in the middle of a piano. */
const DE_DO_MAYOR = [0, 2, 4, 5, 7, 9, 11, 12]
const DO_HZ = 261.63

/** A scale, as somebody would record it who has just learnt it; with what the browser works out of a sound. */
export function escalaDeDo() {
  const muestras = DE_DO_MAYOR.flatMap((semitonos, i) => notaDe(DO_HZ * 2 ** (semitonos / 12), fuerzaDe(i)))
  return {
    contenido: wavDe(muestras),
    duracion_ms: Math.round((muestras.length / POR_SEGUNDO) * 1000),
    picos: picosEnBase64(picosDeMuestras(muestras)),
  }
}

const fuerzaDe = (i: number) => 0.45 + 0.05 * i

/** Plucked: it sets in at once and fades away, with two of its overtones. */
function notaDe(hercios: number, fuerza: number): number[] {
  return Array.from({ length: POR_SEGUNDO * NOTA_S }, (_, i) => {
    const t = i / POR_SEGUNDO
    const armonico = (cual: number) => Math.sin(2 * Math.PI * cual * hercios * t) / cual ** 2
    const envolvente = Math.min(1, t / 0.01) * Math.exp(-4 * t)
    return fuerza * envolvente * ((armonico(1) + armonico(2) + armonico(3)) / 1.4)
  })
}

/** Of one channel, 16 bits a sample. */
function wavDe(muestras: number[]): Buffer {
  const bytes = 2 * muestras.length
  const cabecera = Buffer.alloc(44)
  cabecera.write('RIFF', 0)
  cabecera.writeUInt32LE(36 + bytes, 4)
  cabecera.write('WAVEfmt ', 8)
  cabecera.writeUInt32LE(16, 16)
  cabecera.writeUInt16LE(1, 20)
  cabecera.writeUInt16LE(1, 22)
  cabecera.writeUInt32LE(POR_SEGUNDO, 24)
  cabecera.writeUInt32LE(2 * POR_SEGUNDO, 28)
  cabecera.writeUInt16LE(2, 32)
  cabecera.writeUInt16LE(16, 34)
  cabecera.write('data', 36)
  cabecera.writeUInt32LE(bytes, 40)
  const datos = Buffer.alloc(bytes)
  for (const [i, una] of muestras.entries()) datos.writeInt16LE(Math.round(32_767 * una), 2 * i)
  return Buffer.concat([cabecera, datos])
}
