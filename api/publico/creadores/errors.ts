import { aniosDeVida, type CreadorPrivado, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'

export const creadorNoEncontrado = () => new AppError(404, 'creador_no_encontrado', 'No existe ese creador.')

export const direccionOcupada = () =>
  new AppError(409, 'direccion_ocupada', 'Otro creador ya tiene o tuvo esa dirección.')

/** What the record would say then, and which rule it would break. */
export const deshacerContradice = (seria: CreadorPrivado, faltas: Map<string, string>, hoy: number) => {
  const [[campo, regla] = ['', '']] = faltas
  const vida = /^(?:birth|death)_/.test(campo)
    ? `«${nombreCompleto(seria)} (${aniosDeVida(seria, hoy)})»: `
    : ''
  return new AppError(409, 'deshacer_contradice', `No se puede deshacer. Quedaría ${vida}${regla}`, {
    campos: Object.fromEntries(faltas),
  })
}
