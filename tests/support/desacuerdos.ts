/** Two that say one thing differently, or an act that was not taken as it should. */
export interface Desacuerdo {
  dia: string
  /** 'Asistencia hasta hoy'. */
  cifra: string
  /** Where it is said, and of what: 'GET /docente/catedra/{c}/habilitacion'. */
  donde: string
  de: string
  esperado: unknown
  dice: unknown
}

export type Desacuerdos = ReturnType<typeof createDesacuerdos>

const enTexto = (valor: unknown) => (valor === undefined ? 'nada' : JSON.stringify(valor))

/** Collects what does not agree; the test goes on, so that one says all that there is. */
export function createDesacuerdos(semilla: number) {
  const todos: Desacuerdo[] = []
  let comparadas = 0
  let dia = ''
  const note = (uno: Omit<Desacuerdo, 'dia'>) => void todos.push({ dia, ...uno })
  /** Holds what is said somewhere against what it should be; figures with decimals within one hundredth. */
  function compara(cifra: string, donde: string, de: string, esperado: unknown, dice: unknown): void {
    comparadas++
    const igual =
      typeof esperado === 'number' && typeof dice === 'number'
        ? Math.abs(esperado - dice) < (Number.isInteger(esperado) ? 1e-9 : 0.011)
        : enTexto(esperado) === enTexto(dice)
    if (!igual) note({ cifra, donde, de, esperado, dice })
  }
  return {
    todos,
    comparadas: () => comparadas,
    seVuelve(hoy: string) {
      dia = hoy
    },
    note,
    compara,
    /** Each figure of what should be, by its name. */
    comparaCada(donde: string, de: string, debe: object, dice: object | null | undefined) {
      const dichas = Object.entries(dice ?? {})
      for (const [cifra, esperado] of Object.entries(debe))
        compara(cifra, donde, de, esperado, dichas.find(([otra]) => otra === cifra)?.[1])
    },
    /** The first of each kind, and how many there are of it. */
    lineas(): string[] {
      const porClase = Map.groupBy(todos, ({ cifra, donde }) => `${cifra} · ${donde}`)
      return [...porClase].map(([clase, [uno, ...otros]]) => {
        const { dia, de, esperado, dice } = uno as Desacuerdo
        const veces = otros.length + 1
        return `${clase} (${veces}): semilla ${semilla}, ${dia}, ${de}: debe ser ${enTexto(esperado)} y dice ${enTexto(dice)}`
      })
    },
  }
}
