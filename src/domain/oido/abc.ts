import {
  type Altura,
  alteracionDe,
  armadura,
  compasesDe,
  DO_CENTRAL,
  type Pentagrama,
  type Sonido,
  tiempoDe,
} from './pentagrama.ts'

/** As much of ABC (https://abcnotation.com) as dictations take: notes, chords, rests, bars and accidentals. */
const SONIDO =
  /(?<barra>\|\]?)|(?:\[(?<acorde>[^\]]*)\]|(?<nota>[_=^]*[A-Ga-g][,']*)|z)(?<numero>\d*)(?<medio>\/?)(?<divisor>\d*)|(?<otro>\S)/g
const NOTA = /([_=^]*)([A-Ga-g])([,']*)(\d*)/g

const ALTERACIONES: Record<string, number> = { __: -2, _: -1, '=': 0, '^': 1, '^^': 2 }
const signoDe = (alteracion: number) => Object.entries(ALTERACIONES).find(([, a]) => a === alteracion)?.[0]

/** The fields of a tune by their letters, and its notes. */
export function camposDe(abc: string): { campos: Record<string, string>; musica: string } {
  const lineas = abc.split('\n').map((linea) => linea.trim())
  const isCampo = (linea: string) => /^[A-Za-z]:/.test(linea)
  const campos = lineas.filter(isCampo).map((linea) => [linea.charAt(0), linea.slice(2).trim()])
  return {
    campos: Object.fromEntries(campos),
    musica: lineas.filter((linea) => !isCampo(linea) && !linea.startsWith('%')).join(' '),
  }
}

export function readAbc(abc: string): Pentagrama {
  const { campos, musica } = camposDe(abc)
  const { K: tono = 'C', M: compas = '4/4', L = '1/8', Q = '1/4=100' } = campos
  const [arriba = 1, abajo = 8] = L.split('/').map(Number)
  const [, figura = '1/4', porMinuto = '100'] = /^(\d+\/\d+)=(\d+)$/.exec(Q) ?? []
  const [deFigura = 1, entre = 4] = figura.split('/').map(Number)
  const sonidos = readSonidos(musica, tono, (16 * arriba) / abajo)
  return { compas, tono, negras: (Number(porMinuto) * deFigura * 4) / entre, sonidos }
}

function readSonidos(musica: string, tono: string, unidad: number): Sonido[] {
  const sonidos: Sonido[] = []
  // An accidental holds to the end of its bar.
  let enCompas = new Map<number, number>()
  const alturaDe = (signo: string, letra: string, octavas: string): Altura => {
    const paso = pasoDe(letra, octavas)
    if (signo) enCompas.set(paso, (ALTERACIONES[signo] ?? 0) - armadura(tono, paso))
    return { paso, desvio: enCompas.get(paso) ?? 0 }
  }
  for (const { groups = {} } of musica.matchAll(SONIDO)) {
    const { barra, acorde, nota = '', numero, medio, divisor, otro } = groups
    if (otro) throw new Error(`No se entiende «${otro}».`)
    if (barra) {
      enCompas = new Map()
      continue
    }
    const notas = [...(acorde ?? nota).matchAll(NOTA)]
    const alturas = notas.map(([, signo = '', letra = '', octavas = '']) => alturaDe(signo, letra, octavas))
    const veces = Number(numero || notas[0]?.[4] || 1) / (medio ? Number(divisor || 2) : 1)
    sonidos.push({ alturas, dura: unidad * veces })
  }
  return sonidos
}

function pasoDe(letra: string, octavas: string): number {
  const grave = 'CDEFGAB'.indexOf(letra)
  const base = grave >= 0 ? DO_CENTRAL + grave : DO_CENTRAL + 7 + 'cdefgab'.indexOf(letra)
  return base + [...octavas].reduce((suma, una) => suma + (una === "'" ? 7 : -7), 0)
}

export function writeAbc(pentagrama: Pentagrama): string {
  const { compas, tono, negras } = pentagrama
  const musica = compasesDe(pentagrama).map((uno) => writeCompas(uno, tono, tiempoDe(compas)))
  return `X:1\nM:${compas}\nL:1/16\nQ:1/4=${negras}\nK:${tono}\n${musica.join(' | ')} |]\n`
}

function writeCompas(sonidos: readonly Sonido[], tono: string, tiempo: number): string {
  const enCompas = new Map<number, number>()
  const writeAltura = (altura: Altura) => {
    const { paso, desvio } = altura
    const signo = (enCompas.get(paso) ?? 0) === desvio ? '' : signoDe(alteracionDe(tono, altura))
    enCompas.set(paso, desvio)
    return `${signo}${letraDe(paso)}`
  }
  let cuando = 0
  return sonidos
    .map(({ alturas, dura }) => {
      // Verovio takes a chord's length from its notes only.
      const cadaUna = alturas.map((una) => writeAltura(una) + largo(dura)).join('')
      const aparte = cuando > 0 && cuando % tiempo === 0 ? ' ' : ''
      cuando += dura
      return aparte + (alturas.length > 1 ? `[${cadaUna}]` : cadaUna || `z${largo(dura)}`)
    })
    .join('')
}

const largo = (dura: number) => (dura === 1 ? '' : String(dura))

function letraDe(paso: number): string {
  const octava = Math.floor((paso - DO_CENTRAL) / 7)
  const letra = 'CDEFGAB'.charAt((((paso - DO_CENTRAL) % 7) + 7) % 7)
  if (octava > 0) return letra.toLowerCase() + "'".repeat(octava - 1)
  return letra + ','.repeat(-octava)
}
