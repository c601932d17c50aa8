import {
  TIPO_DE_JUSTIFICATIVO,
  YA_PEDIDO,
  YA_RESPONDIDO,
} from '../../../src/domain/justificativos/justificativos.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'

export const justificativoNoEncontrado = () =>
  new AppError(404, 'justificativo_no_encontrado', 'No existe ese justificativo.')

export const justificativoRepetido = () => new AppError(409, 'justificativo_repetido', YA_PEDIDO)

export const justificativoRespondido = () => new AppError(409, 'justificativo_respondido', YA_RESPONDIDO)

export const noEsImagenNiPdf = () => new AppError(415, 'tipo_no_admitido', TIPO_DE_JUSTIFICATIVO)
