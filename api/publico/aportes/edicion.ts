import { creadorDelAdministradorEn, type DatosDelAdministrador } from '../../../src/domain/aportes/aportes.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { type CreadorPrivado, nombreCompleto } from '../../../src/domain/creadores/creadores.ts'
import { mergeDatos } from '../../../src/domain/creadores/datos-de-creador.ts'
import { isExacta } from '../../../src/domain/creadores/edtf.ts'

import { avisoDePreguntas } from '../../cursado/evaluaciones/dato-preguntado.ts'
import { enActo } from '../../suelo/actos.ts'
import { cambiosEntre } from '../../suelo/auditoria/cambios.ts'
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
  deps: Deps,
  quien: Quien,
  datos: DatosDelAdministrador,
  ip_address: string,
): CreadorPrivado {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const creado = insertCreador(tx, valoresDe(datos), { status: 'PUBLISHED', ip_address, now: ahora })
    const ids = { creadorId: creado.id }
    note({ hecho: 'creadores.crear', nombre: nombreCompleto(creado), ids })
    return creado
  })
}

/** What isn't sent stays as it is; the whole has to be valid then. */
export function editCreador(deps: Deps, quien: Quien, id: number, edicion: Edicion) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const antes = requireCreador(tx, id)
    const cambios = cambiosDe(deps, antes, edicion)
    const creador = changeCreador(tx, antes, cambios, { motivo: 'EDICION', quien: 'admin', now: ahora })
    const nombre = nombreCompleto(antes)
    const dicho = cambiosEntre(sinExactas(antes), sinExactas(creador), etiquetasDeCreador)
    const ids = { creadorId: id }
    note({ hecho: 'creadores.editar', nombre, cambios: dicho, ids })
    return { ...creador, ...avisoDePreguntas(deps, tx, antes, creador) }
  })
}

/** What an exact date says, its parts say. */
const sinExactas = ({ birth_edtf, death_edtf, ...creador }: CreadorPrivado): CreadorPrivado => ({
  ...creador,
  birth_edtf: isExacta(birth_edtf) ? null : birth_edtf,
  death_edtf: isExacta(death_edtf) ? null : death_edtf,
})

export function deleteCreador(deps: Deps, quien: Quien, id: number): { message: string } {
  const creador = enActo(deps, quien, {}, ({ tx, note }) => {
    const creador = requireCreador(tx, id)
    note({ hecho: 'creadores.eliminar', sobre: { creador: id } })
    putInPapelera(deps, tx, quien, 'CREADOR', id)
    return creador
  })
  return { message: `Se eliminó a ${nombreCompleto(creador)}.` }
}

function cambiosDe(deps: Deps, antes: CreadorPrivado, { slug, ...enviado }: Edicion): Cambios {
  const formulario = creadorDelAdministradorEn(hoyEn(deps))
  const datos = parsed(formulario, mergeDatos({ ...datosDe(antes), quality: antes.quality }, enviado))
  if (slug && slug !== slugDe(slug)) throw invalidFields([['slug', DIRECCION]])
  return { ...valoresDe({ ...datos, period: datos.period || antes.period }), ...(slug && { slug }) }
}
