import { calidades } from '../../domain/creadores'

export const opcionesDeCalidad = calidades.map((calidad) => ({ value: calidad, label: calidad }))
