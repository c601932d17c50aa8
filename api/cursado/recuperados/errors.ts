import { AppError } from '../../suelo/plugins/app-error.ts'

export const recuperatorioEnUso = () =>
  new AppError(409, 'recuperatorio_en_uso', 'Ya hay respuestas: lo que recupera no se puede cambiar.')
