/** After so long it stops by itself. */
export const MAXIMO_MS = 10 * 60 * 1000
/** Whatever happens, no more than this is lost. */
export const PIEZA_MS = 5000

/** What of a microphone's amplitude is more than its own noise. */
const SE_OYE = 0.02
/** Between two notes there may be silence. */
const MEMORIA_MS = 1500

/** Something that happened, and has to be said. */
export type Suceso = 'negado' | 'otra-pestana' | 'limite' | 'sin-microfono' | 'mudo' | 'oculta'

export interface Estado {
  fase: 'nada' | 'pidiendo' | 'grabando' | 'pausada' | 'lista'
  ms: number
  /** Of the microphone, from 0 to 1, and when it was last heard. */
  nivel: number
  oido: number
  suceso: Suceso | null
  /** Nothing more fits on this device. */
  enMemoria: boolean
  /** It was made before this page was there. */
  recuperada: boolean
}

export const NADA: Estado = {
  fase: 'nada',
  ms: 0,
  nivel: 0,
  oido: -MEMORIA_MS,
  suceso: null,
  enMemoria: false,
  recuperada: false,
}

export type Hecho =
  | { hecho: 'pedida' | 'empezada' | 'pausada' | 'seguida' | 'sin-lugar' | 'descartada' }
  | { hecho: 'rechazada'; suceso: 'negado' | 'otra-pestana' }
  | { hecho: 'suena'; ms: number; nivel: number }
  | { hecho: 'interrumpida'; suceso: 'mudo' | 'oculta' }
  | { hecho: 'terminada'; ms: number; suceso: 'limite' | 'sin-microfono' | null }
  | { hecho: 'recuperada'; ms: number }

/** What comes of a recording by what happens to it; what comes too late changes nothing. */
export function reduce(estado: Estado, hecho: Hecho): Estado {
  const { fase } = estado
  const enCurso = fase === 'grabando' || fase === 'pausada'
  switch (hecho.hecho) {
    case 'pedida':
      return fase === 'nada' ? { ...NADA, fase: 'pidiendo' } : estado
    case 'rechazada':
      return fase === 'pidiendo' ? { ...NADA, suceso: hecho.suceso } : estado
    case 'empezada':
      return fase === 'pidiendo' ? { ...NADA, fase: 'grabando' } : estado
    case 'suena':
      return fase === 'grabando' ? hear(estado, hecho) : estado
    case 'pausada':
      return fase === 'grabando' ? { ...estado, fase: 'pausada', nivel: 0 } : estado
    case 'seguida':
      return fase === 'pausada' ? { ...estado, fase: 'grabando', oido: estado.ms, suceso: null } : estado
    case 'interrumpida':
      return interrupt(estado, hecho.suceso)
    case 'sin-lugar':
      return enCurso ? { ...estado, enMemoria: true } : estado
    case 'terminada':
      return enCurso
        ? { ...estado, fase: 'lista', ms: hecho.ms, nivel: 0, suceso: finalOf(estado, hecho.suceso) }
        : estado
    case 'recuperada':
      return fase === 'nada' || fase === 'pidiendo'
        ? { ...NADA, fase: 'lista', ms: hecho.ms, recuperada: true }
        : estado
    case 'descartada':
      return NADA
  }
}

const hear = (estado: Estado, { ms, nivel }: { ms: number; nivel: number }): Estado => ({
  ...estado,
  ms,
  nivel,
  oido: nivel >= SE_OYE ? ms : estado.oido,
})

/** Out of sight it may go on; without sound it waits. */
function interrupt(estado: Estado, suceso: 'mudo' | 'oculta'): Estado {
  if (estado.fase !== 'grabando') return estado
  return { ...estado, suceso, ...(suceso === 'mudo' && { fase: 'pausada', nivel: 0 }) }
}

/** That it was out of sight is to be known before it is delivered. */
const finalOf = ({ suceso }: Estado, final: Suceso | null) => final ?? (suceso === 'oculta' ? suceso : null)

export const isEnCurso = ({ fase }: Estado) => fase === 'grabando' || fase === 'pausada'

export const seOye = ({ ms, oido }: Estado) => ms - oido < MEMORIA_MS
