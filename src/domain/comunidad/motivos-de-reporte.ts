/** Why a comment should not be there. */
export const etiquetaDeReporte = {
  INSULTO: 'Insulta o amenaza',
  PUBLICIDAD: 'Es publicidad',
  DATOS_PERSONALES: 'Tiene datos personales',
  OTRO: 'Otro motivo',
} as const

export type MotivoDeReporte = keyof typeof etiquetaDeReporte

export const motivosDeReporte = Object.keys(etiquetaDeReporte) as [MotivoDeReporte, ...MotivoDeReporte[]]
