import { type Ficha, Modelo } from '../../support/modelo-de-fusiones.ts'

export interface Persona {
  email: string
  /** How a student signs; null of a visitor. */
  alumno: { id: number; nombre: string; apellido: string } | null
  isBorrada: boolean
  /** By which the program knows who votes. */
  cookie: string | null
}

/** What somebody gave, and what became of it. */
export interface Aporte {
  recibo: string | null
  de: Persona | null
  creado: number
  decidido: number | null
  motivo: string | null
  isAbierto: boolean
  /** Where in the model what was decided changed the record; null where it changed nothing. */
  lugar: number | null
  /** When it was to be seen for the first time, where nobody took that back. */
  visto: number | null
}

export interface Creador extends Aporte {
  id: number
  slug: string
  nombre: string
  rol: string
  fuentes: boolean
  estado: 'PENDING_REVIEW' | 'PUBLISHED' | 'NEEDS_IMPROVEMENT' | 'REJECTED'
  publicado: number | null
  isTirado: boolean
  isRetirado: boolean
}

export interface Sugerencia extends Aporte {
  id: number
  /** Under whose name it was sent. */
  sobre: Creador
  de: Persona
  valores: Ficha
  estado: 'PENDING' | 'OBSERVED' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN'
  tomados: string[] | null
  /** Of those that were decided as one, the first. */
  con: Sugerencia | null
}

export interface Union {
  fusionId: number
  id: Creador
  con: Creador
  lugar: number
  hecha: number
  isDeshecha: boolean
}

/** One on each creator, the last of somebody's. */
export interface Voto {
  quien: Persona
  sobre: Creador
  estrellas: number
}

export const sinVer = { decidido: null, motivo: null, isAbierto: false, visto: null, lugar: null }

/** A decision on what somebody gave was taken back. */
export function espereOtraVez(una: Aporte): void {
  if (una.visto === una.decidido) una.visto = null
  Object.assign(una, { decidido: null, motivo: null, lugar: null })
}

export const idsDe = (cosas: readonly { id: number }[]) => cosas.map(({ id }) => id).toSorted((a, b) => a - b)

/**
 * What happened in the community, as those who did it would tell it. What a record says is the model's; nothing here is
 * worked out by the program, and nothing that it says is written here but ids, addresses and receipts.
 */
export class Libro {
  readonly modelo = new Modelo()
  readonly personas: Persona[] = []
  readonly creadores: Creador[] = []
  readonly sugerencias: Sugerencia[] = []
  readonly uniones: Union[] = []
  readonly comentarios: { id: number; sobre: Creador }[] = []
  readonly votos: Voto[] = []
  /** 'address · subject' of each mail that has to be sent. */
  readonly cartas: string[] = []

  constructor(readonly now: () => number) {}

  get hoy(): string {
    return new Date(this.now()).toISOString().slice(0, 10)
  }

  /** Who has by now what is somebody's. */
  duenoDe(uno: Creador): Creador {
    const id = Number(this.modelo.duenoDe(String(uno.id)))
    return id === uno.id ? uno : (this.creadores.find((otro) => otro.id === id) as Creador)
  }

  fichaDe = (uno: Creador) => this.modelo.fichas.get(String(uno.id)) as Ficha

  nombreDe = (uno: Creador) => `${uno.nombre} ${this.fichaDe(uno).last_name}`

  /** Neither joined with another one nor in the bin. */
  isAhi = (uno: Creador) => !uno.isTirado && !uno.isRetirado && this.fichaDe(uno) !== undefined

  isVisible = (uno: Creador) => uno.estado === 'PUBLISHED' && this.isAhi(uno)

  get publicados(): Creador[] {
    return this.creadores.filter(this.isVisible)
  }

  get aportesQueEsperan(): Creador[] {
    return this.creadores.filter((uno) => uno.estado === 'PENDING_REVIEW' && this.isAhi(uno))
  }

  /** It is where its record is. */
  estaSuFicha = ({ sobre }: Sugerencia) => this.isAhi(this.duenoDe(sobre))

  get sugerenciasQueEsperan(): Sugerencia[] {
    return this.sugerencias.filter((una) => una.estado === 'PENDING' && this.estaSuFicha(una))
  }

  /** Those that wait and propose the same under one name, the first one first. */
  get gruposQueEsperan(): Sugerencia[][] {
    const clave = ({ sobre, valores }: Sugerencia) =>
      JSON.stringify([sobre.id, Object.entries(valores).toSorted()])
    return [...Map.groupBy(this.sugerenciasQueEsperan, clave).values()]
  }

  /** Those of a record, also by what was joined with it. */
  delDueno = <T extends { sobre: Creador }>(cosas: readonly T[], uno: Creador): T[] =>
    cosas.filter(({ sobre }) => this.duenoDe(sobre) === uno)

  /** What was joined with a record, and is. */
  unidosA = (uno: Creador) =>
    this.uniones.flatMap(({ id, con, isDeshecha }) => (id === uno && !isDeshecha ? [con] : []))

  /** Others said something of it, or it is to be seen: it is not only its contributor's. */
  isDeOtros(uno: Creador): boolean {
    const dichas = [...this.votos, ...this.comentarios, ...this.sugerencias]
    return uno.publicado !== null || this.unidosA(uno).length > 0 || this.delDueno(dichas, uno).length > 0
  }

  /** The votes of a record: of who voted on two that were joined, the one on that which stayed. */
  votosDe(uno: Creador): Voto[] {
    const suyos = this.votos.filter(({ sobre }) => sobre === uno)
    for (const con of this.unidosA(uno)) {
      const quienes = new Set(suyos.map(({ quien }) => quien))
      suyos.push(...this.votosDe(con).filter(({ quien }) => !quienes.has(quien)))
    }
    return suyos
  }

  /** A decision that can be taken back, but for some hours. */
  isReciente = ({ decidido }: Aporte) => decidido !== null && this.now() - decidido < 29 * 86_400_000

  /** Changes some data of a record, of those that it would change; null where it would change none. */
  puts(uno: Creador, valores: Ficha): boolean | null {
    const distintos = distintosDe(this.fichaDe(uno), valores)
    if (Object.keys(distintos).length === 0) return null
    return this.modelo.put({ de: String(uno.id), valores: distintos })
  }

  /** Nobody writes to who asked to be forgotten. */
  escribe(para: Persona | null, asunto: string): void {
    if (para && !para.isBorrada) this.cartas.push(`${para.email} · ${asunto}`)
  }
}

export const distintosDe = (ficha: Ficha, valores: Ficha): Ficha =>
  Object.fromEntries(Object.entries(valores).filter(([dato, valor]) => ficha[dato] !== valor))
