import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../../../db/client.ts'
import { avisosElegidos } from '../../../db/schema/avisos.ts'
import { banderaDicha } from '../../../src/domain/base/campos.ts'
import { avisos, avisosDe, mediosDe, rolConAvisosDe } from '../../../src/domain/correos/avisos.ts'
import { enActo } from '../actos.ts'
import type { Deps } from '../deps.ts'
import type { Sesion } from '../plugins/auth.ts'
import { invalidFields } from '../plugins/validation.ts'

/** Who is told: a student or a teacher. */
type Persona = Pick<Sesion, 'rol' | 'id'>

/** `activo` is `correo`, by the name of when there was nothing else. */
export const preferencias = z.array(
  z.object({ aviso: z.enum(avisos), activo: z.boolean(), correo: z.boolean(), telefono: z.boolean() }),
)

const NO_EXISTE = 'Ese aviso no existe.'
const LLEGA = 'Falta decir si ese aviso llega (activo, correo o telefono: true o false).'
const medio = banderaDicha.pipe(z.boolean(LLEGA)).optional()

/** How one kind of notice comes: what is not said stays. */
export const preferencia = z
  .object({
    aviso: z.enum(avisos, NO_EXISTE),
    activo: medio,
    correo: medio,
    telefono: medio,
  })
  .refine(({ activo, correo, telefono }) => [activo, correo, telefono].some((uno) => uno !== undefined), {
    path: ['activo'],
    message: LLEGA,
  })
  .refine(({ aviso, telefono }) => aviso !== 'RESUMEN' || !telefono, {
    path: ['telefono'],
    message: 'El resumen llega solo por correo.',
  })

/** The notices that somebody gets, each with how it comes. */
export function listPreferencias(tx: Reader, persona: Persona): z.infer<typeof preferencias> {
  const { aviso, correo, telefono } = avisosElegidos
  const filas = tx.select({ aviso, correo, telefono }).from(avisosElegidos).where(suyos(persona)).all()
  const rol = rolConAvisosDe(persona)
  return avisosDe[rol].map((cual) => {
    const medios = mediosDe(
      rol,
      cual,
      filas.find((una) => una.aviso === cual),
    )
    return { aviso: cual, activo: medios.correo, ...medios }
  })
}

export function setPreferencia(
  deps: Deps,
  persona: Persona,
  { aviso, activo, correo = activo, telefono }: z.infer<typeof preferencia>,
) {
  const rol = rolConAvisosDe(persona)
  if (!avisosDe[rol].includes(aviso)) throw invalidFields([['aviso', NO_EXISTE]])
  return enActo(deps, persona, {}, ({ tx, note }) => {
    const quien = rol === 'docente' ? { docenteId: persona.id } : { alumnoId: persona.id }
    tx.insert(avisosElegidos)
      .values({ ...quien, aviso, correo: null })
      .onConflictDoNothing()
      .run()
    tx.update(avisosElegidos)
      .set({ correo, telefono })
      .where(and(suyos(persona), eq(avisosElegidos.aviso, aviso)))
      .run()
    note({ hecho: 'avisos.cambiar' })
    return listPreferencias(tx, persona)
  })
}

function suyos({ rol, id }: Persona) {
  return rol === 'docente' ? eq(avisosElegidos.docenteId, id) : eq(avisosElegidos.alumnoId, id)
}
