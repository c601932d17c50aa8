import { eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { avisoDeDeuda, deudaDe } from '../../../src/domain/pagos/deudas.ts'
import { cuentaDe } from '../../../src/domain/pagos/pagos.ts'
import { relojHasta } from '../../suelo/abierta.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { notify } from '../../suelo/novedades/notify.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { inscripcionNoEncontrada } from '../inscripciones/errors.ts'
import { listPagosHechos } from '../inscripciones/pagos-hechos.ts'
import { columnasDeCondiciones } from './condiciones.ts'
import { nadaQueAvisar, yaAvisado } from './errors.ts'
import { SUS_NOVEDADES } from './recibos.ts'

const UN_DIA_MS = 24 * 60 * 60 * 1000

/** Writes to who owes what is overdue, once a day at most; of a closed course too. */
export function notifyDeuda(deps: Deps, quien: Quien, inscripcionId: number) {
  const cual = eq(catedraAlumnos.id, inscripcionId)
  const email = enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const inscripcion = requireInscripcion(tx, cual)
    const { nombre, catedra, cerrada_en, avisado, condiciones } = inscripcion
    const hoy = todayOf(relojHasta(deps, cerrada_en))
    const deuda = deudaDe(cuentaDe(condiciones, listPagosHechos(tx, cual).get(inscripcionId) ?? [], hoy))
    if (deuda.debe === 0) throw nadaQueAvisar()
    if (avisado !== null && ahora - avisado < UN_DIA_MS) throw yaAvisado(plazoEscrito(avisado, deps.zona))
    const enlace = '/alumno/pagos'
    const enviados = notify(deps, tx, {
      aviso: 'PAGO',
      a: { alumnos: [inscripcion.alumnoId] },
      catedraId: inscripcion.catedraId,
      sobre: {},
      nombre: 'Pagos pendientes',
      enlace,
      carta: () => ({
        subject: `Pagos pendientes de «${catedra}»`,
        paragraphs: avisoDeDeuda(nombre, catedra, deuda),
        action: { label: 'Ver mis pagos', url: `${deps.site.url}${enlace}` },
      }),
    })
    tx.update(catedraAlumnos).set({ aviso_de_pago_en: ahora }).where(cual).run()
    note({ hecho: 'pagos.avisar', sobre: { inscripcion: inscripcionId } })
    return enviados.length > 0 ? inscripcion.email : SUS_NOVEDADES
  })
  return { message: `Aviso enviado a ${email}.` }
}

function requireInscripcion(tx: Reader, cual: SQL) {
  const inscripcion = tx
    .select({
      alumnoId: alumnos.id,
      catedraId: catedras.id,
      nombre: alumnos.nombre,
      email: alumnos.email,
      catedra: catedras.nombre,
      cerrada_en: catedras.cerrada_en,
      avisado: catedraAlumnos.aviso_de_pago_en,
      condiciones: columnasDeCondiciones,
    })
    .from(catedraAlumnos)
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .where(cual)
    .get()
  if (!inscripcion) throw inscripcionNoEncontrada()
  return inscripcion
}
