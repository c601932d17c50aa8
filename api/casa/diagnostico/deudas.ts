import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { listMalAnotadas } from '../../academia/pagos/debe-desde.ts'
import { bien, type Hallazgo, mal } from './hallazgo.ts'

/** Whether each enrolment says from when on it owes what its account says: the panel finds by it who does. */
export function checkDeudas(tx: Reader): Hallazgo {
  const malas = tx
    .select({ id: catedras.id, nombre: catedras.nombre })
    .from(catedras)
    .all()
    .map(({ id, nombre }) => ({
      nombre,
      malas: listMalAnotadas(tx, eq(catedraAlumnos.catedraId, id)).length,
    }))
    .filter((una) => una.malas > 0)
  if (malas.length === 0) return bien('Deudas', 'las que el panel busca son las de las cuentas')
  const cuantas = cuantos(
    malas.reduce((suma, una) => suma + una.malas, 0),
    'inscripción no dice desde cuándo debe',
    'inscripciones no dicen desde cuándo deben',
  )
  return mal(
    'Deudas',
    `${cuantas}, en ${malas.map(({ nombre }) => `«${nombre}»`).join(', ')}`,
    'Es una falla del programa: se corrige al editar la cátedra, o con el próximo pago',
  )
}
