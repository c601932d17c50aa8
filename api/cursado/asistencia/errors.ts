import { invalidFields } from '../../suelo/plugins/validation.ts'

export const noEsInscrito = (campo: string) =>
  invalidFields([[campo, 'Ese alumno no está inscrito en la cátedra.']])
