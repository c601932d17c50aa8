import { readCodigoDeIngreso } from '../../src/domain/inscripciones/codigo-de-ingreso.ts'
import type { Tx } from '../client.ts'
import { codigosDeIngreso, pedidosDeIngreso } from '../schema/ingreso-por-codigo.ts'

const UN_DIA_MS = 24 * 60 * 60 * 1000

/** As somebody reads it aloud: 'armonia8'. */
const CODIGO = 'ARM0-N1A8'

const piden = [
  { nombre: 'Nilda', apellido: 'Zorrilla', email: 'nilda.zorrilla@guarania.example', confirmado: true },
  {
    nombre: 'Óscar',
    apellido: 'Yegros',
    email: 'oscar.yegros@guarania.example',
    instrumento: 'Arpa',
    es_menor: true,
    nombre_tutor: 'Elva Yegros',
    telefono_tutor: '0981 555 010',
    confirmado: true,
  },
]

/** An open code, and two who ask to come in. */
export function insertIngreso(tx: Tx, { catedraId, now }: { catedraId: number; now: number }): void {
  tx.insert(codigosDeIngreso)
    .values({
      catedraId,
      codigo: readCodigoDeIngreso(CODIGO) ?? '',
      abierto: true,
      hasta: now + 7 * UN_DIA_MS,
      cupo: 30,
      modo: 'PEDIR',
    })
    .run()
  tx.insert(pedidosDeIngreso)
    .values(
      piden.map((quien) => ({
        ...quien,
        catedraId,
        estado: 'PENDIENTE' as const,
        origen: quien.email,
        created_at: now,
      })),
    )
    .run()
}
