/** A plan's units are months or modules. */
export const tiposDeOrganizacion = ['MES', 'MODULO'] as const
export type TipoDeOrganizacion = (typeof tiposDeOrganizacion)[number]

export const etiquetaDeOrganizacion: Record<TipoDeOrganizacion, string> = {
  MES: 'Por Mes',
  MODULO: 'Por Módulo',
}

/** What a unit's resource is: an address, a video of YouTube, an uploaded file. */
export const tiposDeRecurso = ['url', 'youtube', 'file'] as const

export interface Recurso {
  type: (typeof tiposDeRecurso)[number]
  /** The address, the video's address, or the path of the upload. */
  value: string
}
