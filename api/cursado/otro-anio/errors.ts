import { invalidFields } from '../../suelo/plugins/validation.ts'

export const plazoAjenoAlCalendario = () =>
  invalidFields([['desde', 'Con esa semana, un plazo de la cátedra saldría del calendario.']])
