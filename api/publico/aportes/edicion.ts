import { transact } from '../../../db/client.ts'
import { creadorDelAdministradorEn, type DatosDelAdministrador } from '../../../src/domain/aportes/aportes.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { type CreadorPrivado, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { isExacta } from '../../../src/domain/creadores/edtf.ts'
import { mergeFechas } from '../../../src/domain/creadores/fechas-de-vida.ts'
import { avisoDePreguntas } from '../../cursado/evaluaciones/dato-preguntado.ts'
import { cambiosEntre } from '../../suelo/auditoria/cambios.ts'
import { noteHecho } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { invalidFields, parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { hoyEn } from '../creadores/cambios.ts'
import {
  type Cambios,
  changeCreador,
  datosDe,
  insertCreador,
  requireCreador,
} from '../creadores/escritura.ts'
import { valoresDe } from '../creadores/valores.ts'
import type { Edicion } from './esquemas-de-moderacion.ts'
import { etiquetasDeCreador } from './etiquetas-de-creador.ts'

const DIRECCION = 'La dirección solo puede tener letras minúsculas sin tildes, números y guiones.'

export function publishNuevo(
  { db, now }: Deps,
  quien: Quien,
  datos: DatosDelAdministrador,
  ip_address: string,
): CreadorPrivado {
  const creador = transact(db, (tx) => {
    const creado = insertCreador(tx, valoresDe(datos), { status: 'PUBLISHED', ip_address, now: now() })
    const ids = { creadorId: creado.id }
    noteHecho(tx, quien, { hecho: 'creadores.crear', nombre: nombreCompleto(creado), ids }, now())
    return creado
  })
  return creador
}

/** What isn't sent stays as it is; the whole has to be valid then. */
export function editCreador(deps: Deps, quien: Quien, id: number, edicion: Edicion) {
  const { db, now } = deps
  return transact(db, (tx) => {
    const antes = requireCreador(tx, id)
    const cambios = cambiosDe(deps, antes, edicion)
    const creador = changeCreador(tx, antes, cambios, { motivo: 'EDICION', quien: 'admin', now: now() })
    const nombre = nombreCompleto(antes)
    const dicho = cambiosEntre(sinExactas(antes), sinExactas(creador), etiquetasDeCreador)
    const ids = { creadorId: id }
    noteHecho(tx, quien, { hecho: 'creadores.editar', nombre, cambios: dicho, ids }, now())
    return { ...creador, ...avisoDePreguntas(tx, antes, creador) }
  })
}

/** What an exact date says, its parts say. */
const sinExactas = ({ birth_edtf, death_edtf, ...creador }: CreadorPrivado): CreadorPrivado => ({
  ...creador,
  birth_edtf: isExacta(birth_edtf) ? null : birth_edtf,
  death_edtf: isExacta(death_edtf) ? null : death_edtf,
})

export function deleteCreador(deps: Deps, quien: Quien, id: number): { message: string } {
  const creador = transact(deps.db, (tx) => {
    const creador = requireCreador(tx, id)
    noteHecho(tx, quien, { hecho: 'creadores.eliminar', sobre: { creador: id } }, deps.now())
    putInPapelera(deps, tx, quien, 'CREADOR', id)
    return creador
  })
  return { message: `Se eliminó a ${nombreCompleto(creador)}.` }
}

function cambiosDe(deps: Deps, antes: CreadorPrivado, { slug, ...enviado }: Edicion): Cambios {
  const formulario = creadorDelAdministradorEn(hoyEn(deps))
  const datos = parsed(formulario, mergeFechas({ ...datosDe(antes), quality: antes.quality }, enviado))
  if (slug && slug !== slugDe(slug)) throw invalidFields([['slug', DIRECCION]])
  return { ...valoresDe({ ...datos, period: datos.period || antes.period }), ...(slug && { slug }) }
}
