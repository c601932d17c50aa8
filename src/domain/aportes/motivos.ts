/** What the administrator is told who decides against something without saying why. */
export const FALTA_MOTIVO_DE_REVISION = 'Por favor ingrese un motivo para la revisión.'
export const FALTA_MOTIVO_DE_RECHAZO = 'Por favor, ingrese un motivo para rechazar la sugerencia.'
