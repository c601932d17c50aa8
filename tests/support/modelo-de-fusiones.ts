/**
 * What a change of a creator, a merge and taking either back mean, said a second time and as simply as can be: all that
 * was done, in order; what anybody says now is what comes of doing it all again without what was taken back. It knows
 * nothing of the program.
 */
export type Ficha = Record<string, string | null>

interface Puesto {
  /** Under whose name, whoever has it then. */
  de: string
  valores: Ficha
}

interface Union {
  id: string
  con: string
  campos: string[]
}

type Hecho = ({ puso: Puesto } | { unio: Union }) & { deshecho: boolean }

interface Estado {
  fichas: Map<string, Ficha>
  seFueCon: Map<string, string>
  /** By place, who had it when it was done. */
  duenosAlHacer: Map<number, string>
}

const anioDe = (fecha: string | null | undefined) => (fecha ? Number(fecha.slice(0, 4)) : null)

export const isImposible = ({ birth_edtf, death_edtf }: Ficha) => {
  const [nace, muere] = [anioDe(birth_edtf), anioDe(death_edtf)]
  return nace !== null && muere !== null && muere < nace
}

export class Modelo {
  readonly #hechos: Hecho[] = []
  readonly #alPrincipio = new Map<string, Ficha>()
  #estado: Estado | undefined

  /** Somebody new. */
  add(nombre: string, ficha: Ficha): void {
    this.#alPrincipio.set(nombre, ficha)
    this.#ahora.fichas.set(nombre, { ...ficha })
  }

  /** Who is there, and what each says. */
  get fichas(): ReadonlyMap<string, Ficha> {
    return this.#ahora.fichas
  }

  /** Who has by now what is somebody's. */
  duenoDe(nombre: string): string {
    return duenoEn(this.#ahora, nombre)
  }

  /** Whether the record would be possible, in which case it is so. */
  put(puesto: Puesto): boolean {
    return this.#doIt({ puso: puesto, deshecho: false }, this.duenoDe(puesto.de))
  }

  join(unio: Union): boolean {
    return this.#doIt({ unio, deshecho: false }, unio.id)
  }

  #doIt(hecho: Hecho, dueno: string): boolean {
    this.#hechos.push(hecho)
    apply(this.#ahora, hecho, this.ultimo)
    if (!isImposible(this.#fichaDe(dueno))) return true
    this.#hechos.pop()
    this.#estado = undefined
    return false
  }

  /** The merges that are not undone, the first one first, by their place. */
  get uniones(): number[] {
    return this.#hechos.flatMap((hecho, lugar) => ('unio' in hecho && !hecho.deshecho ? [lugar] : []))
  }

  get ultimo(): number {
    return this.#hechos.length - 1
  }

  /** What stays; nothing where it can't be taken back now. */
  undo(lugar: number): { quedaron: string[] } | undefined {
    const hecho = this.#hechos[lugar] as Hecho
    const dueno = 'unio' in hecho ? hecho.unio.id : (this.#ahora.duenosAlHacer.get(lugar) as string)
    // The record that it changed went with a later merge, which has to be undone before.
    if (!this.fichas.has(dueno)) return undefined
    const quedaron = this.#listQuedaron(lugar, hecho, dueno)
    const quienes = 'unio' in hecho ? [dueno, hecho.unio.con] : [dueno]
    this.#mark(hecho, true)
    if (quienes.some((uno) => isImposible(this.#fichaDe(uno)))) {
      this.#mark(hecho, false)
      return undefined
    }
    return { quedaron }
  }

  #mark(hecho: Hecho, deshecho: boolean): void {
    hecho.deshecho = deshecho
    this.#estado = undefined
  }

  /** Of what it said or, with a merge, of what was done since under the name of the one that went, what somebody changed afterwards. */
  #listQuedaron(lugar: number, hecho: Hecho, dueno: string): string[] {
    const nombres = 'unio' in hecho ? this.#nombresDe(hecho.unio.con) : new Set<string>()
    const tocados = new Map<string, boolean[]>()
    for (const [cual, otro] of this.#hechos.entries()) {
      if (cual < lugar || otro.deshecho || this.#ahora.duenosAlHacer.get(cual) !== dueno) continue
      const isSuyo = cual === lugar || ('puso' in otro && nombres.has(otro.puso.de))
      for (const dato of datosDe(otro)) tocados.set(dato, [...(tocados.get(dato) ?? []), isSuyo])
    }
    return [...tocados].flatMap(([dato, veces]) => {
      const primera = veces.indexOf(true)
      return primera >= 0 && veces.slice(primera).includes(false) ? [dato] : []
    })
  }

  #nombresDe(nombre: string): Set<string> {
    const suyos = new Set([nombre])
    for (const hecho of this.#hechos.toReversed()) {
      if ('unio' in hecho && !hecho.deshecho && suyos.has(hecho.unio.id)) suyos.add(hecho.unio.con)
    }
    return suyos
  }

  #fichaDe = (nombre: string) => this.#ahora.fichas.get(nombre) as Ficha

  get #ahora(): Estado {
    this.#estado ??= this.#replay()
    return this.#estado
  }

  #replay(): Estado {
    const fichas = new Map([...this.#alPrincipio].map(([nombre, ficha]) => [nombre, { ...ficha }]))
    const estado: Estado = { fichas, seFueCon: new Map(), duenosAlHacer: new Map() }
    for (const [lugar, hecho] of this.#hechos.entries()) if (!hecho.deshecho) apply(estado, hecho, lugar)
    return estado
  }
}

const datosDe = (hecho: Hecho) => ('puso' in hecho ? Object.keys(hecho.puso.valores) : hecho.unio.campos)

function duenoEn(estado: Estado, nombre: string): string {
  const otro = estado.seFueCon.get(nombre)
  return otro === undefined ? nombre : duenoEn(estado, otro)
}

function apply(estado: Estado, hecho: Hecho, lugar: number): void {
  const { fichas, seFueCon, duenosAlHacer } = estado
  if ('puso' in hecho) {
    const dueno = duenoEn(estado, hecho.puso.de)
    duenosAlHacer.set(lugar, dueno)
    Object.assign(fichas.get(dueno) as Ficha, hecho.puso.valores)
    return
  }
  const { id, con, campos } = hecho.unio
  duenosAlHacer.set(lugar, id)
  const [queda, va] = [fichas.get(id) as Ficha, fichas.get(con) as Ficha]
  for (const dato of campos) queda[dato] = va[dato] ?? null
  fichas.delete(con)
  seFueCon.set(con, id)
}
