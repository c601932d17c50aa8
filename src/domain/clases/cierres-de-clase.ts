/** How much of a unit was given in a class. */
export const estadosDeUnidadDada = ['DADA', 'EN_PARTE'] as const
export type EstadoDeUnidadDada = (typeof estadosDeUnidadDada)[number]

export const etiquetaDeUnidadDada: Record<EstadoDeUnidadDada, string> = {
  DADA: 'Dada',
  EN_PARTE: 'En parte',
}

/** 'Dadas 7 de 12'; nothing of a plan without units. */
export const textoDeDadas = (dadas: number, total: number): string | null =>
  total === 0 ? null : `Dadas ${dadas} de ${total}`

/** What was given already goes to the end; the rest stays in the order of its plan. */
export const porDar = <U extends { estado: EstadoDeUnidadDada | null }>(unidades: readonly U[]): U[] => [
  ...unidades.filter(({ estado }) => estado !== 'DADA'),
  ...unidades.filter(({ estado }) => estado === 'DADA'),
]

/** How long what is said for the next class may be. */
export const PARA_LA_PROXIMA_MAXIMO = 500

/** For how many days back 'hoy' may be a day that has passed: what was written waited on a device. */
export const DIAS_DE_ESPERA = 30

/** Of a class that is to come. */
export const TODAVIA_NO_LLEGO = 'Ese día todavía no llegó.'

/** Refused: it is closed already; `agregar` adds to it. */
export const CLASE_CERRADA = 'clase_cerrada'

/** 'Ya la cerró Graciela Ocampos a las 20:41.' */
export const textoDeYaCerrada = (por: string, hora: string) =>
  `Ya la cerró ${nombreDeQuienCerro(por)} a las ${hora}.`

/** As it stands within a sentence. */
export const nombreDeQuienCerro = (por: string) => (por === 'Administración' ? 'la administración' : por)
