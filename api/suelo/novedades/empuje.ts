import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { textoDeEmpuje } from '../../../src/domain/correos/empujes.ts'
import type { Deps } from '../deps.ts'
import type { EnVigor } from '../push/turno.ts'
import { todayOf } from '../services/today.ts'
import { isPorLeer } from './lectura.ts'
import type { DeQue, Noticia } from './notify.ts'
import type { Avisado } from './personas.ts'

const nombreDe = consulta((tx) =>
  tx
    .select({ nombre: catedras.nombre })
    .from(catedras)
    .where(eq(catedras.id, hueco('id'))),
)

/** Says it on the telephones of somebody, under the name of the course. */
export function pushNovedad(
  { push }: Pick<Deps, 'push'>,
  tx: Tx,
  { rol, id: personaId }: Avisado,
  noticia: Noticia,
  cuantas: number,
): void {
  const { aviso, catedraId, nombre = null, enlace, desde, hasta } = noticia
  push.post(tx, {
    rol,
    personaId,
    aviso,
    grupo: grupoDe(noticia),
    titulo: nombreDe(tx).get({ id: catedraId })?.nombre ?? '',
    texto: textoDeEmpuje({ rol, aviso, nombre, cuantas }),
    enlace,
    ...(desde && { desde: desde.getTime() }),
    ...(hasta && { hasta: hasta.getTime() }),
  })
}

/** Whether what is to be said on somebody's telephones is still in their inbox, not read. */
export const isEmpujePorLeer: EnVigor = (reloj, tx, { rol, personaId: id, grupo }) => {
  const [aviso, catedraId, sobre] = JSON.parse(grupo)
  const quien = rol === 'docente' ? { rol, id, hoy: todayOf(reloj) } : { rol, id }
  return isPorLeer(tx, quien, { aviso, catedraId, sobre }, reloj.now())
}

export const grupoDe = ({ aviso, catedraId, sobre }: Pick<DeQue, 'aviso' | 'catedraId' | 'sobre'>) =>
  JSON.stringify([aviso, catedraId, sobre])
