import type { Tema } from '../../suelo/tema.ts'
import { retencionDePedidos } from './retencion.ts'

/** Who has a course's code asks to come in, or comes in: once it is known that the e-mail is theirs. */
export const temaDeIngresoPorCodigo: Tema = {
  hechos: {
    'ingreso.abrir': 'Abrió el ingreso por código de una cátedra',
    'ingreso.cerrar': 'Cerró el ingreso por código de una cátedra',
    'ingreso.entrar': 'Dejó entrar a alguien en una cátedra, por su código',
    'ingreso.rechazar': 'Rechazó un pedido de ingreso',
    'ingreso.renovar': 'Renovó el código de ingreso de una cátedra',
  },
  borrado: [{ tabla: 'pedidos_de_ingreso', columna: 'email', de: 'email', queda: null }],
  trabajos: [retencionDePedidos],
}
