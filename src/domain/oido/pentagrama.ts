/** What a line of music says, as far as a dictation goes: one voice of notes, chords and rests. */
export interface Pentagrama {
  /** '3/4' */
  compas: string
  /** Of ABC: 'G', 'Am', 'Bb'. */
  tono: string
  /** How many crotchets a minute. */
  negras: number
  sonidos: Sonido[]
}

export interface Sonido {
  /** From the lowest; none is a rest. */
  alturas: Altura[]
  /** In semiquavers. */
  dura: number
}

/** A place on the staff, and how far from what the key says of it. */
export interface Altura {
  /** The white keys, counted from the C of octave 0: 28 is the C in the middle of a piano. */
  paso: number
  desvio: number
}

export const DO_CENTRAL = 28
const LETRAS = 'CDEFGAB'
const SEMITONOS = [0, 2, 4, 5, 7, 9, 11]
const NOMBRES = ['do', 're', 'mi', 'fa', 'sol', 'la', 'si']

const enOctava = (paso: number) => ((paso % 7) + 7) % 7
const octavaDe = (paso: number) => Math.floor(paso / 7)

/** How many sharps (or, below zero, flats) a key has. */
const QUINTAS: Record<string, number> = { F: -1, C: 0, G: 1, D: 2, A: 3, E: 4, B: 5, Bb: -2, Eb: -3, Ab: -4 }
const quintasDe = (tono: string) => {
  const quintas = QUINTAS[tono.replace(/m$/, '')]
  if (quintas === undefined) throw new Error(`No se conoce el tono ${tono}.`)
  return tono.endsWith('m') ? quintas - 3 : quintas
}

/** What the key makes of a step: 1 a sharp, -1 a flat. */
export function armadura(tono: string, paso: number): number {
  // In the order of fifths: fa do sol re la mi si.
  const lugar = [3, 0, 4, 1, 5, 2, 6].indexOf(enOctava(paso))
  const quintas = quintasDe(tono)
  return quintas >= 0 ? Number(lugar < quintas) : -Number(6 - lugar < -quintas)
}

export const alteracionDe = (tono: string, { paso, desvio }: Altura) => armadura(tono, paso) + desvio

export const midiDe = (tono: string, altura: Altura): number =>
  12 * (octavaDe(altura.paso) + 1) + naturalDe(altura.paso) + alteracionDe(tono, altura)

export const naturalDe = (paso: number) => SEMITONOS[enOctava(paso)] as number

/** 'fa sostenido' */
export function nombreDe(tono: string, altura: Altura): string {
  const alteracion = alteracionDe(tono, altura)
  const dicha = alteracion === 0 ? '' : alteracion > 0 ? ' sostenido' : ' bemol'
  return `${NOMBRES[enOctava(altura.paso)]}${dicha}`
}

/** In semiquavers. */
export function largoDeCompas(compas: string): number {
  const [arriba = 4, abajo = 4] = compas.split('/').map(Number)
  return (16 * arriba) / abajo
}

/** Where eighths are beamed together. */
export const tiempoDe = (compas: string) => (compas.endsWith('/8') ? 6 : 4)

/** The same, bar by bar; a bar that is not full throws. */
export function compasesDe({ compas, sonidos }: Pick<Pentagrama, 'compas' | 'sonidos'>): Sonido[][] {
  const largo = largoDeCompas(compas)
  const compases: Sonido[][] = []
  let lleno = largo
  for (const sonido of sonidos) {
    if (lleno === largo) {
      compases.push([])
      lleno = 0
    }
    compases.at(-1)?.push(sonido)
    lleno += sonido.dura
    if (lleno > largo) throw new Error(`El compás ${compases.length} tiene más de ${compas}.`)
  }
  if (lleno < largo) throw new Error(`Al compás ${compases.length} le falta para ${compas}.`)
  return compases
}

/** In the other key, at the height nearest above (or below, with `octavas` -1): as one who moves it would write it. */
export function transportar(pentagrama: Pentagrama, tono: string, octavas = 0): Pentagrama {
  const letra = (uno: string) => LETRAS.indexOf(uno.charAt(0))
  const pasos = enOctava(letra(tono) - letra(pentagrama.tono)) + 7 * octavas
  const sonidos = pentagrama.sonidos.map(({ alturas, dura }) => ({
    alturas: alturas.map(({ paso, desvio }) => ({ paso: paso + pasos, desvio })),
    dura,
  }))
  return { ...pentagrama, tono, sonidos }
}
