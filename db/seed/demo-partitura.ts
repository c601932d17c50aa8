/** From the bass up, bar by bar: do mayor, with a half close and a full one. */
const ACORDES = [
  ['C3', 'G3', 'E4', 'C5'],
  ['A2', 'A3', 'E4', 'C5'],
  ['F2', 'A3', 'F4', 'C5'],
  ['G2', 'G3', 'D4', 'B4'],
  ['C3', 'G3', 'E4', 'C5'],
  ['F2', 'A3', 'D4', 'D5'],
  ['G2', 'G3', 'D4', 'B4'],
  ['C3', 'G3', 'E4', 'C5'],
]

/** Eight bars for four voices on two staves, as a program of notation writes them. */
export const armonizacionEnMusicXml = (): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">
<score-partwise version="4.0">
<part-list><score-part id="P1"><part-name>Coro</part-name></score-part></part-list>
<part id="P1">
${ACORDES.map(compasDe).join('\n')}
</part>
</score-partwise>
`)

const ATRIBUTOS = `<attributes><divisions>1</divisions><key><fifths>0</fifths></key><time><beats>4</beats><beat-type>4</beat-type></time><staves>2</staves><clef number="1"><sign>G</sign><line>2</line></clef><clef number="2"><sign>F</sign><line>4</line></clef></attributes><direction><sound tempo="96"/></direction>`

function compasDe(acorde: string[], i: number): string {
  const voces = acorde.toReversed().map((nota, voz) => notaDe(nota, voz))
  const dentro = voces.join('<backup><duration>4</duration></backup>')
  return `<measure number="${i + 1}">${i === 0 ? ATRIBUTOS : ''}${dentro}</measure>`
}

/** A whole bar of one voice; the two high ones have the upper staff. */
function notaDe([paso, octava]: string | string[], voz: number): string {
  const altura = `<pitch><step>${paso}</step><octave>${octava}</octave></pitch>`
  return `<note>${altura}<duration>4</duration><voice>${voz + 1}</voice><type>whole</type><staff>${voz < 2 ? 1 : 2}</staff></note>`
}
