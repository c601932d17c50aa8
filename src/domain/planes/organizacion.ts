/** A plan's units are months or modules. */
export const tiposDeOrganizacion = ['MES', 'MODULO'] as const
export type TipoDeOrganizacion = (typeof tiposDeOrganizacion)[number]

export const etiquetaDeOrganizacion: Record<TipoDeOrganizacion, string> = {
  MES: 'Por Mes',
  MODULO: 'Por Módulo',
}

/** What a unit of such a plan is called. */
export const etiquetaDeUnidad: Record<TipoDeOrganizacion, string> = { MES: 'Período', MODULO: 'Módulo' }

/** The same inside a sentence; both are masculine. */
export const nombreDeUnidad = (tipo: TipoDeOrganizacion) => etiquetaDeUnidad[tipo].toLowerCase()
