import { deflateRawSync } from 'node:zlib'

const nota = (paso: string, resto = '') =>
  `<note><pitch><step>${paso}</step><octave>5</octave></pitch><duration>1</duration><type>quarter</type>${resto}</note>`

const conParte = (compases: string) =>
  `<?xml version="1.0"?><score-partwise version="4.0"><part-list><score-part id="P1"><part-name>Canto</part-name></score-part></part-list><part id="P1">${compases}</part></score-partwise>`

const compas = (dentro: string) =>
  `<measure number="1"><attributes><divisions>1</divisions><clef><sign>G</sign><line>2</line></clef></attributes>${dentro}</measure>`

const melodia = [...'CDEF'].map((paso) => nota(paso)).join('')

export const enMusicXml = (resto = '') => conParte(compas(melodia + resto))

export const cuatroCompases = 'X:1\nM:4/4\nL:1/4\nK:G\nG A B c | d e f g | g f e d | G4 |]\n'

const contenedor = '<container><rootfiles><rootfile full-path="obra/canto.musicxml"/></rootfiles></container>'

/** As programs of notation pack one. */
export const archivosDeMxl = {
  mimetype: 'application/vnd.recordare.musicxml',
  'META-INF/container.xml': contenedor,
  'obra/canto.musicxml': enMusicXml(),
}

const letra = '&lt;script&gt;alert(1)&lt;/script&gt;'

export const conScriptEnLaLetra = conParte(
  compas(
    nota('C', `<lyric><text>${letra}</text></lyric>`) +
      `<note id="a&quot; onload=&quot;b" color="#f00&quot; onclick=&quot;b">${nota('D').slice('<note>'.length)}`,
  ),
)

const entidades = `<!DOCTYPE score-partwise [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(100)}">]>`

/** What is no score, or would be too much of one. */
export const partiturasQueNo: Record<string, string | Buffer> = {
  'lo que no es una partitura': 'hola, ¿qué tal?',
  'la que solo tiene silencios': 'X:1\nL:1/4\nK:C\nz4|z4|]\n',
  'la que se cortó por la mitad': enMusicXml().slice(0, -40),
  'la que trae entidades': enMusicXml().replace('<score', `${entidades}<score`).replace('Canto', '&b;'),
  'la que anida sin fin': enMusicXml(`${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`),
  'la de cien mil notas': `X:1\nM:4/4\nL:1/4\nK:G\n${'G A B c | d e f g |\n'.repeat(12_500)}|]\n`,
  'la de un compás de cien mil notas': `X:1\nM:none\nL:1/16\nK:G\n${'G'.repeat(100_000)}|]\n`,
  'la que pasa de cuarenta páginas': `X:1\nM:4/4\nL:1/4\nK:G\n${'G A B c | d e f g |\n'.repeat(1500)}|]\n`,
  'el MXL con un gigabyte adentro': conGigabyte(),
  'el MXL sin partitura': Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'),
}

/** Its directory says a few bytes; what is packed are many more. */
function conGigabyte(): Buffer {
  const datos = deflateRawSync(Buffer.alloc(1 << 30, 0x20), { level: 1 })
  const nombre = Buffer.from('a.musicxml')
  const comun = Buffer.alloc(26)
  comun.writeUInt16LE(20, 0)
  comun.writeUInt16LE(8, 4)
  comun.writeUInt32LE(datos.length, 14)
  comun.writeUInt32LE(100, 18)
  comun.writeUInt16LE(nombre.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), comun, nombre, datos])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), comun, Buffer.alloc(14), nombre])
  const fin = Buffer.alloc(18)
  fin.writeUInt16LE(1, 4)
  fin.writeUInt16LE(1, 6)
  fin.writeUInt32LE(central.length, 8)
  fin.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), fin])
}
