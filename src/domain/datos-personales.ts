export const estadosDePedidoDeDatos = ['PENDIENTE', 'BORRADO', 'RECHAZADO'] as const

/** What became of a request that everything kept of somebody be erased. */
export type EstadoDePedidoDeDatos = (typeof estadosDePedidoDeDatos)[number]
