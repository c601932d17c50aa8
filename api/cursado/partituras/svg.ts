import { Parser } from 'saxen'

/** What a score is drawn with; a lyric is text, whatever it says. */
const ELEMENTOS = new Set(
  'svg defs g path use text tspan rect ellipse circle polygon polyline line symbol'.split(' '),
)
const ATRIBUTOS = new Set(
  [
    'xmlns viewBox transform d points x y x1 x2 y1 y2 cx cy rx ry r width height href fill fill-opacity stroke',
    'stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity font-size font-style font-weight',
    'font-family text-anchor letter-spacing textLength lengthAdjust',
  ]
    .join(' ')
    .split(' '),
)
const VALOR = /^[\w\s#.,%()+-]*$|^http:\/\/www\.w3\.org\/2000\/svg$/

/** Of its classes those that look otherwise than the rest. */
const CON_ESTILO = /\b(?:ending|fing|reh|tempo|dir|dynam|mNum)\b/
const ESTILO = [
  'svg{color:#111;fill:currentColor;font-family:Times,serif}',
  'ellipse,path,polygon,polyline,rect{stroke:currentColor}',
  '.ending,.fing,.reh,.tempo{font-weight:bold}.dir,.dynam,.mNum{font-style:italic}',
  '@media(prefers-color-scheme:dark){svg{color:#eee}}',
].join('')

/**
 * A page as it is kept: only what is drawn of what Verovio says, in whose hands a stranger's words were, and as small.
 * The names that it gives to each thing go; those of the signs, which are used by them, stay.
 */
export function paginaDe(verovio: string): { svg: string; notas: number } {
  const [, documento = ''] = /^[^>]* id="(\w+)"/.exec(verovio) ?? []
  const partes: string[] = []
  /** Of each element that is open: what closes it; null where nothing of it is taken. */
  const cierres: (string | null)[] = []
  let notas = 0
  let enSignos = false

  const parser = new Parser()
  parser.on('openTag', (nombre, readAtributos) => {
    const isDentro = ELEMENTOS.has(nombre) && cierres.at(-1) !== null
    const atributos = readAtributos()
    const { class: clase = '', id = '' } = atributos
    if (/\bnote\b/.test(clase)) notas++
    if (nombre === 'defs') enSignos = true
    if (!isDentro) return void cierres.push(null)
    const dichos = Object.entries(atributos)
      .map(([uno, valor]) => [uno, valor.replace(`-${documento}`, '')] as const)
      .filter(([uno, valor]) => ATRIBUTOS.has(uno) && VALOR.test(valor))
      .filter(([uno, valor]) => !(uno === 'font-family' || (uno === 'href' && !valor.startsWith('#'))))
    if (enSignos && id) dichos.push(['id', id.replace(`-${documento}`, '')])
    const [estilo] = CON_ESTILO.exec(clase) ?? []
    if (estilo) dichos.push(['class', estilo])
    if (nombre === 'g' && dichos.length === 0) return void cierres.push('')
    partes.push(`<${nombre}${dichos.map(([uno, valor]) => ` ${uno}="${valor}"`).join('')}>`)
    if (partes.length === 1) partes.push(`<style>${ESTILO}</style>`)
    cierres.push(`</${nombre}>`)
  })
  parser.on('text', (texto) => {
    if (cierres.at(-1)) partes.push(texto.replace(/[\ue000-\uf8ff]/g, (signo) => SIGNOS[signo] ?? ''))
  })
  parser.on('closeTag', (nombre) => {
    if (nombre === 'defs') enSignos = false
    partes.push(cierres.pop() ?? '')
  })
  parser.parse(verovio)
  return {
    svg: partes.join('').replace(/><\/(?:path|use|rect|ellipse|polygon|polyline|circle|line)>/g, '/>'),
    notas,
  }
}

/** What stands among words, as in a metronome's mark, by letters that every telephone has. */
const SIGNOS: Record<string, string> = {
  '\ueca2': '𝅝',
  '\ueca3': '𝅗𝅥',
  '\ueca5': '♩',
  '\ueca7': '♪',
  '\ueca9': '𝅘𝅥𝅯',
  '\uecb7': '.',
}
