import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { avisosApagados } from '../../../db/schema/avisos.ts'
import { banderaDicha } from '../../../src/domain/base/campos.ts'
import { avisos, avisosDe } from '../../../src/domain/correos/avisos.ts'
import { enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import type { Sesion } from '../plugins/auth.ts'

/** Who gets mails: a student or a teacher. */
type Persona = Pick<Sesion, 'rol' | 'id'>

export const preferencias = z.array(z.object({ aviso: z.enum(avisos), activo: z.boolean() }))

/** One kind of mail, switched on or off. */
export const preferencia = z.object({
  aviso: z.enum(avisos, 'Ese aviso no existe.'),
  activo: banderaDicha.pipe(z.boolean('Falta decir si ese aviso llega (activo: true o false).')),
})

/** The mails that somebody gets, each with whether it comes. */
export function listPreferencias(tx: Reader, persona: Persona): z.infer<typeof preferencias> {
  const apagados = tx
    .select({ aviso: avisosApagados.aviso })
    .from(avisosApagados)
    .where(suyos(persona))
    .all()
    .map(({ aviso }) => aviso)
  const posibles = avisosDe[persona.rol === 'docente' ? 'docente' : 'alumno']
  return posibles.map((aviso) => ({ aviso, activo: !apagados.includes(aviso) }))
}

export function setPreferencia(deps: Deps, persona: Persona, { aviso, activo }: z.infer<typeof preferencia>) {
  return enActo(deps, persona, {}, ({ tx, note }) => {
    const quien = persona.rol === 'docente' ? { docenteId: persona.id } : { alumnoId: persona.id }
    tx.insert(avisosApagados)
      .values({ ...quien, aviso })
      .onConflictDoNothing()
      .run()
    if (activo)
      tx.delete(avisosApagados)
        .where(and(suyos(persona), eq(avisosApagados.aviso, aviso)))
        .run()
    note({ hecho: 'avisos.cambiar' })
    return listPreferencias(tx, persona)
  })
}

function suyos({ rol, id }: Persona) {
  return rol === 'docente' ? eq(avisosApagados.docenteId, id) : eq(avisosApagados.alumnoId, id)
}
