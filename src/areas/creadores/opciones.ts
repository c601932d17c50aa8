import { calidades } from '../../domain/creadores/creadores'

export const opcionesDeCalidad = calidades.map((calidad) => ({ value: calidad, label: calidad }))
