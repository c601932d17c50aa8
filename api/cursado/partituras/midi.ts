import { type MidiEvent, parseMidi } from 'midi-file'
import type { Nota } from '../../../src/domain/oido/cuerda.ts'
import { Ilegible } from './fuente.ts'

const MAXIMO_S = 600
/** More is no music; each takes its time to be made. */
const MAS_NOTAS = 20_000
/** Whatever plays on it has no pitch. */
const PERCUSION = 9
const NEGRA_US = 500_000

/** What a file of MIDI says to play, on strings: when, how high, how long and how loud. */
export function notasDeMidi(midi: Uint8Array): Nota[] {
  const { header, tracks } = parseMidi(midi)
  const eventos = tracks.flatMap(conInstantes).sort((uno, otro) => uno.en - otro.en)
  const segundosDe = createReloj(header)
  const sonando = new Map<string, Nota>()
  const notas: Nota[] = []
  for (const { en, evento } of eventos) {
    const ahora = segundosDe(en, evento)
    if (!(ahora <= MAXIMO_S)) throw new Ilegible('without end')
    if (evento.type !== 'noteOn' && evento.type !== 'noteOff') continue
    if (evento.channel === PERCUSION) continue
    const clave = `${evento.channel} ${evento.noteNumber}`
    const anterior = sonando.get(clave)
    if (anterior) anterior.segundos = ahora - anterior.desde
    sonando.delete(clave)
    if (evento.type === 'noteOff' || evento.velocity === 0) continue
    const nota = { midi: evento.noteNumber, desde: ahora, segundos: 1, fuerza: evento.velocity / 127 }
    sonando.set(clave, nota)
    if (notas.push(nota) > MAS_NOTAS) throw new Ilegible('too many notes')
  }
  if (notas.length === 0) throw new Ilegible('no note')
  return notas
}

/** Each with the tick that it comes at. */
function conInstantes(track: MidiEvent[]) {
  let en = 0
  return track.map((evento) => {
    en += evento.deltaTime
    return { en, evento }
  })
}

/** From ticks to seconds, by whatever tempo came before; asked in their order. */
function createReloj({
  ticksPerBeat,
  framesPerSecond = 25,
  ticksPerFrame = 40,
}: ReturnType<typeof parseMidi>['header']) {
  let porTick = ticksPerBeat ? NEGRA_US / 1e6 / ticksPerBeat : 1 / (framesPerSecond * ticksPerFrame)
  let [tick, segundos] = [0, 0]
  return (en: number, evento: MidiEvent) => {
    segundos += (en - tick) * porTick
    tick = en
    if (evento.type === 'setTempo' && ticksPerBeat) porTick = evento.microsecondsPerBeat / 1e6 / ticksPerBeat
    return segundos
  }
}
