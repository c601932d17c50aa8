/** The periods of the timeline, in the order in which they stand on the page. */
export const periodosDeLinea = [
  'COLONIAL',
  'INDEPENDENCIA_Y_GUERRA_GRANDE',
  'POSGUERRA',
  'GUERRA_DEL_CHACO_Y_GUARANIA',
  'DICTADURA',
  'TRANSICION',
  'ACTUALIDAD',
  'INDETERMINADO',
  'UNKNOWN',
] as const

/** The periods that the public forms offer. */
export const periodosDeFormulario = [
  'COLONIAL',
  'INDEPENDENCIA',
  'POSGUERRA',
  'MODERNO',
  'CONTEMPORANEO',
] as const

/** Every period that is valid data, in the order of the timeline: its own nine, then any other. */
export const periodos = [...periodosDeLinea, 'INDEPENDENCIA', 'MODERNO', 'CONTEMPORANEO'] as const

export type Periodo = (typeof periodos)[number]

/** Whether it says when. */
export const isPeriodoConocido = (periodo: Periodo) => periodo !== 'INDETERMINADO' && periodo !== 'UNKNOWN'

export const periodoPorDefecto: Periodo = 'CONTEMPORANEO'

export const etiquetaDePeriodo: Record<Periodo, string> = {
  COLONIAL: 'Colonial',
  INDEPENDENCIA_Y_GUERRA_GRANDE: 'Independencia y Guerra Grande',
  POSGUERRA: 'Posguerra',
  GUERRA_DEL_CHACO_Y_GUARANIA: 'Guerra del Chaco y Guarania',
  DICTADURA: 'Dictadura',
  TRANSICION: 'Transición',
  ACTUALIDAD: 'Actualidad',
  INDETERMINADO: 'Indeterminado',
  UNKNOWN: 'Desconocido',
  INDEPENDENCIA: 'Independencia',
  MODERNO: 'Moderno',
  CONTEMPORANEO: 'Contemporáneo',
}

/** The years that a period of the timeline covers, as they stand beside its title. */
export const aniosDePeriodo: Partial<Record<Periodo, string>> = {
  COLONIAL: 'hasta 1811',
  INDEPENDENCIA_Y_GUERRA_GRANDE: '1811–1870',
  POSGUERRA: '1870–1920',
  GUERRA_DEL_CHACO_Y_GUARANIA: '1920–1950',
  DICTADURA: '1950–1989',
  TRANSICION: '1989–2000',
  ACTUALIDAD: 'desde 2000',
}
