import { guaranies } from '../../../src/domain/base/numeros.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const pagoNoEncontrado = () => new AppError(404, 'pago_no_encontrado', 'No existe ese pago.')

export const pagoYaAnulado = () => new AppError(409, 'pago_anulado', 'Ese pago ya está anulado.')

export const pagoFuturo = () => invalidFields([['fecha', 'La fecha del pago no puede ser posterior a hoy.']])

export const mesAjeno = () =>
  invalidFields([
    ['mes', 'Ese mes no corresponde a la inscripción: va de su mes al fin del año de la cátedra.'],
  ])

export const pagoDeMas = (saldo: number) =>
  invalidFields([
    [
      'monto',
      saldo === 0
        ? 'El pago supera lo que se debe: no queda nada por pagar de ese concepto.'
        : `El pago supera lo que se debe: quedan ${guaranies(saldo)} por pagar de ese concepto.`,
    ],
  ])

/** What was seen is not what is owed any more. */
export const sumaDistinta = (suma: number) =>
  invalidFields([['monto', `De todo eso quedan ${guaranies(suma)} por pagar.`]])

export const nadaQueAvisar = () =>
  new AppError(409, 'nada_que_avisar', 'No debe la matrícula ni meses vencidos: no hay de qué avisar.')

/** `cuando` is dd/MM/yyyy HH:mm. */
export const yaAvisado = (cuando: string) =>
  new AppError(409, 'ya_avisado', `Ya se le avisó el ${cuando}. Se le puede avisar una vez por día.`)
