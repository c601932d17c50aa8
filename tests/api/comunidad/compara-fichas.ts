import { datosEstructurados } from '../../../src/lib/json-ld.ts'
import type { Respuesta } from '../../support/simulacion.ts'
import { ROLES } from './inventa.ts'
import { type Creador, idsDe } from './libro.ts'
import type { Mundo } from './mundo.ts'

/** What a record says, where it stands alone: by its id and by its address, to search engines, with votes and comments. */
export async function comparaFichas(mundo: Mundo): Promise<void> {
  const { libro, lee, cualquiera, desacuerdos } = mundo
  for (const uno of libro.publicados) {
    const ficha = await lee(cualquiera, `/composers/${uno.id}`)
    comparaFicha(mundo, uno, ficha)
    comparaDatosEstructurados(mundo, uno, ficha)
    const comentarios = await lee(cualquiera, `/composers/comments/${uno.id}?limit=100`)
    const debe = idsDe(libro.delDueno(libro.comentarios, uno))
    desacuerdos.compara('Comentarios', '/composers/comments/{id}', uno.slug, debe, idsDe(comentarios))
  }
  for (const uno of libro.creadores) {
    const dueno = libro.duenoDe(uno)
    const { status, data } = await cualquiera(`GET /composers/slug/${uno.slug}`)
    const debe = libro.isVisible(dueno) ? dueno.slug : 404
    desacuerdos.compara(
      'A quién lleva',
      '/composers/slug',
      uno.slug,
      debe,
      status === 200 ? data.slug : status,
    )
  }
}

function comparaFicha({ libro, desacuerdos, vistas }: Mundo, uno: Creador, dice: Respuesta): void {
  const votos = libro.votosDe(uno).map(({ estrellas }) => estrellas)
  const debe = {
    ...libro.fichaDe(uno),
    rating_count: votos.length,
    rating_avg: votos.reduce((a, b) => a + b, 0) / votos.length || 0,
    student_last_name: (!uno.de?.isBorrada && uno.de?.alumno?.apellido) || null,
    published_at: new Date(uno.publicado ?? 0).toISOString(),
  }
  desacuerdos.comparaCada('/composers/{id}', uno.slug, debe, dice)
  const antes = vistas.get(uno.id) ?? ''
  desacuerdos.compara('updated_at no retrocede', '/composers/{id}', uno.slug, true, dice.updated_at >= antes)
  vistas.set(uno.id, dice.updated_at)
}

/** In the order of the roles. */
const CATEGORIAS = ['Compositor', 'Poeta', 'Pintor', 'Intérprete']

function comparaDatosEstructurados({ libro, desacuerdos }: Mundo, uno: Creador, dice: Respuesta): void {
  const { birth_edtf, death_edtf, bio } = libro.fichaDe(uno)
  const debe = {
    name: libro.nombreDe(uno),
    url: `http://localhost/creador/${uno.slug}`,
    description: bio,
    birthDate: birth_edtf?.endsWith('~') ? undefined : birth_edtf,
    deathDate: death_edtf ?? undefined,
    jobTitle: CATEGORIAS[ROLES.indexOf(uno.rol)],
  }
  const ld = JSON.parse(datosEstructurados(dice, 'http://localhost'))
  desacuerdos.comparaCada('JSON-LD', uno.slug, debe, ld)
}
