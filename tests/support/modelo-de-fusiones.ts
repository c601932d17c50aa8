/**
 * What a merge is and what undoing it means, said a second time and as simply as can be: all that was done, in order; what
 * anybody says now is what comes of doing it all again without what was undone. It knows nothing of the program.
 */
export type Dato = 'bio' | 'notable_works' | 'birth_edtf' | 'death_edtf'
export type Ficha = Record<Dato, string | null>

interface Puesto {
  /** Under whose name, whoever has it then. */
  de: string
  dato: Dato
  valor: string | null
}

interface Union {
  id: string
  con: string
  campos: Dato[]
}

type Hecho = { puso: Puesto } | { unio: Union; deshecha: boolean }
type Fichas = Map<string, Ficha>

const anioDe = (fecha: string | null) => (fecha === null ? null : Number(fecha.slice(0, 4)))

const isImposible = ({ birth_edtf, death_edtf }: Ficha) => {
  const [nace, muere] = [anioDe(birth_edtf), anioDe(death_edtf)]
  return nace !== null && muere !== null && muere < nace
}

export class Modelo {
  readonly #hechos: Hecho[] = []

  constructor(readonly alPrincipio: Fichas) {}

  /** Who is there, and what each says. */
  get fichas(): Fichas {
    return this.#replay().fichas
  }

  /** Who has by now what is somebody's. */
  duenoDe(nombre: string): string {
    return this.#replay().duenoDe(nombre)
  }

  /** Whether the record would be possible, in which case it is so. */
  put(puesto: Puesto): boolean {
    this.#hechos.push({ puso: puesto })
    return this.#keepIfPossible([this.duenoDe(puesto.de)])
  }

  join(unio: Union): boolean {
    this.#hechos.push({ unio, deshecha: false })
    return this.#keepIfPossible([unio.id])
  }

  #keepIfPossible(quienes: string[]): boolean {
    const { fichas } = this
    const isBueno = quienes.every((uno) => !isImposible(fichas.get(uno) as Ficha))
    if (!isBueno) this.#hechos.pop()
    return isBueno
  }

  /** The merges that are not undone, the first one first, by their place. */
  get uniones(): number[] {
    return this.#hechos.flatMap((hecho, lugar) => ('unio' in hecho && !hecho.deshecha ? [lugar] : []))
  }

  get ultimo(): number {
    return this.#hechos.length - 1
  }

  /** What stays; nothing where it can't be undone now. */
  undo(lugar: number): { quedaron: Dato[] } | undefined {
    const hecho = this.#hechos[lugar] as Extract<Hecho, { unio: unknown }>
    const { id, con } = hecho.unio
    if (!this.fichas.has(id)) return undefined
    const quedaron = this.#listQuedaron(lugar, hecho.unio)
    hecho.deshecha = true
    const { fichas } = this
    if ([id, con].some((uno) => isImposible(fichas.get(uno) as Ficha))) {
      hecho.deshecha = false
      return undefined
    }
    return { quedaron }
  }

  /** Of what went with the merge or was done since under the name of the one that went, what somebody changed afterwards. */
  #listQuedaron(lugar: number, { id, con, campos }: Union): Dato[] {
    const suyos = this.#nombresDe(con)
    const tocados = new Map<Dato, { isSuyo: boolean }[]>()
    const touch = (dato: Dato, isSuyo: boolean) =>
      tocados.set(dato, [...(tocados.get(dato) ?? []), { isSuyo }])
    const { duenosAlHacer } = this.#replay()
    for (const [cual, hecho] of this.#hechos.entries()) {
      if (cual === lugar) for (const dato of campos) touch(dato, true)
      if (cual <= lugar || duenosAlHacer.get(cual) !== id) continue
      if ('puso' in hecho) touch(hecho.puso.dato, suyos.has(hecho.puso.de))
      else for (const dato of hecho.unio.campos) touch(dato, false)
    }
    return [...tocados].flatMap(([dato, veces]) => {
      const primera = veces.findIndex(({ isSuyo }) => isSuyo)
      return primera >= 0 && veces.slice(primera).some(({ isSuyo }) => !isSuyo) ? [dato] : []
    })
  }

  #nombresDe(nombre: string): Set<string> {
    const suyos = new Set([nombre])
    for (const hecho of this.#hechos.toReversed()) {
      if ('unio' in hecho && !hecho.deshecha && suyos.has(hecho.unio.id)) suyos.add(hecho.unio.con)
    }
    return suyos
  }

  #replay() {
    const fichas: Fichas = new Map([...this.alPrincipio].map(([nombre, ficha]) => [nombre, { ...ficha }]))
    const seFueCon = new Map<string, string>()
    const duenoDe = (nombre: string): string => {
      const otro = seFueCon.get(nombre)
      return otro === undefined ? nombre : duenoDe(otro)
    }
    const duenosAlHacer = new Map<number, string>()
    for (const [lugar, hecho] of this.#hechos.entries()) {
      if ('puso' in hecho) {
        const { de, dato, valor } = hecho.puso
        duenosAlHacer.set(lugar, duenoDe(de))
        ;(fichas.get(duenoDe(de)) as Ficha)[dato] = valor
      } else if (!hecho.deshecha) {
        const { id, con, campos } = hecho.unio
        duenosAlHacer.set(lugar, id)
        const [queda, va] = [fichas.get(id) as Ficha, fichas.get(con) as Ficha]
        for (const dato of campos) queda[dato] = va[dato]
        fichas.delete(con)
        seFueCon.set(con, id)
      }
    }
    return { fichas, duenoDe, duenosAlHacer }
  }
}
