import { RUBRO_AJENO } from '../../../src/domain/nota-final/rubros.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const rubroAjeno = (campo = 'rubroId') => invalidFields([[campo, RUBRO_AJENO]])

export const rubroConNotas = (nombre: string) =>
  new AppError(
    409,
    'rubro_con_notas',
    `El rubro «${nombre}» tiene notas a mano: elimínalas o pásalas a otro rubro antes de quitarlo.`,
  )
