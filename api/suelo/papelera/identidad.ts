import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../db/client.ts'
import { creadores, creadorSlugs } from '../../../db/schema/creadores.ts'
import { enUnDato, isEmail } from '../../../src/domain/base/campos.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import type { TipoEnPapelera } from '../../../src/domain/papelera/papelera.ts'
import { type Contenido, type Filas, listValores } from './contenido.ts'
import { direccionTomada } from './errors.ts'

const EMAIL = 'El email no es válido.'
const DIRECCION = 'La dirección solo puede tener letras minúsculas sin tildes, números y guiones.'

/** Instead of what somebody else has taken since. */
export const identidad = z.object({
  email: z.string(EMAIL).overwrite(enUnDato).refine(isEmail, EMAIL).optional(),
  slug: z
    .string(DIRECCION)
    .refine((slug) => slug !== '' && slug === slugDe(slug), DIRECCION)
    .optional(),
})

export type Identidad = z.infer<typeof identidad>

/** With the e-mail or the address that was asked for. Earlier addresses that others have since are theirs. */
export function withIdentidad(
  tx: Tx,
  tipo: TipoEnPapelera,
  contenido: Contenido,
  { email, slug }: Identidad,
): Contenido {
  const isPersona = tipo === 'ALUMNO' || tipo === 'DOCENTE'
  if (isPersona) return email ? withValor(contenido, 'email', email) : contenido
  if (tipo !== 'CREADOR') return contenido
  const nuevo = slug ? withValor(contenido, 'slug', slug) : contenido
  const [raiz] = nuevo.tablas
  for (const suyo of raiz ? listValores(raiz, 'slug') : []) {
    if (listTomadas(tx, [String(suyo)]).length > 0) throw direccionTomada(String(suyo))
  }
  return withoutTomadas(tx, nuevo)
}

/** Of the thing's own row, which comes first. */
const withValor = (
  { tablas: [raiz, ...demas], ...contenido }: Contenido,
  columna: string,
  valor: string,
) => ({
  ...contenido,
  tablas: raiz ? [replaced(raiz, columna, valor), ...demas] : demas,
})

function replaced(raiz: Filas, columna: string, valor: string): Filas {
  const en = raiz.columnas.indexOf(columna)
  return { ...raiz, filas: raiz.filas.map((fila) => fila.with(en, valor)) }
}

function withoutTomadas(tx: Tx, contenido: Contenido): Contenido {
  const tablas = contenido.tablas.map((filas) => {
    if (filas.tabla !== 'creador_slugs') return filas
    const tomadas = listTomadas(tx, listValores(filas, 'slug').map(String))
    const en = filas.columnas.indexOf('slug')
    return { ...filas, filas: filas.filas.filter((fila) => !tomadas.includes(String(fila[en]))) }
  })
  return { ...contenido, tablas }
}

function listTomadas(tx: Tx, slugs: string[]): string[] {
  const de = (tabla: typeof creadores | typeof creadorSlugs) =>
    tx.select({ slug: tabla.slug }).from(tabla).where(inArray(tabla.slug, slugs)).all()
  return [...de(creadores), ...de(creadorSlugs)].map(({ slug }) => slug)
}
